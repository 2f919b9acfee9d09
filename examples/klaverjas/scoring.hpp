// From the points of the tricks to the sheet (KLAV-09 .. KLAV-11).
//
// The side that plays must have more than half of all points, roem included. Made: each side writes its cards and its
// roem. Not made (nat): the others write score.hand_hokum, 162 as all cards with the last trick, and the roem of both
// sides as roem.on_nat says. All tricks of one side (pit) are worth a bonus, and leave no doubt who made the hand.
//
// The abnat of a played hand hold the roem of its tricks already, and the facts of the feature `roem` say how much of
// them that is. A scorekeeper may give both sides with their roem or the cards alone: cards alone make exactly what the
// pack and the last trick make, whatever roem is told besides, and so are known for what they are.
//
// Where the sources are silent:
// - with score.equal: made each side writes its own half;
// - the defence takes the pit bonus besides all that nat brings it.
#pragma once

#include <qanun/compile.hpp>
#include <qanun/parts/hand_worth.hpp>
#include <qanun/score.hpp>

#include <array>
#include <cstdint>

#include "roem.hpp"

namespace klaverjas {

class KlaverjasScore final : public Score {
 public:
  explicit KlaverjasScore(Compile& compile);

  [[nodiscard]] Verdict verdict(const ScoreInput& in) const override;
  [[nodiscard]] HandValue value(const ScoreInput& in, const Verdict& verdict) const override;
  [[nodiscard]] Extras extras(const ScoreInput& in, const Verdict& verdict) const override;
  void award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const override;
  [[nodiscard]] Points meld_points(Abnat abnat, Mode /*mode*/) const override { return Points{abnat.value}; }

 private:
  enum class Equal : std::uint8_t { nat, made };
  enum class PitBy : std::uint8_t { either, players };
  enum class OnNat : std::uint8_t { defence, holder, nobody };

  // The roem of one side: of each kind, and points of which nobody told the kind.
  struct SideRoem {
    RoemCounts counts{};
    Abnat untold;
    Abnat total;
  };
  struct Parts {
    std::array<Abnat, kTeams> cards;
    std::array<SideRoem, kTeams> roem;
  };

  [[nodiscard]] SideRoem roem_of(const Facts& facts, Team team) const;
  [[nodiscard]] Parts parts(const ScoreInput& in) const;
  void add_roem(const SideRoem& roem, const Extras& extras, Team holder, ScoreSheet& sheet) const;
  void add_pit(const ScoreInput& in, ScoreSheet& sheet) const;

  Equal equal_;
  PitBy pit_by_;
  Points pit_;
  OnNat on_nat_ = OnNat::defence;
  bool has_roem_;
  RoemWorths worths_{};
  // With a trump, without, with all trumps: what cards and last trick make, what a whole hand is worth on the sheet.
  std::array<std::int32_t, 3> wholes_{};
  HandWorth worth_;  // what a side that is nat gives up; other features, such as doubling, read the same options
  std::array<MeldNameId, kRoemKinds> names_{};
  std::array<std::array<FactId, kTeams>, kRoemKinds> facts_{};
  std::array<FactId, kTeams> totals_{};
  LabelId nat_label_;
  LabelId pit_label_;
  struct {
    RuleId made, nat, pit, roem, stuk;
  } rule_;
};

}  // namespace klaverjas
