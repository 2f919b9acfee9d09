// What every way of scoring does with counted melds and baloot: to whom they go when a contract fails, and their lines.
#pragma once

#include <cstdint>

#include "qanun/score.hpp"

namespace qanun {

// The values of meld.on_fail and baloot.on_fail (MELD-22, FR-06): whose the extras of the side that lost are.
enum class OnFail : std::uint8_t { winner, holder, nobody };

[[nodiscard]] constexpr Team goes_to(OnFail rule, Team winner) {
  return rule == OnFail::winner ? winner : rule == OnFail::holder ? other_team(winner) : kNoTeam;
}

// Sends the extras of the side that lost to `winner` where they go by these options, which `rule` explains.
constexpr void lose_extras(Team winner, OnFail melds, OnFail baloot, RuleId rule, Extras& extras) {
  const Team loser = other_team(winner);
  extras.melds_to[loser] = goes_to(melds, winner);
  extras.baloot_to[loser] = goes_to(baloot, winner);
  extras.melds_rule[loser] = extras.baloot_rule[loser] = rule;
}

// What a side's cards, counted melds and baloots come to, where a baloot counts that much.
[[nodiscard]] inline Abnat total_of(const ScoreInput& in, Team team, Abnat baloot) {
  return in.tally.abnat[team] + in.melds.total(team) + baloot * in.melds.baloots[team];
}

// What a line of a meld or a baloot is still to be told: its points, before they are taken that many times.
struct ExtraLine {
  Line line;
  std::int32_t times = 1;
  bool is_baloot = false;
};

// Gives the lines of what this side held and somebody writes, melds first: `take` adds the points and puts them down.
template <class Take>
void each_extra(const ScoreInput& in, const Extras& extras, Team holder, Abnat baloot, const Text& baloot_name,
                Take take) {
  if (extras.melds_to[holder] != kNoTeam)
    for (const CountedMeld& meld : in.melds.melds)
      if (meld.holder == holder)
        take(ExtraLine{.line = {.team = extras.melds_to[holder],
                                .rule = extras.melds_rule[holder],
                                .meld = meld.name,
                                .what = nullptr,
                                .raw = meld.worth},
                       .times = extras.melds_times[holder],
                       .is_baloot = false});
  if (extras.baloot_to[holder] == kNoTeam) return;
  for (int i = 0; i < in.melds.baloots[holder]; ++i)
    take(ExtraLine{.line = {.team = extras.baloot_to[holder],
                            .rule = extras.baloot_rule[holder],
                            .meld = 0,
                            .what = &baloot_name,
                            .raw = baloot},
                   .times = extras.baloot_times[holder],
                   .is_baloot = true});
}

}  // namespace qanun
