// One random hand, played under the eyes of everything that must hold for every rule set.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "proof/aim.hpp"
#include "qanun/playout.hpp"

namespace proof {

// The code of the fault that every deal in a row is thrown in.
inline constexpr std::string_view kNothingCounted = "F103";

// What did not hold, and in which hand of which seed.
struct Fault {
  std::string code{};  // "F101"
  std::string en{};
  std::string ar{};
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
};

// Plays hand `index` of the run with that seed as docs/stream.md describes it, watching every step: someone is on turn
// and may do something, what is legal is held and taken, no card is lost or doubled, no seat sees another's cards, and
// the hand ends. Never runs on for ever. Without a fault `played` and `log` hold the hand.
[[nodiscard]] std::optional<Fault> watch_hand(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index,
                                              qanun::PlayedHand& played, qanun::ActionLog& log);

// The same where the players aim at a contract: another hand, which depends on the seed, the index and the aim.
[[nodiscard]] std::optional<Fault> watch_aimed_hand(const qanun::RuleSet& rules, std::uint64_t seed,
                                                    std::uint64_t index, const Aim& aim, qanun::PlayedHand& played,
                                                    qanun::ActionLog& log);

}  // namespace proof
