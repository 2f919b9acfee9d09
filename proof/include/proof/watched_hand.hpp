// One random hand, played under the eyes of everything that must hold for every rule set.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "proof/aim.hpp"
#include "proof/watched_deal.hpp"
#include "qanun/playout.hpp"

namespace proof {

// The code of the fault that every deal in a row is thrown in.
inline constexpr std::string_view kNothingCounted = "F103";

// Plays hand `index` of the run with that seed as docs/stream.md describes it, watching every step as `watch_deal`
// does. Never runs on for ever. Without a fault `played` and `log` hold the hand.
[[nodiscard]] std::optional<Fault> watch_hand(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index,
                                              qanun::PlayedHand& played, qanun::ActionLog& log);

// The same where the players aim at a contract: another hand, which depends on the seed, the index and the aim.
[[nodiscard]] std::optional<Fault> watch_aimed_hand(const qanun::RuleSet& rules, std::uint64_t seed,
                                                    std::uint64_t index, const Aim& aim, qanun::PlayedHand& played,
                                                    qanun::ActionLog& log);

}  // namespace proof
