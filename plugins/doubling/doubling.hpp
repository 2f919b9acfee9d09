// Doubling (DBL-01 .. DBL-12, PLAY-09, PLAY-10, SCORE-12 .. SCORE-14, MELD-18, MELD-21, MATCH-04, COIN-02): the stake
// of a hand is raised step by step.
//
// Raising. After the purchase and the deal the buyer's opponents are asked from the dealer's right, each to raise or to
// pass; the first who raises owns the double, and from then on only those whom the next level names are asked. Where
// the window opens at the purchase, an opponent may double in place of his answer to a hokum: that ends the buying. In
// an auction of rising bids a raise is a call like another, said in turn. Where nobody waits for his turn, whoever may
// raise may do so at any moment of the window.
//
// Open and closed. A level of a hokum fixes whether trumps may be led, or leaves it to a chooser. In a closed hand
// nobody leads a trump who holds anything else.
//
// The sheet. The winner writes the worth of the hand times the factor, or both count as usual and are multiplied; a
// hand in which both sides came to the same has its own rule; gahwa decides the match.
//
// Where all sources are silent:
// - a double over a first-round hokum always ends the buying; over an unnamed suit `early_blocks_sun` decides, and a
//   sun that may still be called is a new contract, which nobody has doubled;
// - whoever passes in place of an early double is asked again after the deal;
// - with `doubler_once` the choice is made with the first raise; where that level leaves none, later levels take their
//   own defaults;
// - with `buyer` he must say open or closed when the raising is over;
// - "doubled" projects are never multiplied by more than the hand;
// - in a tie without a winner, settled as in an undoubled hand, both sides are multiplied, but not with
//   `winner_multiplied`;
// - with `winner_multiplied` and `both_multiplied` the loser's projects and baloot go as in an undoubled hand;
// - a tie that is held carries the worth of the hand times the factor, with the projects and baloot of both sides;
// - whoever is at the target already writes nothing more for a gahwa; the multiplier of the hand leaves its line alone.
#pragma once

#include <array>
#include <cstdint>

#include "ladder.hpp"
#include "qanun/compile.hpp"
#include "qanun/hooks.hpp"
#include "qanun/parts/extras.hpp"
#include "qanun/parts/hand_worth.hpp"

namespace doubling {

// When and by whom a hand is raised, compiled.
struct RaisingRules {
  enum class Window : std::uint8_t { after_deal, from_purchase, in_auction };
  enum class Turn : std::uint8_t { seat_order, any_time };
  enum class Chooser : std::uint8_t { caller_of_level, doubler_once, buyer };
  enum class Gate : std::uint8_t {
    below_against_reached,
    upto_against_above,
    below_against_above,
    once_one_side_above,
    none
  };

  explicit RaisingRules(const Compile& compile);
  // DBL-09: whether this side may double a sun at these scores.
  [[nodiscard]] bool opens_sun(const std::array<std::int32_t, kTeams>& scores, Team side) const;

  Window window;
  Turn turn;
  Chooser chooser;
  Gate gate;
  std::int32_t line;
  bool early_blocks_sun;
  bool first_lead_only;
};

// What a raised hand is worth, compiled.
struct StakeRules {
  enum class Effect : std::uint8_t { winner_takes_all, winner_multiplied, both_multiplied };
  enum class Gahwa : std::uint8_t { wins_match_if_hand_won, wins_match_at_once, multiplier };
  enum class Tie : std::uint8_t { first_doubler_loses, last_raiser_loses, as_undoubled, held };
  enum class MeldFactor : std::uint8_t { full_level, double_only, at_most_two };

  explicit StakeRules(Compile& compile);

