// The options that are ours; all others are Google Benchmark's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "plan.hpp"

namespace bench {

struct OwnOptions {
  Extent extent = Extent::usual;
  std::string results{};  // --out FILE: the results as JSON
  std::string against{};  // --against PROGRAM: the qanun_bench of another build
  std::string to_play{};  // --play RULES: what another build's run asks for
  bool help = false;
  bool other_format = false;  // Google Benchmark's own output was asked for, which takes the place of ours
  std::vector<std::string> rest{};
};

// Nothing where an option lacks its value.
[[nodiscard]] std::optional<OwnOptions> own_options(int count, char** given);

extern const char* const kOwnHelp;

}  // namespace bench
