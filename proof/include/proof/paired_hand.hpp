// One hand under two rule sets at once: the same cards and, as far as both allow it, the same actions.
//
// The hand follows the stream of the first rule set (docs/stream.md): dealer, match scores, pack, then one draw for
// each decision, over the choices that both rule sets offer. While they offer the same it is hand i of either. What
// only one of them offers is noted and not taken. The cards that seats hold are the same too: where the rule sets deal
// in other packets, the pack of the second is arranged so that everybody is dealt what he is dealt under the first.
// Where two auctions have no word in common but passing, or part from each other, each goes on with words of its own
// until both have come to the same contract, and play goes on from there.
//
// Nobody errs and nobody accuses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "proof/translation.hpp"
#include "qanun/match.hpp"
#include "qanun/playout.hpp"
#include "qanun/rule_set.hpp"
#include "qanun/step.hpp"

namespace proof {

inline constexpr std::size_t kSides = 2;  // the first and the second rule set

// Two rule sets, which must outlive it. Immutable, shared between threads.
class Pair {
 public:
  Pair(const qanun::RuleSet& first, const qanun::RuleSet& second)
      : rules_{&first, &second}, to_{Translation{first, second}, Translation{second, first}} {}

  [[nodiscard]] const qanun::RuleSet& rules(std::size_t side) const { return *rules_[side]; }
  // From this rule set to the other one.
  [[nodiscard]] const Translation& from(std::size_t side) const { return to_[side]; }

 private:
  std::array<const qanun::RuleSet*, kSides> rules_;
  std::array<Translation, kSides> to_;
};

// What can differ before a sheet is written.
enum class Parting : std::uint8_t {
  card,      // a card is allowed by one rule set only
  word,      // something may be said, or a meld announced, by one only
  mark,      // a card that both allow may carry a mark in one only
  tolerated  // something is not allowed by either, and taken by one only
};
inline constexpr std::size_t kPartings = 4;

// The first action of that kind that one rule set offers and the other does not.
struct Offer {
  std::size_t side = 0;                                      // whose
  qanun::Action action;                                      // in the words of that rule set
  std::array<qanun::Hand, kSides> hands{};                   // as they stood
  std::array<std::vector<qanun::Action>, kSides> actions{};  // what both had taken before, in the words of each
};

// Why the two could not go on together.
enum class Split : std::uint8_t {
  none,
  turn,      // another seat is on turn
  over,      // the hand is over under one of them
  choices,   // nothing that may be done may be done under both
  contract,  // their auctions never came to one contract
  cards      // the same cards could not be dealt
};

struct PairedHand {
  std::array<qanun::Hand, kSides> hands{};
  std::array<qanun::ActionLog, kSides> logs{};  // of the counted deal
  std::array<qanun::ScoreSheet, kSides> sheets{};
  std::array<qanun::MatchState, kSides> before{};  // equal but for the dealer of a deal after one that was thrown in
  std::array<qanun::MatchState, kSides> after{};
  std::array<std::optional<Offer>, kPartings> offers{};
  Split split = Split::none;  // none: there are two sheets
  bool auctions_apart = false;
  bool arranged = false;        // the pack of the second is another
  bool dealer_differs = false;  // after a deal that was thrown in

  [[nodiscard]] const std::optional<Offer>& offer(Parting kind) const { return offers[static_cast<std::size_t>(kind)]; }
  // Whether one allowed what the other did not.
  [[nodiscard]] bool offers_differ() const {
    return offer(Parting::card) || offer(Parting::word) || offer(Parting::mark);
  }
  // Points, points held, who won: what the hand comes to.
  [[nodiscard]] bool results_differ() const;
  // The match after it, where the results are the same: who deals, whether it is over and who won.
  [[nodiscard]] bool matches_differ() const;
};

void play_pair(const Pair& pair, std::uint64_t seed, std::uint64_t index, PairedHand& out);

}  // namespace proof
