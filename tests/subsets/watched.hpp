// One random hand under everything that must hold of any hand, whatever the rules.
#pragma once

#include <cstdint>
#include <string>

#include "qanun/playout.hpp"

namespace watched {

// What did not hold, with the seed and the hand; empty where all is well. Looks at: someone is on turn with something
// to do, what is legal is held and taken, cards are conserved, the hand ends, replaying gives the same sheet, steps and
// the loop for many hands are one, lines add up to the points, the raw totals to the cards, what a seat may not see
// does not change its view, turning the table by a seat turns the result.
[[nodiscard]] std::string fault_in(const qanun::Playout& playout, std::uint64_t seed, std::uint64_t index,
                                   qanun::Erring erring);

}  // namespace watched
