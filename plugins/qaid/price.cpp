#include "price.hpp"

#include <algorithm>

#include "qaid.hpp"

namespace qaid {

namespace {

constexpr Text kPrice{"price of the fault", "قيمة القيد"};
constexpr Text kKabootPrice{"price of the fault, as kaboot", "قيمة القيد كبوت"};
constexpr Text kMatch{"the match, by a fault in a gahwa", "الصكّة، بقيد في القهوة"};

constexpr std::size_t kind_of(qanun::Mode mode) {
  return mode == qanun::Mode::no_trump ? 1 : mode == qanun::Mode::all_trump ? 2 : 0;
}

std::int32_t number_or(const Compile& compile, std::string_view option, std::int32_t otherwise) {
  return compile.has(option) ? static_cast<std::int32_t>(compile.number(option)) : otherwise;
}

// The place of gahwa in the ladder, where it is played for the match (DBL-10); 0 where it only multiplies.
std::uint8_t decisive_level(const Compile& compile) {
  enum class Gahwa : std::uint8_t { wins_match_if_hand_won, wins_match_at_once, multiplier };
  if (!compile.has("doubling.gahwa") || compile.choice<Gahwa>("doubling.gahwa") == Gahwa::multiplier) return 0;
  const auto& rows = compile.value("doubling.ladder").rows;
  const auto row = std::find_if(rows.begin(), rows.end(), [](const Row& one) { return one.name == "gahwa"; });
  return row == rows.end() ? std::uint8_t{0} : static_cast<std::uint8_t>(row - rows.begin() + 1);
}

}  // namespace

Price::Price(Compile& compile)
    : value_{compile.choice<Value>("qaid.value")},
      offender_melds_{compile.choice<OffenderMelds>("qaid.offender_melds")},
      scaled_{compile.flag("qaid.scale_with_double")},
      fixed_{static_cast<std::int32_t>(compile.number("qaid.fixed_value"))},
      decisive_level_{decisive_level(compile)},
      target_{static_cast<std::int32_t>(compile.number("match.target"))},
      rule_value_{compile.rule("QAID-03")},
      rule_doubled_{compile.rule("QAID-05")},
      rule_kaboot_{compile.rule("QAID-07")},
      rule_decisive_{compile.rule("DBL-10")},
      rule_melds_{compile.rule("QAID-04")} {
  const std::int32_t hokum = number_or(compile, "score.hand_hokum", 0);
  hand_ = {hokum, number_or(compile, "score.hand_sun", hokum), number_or(compile, "score.hand_all_trump", hokum)};
  const std::int32_t kaboot = number_or(compile, "kaboot.hokum", 0);
  kaboot_ = {kaboot, number_or(compile, "kaboot.sun", kaboot), number_or(compile, "kaboot.all_trump", kaboot)};
  kaboot_scaled_ = number_or(compile, "kaboot.doubled", 0) == 1;
}

bool Price::decides_match(const Stake& stake) const { return decisive_level_ != 0 && stake.level == decisive_level_; }

HandValue Price::value(const ScoreInput& in, Team winner, bool kaboot) const {
  const Stake& stake = in.contract.stake;
  HandValue out;
  const auto write = [&](std::int32_t points, RuleId rule, const Text& what) {
    out.points[winner] = Points{points};
    out.rule = {rule, rule};
    out.what = {&what, &what};
    return out;
  };
  if (decides_match(stake))  // QAID-05: set to the target, the other side stays as it is
    return write(std::max(target_ - in.scores[winner].value, 0), rule_decisive_, kMatch);
  const std::int32_t factor = stake.level > 0 ? stake.factor : 1;
  const bool as_kaboot = kaboot || value_ == Value::kaboot;
  const bool scaled = as_kaboot ? kaboot_scaled_ : scaled_;
  const std::int32_t base = as_kaboot                ? kaboot_[kind_of(in.contract.mode)]
                            : value_ == Value::fixed ? fixed_
                                                     : hand_[kind_of(in.contract.mode)];
  const RuleId rule = factor != 1 ? rule_doubled_ : kaboot ? rule_kaboot_ : rule_value_;
  return write(scaled ? base * factor : base, rule, as_kaboot ? kKabootPrice : kPrice);
}

// QAID-04: the winner keeps his own. What the doubling before has multiplied stays so only where the price is scaled.
void Price::extras(const ScoreInput& in, Team winner, Extras& extras) const {
  const Team offender = other_team(winner);
  const bool lost = decides_match(in.contract.stake);
  extras.melds_to[winner] = extras.baloot_to[winner] = lost ? kNoTeam : winner;
  const bool goes_over = !lost && offender_melds_ == OffenderMelds::transferred;
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

void Qaid::verdict(const ScoreInput& in, Verdict& verdict) const {
  const std::int64_t side = in.facts.get(side_);
  if (side == kUnknownFact) return;
  const auto offender = static_cast<Team>(side);
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

void Qaid::extras(const ScoreInput& in, const Verdict& verdict, Extras& extras) const {
  if (verdict.label == label_) price_.extras(in, verdict.winner, extras);
}

}  // namespace qaid
