#include "scoring.hpp"

#include "qanun/parts/split.hpp"

namespace coinche {

namespace {

constexpr Text kCards{"points", "نقاط الورق"};
constexpr Text kWholeHand{"worth of the whole hand", "قيمة اليد كاملة"};
constexpr Text kBid{"the bid", "الرقم المطلوب"};
constexpr Text kBelote{"belote", "بلوت"};
constexpr int kAllTricks = 8;
constexpr std::int32_t kScaledTotal = 162;

// COIN-06: what all cards and the last trick come to when every suit is trump.
std::int32_t total_of_all_trumps(const Compile& compile) {
  const std::string_view table =
      compile.has("cards.all_trump_values") ? "cards.all_trump_values" : "cards.trump_values";
  std::int32_t suit = 0;
  for (const Row& rank : compile.value(table).rows) suit += static_cast<std::int32_t>(rank.numbers.at(0));
  return suit * kSuits + static_cast<std::int32_t>(compile.number("cards.last_trick"));
}

}  // namespace

CoincheScore::CoincheScore(Compile& compile)
    : margin_{compile.choice<Margin>("score.bid_margin")},
      made_{compile.choice<Made>("score.bid_made")},
      failed_{compile.choice<Failed>("score.bid_failed")},
      coinched_{compile.choice<Coinched>("score.coinched")},
      compares_rounded_{compile.number("score.bid_compared") == 1},
      rounding_{compile},
      worth_{compile},
      melds_on_fail_{compile.choice<OnFail>("meld.on_fail")},
      baloot_on_fail_{compile.choice<OnFail>("baloot.on_fail")},
      baloot_{static_cast<std::int32_t>(compile.number("baloot.value"))},
      baloot_helps_{compile.flag("baloot.counts_for_contract")} {
  if (compile.flag("score.scale_all_trump")) all_trump_total_ = total_of_all_trumps(compile);
  rule_ = {compile.rule("COIN-01"), compile.rule("COIN-03"), compile.rule("COIN-04"), compile.rule("COIN-05"),
           compile.rule("FR-13"),   compile.rule("MELD-07"), compile.rule("MELD-18"), compile.rule("MELD-22")};
}

// COIN-06: to the nearest whole. Of 258 no half is left to settle, and both sides come to 162.
std::array<Points, kTeams> CoincheScore::cards(const ScoreInput& in) const { return cards(in, in.tally.abnat); }

std::array<Points, kTeams> CoincheScore::cards(const ScoreInput& in, const std::array<Abnat, kTeams>& won) const {
  const auto points = [&](Team team) {
    const std::int32_t abnat = won[team].value;
    if (in.contract.mode != Mode::all_trump || all_trump_total_ == 0) return Points{abnat};
    return Points{(2 * abnat * kScaledTotal + all_trump_total_) / (2 * all_trump_total_)};
  };
  return {points(0), points(1)};
}

// What counts towards the contract besides cards (COIN-08).
Points CoincheScore::announced(const ScoreInput& in, Team team) const {
  const std::int32_t belotes = baloot_helps_ ? in.melds.baloots[team] : 0;
  return Points{in.melds.total(team).value + belotes * baloot_.value};
}

bool CoincheScore::reached(const ScoreInput& in) const {  // COIN-07
  const Team takers = team_of(in.contract.buyer);
  const Points exact = cards(in)[takers];
  const Points compared = compares_rounded_ ? rounding_.one(exact) : exact;
  return compared + announced(in, takers) >= Points{in.contract.bid};
}

bool CoincheScore::made(const ScoreInput& in) const {  // COIN-01, COIN-03
  const Team takers = team_of(in.contract.buyer);
  switch (in.contract.target) {
    case Target::all_tricks:
      return in.tally.tricks(takers) == kAllTricks;
    case Target::all_tricks_alone:
      return in.tally.tricks_by_seat[in.contract.buyer] == kAllTricks;
    case Target::none:
      break;
  }
  if (!reached(in)) return false;
  const auto both = cards(in);
  const Team defence = other_team(takers);
  const Points ahead = both[takers] + announced(in, takers) - both[defence] - announced(in, defence);
  switch (margin_) {
    case Margin::more_than_defence:
      return ahead > Points{0};
    case Margin::at_least_defence:
      return ahead >= Points{0};
    case Margin::bid_only:
      break;
  }
  return true;
}

Verdict CoincheScore::verdict(const ScoreInput& in) const {
  const Team takers = team_of(in.contract.buyer);
  const bool success = made(in);
  Verdict verdict;
  verdict.outcome = success ? Outcome::made : Outcome::lost;
  verdict.winner = success ? takers : other_team(takers);
  verdict.rule = in.contract.target == Target::none ? rule_.made : rule_.target;
  return verdict;
}

CoincheScore::Parts CoincheScore::parts(const Contract& contract, const Verdict& verdict) const {
  if (contract.stake.level > 0) return {};  // COIN-05
  if (verdict.outcome == Outcome::made) return {.hand = made_ == Made::points_plus_bid};
  return {.hand = failed_ != Failed::bid_only, .bid = failed_ != Failed::hand_only};
}

HandValue CoincheScore::value(const ScoreInput& in, const Verdict& verdict) const {
  HandValue value;
  if (verdict.winner == kNoTeam) return value;
  const bool coinched = in.contract.stake.level > 0;
  value.bid_to = verdict.winner;
  value.bid = Points{in.contract.bid} * (coinched ? in.contract.stake.factor : 1);
  if (verdict.outcome == Outcome::made && !coinched) {
    value.points = rounding_.both(cards(in), team_of(in.contract.buyer));
    value.counted = true;
    value.rule.fill(rounding_.rounds() ? rule_.rounded : rule_.made);
    value.what = {&kCards, &kCards};
    return value;
  }
  value.points[verdict.winner] = worth_(in.contract.mode);
  value.rule.fill(coinched ? rule_.coinched : rule_.failed);
  value.what = {&kWholeHand, &kWholeHand};
  return value;
}

Extras CoincheScore::extras(const ScoreInput& in, const Verdict& verdict) const {
  Extras extras;
  extras.melds_rule = {rule_.melds, rule_.melds};
  extras.baloot_rule = {rule_.baloot, rule_.baloot};
  const bool both_write =
      verdict.outcome == Outcome::made && in.contract.stake.level == 0 && made_ == Made::points_plus_bid;
  if (both_write || verdict.winner == kNoTeam) return extras;
  lose_extras(verdict.winner, melds_on_fail_, baloot_on_fail_, rule_.on_fail, extras);  // COIN-05, MELD-22
  return extras;
}

// COIN-03 .. COIN-05: what is written of the hand and of the bid, and whatever melds and belotes somebody keeps.
PointsRange CoincheScore::sum(const ScoreInput& in, const Verdict& verdict) const {
  const bool coinched = in.contract.stake.level > 0;
  const std::int32_t factor = coinched ? in.contract.stake.factor : 1;
  const Parts written = parts(in.contract, verdict);
  const Extras whose = extras(in, verdict);
  Points apart = written.bid ? Points{in.contract.bid} * factor : Points{};
  for (Team side = 0; side < kTeams; ++side)
    each_extra(in, whose, side, baloot_, kBelote,
               [&](const ExtraLine& extra) { apart += Points{extra.line.raw.value}; });
  if (!written.hand) return {apart, apart};
  if (verdict.outcome == Outcome::lost || coinched) {
    const Points hand = rounding_.one(worth_(in.contract.mode));
    const Points all = apart + hand * (coinched_ == Coinched::all_times_level ? factor : 1);
    return {all, all};
  }
  return over_splits(in, [&](const std::array<Abnat, kTeams>& won) {
    const auto points = rounding_.both(cards(in, won), team_of(in.contract.buyer));
    return points[0] + points[1] + apart;
  });
}

// FR-13: a figure that stands for the whole hand is rounded like any other. COIN-05: it is multiplied with the bid,
// where nobody has multiplied it yet.
Points CoincheScore::hand_points(const ScoreInput& in, const HandValue& value, Team team) const {
  if (value.counted) return value.points[team];
  const bool multiplied =
      value.bid_to != kNoTeam && in.contract.stake.level > 0 && coinched_ == Coinched::all_times_level && !value.raised;
  return rounding_.one(value.points[team]) * (multiplied ? in.contract.stake.factor : 1);
}

void CoincheScore::award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const {
  const bool by_tricks = value.bid_to != kNoTeam;
  const Parts written = by_tricks ? parts(in.contract, sheet.verdict) : Parts{.hand = true, .bid = false};
  for (Team team = 0; team < kTeams; ++team) {
    if (written.hand)
      sheet.add(Line{.team = team,
                     .rule = value.rule[team],
                     .meld = 0,
                     .what = value.what[team],
                     .raw = in.tally.abnat[team],
                     .points = hand_points(in, value, team)});
    if (!written.bid || (written.hand && team != value.bid_to)) continue;
    sheet.add(Line{.team = team,
                   .rule = in.contract.stake.level > 0              ? rule_.coinched
                           : sheet.verdict.outcome == Outcome::made ? rule_.made
                                                                    : rule_.failed,
                   .meld = 0,
                   .what = &kBid,
                   .raw = {},
                   .points = team == value.bid_to ? value.bid : Points{}});
  }
  for (Team holder = 0; holder < kTeams; ++holder) add_extras(in, extras, holder, sheet);
}

void CoincheScore::add_extras(const ScoreInput& in, const Extras& extras, Team holder, ScoreSheet& sheet) const {
  each_extra(in, extras, holder, baloot_, kBelote, [&](ExtraLine extra) {
    extra.line.points = meld_points(extra.line.raw, in.contract.mode) * extra.times;
    sheet.add(extra.line);
  });
}

}  // namespace coinche
