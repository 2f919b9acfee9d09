// Kaboot (KAB-01 .. KAB-09, FR-07): a side that wins all eight tricks writes a value of its own in place of the hand.
//
// It replaces the comparison altogether: a kabooted buyer has lost, whatever his projects (KAB-09). It replaces the
// value of a doubled hand too, or is multiplied like it (KAB-04). A kaboot of the buyer may cost more under conditions,
// all of which must hold: the reversed kaboot, never multiplied (KAB-06). What nobody knows does not hold: a score
// given without the dealer meets no condition about seats.
//
// Who has undertaken to win all tricks alone and has not won them alone has lost, though his side holds them all; the
// others then write the kaboot (COIN-05).
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"
#include "qanun/hooks.hpp"

namespace kaboot {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Kaboot final : public Feature {
 public:
  explicit Kaboot(Compile& compile);

  void verdict(const ScoreInput& in, Verdict& verdict) const override;
  void value(const ScoreInput& in, const Verdict& verdict, HandValue& value) const override;
  void extras(const ScoreInput& in, const Verdict& verdict, Extras& extras) const override;
  [[nodiscard]] bool may_win(const ScoreSheet& sheet, const Tally& tally, Team team) const override;

  // Whether the buyer held an ace among the eight he played with, the up-card included.
  [[nodiscard]] static std::int64_t buyer_had_ace(const Hand& hand);

 private:
  enum class Melds : std::uint8_t { winner_own, all_to_winner, taken_if_buyer, as_usual, none };
  enum class Baloot : std::uint8_t { winner_own, all_to_winner, as_usual, none };
  enum Need : std::uint8_t { kSun, kBuyerAtDealerRight, kBuyerHadAce, kBuyerLed, kUpCardAce };

  [[nodiscard]] bool is_reversed(const ScoreInput& in, Team winner) const;
  [[nodiscard]] bool holds(Need need, const ScoreInput& in) const;

  std::int32_t hokum_;
  std::int32_t sun_;
  std::int32_t all_trump_;
  std::int32_t reversed_hokum_;
  std::int32_t reversed_sun_;
  Melds melds_;
  Baloot baloot_;
  bool multiplied_;
  bool reversed_;
  bool may_end_match_;
  std::uint8_t needs_ = 0;  // one bit a Need
  FactId had_ace_;
  LabelId label_;
  RuleId rule_won_, rule_value_, rule_doubled_, rule_reversed_, rule_melds_;
};

}  // namespace kaboot
