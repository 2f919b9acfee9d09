#include "scoring.hpp"

#include "qanun/parts/split.hpp"

namespace belote {

namespace {

constexpr Text kCards{"cards", "الورق"};
constexpr Text kWholeHand{"worth of the whole hand", "قيمة اليد كاملة"};
constexpr Text kBelote{"belote", "بيلوت"};
constexpr Text kWaits{"waits for the next hand", "معلّق لليد التالية"};
constexpr Text kHeld{"held from before", "معلّق من يد سابقة"};

}  // namespace

BeloteScore::BeloteScore(Compile& compile)
    : rounding_{compile},
      litige_{compile.choice<Litige>("score.litige")},
      litige_on_{compile.choice<LitigeOn>("score.litige_on")},
      second_litige_{compile.choice<SecondLitige>("score.second_litige")},
      at_end_{compile.choice<AtEnd>("score.litige_at_end")},
      melds_on_fail_{compile.choice<OnFail>("meld.on_fail")},
      baloot_on_fail_{compile.choice<OnFail>("baloot.on_fail")},
      baloot_{static_cast<std::int32_t>(compile.number("baloot.value"))},
      baloot_helps_{compile.flag("baloot.counts_for_contract")},
      times_{static_cast<std::int32_t>(compile.number("score.hand_multiplier"))},
      worth_{compile},
      rule_{compile.rule("FR-09"), compile.rule("FR-09"), compile.rule("FR-08"), compile.rule("FR-14"),
            compile.rule("FR-15"), compile.rule("FR-10"), compile.rule("FR-06"), compile.rule("MELD-22")} {}

Abnat BeloteScore::total(const ScoreInput& in, Team team) const {
  return total_of(in, team, baloot_helps_ ? baloot_ : Abnat{});
}

bool BeloteScore::is_litige(Abnat total) const {
  if (litige_ == Litige::takers_fail) return false;
  return litige_on_ == LitigeOn::any_tie || total == Abnat{81};
}

Verdict BeloteScore::verdict(const ScoreInput& in) const {
  const Team takers = team_of(in.contract.buyer);
  const Abnat own = total(in, takers);
  const Abnat others = total(in, other_team(takers));
  Verdict verdict;
  verdict.even = own == others;
  if (verdict.even && is_litige(own)) {  // FR-14
    verdict.outcome = Outcome::tied;
    verdict.rule = rule_.litige;
    verdict.dealt_again = litige_ == Litige::redeal;
    return verdict;
  }
  const bool made = own > others;  // FR-08
  verdict.outcome = made ? Outcome::made : Outcome::lost;
  verdict.winner = made ? takers : other_team(takers);
  verdict.rule = rule_.compared;
  return verdict;
}

HandValue BeloteScore::value(const ScoreInput& in, const Verdict& verdict) const {
  const Team takers = team_of(in.contract.buyer);
  HandValue value;
  if (verdict.outcome == Outcome::lost) {  // FR-09
    value.points[other_team(takers)] = rounding_.one(worth_(in.contract.mode));
    value.rule = {rule_.failed, rule_.failed};
    value.what = {&kWholeHand, &kWholeHand};
    return value;
  }
  value.points = rounding_.both({Points{in.tally.abnat[0].value}, Points{in.tally.abnat[1].value}}, takers);
  value.counted = true;
  value.rule = {rule_.own, rule_.own};
  value.what = {&kCards, &kCards};
  return value;
}

// FR-09, FR-13: all cards, or the worth of the hand, with whatever announcements and belotes somebody keeps.
PointsRange BeloteScore::sum(const ScoreInput& in, const Verdict& verdict) const {
  const Extras whose = extras(in, verdict);
  Points announced;
  for (Team side = 0; side < kTeams; ++side)
    each_extra(in, whose, side, baloot_, kBelote,
               [&](const ExtraLine& extra) { announced += Points{extra.line.raw.value}; });
  const Points whole = rounding_.one(worth_(in.contract.mode));
  if (verdict.outcome == Outcome::lost) return {whole + announced, whole + announced};
  return over_splits(in, [&](const std::array<Abnat, kTeams>& cards) {
    const auto written = rounding_.both({Points{cards[0].value}, Points{cards[1].value}}, team_of(in.contract.buyer));
    return written[0] + written[1] + announced;
  });
}

// The tie is the litige of this scoring, not one that a raise has settled in its own way.
bool BeloteScore::takers_wait(const ScoreInput& in, const Verdict& verdict) const {
  const bool written_at_once = in.last_hand && at_end_ == AtEnd::each_own;  // FR-16
  return verdict.outcome == Outcome::tied && verdict.rule == rule_.litige && litige_ == Litige::hold &&
         !written_at_once;
}

Extras BeloteScore::extras(const ScoreInput& in, const Verdict& verdict) const {
  Extras extras;
  extras.melds_rule = {rule_.melds, rule_.melds};
  extras.baloot_rule = {rule_.baloot, rule_.baloot};
  const Team takers = team_of(in.contract.buyer);
  if (verdict.outcome == Outcome::lost) {  // FR-06, FR-09
    lose_extras(other_team(takers), melds_on_fail_, baloot_on_fail_, rule_.on_fail, extras);
  } else if (takers_wait(in, verdict) && baloot_on_fail_ == OnFail::nobody) {
    extras.baloot_to[takers] = kNoTeam;
  }
  return extras;
}

// FR-13: a figure that another rule put in the place of the cards. The worth of the hand is rounded before it is
// raised.
Points BeloteScore::written(Points points, const Contract& contract) const {
  const Points hand = worth_(contract.mode);
  const std::int32_t factor = contract.stake.level > 0 ? contract.stake.factor : 1;
  return points == hand * factor ? rounding_.one(hand) * factor : rounding_.one(points);
}

void BeloteScore::award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const {
  const Team takers = team_of(in.contract.buyer);
  const bool waits = takers_wait(in, sheet.verdict);
  Points waiting;
  for (Team team = 0; team < kTeams; ++team) {
    const Points points = value.counted ? value.points[team] : written(value.points[team], in.contract);
    const bool held = waits && team == takers;
    if (held) waiting += points;
    sheet.add(Line{.team = team,
                   .rule = held ? rule_.litige : value.rule[team],
                   .meld = 0,
                   .what = held ? &kWaits : value.what[team],
                   .raw = in.tally.abnat[team],
                   .points = held ? Points{} : points});
  }
  for (Team holder = 0; holder < kTeams; ++holder)
    waiting += add_extras(in, extras, holder, waits && holder == takers, sheet);
  settle_held(in, waits, waiting, sheet);
}

// Writes the announcements and belotes of one side; what of them waits is returned instead.
Points BeloteScore::add_extras(const ScoreInput& in, const Extras& extras, Team holder, bool waits,
                               ScoreSheet& sheet) const {
  Points waiting;
  each_extra(in, extras, holder, baloot_, kBelote, [&](ExtraLine extra) {
    extra.line.points = Points{extra.line.raw.value} * extra.times;
    if (waits && (!extra.is_baloot || baloot_on_fail_ == OnFail::winner))
      waiting += extra.line.points;
    else
      sheet.add(extra.line);
  });
  return waiting;
}

// FR-15: to whoever has won; in a second tie they stay, or go to its defence.
void BeloteScore::settle_held(const ScoreInput& in, bool waits, Points waiting, ScoreSheet& sheet) const {
  Team to = sheet.verdict.winner;
  const bool litige = sheet.verdict.outcome == Outcome::tied && sheet.verdict.rule == rule_.litige;
  if (litige && litige_ == Litige::hold && second_litige_ == SecondLitige::to_second_defence)
    to = other_team(team_of(in.contract.buyer));
  if (to != kNoTeam && in.held != Points{}) {
    sheet.add(
        Line{.team = to, .rule = rule_.held, .meld = 0, .what = &kHeld, .raw = {}, .points = in.held, .whole = true});
    sheet.held = {};
  }
  if (waits) sheet.held += waiting * times_;
}

}  // namespace belote
