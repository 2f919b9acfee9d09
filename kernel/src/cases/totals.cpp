#include "qanun/totals.hpp"

#include <algorithm>

#include "qanun/step.hpp"

namespace qanun {

namespace {

constexpr std::size_t kMostOfASide = 2 * kMostMelds;

// Seats of a side, the first after the dealer first.
std::array<Seat, 2> seats_of(Team team, Seat dealer) {
  const Seat first = dealer == kNoSeat || team_of(after(dealer)) == team
                         ? static_cast<Seat>(dealer == kNoSeat ? team : after(dealer))
                         : after(dealer, 2);
  return {first, partner_of(first)};
}

// Melds as if announced: a side's first two by its first seat.
Announcements announced_by_seats(const RuleSet& rules, const HandTotals& totals, bool cards_only) {
  Announcements announced;
  std::array<std::size_t, kTeams> given{};
  for (const GivenMeld& meld : totals.melds) {
    if (given[meld.team] >= kMostOfASide) continue;
    const Seat seat = seats_of(meld.team, totals.dealer)[given[meld.team]++ / kMostMelds];
    const MeldCode code = meld.code != 0 || cards_only ? meld.code : best_code(rules, meld.name, totals.contract.mode);
    if (code != 0) announced.add(seat, code);
  }
  return announced;
}

// MELD-17, MELD-20: whether a baloot of this side is none, or part of a meld that is known by its cards.
bool baloot_is_lost(const RuleSet& rules, const HandTotals& totals, Team team, const MeldOutcome& outcome) {
  const Announcements known = announced_by_seats(rules, totals, /*cards_only=*/true);
  for (const Seat seat : seats_of(team, totals.dealer)) {
    const BalootQuestion question{.mode = totals.contract.mode,
                                  .holder = seat,
                                  .buyer = totals.contract.buyer,
                                  .said = rules.declare().must_say(),
                                  .pair = rules.pairs(totals.contract.mode)[0]};
    if (!rules.declare().baloot_counts(question, known, outcome)) return true;
  }
  return false;
}

}  // namespace

void set_fact(HandTotals& totals, FactId fact, std::int64_t value) {
  if (totals.facts.size() <= fact) totals.facts.resize(fact + 1U, kUnknownFact);
  totals.facts[fact] = value;
}

std::array<std::uint8_t, kSeats> shared_tricks(std::array<std::uint8_t, kTeams> by_side) {
  std::array<std::uint8_t, kSeats> tricks{};
  for (Team team = 0; team < kTeams; ++team) {
    tricks[team] = static_cast<std::uint8_t>((by_side[team] + 1) / 2);
    tricks[partner_of(team)] = static_cast<std::uint8_t>(by_side[team] / 2);
  }
  return tricks;
}

Abnat all_abnat(const RuleSet& rules, Mode mode) {
  Abnat sum{rules.last_trick(mode)};
  for (const std::uint8_t worth : rules.table(mode).worth) sum += Abnat{worth};
  return sum;
}

MeldCode best_code(const RuleSet& rules, MeldNameId name, Mode mode) {
  MeldCode best = 0;
  for (MeldCode code = 1; code < kMeldCodes; ++code) {
    const MeldWorth& worth = rules.declare().worth(code, mode);
    if (worth.name != name || worth.abnat.value <= 0) continue;
    if (best == 0 || worth.rank > rules.declare().worth(best, mode).rank) best = code;
  }
  return best;
}

MeldCode code_of(const RuleSet& rules, CardSet cards, Mode mode) {
  for (MeldCode code = 1; code < kMeldCodes; ++code)
    if (rules.declare().shape(code).cards == cards && rules.declare().worth(code, mode).abnat.value > 0) return code;
  return 0;
}

MeldTally count_melds(const RuleSet& rules, const HandTotals& totals) {
  const Mode mode = totals.contract.mode;
  MeldTally tally;
  MeldOutcome outcome;
  if (totals.melds_are_counted) {
    outcome.runs_count = outcome.fours_count = {true, true};
  } else {
    const Seat dealer = totals.dealer == kNoSeat ? Seat{3} : totals.dealer;
    outcome =
        rules.declare().settle(announced_by_seats(rules, totals, /*cards_only=*/false),
                               MeldQuestion{mode, dealer, rules.play().first_leader(totals.contract, dealer), {}});
  }
  for (const GivenMeld& meld : totals.melds) {
    const MeldCode code = meld.code != 0 ? meld.code : best_code(rules, meld.name, mode);
    if (code == 0) continue;
    const auto& counts = rules.declare().shape(code).run ? outcome.runs_count : outcome.fours_count;
    const MeldWorth& worth = rules.declare().worth(code, mode);
    if (counts[meld.team]) tally.melds.push({meld.team, worth.name, worth.abnat});
  }
  for (Team team = 0; team < kTeams; ++team)
    if (totals.baloots[team] > 0 && !baloot_is_lost(rules, totals, team, outcome))
      tally.baloots[team] = totals.baloots[team];
  return tally;
}

const RuleSet& rules_of(const RuleSet& rules, const HandTotals& totals, const MatchState& match) {
  if (!rules.has_alternatives()) return rules;
  Situation now;
  now.contract = totals.contract;
  now.dealer = totals.dealer;
  now.up_card = totals.up_card;
  now.scored = true;
  now.scores = {match.scores[0].value, match.scores[1].value};
  now.concerned = team_of(totals.contract.buyer);
  now.in_play = true;
  return rules.alternative(rules.alternative_at(now));
}

ScoreSheet score(const RuleSet& rules, const HandTotals& totals, const MatchState& match) {
  const MeldTally melds = count_melds(rules_of(rules, totals, match), totals);
  HandTotals known = totals;
  if (known.dealer != kNoSeat) {
    set_fact(known, kDealerFact, known.dealer);
    set_fact(known, kFirstLeaderFact, rules.play().first_leader(known.contract, known.dealer));
  }
  if (known.up_card.exists()) set_fact(known, kUpCardFact, known.up_card.index());
  for (std::size_t i = 0; i < rules.facts().size(); ++i)
    if (const FactDecl& fact = *rules.facts()[i]; fact.of_contract != nullptr)
      set_fact(known, static_cast<FactId>(i), fact.of_contract(known.contract));
  const std::int32_t most = rules.match().most_hands;
  const Facts facts{known.facts};
  const Tally tally{.abnat = known.raw, .tricks_by_seat = known.tricks_by_seat};
  return score(rules, ScoreInput{.contract = known.contract,
                                 .tally = tally,
                                 .melds = melds,
                                 .facts = facts,
                                 .scores = match.scores,
                                 .held = match.held,
                                 .last_hand = most > 0 && match.hands + 1 >= most});
}

ScoreSheet score_into(const RuleSet& rules, const HandTotals& totals, MatchState& match) {
  const ScoreSheet sheet = score(rules, totals, match);
  advance(rules, match, totals.contract, sheet, Tally{.abnat = totals.raw, .tricks_by_seat = totals.tricks_by_seat});
  return sheet;
}

}  // namespace qanun
