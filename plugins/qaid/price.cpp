#include "price.hpp"

#include "qaid.hpp"

namespace qaid {

namespace {

constexpr Text kPrice{"price of the fault", "قيمة القيد"};
constexpr Text kKabootPrice{"price of the fault, as kaboot", "قيمة القيد كبوت"};

constexpr std::size_t kind_of(qanun::Mode mode) {
  return mode == qanun::Mode::no_trump ? 1 : mode == qanun::Mode::all_trump ? 2 : 0;
}

std::int32_t number_or(const Compile& compile, std::string_view option, std::int32_t otherwise) {
  return compile.has(option) ? static_cast<std::int32_t>(compile.number(option)) : otherwise;
}

}  // namespace

Price::Price(Compile& compile)
    : value_{compile.choice<Value>("qaid.value")},
      offender_melds_{compile.choice<OffenderMelds>("qaid.offender_melds")},
      scaled_{compile.flag("qaid.scale_with_double")},
      fixed_{static_cast<std::int32_t>(compile.number("qaid.fixed_value"))},
      rule_value_{compile.rule("QAID-03")},
      rule_doubled_{compile.rule("QAID-05")},
      rule_kaboot_{compile.rule("QAID-07")},
      rule_melds_{compile.rule("QAID-04")} {
  const std::int32_t hokum = number_or(compile, "score.hand_hokum", 0);
  hand_ = {hokum, number_or(compile, "score.hand_sun", hokum), number_or(compile, "score.hand_all_trump", hokum)};
  const std::int32_t kaboot = number_or(compile, "kaboot.hokum", 0);
  kaboot_ = {kaboot, number_or(compile, "kaboot.sun", kaboot), number_or(compile, "kaboot.all_trump", kaboot)};
  kaboot_scaled_ = number_or(compile, "kaboot.doubled", 0) == 1;
}

HandValue Price::value(const ScoreInput& in, Team winner, bool kaboot) const {
  const Stake& stake = in.contract.stake;
  const std::int32_t factor = stake.level > 0 ? stake.factor : 1;
  const bool as_kaboot = kaboot || value_ == Value::kaboot;
  const bool scaled = as_kaboot ? kaboot_scaled_ : scaled_;
  const std::int32_t base = as_kaboot                ? kaboot_[kind_of(in.contract.mode)]
                            : value_ == Value::fixed ? fixed_
                                                     : hand_[kind_of(in.contract.mode)];
  const RuleId rule = factor != 1 ? rule_doubled_ : kaboot ? rule_kaboot_ : rule_value_;
  const Text* const what = as_kaboot ? &kKabootPrice : &kPrice;
  HandValue out;
  out.points[winner] = Points{scaled ? base * factor : base};
  out.rule = {rule, rule};
  out.what = {what, what};
  return out;
}

// QAID-04: the winner keeps his own. What the doubling before has multiplied stays so only where the price is scaled.
void Price::extras(Team winner, Extras& extras) const {
  const Team offender = other_team(winner);
  extras.melds_to[winner] = extras.baloot_to[winner] = winner;
  const bool goes_over = offender_melds_ == OffenderMelds::transferred;
  extras.melds_to[offender] = extras.baloot_to[offender] = goes_over ? winner : kNoTeam;
  if (!scaled_) {
    extras.melds_times[winner] = 1;
    extras.baloot_times[winner] = 1;
  }
  extras.melds_times[offender] = extras.melds_times[winner];
  extras.baloot_times[offender] = extras.baloot_times[winner];
  extras.melds_rule = extras.baloot_rule = {rule_melds_, rule_melds_};
}

// --- The links of the chain ------------------------------------------------------------------------------------------

bool Qaid::scores_a_part(const ScoreInput& in) const { return in.facts.get(side_) != kUnknownFact; }

void Qaid::verdict(const ScoreInput& in, Verdict& verdict) const {
  const auto offender = static_cast<Team>(in.facts.get(side_));
  const std::int64_t by = in.facts.get(by_);
  const bool false_claim = by != kUnknownFact && team_of(static_cast<Seat>(by)) == offender;
  verdict = Verdict{.outcome = offender == team_of(in.contract.buyer) ? qanun::Outcome::lost : qanun::Outcome::made,
                    .winner = other_team(offender),
                    .label = label_,
                    .rule = false_claim ? rule_false_ : rule_proven_};
}

void Qaid::value(const ScoreInput& in, const Verdict& verdict, HandValue& value) const {
  if (verdict.label != label_) return;
  value = price_.value(in, verdict.winner, kaboot_claim_ && in.facts.holds(kaboot_));
}

void Qaid::extras(const ScoreInput& /*in*/, const Verdict& verdict, Extras& extras) const {
  if (verdict.label == label_) price_.extras(verdict.winner, extras);
}

}  // namespace qaid
