#include "own_options.hpp"

namespace bench {

const char* const kOwnHelp =
    "qanun_bench: how fast hands are played, and what everything costs (docs/benchmarks.md)\n"
    "  --out FILE         writes the results as JSON; bench/draw.py draws them\n"
    "  --long             runs of up to 100,000,000 hands, a few minutes more\n"
    "  --against PROGRAM  plays the same hands in the qanun_bench of another build, round by round\n"
    "All other options are those of Google Benchmark:\n\n";

std::optional<OwnOptions> own_options(int count, char** given) {
  OwnOptions options;
  for (int i = 1; i < count; ++i) {
    const std::string argument = given[i];
    std::string* value = argument == "--out"       ? &options.results
                         : argument == "--against" ? &options.against
                         : argument == "--play"    ? &options.to_play
                                                   : nullptr;
    if (value != nullptr) {
      if (++i == count || *given[i] == '\0') return std::nullopt;
      *value = given[i];
    } else if (argument == "--long") {
      options.extent = Extent::long_;
    } else {
      options.help = options.help || argument == "--help" || argument == "-h";
      options.other_format = options.other_format || argument.rfind("--benchmark_format=", 0) == 0;
      options.rest.push_back(argument);
    }
  }
  return options;
}

}  // namespace bench
