#include "simulate/statistics.hpp"

#include <algorithm>

#include "qanun/step.hpp"

namespace program {

namespace {

std::size_t side_of(qanun::Team winner) { return winner == qanun::kNoTeam ? kSides - 1 : winner; }

template <class Counters>
void add_each(Counters& sums, const Counters& more) {
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
}

void note_highest(Statistics& statistics, std::int64_t points, std::uint64_t index) {
  if (points < statistics.highest || (points == statistics.highest && index >= statistics.highest_index)) return;
  statistics.highest = points;
  statistics.highest_index = index;
}

}  // namespace

Statistics::Statistics(const qanun::RuleSet& rules)
    : kinds(rules.kinds().size()),
      labels(rules.labels().size()),
      melds(rules.meld_names().size()),
      levels(rules.levels().size() + 1),
      highest(INT64_MIN),
      highest_index(UINT64_MAX) {}

void Statistics::add(const qanun::RuleSet& rules, const qanun::PlayedHand& played, std::uint64_t index) {
  const qanun::Contract& contract = played.hand.contract();
  const qanun::ScoreSheet& sheet = played.sheet;
  ++hands;
  void_deals += played.void_deals;
  ++kinds[contract.kind][static_cast<std::size_t>(sheet.verdict.outcome)];
  ++labels[sheet.verdict.label];
  const qanun::RaiseLevel* level = rules.level(contract.stake.level);
  ++levels[level == nullptr ? 0 : static_cast<std::size_t>(level - rules.levels().data() + 1)];
  ++hands_won[side_of(sheet.verdict.winner)];
  for (const qanun::Line& line : sheet.lines)
    if (line.meld != 0) ++melds[line.meld];
  if (!rules.pairs(contract.mode)[0].empty()) {
    const qanun::MeldTally tally = qanun::count_melds(rules, played.hand);
    baloots += tally.baloots[0] + tally.baloots[1];
  }
  const qanun::Team buyer = qanun::team_of(contract.buyer);
  for (qanun::Team team = 0; team < qanun::kTeams; ++team) {
    points[team] += sheet.points[team].value;
    role_points[team == buyer ? 0 : 1] += sheet.points[team].value;
  }
  note_highest(*this, std::max(sheet.points[0].value, sheet.points[1].value), index);
}

void Statistics::add_faults(const qanun::RuleSet& rules, const qanun::Hand& hand) {
  for (const qanun::Remark& remark : qanun::remarks(rules, hand)) ++remarks[static_cast<std::size_t>(remark.about)];
}

void Statistics::add(const qanun::PlayedMatch& match) {
  ++matches;
  ++matches_won[side_of(match.winner)];
  longest_match = std::max<std::uint64_t>(longest_match, match.hands);
}

void Statistics::add(const Statistics& other) {
  hands += other.hands;
  void_deals += other.void_deals;
  digest += other.digest;
  for (std::size_t i = 0; i < kinds.size(); ++i) add_each(kinds[i], other.kinds[i]);
  add_each(labels, other.labels);
  add_each(melds, other.melds);
  baloots += other.baloots;
  add_each(levels, other.levels);
  add_each(points, other.points);
  add_each(role_points, other.role_points);
  add_each(hands_won, other.hands_won);
  add_each(remarks, other.remarks);
  if (other.hands > 0) note_highest(*this, other.highest, other.highest_index);
  matches += other.matches;
  add_each(matches_won, other.matches_won);
  longest_match = std::max(longest_match, other.longest_match);
}

}  // namespace program
