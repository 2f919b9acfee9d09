// Belote scoring (FR-05 .. FR-16, SCORE-16): points are written down as they are counted.
//
// The takers have made it when their total, with announcements and belote, is above the defence's (FR-08). Made: each
// side writes its own. Failed: the defence writes the worth of the hand, 162, with announcements and belote where
// meld.on_fail and baloot.on_fail send them (FR-09). Points of cards may be rounded when they are written (FR-13).
//
// A tie is a litige (FR-14): the defence writes its points, the takers' wait for the winner of the next hand that is
// counted (FR-15). Whoever wins a hand takes what is held, also after a capot, a raise or a fault; a hand that is dealt
// again leaves it where it is.
//
// Where the sources are silent:
// - `only_81` speaks of the totals that are compared; other equal totals are a failure;
// - announcements of the takers wait with their cards. Their belote follows baloot.on_fail: `holder` keeps it, `winner`
//   holds it with the rest, `void` drops it;
// - after a tie that is split nobody has won, and points held from before stay held;
// - `each_own` gives the takers what would have waited from the last hand itself; older points lapse, unless the rule
//   for two ties running gives them to the defence;
// - rounding comes before raising: a hand of 162 that is doubled is written as 320. What waits is rounded when it
// begins
//   to wait, and written as it stands;
// - points held over are a line of the sheet like any other where the hand counts several times (SCORE-15).
#pragma once

#include <array>
#include <cstdint>

#include "../tens/rounding_tens.hpp"
#include "qanun/compile.hpp"
#include "qanun/parts/extras.hpp"
#include "qanun/parts/hand_worth.hpp"
#include "qanun/score.hpp"

namespace belote {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class BeloteScore final : public Score {
 public:
  explicit BeloteScore(Compile& compile);

  [[nodiscard]] Verdict verdict(const ScoreInput& in) const override;
  [[nodiscard]] HandValue value(const ScoreInput& in, const Verdict& verdict) const override;
  [[nodiscard]] Extras extras(const ScoreInput& in, const Verdict& verdict) const override;
  void award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const override;
  [[nodiscard]] Points meld_points(Abnat abnat, Mode /*mode*/) const override { return Points{abnat.value}; }
  [[nodiscard]] PointsRange sum(const ScoreInput& in, const Verdict& verdict) const override;

 private:
  enum class Litige : std::uint8_t { hold, takers_fail, redeal, split };
  enum class LitigeOn : std::uint8_t { any_tie, only_81 };
  enum class SecondLitige : std::uint8_t { accumulate, to_second_defence };
  enum class AtEnd : std::uint8_t { lapse, each_own };

  [[nodiscard]] Abnat total(const ScoreInput& in, Team team) const;
  [[nodiscard]] bool is_litige(Abnat total) const;
  [[nodiscard]] bool takers_wait(const ScoreInput& in, const Verdict& verdict) const;
  [[nodiscard]] Points written(Points points, const Contract& contract) const;
  [[nodiscard]] Points add_extras(const ScoreInput& in, const Extras& extras, Team holder, bool waits,
                                  ScoreSheet& sheet) const;
  void settle_held(const ScoreInput& in, bool waits, Points waiting, ScoreSheet& sheet) const;

  tens::RoundingTens rounding_;
  Litige litige_;
  LitigeOn litige_on_;
  SecondLitige second_litige_;
  AtEnd at_end_;
  OnFail melds_on_fail_;
  OnFail baloot_on_fail_;
  Abnat baloot_;
  bool baloot_helps_;
  std::int32_t times_;  // by which the kernel multiplies the lines of the sheet in the end
  HandWorth worth_;
  struct {
    RuleId own, failed, compared, litige, held, melds, baloot, on_fail;
  } rule_;
};

}  // namespace belote
