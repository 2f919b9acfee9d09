// What two rule sets say differently, for people and for programs.
#pragma once

#include <array>
#include <string>

#include "proof/rule_differences.hpp"
#include "qanun/rule_set.hpp"
#include "streams/json_text.hpp"

namespace program {

using SideNames = std::array<std::string, 2>;

// What the two are called beside each other: their names; where these are the same, as they were asked for; where that
// is the same too, A and B.
[[nodiscard]] SideNames side_names(const SideNames& names, const SideNames& asked);

struct RuleDiff {
  const qanun::Registry& registry;
  std::array<const qanun::RuleSet*, 2> rules;
  SideNames names;
  proof::RuleDifferences differences;
};

[[nodiscard]] std::string rule_diff_text(const RuleDiff& diff, qanun::Language language);

// {"a", "b", "phases", "features", "options", "equal_options", "when"}
[[nodiscard]] Json rule_diff_json(const RuleDiff& diff);

}  // namespace program
