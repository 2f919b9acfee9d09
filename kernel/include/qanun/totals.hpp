// A hand known by its totals alone: what a case or a scorekeeper says of it, without cards.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "qanun/match.hpp"
#include "qanun/rule_set.hpp"
#include "qanun/score.hpp"

namespace qanun {

// A meld of one side, by its cards (`code`) or by its name alone (`code` is 0).
struct GivenMeld {
  Team team = 0;
  MeldNameId name = 0;
  MeldCode code = 0;
};

struct HandTotals {
  Contract contract;
  std::array<Abnat, kTeams> raw{};                              // with the last trick
  std::array<std::uint8_t, kSeats> tricks_by_seat{2, 2, 2, 2};  // nobody has won all
  std::vector<GivenMeld> melds{};                               // at most four a side
  bool melds_are_counted = false;                               // true: which side counts is settled already
  std::array<std::uint8_t, kTeams> baloots{};                   // pairs held, by side
  Seat dealer = kNoSeat;
  Card up_card;
  std::vector<std::int64_t> facts{};  // by FactId; shorter than the list of facts: the rest is unknown
};

// Gives a fact. The dealer, the first leader and the up-card follow from the totals themselves.
void set_fact(HandTotals& totals, FactId fact, std::int64_t value);

// Tricks by side as tricks by seat: the partners of a side share them.
[[nodiscard]] std::array<std::uint8_t, kSeats> shared_tricks(std::array<std::uint8_t, kTeams> by_side);

// Abnat of all cards and the last trick: what both sides' raw totals add up to.
[[nodiscard]] Abnat all_abnat(const RuleSet& rules, Mode mode);

// The best meld of that name in this mode; 0 where the name is worth nothing.
[[nodiscard]] MeldCode best_code(const RuleSet& rules, MeldNameId name, Mode mode);
// The meld made of exactly these cards; 0 where there is none, or it is worth nothing.
[[nodiscard]] MeldCode code_of(const RuleSet& rules, CardSet cards, Mode mode);

// Settles which melds and baloots count. Equal melds whose holders are not known are settled as if each side's were
// with its first seat after the dealer (seats 0 and 1 where the dealer is not known).
[[nodiscard]] MeldTally count_melds(const RuleSet& rules, const HandTotals& totals);

// The rules in force when the cards of this hand are played: what `when:` makes of it at this standing of the match.
// Which hand of the match it is is not known.
[[nodiscard]] const RuleSet& rules_of(const RuleSet& rules, const HandTotals& totals, const MatchState& match);

// The sheet, at this standing of the match.
[[nodiscard]] ScoreSheet score(const RuleSet& rules, const HandTotals& totals, const MatchState& match);

// The same, written into the match.
ScoreSheet score_into(const RuleSet& rules, const HandTotals& totals, MatchState& match);

}  // namespace qanun
