// What may be done at a point of a hand, as text, so that rule sets with other words can be set beside each other.
#pragma once

#include <set>
#include <string>

#include "qanun/step.hpp"

namespace liveness {

// Legal actions of the seat on turn, what is taken of it though it is not allowed, and what others may say.
[[nodiscard]] std::set<std::string> choices_of(const qanun::RuleSet& rules, const qanun::Hand& hand);

// What is in one and not in the other, either way; a long list is cut.
[[nodiscard]] std::string only_in(const std::set<std::string>& one, const std::set<std::string>& other);

// What a seat sees besides its own cards: cards that lie open, names of melds.
[[nodiscard]] std::string seen_by(const qanun::RuleSet& rules, const qanun::Hand& hand, qanun::Seat seat);

}  // namespace liveness
