// What the entries of `when:` make of a rule set wherever they can hold.
#pragma once

#include "qanun/diagnostic.hpp"
#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

// A hand notes its alternative in one byte; 0 is the rule set itself.
inline constexpr std::size_t kMostAlternatives = 255;

// Fills `rules.when.chosen` and `rules.when.alternatives` anew, and reports what cannot be: two entries that quarrel,
// an alternative that breaks a relation, entries that never hold, options that they set to no effect. Whoever changes
// options of a Resolved calls it before he compiles.
void find_alternatives(const Registry& registry, Resolved& rules, Diagnostics& diagnostics);

// The rule set as it stands where that alternative is in force; 0 is the rule set itself.
[[nodiscard]] Resolved in_force(const Resolved& rules, std::size_t alternative);

}  // namespace qanun
