// One random match, watched from hand to hand. MATCH-01 .. MATCH-06.
#pragma once

#include "proof/watched_hand.hpp"

namespace proof {

inline constexpr std::string_view kMatchAtFault = "F119";
// A match in which so many counted hands in a row bring neither side a point never ends.
inline constexpr std::int32_t kMostHandsInVain = 2000;

// Plays match `index` of the run with that seed. The first thing that does not hold, as F119: after each hand the
// scores are those before and what the sheet writes, the hands are one more and the next seat deals; a match that is
// over has reached the target, or the number of its hands, or a feature ended it; the winner is not behind unless the
// rules look at the last hand; and every match ends. A fault names the match by its index; `played` and `log` then hold
// the hand after which it was seen.
[[nodiscard]] std::optional<Fault> watch_match(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index,
                                               qanun::Erring erring, qanun::PlayedHand& played, qanun::ActionLog& log);

}  // namespace proof
