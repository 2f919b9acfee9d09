// How fast random hands are played through the whole framework, and what each of its means costs. docs/benchmarks.md.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "demands.hpp"
#include "final_table.hpp"
#include "groups/groups.hpp"
#include "groups/other_build.hpp"
#include "own_options.hpp"
#include "results.hpp"
#include "results_json.hpp"
#include "workshop.hpp"

namespace {

using namespace bench;  // NOLINT(google-build-using-namespace)

// Ours stand first, so that those of the command line win.
std::vector<std::string> with_defaults(const char* program, const OwnOptions& options) {
  std::vector<std::string> all{program, "--benchmark_repetitions=9", "--benchmark_min_time=0.1",
                               "--benchmark_enable_random_interleaving=true"};
  all.insert(all.end(), options.rest.begin(), options.rest.end());
  return all;
}

// False where something was given that nobody knows.
bool initialize(const std::vector<std::string>& arguments) {
  std::vector<char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
  int left = static_cast<int>(pointers.size());
  benchmark::Initialize(&left, pointers.data());
  return !benchmark::ReportUnrecognizedArguments(left, pointers.data());
}

void add_everything(Workshop& workshop, const OwnOptions& options) {
  add_hands(workshop);
  add_costs(workshop);
  add_parts(workshop);
  add_loading(workshop);
  add_threads(workshop);
  add_growth(workshop);
  if (!options.against.empty()) add_other_build(workshop, options.against);
}

int report(const Results& results, const OwnOptions& options) {
  const std::vector<Demand> demands = demands_of(results);
  for (const std::string& error : results.errors) std::cerr << "qanun_bench: " << error << '\n';
  if (!options.other_format && !results.rows.empty()) print_tables(std::cout, results, demands);
  if (!options.results.empty()) {
    std::ofstream file{options.results};
    file << results_json(results, demands);
    if (!file.flush()) {
      std::cerr << "qanun_bench: the results cannot be written to " << options.results << '\n';
      return 1;
    }
  }
  return results.errors.empty() ? 0 : 1;
}

int measure(const OwnOptions& options) {
  Workshop workshop{options.extent};
  add_everything(workshop, options);
  if (!options.other_format) std::cerr << "qanun_bench: " << workshop.plan().rows().size() << " rows to choose from\n";
  Collector collector{std::unique_ptr<benchmark::BenchmarkReporter>{
      options.other_format ? benchmark::CreateDefaultDisplayReporter() : nullptr}};
  const std::size_t ran = benchmark::RunSpecifiedBenchmarks(&collector);
  Results results = collector.results(workshop.plan());
  if (ran > 0 && !results.rows.empty()) results.sizes = count_sizes(workshop);
  return report(results, options);
}

}  // namespace

int main(int count, char** given) {
  const std::optional<OwnOptions> options = own_options(count, given);
  if (!options) {
    std::cerr << kOwnHelp << "--out, --against and --play take a value\n";
    return 2;
  }
  if (options->help) std::cout << kOwnHelp << std::flush;
  if (!options->to_play.empty()) return play_for_other_build(options->to_play);
  if (!initialize(with_defaults(given[0], *options))) return 2;
  try {
    return measure(*options);
  } catch (const Unmeasurable& why) {
    std::cerr << "qanun_bench: " << why.what() << '\n';
    return 1;
  }
}
