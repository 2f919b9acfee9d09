// Which entries of `when:` can hold together, at which moments.
#pragma once

#include <cstdint>
#include <optional>
#include <set>

#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

// Every set of entries, one bit each, that can hold at some moment of a hand: the empty one too. Nothing where there
// are too many combinations to look at. Conditions that depend on each other are looked at together (a contract with
// its trump, the scores with each other); others as if they were independent.
[[nodiscard]] std::optional<std::set<std::uint64_t>> possible_masks(const Registry& registry, const Resolved& rules);

}  // namespace qanun
