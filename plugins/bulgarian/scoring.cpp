#include "scoring.hpp"

#include "qanun/parts/split.hpp"

namespace bulgarian {

namespace {

constexpr Text kCards{"cards", "الورق"};
constexpr Text kWholeHand{"worth of the whole hand", "قيمة اليد كاملة"};
constexpr Text kBelot{"belot", "بلوت"};
constexpr Text kHangs{"hangs until a hand is won", "معلّق حتى يفوز أحد بيد"};
constexpr Text kHung{"points that hung", "نقاط كانت معلّقة"};

}  // namespace

BulgarianScore::BulgarianScore(Compile& compile)
    : worth_{compile},
      melds_on_fail_{compile.choice<OnFail>("meld.on_fail")},
      belot_on_fail_{compile.choice<OnFail>("baloot.on_fail")},
      belot_{static_cast<std::int32_t>(compile.number("baloot.value"))},
      belot_helps_{compile.flag("baloot.counts_for_contract")},
      times_{static_cast<std::int32_t>(compile.number("score.hand_multiplier"))} {
  rule_ = {compile.rule("VAR-01"), compile.rule("FR-15"), compile.rule("MELD-07"), compile.rule("MELD-18"),
           compile.rule("MELD-22")};
}

Verdict BulgarianScore::verdict(const ScoreInput& in) const {
  const Team buyers = team_of(in.contract.buyer);
  const Team others = other_team(buyers);
  const Abnat belot = belot_helps_ ? belot_ : Abnat{};
  const Abnat ahead = total_of(in, buyers, belot) - total_of(in, others, belot);
  Verdict verdict;
  verdict.rule = rule_.hand;
  verdict.even = ahead == Abnat{0};
  verdict.outcome = verdict.even ? Outcome::tied : ahead > Abnat{0} ? Outcome::made : Outcome::lost;
  if (!verdict.even) verdict.winner = verdict.outcome == Outcome::made ? buyers : others;
  return verdict;
}

HandValue BulgarianScore::value(const ScoreInput& in, const Verdict& verdict) const {
  const Team buyers = team_of(in.contract.buyer);
  const Mode mode = in.contract.mode;
  HandValue value;
  value.rule.fill(rule_.hand);
  if (verdict.outcome == Outcome::lost) {
    value.points[other_team(buyers)] = worth_(mode);
    value.what = {&kWholeHand, &kWholeHand};
    return value;
  }
  // What rounding the whole took from a side is taken from its cards; each meld is then worth what it adds.
  const std::array<Abnat, kTeams> totals{total_of(in, 0, belot_), total_of(in, 1, belot_)};
  const std::array<Points, kTeams> written = tenths_of_both(totals, mode, buyers);
  for (Team team = 0; team < kTeams; ++team)
    value.points[team] = tenths(in.tally.abnat[team], mode) + written[team] - tenths(totals[team], mode);
  value.what = {&kCards, &kCards};
  value.counted = true;
  return value;
}

Extras BulgarianScore::extras(const ScoreInput& in, const Verdict& verdict) const {
  Extras extras;
  extras.join_cards = true;
  extras.melds_rule = {rule_.melds, rule_.melds};
  extras.baloot_rule = {rule_.belot, rule_.belot};
  const Team buyers = team_of(in.contract.buyer);
  const bool own_tie = verdict.outcome == Outcome::tied && verdict.rule == rule_.hand;
  if (own_tie && belot_on_fail_ == OnFail::nobody) extras.baloot_to[buyers] = kNoTeam;  // FR-14
  if (verdict.outcome == Outcome::lost)                                                 // MELD-22
    lose_extras(other_team(buyers), melds_on_fail_, belot_on_fail_, rule_.on_fail, extras);
  return extras;
}

// VAR-01: a lost hand is worth what it is worth; otherwise tenths of all that each side has, less a belot that is lost.
PointsRange BulgarianScore::sum(const ScoreInput& in, const Verdict& verdict) const {
  const Mode mode = in.contract.mode;
  const Extras whose = extras(in, verdict);
  if (verdict.outcome == Outcome::lost) {
    Points sum = worth_(mode);
    for (Team side = 0; side < kTeams; ++side)
      each_extra(in, whose, side, belot_, kBelot, [&](const ExtraLine& extra) { sum += tenths(extra.line.raw, mode); });
    return {sum, sum};
  }
  return over_splits(in, [&](const std::array<Abnat, kTeams>& cards) {
    std::array<Abnat, kTeams> without{};
    std::array<Abnat, kTeams> totals{};
    for (Team side = 0; side < kTeams; ++side) {
      without[side] = cards[side] + in.melds.total(side);
      totals[side] = without[side] + belot_ * in.melds.baloots[side];
    }
    const auto written = tenths_of_both(totals, mode, team_of(in.contract.buyer));
    Points sum = written[0] + written[1];
    for (Team side = 0; side < kTeams; ++side)
      if (whose.baloot_to[side] == kNoTeam) sum -= tenths(totals[side], mode) - tenths(without[side], mode);
    return sum;
  });
}

// Puts points on the sheet, or lets them hang.
class BulgarianScore::Writer {
 public:
  explicit Writer(ScoreSheet& sheet) : sheet_{sheet} {}

