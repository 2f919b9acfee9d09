// What must hold of a rule set that was put together, whatever it came from.
#pragma once

#include <cstdint>
#include <memory>

#include "qanun/rule_set.hpp"

namespace fuzz {

// Some hands of it hold everything that the library of proofs asks, and its record gives the same rules again.
void keep_playable(const std::shared_ptr<const qanun::RuleSet>& rules, std::uint64_t seed);

}  // namespace fuzz
