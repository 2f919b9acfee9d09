// What a raised hand is worth, and to whom.
#include <algorithm>

#include "doubling.hpp"
#include "qanun/match.hpp"

namespace doubling {

namespace {

constexpr Text kRaisedHand{"worth of the raised hand", "قيمة اليد المدبّلة"};
constexpr Text kGahwa{"gahwa", "قهوة"};
constexpr Text kHeld{"waits for the next hand", "معلّق لليد التالية"};

}  // namespace

StakeRules::StakeRules(Compile& compile)
    : applies{!compile.has("score.coinched")},
      effect{compile.choice<Effect>("doubling.effect")},
      gahwa{compile.choice<Gahwa>("doubling.gahwa")},
      tie{compile.choice<Tie>("doubling.tie")},
      meld_factor{compile.choice<MeldFactor>("doubling.meld_factor")},
      baloot_multiplied{compile.number("doubling.baloot_factor") == 1},
      melds_on_fail{compile.choice<OnFail>("meld.on_fail")},
      baloot_on_fail{compile.choice<OnFail>("baloot.on_fail")},
      hand_times{static_cast<std::int32_t>(compile.number("score.hand_multiplier"))},
      target{static_cast<std::int32_t>(compile.number("match.target"))},
      worth{compile},
      rule_tie{compile.rule("SCORE-12")},
      rule_value{compile.rule("SCORE-13")},
      rule_effect{compile.rule("DBL-12")},
      rule_whose{compile.rule("SCORE-14")},
      rule_melds{compile.rule("MELD-21")},
      rule_gahwa{compile.rule("DBL-10")} {}

bool Doubling::decides_match(const Contract& contract) const {
  return contract.stake.level > 0 && contract.stake.level == gahwa_ && stakes_.gahwa != StakeRules::Gahwa::multiplier;
}

Team Doubling::last_raiser(const Contract& contract) const {
  const Stake& stake = contract.stake;
  return stake.raises > 0 ? team_of(stake.raiser(stake.raises - 1)) : ladder_.side_of(stake.level, contract);
}

Team Doubling::tie_loser(const Contract& contract) const {  // SCORE-12
  if (stakes_.tie == StakeRules::Tie::last_raiser_loses) return last_raiser(contract);
  return contract.stake.raises > 0 ? team_of(contract.stake.raiser(0)) : other_team(team_of(contract.buyer));
}

EarlyEnd Doubling::ends(const Hand& hand) const {  // DBL-10
  const bool at_once = stakes_.gahwa == StakeRules::Gahwa::wins_match_at_once && decides_match(hand.contract());
  return {at_once ? Ending::decided : Ending::none, kNoTeam};
}

void Doubling::verdict(const ScoreInput& in, Verdict& verdict) const {
  const Contract& contract = in.contract;
  if (!stakes_.applies) return;
  const auto won_by = [&](Team winner, RuleId rule) {
    verdict.outcome = winner == team_of(contract.buyer) ? Outcome::made : Outcome::lost;
    verdict.winner = winner;
    verdict.rule = rule;
    verdict.dealt_again = false;
  };
  if (stakes_.gahwa == StakeRules::Gahwa::wins_match_at_once && decides_match(contract)) {
    won_by(last_raiser(contract), stakes_.rule_gahwa);
    return;
  }
  if (!verdict.even || stakes_.tie == StakeRules::Tie::as_undoubled) return;
  if (stakes_.tie == StakeRules::Tie::held) {
    verdict.outcome = Outcome::tied;
    verdict.winner = kNoTeam;
    verdict.rule = stakes_.rule_tie;
    verdict.dealt_again = false;
    return;
  }
  won_by(other_team(tie_loser(contract)), stakes_.rule_tie);
}

void Doubling::value(const ScoreInput& in, const Verdict& verdict, HandValue& value) const {  // DBL-12, SCORE-13
  const Stake& stake = in.contract.stake;
  if (!stakes_.applies) return;
  const bool all_to_winner = stakes_.effect == StakeRules::Effect::winner_takes_all && verdict.winner != kNoTeam;
  const bool held = verdict.outcome == Outcome::tied && verdict.even && stakes_.tie == StakeRules::Tie::held;
  if (all_to_winner || held) {
    value.points = {};
    value.counted = false;
    value.raised = true;
    value.rule = {stakes_.rule_value, stakes_.rule_value};
    value.what = {&kRaisedHand, &kRaisedHand};
    if (all_to_winner) value.points[verdict.winner] = stakes_.worth(in.contract.mode) * stake.factor;
    return;
  }
  value.raised = true;
  for (Team team = 0; team < kTeams; ++team) {
    if (stakes_.effect == StakeRules::Effect::winner_multiplied && team != verdict.winner) continue;
    value.points[team] = value.points[team] * stake.factor;
    value.rule[team] = stakes_.rule_effect;
  }
}

std::int32_t Doubling::meld_times(const Contract& contract) const {  // MELD-21
  const std::int32_t factor = contract.stake.factor;
  switch (stakes_.meld_factor) {
    case StakeRules::MeldFactor::full_level:
      break;
    case StakeRules::MeldFactor::double_only:
      return ladder_.is_first(contract.stake.level, contract.mode) ? std::min(factor, 2) : 1;
    case StakeRules::MeldFactor::at_most_two:
      return std::min(factor, 2);
  }
  return factor;
}

void Doubling::extras(const ScoreInput& in, const Verdict& verdict, Extras& extras) const {
  const Stake& stake = in.contract.stake;
  const bool joined = stakes_.applies && extras.join_cards && extras.counted;
  for (Team team = 0; team < kTeams; ++team) {
    if (joined) {  // DBL-12: part of the figure that is multiplied
      const bool multiplied = stakes_.effect != StakeRules::Effect::winner_multiplied || team == verdict.winner;
      extras.melds_times[team] = extras.baloot_times[team] = multiplied ? stake.factor : 1;
    } else {
      extras.melds_times[team] = meld_times(in.contract);
      extras.baloot_times[team] = stakes_.baloot_multiplied ? stake.factor : 1;  // MELD-18
    }
    if (extras.melds_times[team] != 1) extras.melds_rule[team] = stakes_.rule_melds;
  }
  const bool takes_all = stakes_.applies && stakes_.effect == StakeRules::Effect::winner_takes_all;
  if (!takes_all || verdict.winner == kNoTeam) return;
  lose_extras(verdict.winner, stakes_.melds_on_fail, stakes_.baloot_on_fail, stakes_.rule_whose, extras);  // SCORE-14
}

void Doubling::award(const ScoreInput& in, ScoreSheet& sheet) const {
  const Verdict& verdict = sheet.verdict;
  if (!stakes_.applies) return;
  if (decides_match(in.contract) && verdict.winner != kNoTeam)
    write_match(in, sheet);
  else if (stakes_.tie == StakeRules::Tie::held && verdict.even && verdict.outcome == Outcome::tied)
    write_held(in, sheet);
}

// SCORE-12: what is left on the sheet are projects and baloot; they wait with the hand.
void Doubling::write_held(const ScoreInput& in, ScoreSheet& sheet) const {
  const Points hand = stakes_.worth(in.contract.mode) * in.contract.stake.factor;
  sheet.held = in.held + (hand + sheet.points[0] + sheet.points[1]) * stakes_.hand_times;
  sheet.lines.clear();
  sheet.points = {};
  for (Team team = 0; team < kTeams; ++team)
    sheet.add(Line{.team = team, .rule = stakes_.rule_tie, .what = &kHeld, .raw = in.tally.abnat[team], .points = {}});
}

// DBL-10, MATCH-04: the winner stands at the target, whatever else the hand was worth.
void Doubling::write_match(const ScoreInput& in, ScoreSheet& sheet) const {
  // Called at once, it is won by the call, even where a score without cards says that the other side took all tricks.
  if (stakes_.gahwa == StakeRules::Gahwa::wins_match_at_once) sheet.verdict.winner = last_raiser(in.contract);
  const Team winner = sheet.verdict.winner;
  if (winner == kNoTeam) return;
  sheet.lines.clear();
  sheet.points = {};
  for (Team team = 0; team < kTeams; ++team) {
    Points points;
    if (team == winner) points = Points{std::max(0, stakes_.target - in.scores[team].value)};
    sheet.add(Line{.team = team,
                   .rule = stakes_.rule_gahwa,
                   .what = &kGahwa,
                   .raw = in.tally.abnat[team],
                   .points = points,
                   .whole = true});
  }
}

void Doubling::after_hand(const Contract& contract, const ScoreSheet& sheet, MatchState& match) const {
  if (!stakes_.applies || !decides_match(contract) || sheet.verdict.winner == kNoTeam) return;
  match.over = true;
  match.winner = sheet.verdict.winner;
}

}  // namespace doubling
