// Scoring of Bulgarian belot (VAR-01): points are written in tenths, and those of a tie hang.
//
// Cards, counted melds and belot make a side's total, which is rounded as a whole. More than the others: the buyers
// have made it, and each side writes its own. Less: they are inside, and the others write the whole hand with all
// melds. As much: the others write theirs, the buyers' half hangs until somebody wins a hand, also one that is doubled,
// thrown away by a fault or won with all tricks; points that hang already stay (FR-15).
//
// Where the source is silent:
// - in a tie the buyers' melds hang with their half; their belot does too, or stays with them, or is lost, as
//   baloot.on_fail says (FR-14);
// - melds are rounded with the cards where each side writes its own, by themselves where the whole hand goes to one;
// - where belot does not count for the contract it is still written;
// - hanging points are multiplied with the hand they come from, never with the hand that wins them (SCORE-15);
// - points that hang when the match is over lapse.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"
#include "qanun/parts/extras.hpp"
#include "qanun/parts/hand_worth.hpp"
#include "qanun/score.hpp"
#include "rounding.hpp"

namespace bulgarian {

class BulgarianScore final : public Score {
 public:
  explicit BulgarianScore(Compile& compile);

  [[nodiscard]] Verdict verdict(const ScoreInput& in) const override;
  [[nodiscard]] HandValue value(const ScoreInput& in, const Verdict& verdict) const override;
  [[nodiscard]] Extras extras(const ScoreInput& in, const Verdict& verdict) const override;
  void award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const override;
  [[nodiscard]] Points meld_points(Abnat abnat, Mode mode) const override { return tenths(abnat, mode); }
  [[nodiscard]] PointsRange sum(const ScoreInput& in, const Verdict& verdict) const override;

 private:
  // Where the points of a side go.
  struct Place {
    Team team = kNoTeam;
    bool hangs = false;
  };
  class Writer;

  void write_side(const ScoreInput& in, const HandValue& value, const Extras& extras, Team side, Writer& out) const;

  HandWorth worth_;
  OnFail melds_on_fail_;
  OnFail belot_on_fail_;
  Abnat belot_;
  bool belot_helps_;
  std::int32_t times_;  // by which the kernel multiplies the lines of the sheet in the end
  struct {
    RuleId hand, hangs, melds, belot, on_fail;
  } rule_;
};

}  // namespace bulgarian