  void put(Place place, Line line) {
    if (place.team == kNoTeam) return;
    line.team = place.team;
    if (place.hangs) hanging_ += line.points;
    if (!place.hangs) sheet_.add(line);
  }
  [[nodiscard]] Points hanging() const { return hanging_; }
  [[nodiscard]] const Verdict& verdict() const { return sheet_.verdict; }

 private:
  ScoreSheet& sheet_;
  Points hanging_;
};

void BulgarianScore::award(const ScoreInput& in, const HandValue& value, const Extras& extras,
                           ScoreSheet& sheet) const {
  Writer out{sheet};
  for (Team side = 0; side < kTeams; ++side) write_side(in, value, extras, side, out);
  const Team buyers = team_of(in.contract.buyer);
  const Team winner = sheet.verdict.winner;
  if (out.hanging() > Points{0}) {
    sheet.held = in.held + out.hanging() * times_;
    sheet.add(Line{
        .team = buyers, .rule = rule_.hangs, .meld = 0, .what = &kHangs, .raw = in.tally.abnat[buyers], .points = {}});
  } else if (winner != kNoTeam && in.held > Points{0}) {
    sheet.held = {};
    sheet.add(Line{
        .team = winner, .rule = rule_.hangs, .meld = 0, .what = &kHung, .raw = {}, .points = in.held, .whole = true});
  }
}

void BulgarianScore::write_side(const ScoreInput& in, const HandValue& value, const Extras& extras, Team side,
                                Writer& out) const {
  // In a tie that the stake has settled otherwise nothing is counted, and nothing hangs here.
  const bool hangs = out.verdict().outcome == Outcome::tied && extras.counted && side == team_of(in.contract.buyer);
  Abnat so_far = in.tally.abnat[side];
  const auto points_of = [&](Abnat abnat) {
    if (!extras.counted) return tenths(abnat, in.contract.mode);
    const Points before = tenths(so_far, in.contract.mode);
    so_far += abnat;
    return tenths(so_far, in.contract.mode) - before;
  };
  out.put({side, hangs}, Line{.rule = value.rule[side],
                              .meld = 0,
                              .what = value.what[side],
                              .raw = in.tally.abnat[side],
                              .points = value.points[side]});
  each_extra(in, extras, side, belot_, kBelot, [&](ExtraLine extra) {
    extra.line.points = points_of(extra.line.raw) * extra.times;
    out.put({extra.line.team, hangs && (!extra.is_baloot || belot_on_fail_ == OnFail::winner)}, extra.line);
  });
}

}  // namespace bulgarian
