// A part of a search: for each rule set every fault that a combination of this part showed, whether or not another part
// found it before, so that whoever has all parts settles them in the order of one process.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "parts/part.hpp"
#include "proof/search.hpp"

namespace program {

// What a part knows of one rule set.
struct FuzzedRules {
  std::uint64_t signature = 0;  // of the search
  proof::Progress progress{};   // combinations and hands of this part; how far all parts come is the same in each
  double seconds = 0;
  std::vector<proof::Shown> shown{};
};

[[nodiscard]] Json fuzzed_json(const FuzzedRules& fuzzed);
// Throws an exception of nlohmann::json where something is missing; nothing where it is of another space.
[[nodiscard]] std::optional<FuzzedRules> fuzzed_in(const Json& json, const proof::RuleSpace& space);

// The arguments that a part came of, and the line that they were. Throw as above.
[[nodiscard]] FuzzArguments fuzz_arguments(const Part& part);
[[nodiscard]] std::string fuzz_line(const Part& part);

}  // namespace program
