// Saudi scoring (SCORE-01 .. SCORE-16): abnat become points, a buyer who falls behind loses the whole hand.
//
// The buyer has made it when his abnat, with counted projects and baloot, are not below the others' (SCORE-06); other
// tables look at points, or at a fixed figure (SCORE-07). Made: each side writes its own, the two fitted together as
// score.count says (SCORE-01, SCORE-05). Failed: the others write the worth of the hand, 16 or 26 (SCORE-11). Projects
// and baloot are added by themselves, or converted together with the cards (MELD-08).
//
// Where all sources are silent: `balanced` corrects the buyer when both sides have the same abnat; projects joined to
// the abnat of the cards are written as what they add to the converted figure. Where a table has made the hand worth
// less than its cards convert to, the side that is counted takes no more than the whole, so that no side writes a
// figure below nothing.
#pragma once

#include <array>
#include <cstdint>

#include "conversion.hpp"
#include "qanun/parts/extras.hpp"
#include "qanun/parts/hand_worth.hpp"
#include "qanun/score.hpp"

namespace saudi {

class SaudiScore final : public Score {
 public:
  explicit SaudiScore(Compile& compile);

  [[nodiscard]] Verdict verdict(const ScoreInput& in) const override;
  [[nodiscard]] HandValue value(const ScoreInput& in, const Verdict& verdict) const override;
  [[nodiscard]] Extras extras(const ScoreInput& in, const Verdict& verdict) const override;
  void award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const override;
  [[nodiscard]] Points meld_points(Abnat abnat, Mode mode) const override { return convert_(abnat, mode); }
  [[nodiscard]] PointsRange sum(const ScoreInput& in, const Verdict& verdict) const override;

 private:
  enum class Count : std::uint8_t { complement, independent, balanced };
  enum class Basis : std::uint8_t { raw, points_then_raw, raw_lenient, own_points, own_abnat };
  enum class Tie : std::uint8_t { buyer_makes, buyer_fails, redeal };

  [[nodiscard]] std::array<Points, kTeams> share(const ScoreInput& in) const;
  [[nodiscard]] Abnat with_extras(const ScoreInput& in, Team team) const;
  [[nodiscard]] Points points_with_extras(const ScoreInput& in, Team team) const;
  [[nodiscard]] int compare(const ScoreInput& in) const;
  [[nodiscard]] int compare_own_abnat(const ScoreInput& in, bool& even) const;
  void add_extras(const ScoreInput& in, const Extras& extras, Team holder, ScoreSheet& sheet) const;

  Conversion convert_;
  Count count_;
  Basis basis_;
  std::array<Tie, 2> tie_;  // hokum, sun
  std::array<std::int32_t, 2> needed_;
  std::array<bool, 2> needs_more_{};
  HandWorth worth_;
  bool melds_as_abnat_;
  OnFail melds_on_fail_;
  OnFail baloot_on_fail_;
  Abnat baloot_;
  bool baloot_helps_;
  struct {
    RuleId counted, converted_hokum, converted_sun, compared, tied, made, failed, melds, baloot, on_fail, as_abnat;
  } rule_;
};

}  // namespace saudi