  bool applies;  // false: the score implementation has a rule of its own for raised bids
  Effect effect;
  Gahwa gahwa;
  Tie tie;
  MeldFactor meld_factor;
  bool baloot_multiplied;
  OnFail melds_on_fail;
  OnFail baloot_on_fail;
  std::int32_t hand_times;
  std::int32_t target;
  HandWorth worth;
  RuleId rule_tie, rule_value, rule_effect, rule_whose, rule_melds, rule_gahwa;
};

class Doubling final : public Feature {
 public:
  explicit Doubling(Compile& compile);

  // raising.cpp
  void words(const Hand& hand, Seat seat, CallList& out) const override;
  [[nodiscard]] bool speaks_in_auction() const override { return raising_.window != RaisingRules::Window::after_deal; }
  [[nodiscard]] bool goes_by_calls() const override;
  [[nodiscard]] Call as_listed(const Hand& hand, const Call& call) const override;
  [[nodiscard]] Seat asks(const Hand& hand) const override;
  void bid_made(Hand& hand, const Action& action) const override;
  [[nodiscard]] std::span<const RaiseLevel> levels() const override { return ladder_.named(); }
  [[nodiscard]] bool interjects() const override { return raising_.turn == RaisingRules::Turn::any_time; }
  void interjections(const Hand& hand, InterjectionList& out) const override;
  [[nodiscard]] bool takes(const Hand& hand, const Interjection& open, std::uint64_t draw) const override;
  void say(Hand& hand, const Action& action) const override;
  [[nodiscard]] bool plays_a_part(const Hand& hand) const override;
  [[nodiscard]] CardSet lead(const Hand& hand, CardSet legal) const override;
  [[nodiscard]] const Ban* why_barred(const Hand& hand, Card card) const override;

  // stakes.cpp
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override;
  [[nodiscard]] bool scores_a_part(const ScoreInput& in) const override { return in.contract.stake.level > 0; }
  void verdict(const ScoreInput& in, Verdict& verdict) const override;
  void value(const ScoreInput& in, const Verdict& verdict, HandValue& value) const override;
  void extras(const ScoreInput& in, const Verdict& verdict, Extras& extras) const override;
  void award(const ScoreInput& in, ScoreSheet& sheet) const override;
  void after_hand(const Contract& contract, const ScoreSheet& sheet, MatchState& match) const override;

 private:
  // What has been said since the last raise, besides the stake.
  struct Said {
    std::uint8_t declined;  // seats that let the next level pass, one bit each
    std::uint8_t choice;    // whoever chooses once for all has said open (1) or closed (2)
  };
  enum Variant : std::int16_t { kBare, kOpen, kClosed };

  [[nodiscard]] bool window_is_open(const Hand& hand) const;
  [[nodiscard]] unsigned may_raise(const Hand& hand, std::uint8_t level) const;
  [[nodiscard]] Seat next_to_ask(const Hand& hand, std::uint8_t level) const;
  [[nodiscard]] bool awaits_choice(const Hand& hand) const;
  [[nodiscard]] bool caller_chooses(const Contract& contract, const Level& level) const;
  template <class Take>
  void list_ways(const Contract& contract, std::uint8_t level, Take take) const;
  void raise(Hand& hand, Seat seat, std::uint8_t level, std::int16_t variant) const;
  [[nodiscard]] bool closes(const Hand& hand, const Level& level, std::int16_t variant) const;

  [[nodiscard]] bool decides_match(const Contract& contract) const;
  [[nodiscard]] Team tie_loser(const Contract& contract) const;
  [[nodiscard]] Team last_raiser(const Contract& contract) const;
  [[nodiscard]] std::int32_t meld_times(const Contract& contract) const;
  void write_held(const ScoreInput& in, ScoreSheet& sheet) const;
  void write_match(const ScoreInput& in, ScoreSheet& sheet) const;

  Ladder ladder_;
  RaisingRules raising_;
  StakeRules stakes_;
  std::uint8_t gahwa_;  // the level that may decide the match; 0 where the ladder has none
  WordId pass_;
  WordId open_;
  WordId closed_;
  Slot<Said> said_;
};

}  // namespace doubling
