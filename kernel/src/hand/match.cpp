// The rules above the hand. DEAL-01, DEAL-06, DEAL-07, MATCH-01 .. MATCH-06.
#include "qanun/match.hpp"

#include "qanun/step.hpp"

namespace qanun {

namespace {

bool may_win(const RuleSet& rules, const ScoreSheet& sheet, const Tally& tally, Team team) {
  if (!rules.match().win_without_trick && tally.tricks(team) == 0) return false;
  for (const std::size_t i : rules.hooked(Hook::match_may_win))
    if (!rules.feature(i).may_win(sheet, tally, team)) return false;
  return true;
}

void end_with(MatchState& match, Team winner) {
  match.over = true;
  match.winner = winner;
}

// MATCH-03.
void settle_tie(const MatchRules& rules, const Contract& contract, MatchState& match) {
  switch (rules.exact_tie) {
    case ExactTie::extra_hands:
      break;
    case ExactTie::buyer_wins:
      if (contract.buyer != kNoSeat) end_with(match, team_of(contract.buyer));
      break;
    case ExactTie::draw:
      end_with(match, kNoTeam);
      break;
  }
}

Team ahead(const std::array<Points, kTeams>& points) { return points[0] > points[1] ? Team{0} : Team{1}; }

}  // namespace

Seat MatchRules::draw_dealer(Random& random, Team last_loser) const {
  switch (first_dealer) {
    case FirstDealer::random_seat:
      break;
    case FirstDealer::loser_of_last_match:
      if (last_loser == kNoTeam) break;
      return static_cast<Seat>(last_loser + 2 * random.below(2));
    case FirstDealer::draw_low: {
      const std::array<Seat, 2> seats{static_cast<Seat>(2 * random.below(2)),
                                      static_cast<Seat>(1 + 2 * random.below(2))};
      for (;;) {  // equal ranks draw again
        const std::uint32_t one = random.below(kCards);
        const std::uint32_t other = random.below(kCards - 1);
        const Card a{static_cast<std::uint8_t>(one)};
        const Card b{static_cast<std::uint8_t>(other < one ? other : other + 1)};
        if (a.rank() != b.rank()) return a.rank() < b.rank() ? seats[0] : seats[1];
      }
    }
  }
  return static_cast<Seat>(random.below(kSeats));
}

void advance(const RuleSet& any, MatchState& match, const Contract& contract, const ScoreSheet& sheet,
             const Tally& tally) {
  const RuleSet& rules = any.alternative(sheet.alternative);
  if (sheet.verdict.dealt_again) {
    advance_void(rules, match);
    return;
  }
  for (Team team = 0; team < kTeams; ++team) match.scores[team] += sheet.points[team];
  match.held = sheet.held;
  match.dealer = after(match.dealer);
  ++match.hands;
  for (const std::size_t i : rules.hooked(Hook::match_after_hand)) rules.feature(i).after_hand(contract, sheet, match);
  if (match.over) return;

  const Points target{rules.match().target};
  const std::array<bool, kTeams> reached{match.scores[0] >= target, match.scores[1] >= target};
  const bool last = rules.match().most_hands > 0 && match.hands >= rules.match().most_hands;
  if (!last && !reached[0] && !reached[1]) return;
  if (match.scores[0] == match.scores[1]) {
    settle_tie(rules.match(), contract, match);
    return;
  }
  Team winner = ahead(match.scores);
  const bool by_hand = rules.match().both_over == BothOver::more_in_hand && sheet.points[0] != sheet.points[1];
  if (reached[0] && reached[1] && by_hand) winner = ahead(sheet.points);  // MATCH-02
  if (last || may_win(rules, sheet, tally, winner)) end_with(match, winner);
}

void advance_void(const RuleSet& any, MatchState& match, const Hand* hand) {
  const RuleSet& rules = hand == nullptr ? any : any.in_force(*hand);
  const int word = hand == nullptr ? 0 : hand->next_dealer_stays;
  if (word == 0) match.dealer = rules.match().dealer_after_void(match.dealer);
  if (word == 2) match.dealer = after(match.dealer);
}

}  // namespace qanun
