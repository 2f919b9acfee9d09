// From a played hand to its sheet: counted melds, then the chains of scoring.
#include "conditions/when_table.hpp"
#include "hand/faults.hpp"
#include "hand/scoring.hpp"
#include "hand/taking_part.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

// What was announced and is held: a meld that its seat cannot lay open counts for nothing (MELD-11).
Announcements held_melds(const RuleSet& rules, const Hand& hand) {
  Announcements held;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (const MeldCode code : hand.announced.codes[seat])
      if (code != 0 && hand.dealt[seat].contains(rules.declare().shape(code).cards)) held.add(seat, code);
  return held;
}

void count_baloots(const RuleSet& rules, const Hand& hand, const Announcements& melds, const MeldOutcome& outcome,
                   MeldTally& tally) {
  const auto& pairs = rules.pairs(hand.mode());
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (pairs[i].empty()) continue;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const bool played_out = hand.dealt[seat].contains(pairs[i]) && (hand.held[seat] & pairs[i]).empty();
      if (!played_out) continue;
      const BalootQuestion question{.mode = hand.mode(),
                                    .holder = seat,
                                    .buyer = hand.contract().buyer,
                                    .said = static_cast<BalootSaid>((hand.baloot_said >> (2 * i)) & 3U),
                                    .pair = pairs[i]};
      if (rules.declare().baloot_counts(question, melds, outcome)) ++tally.baloots[team_of(seat)];
    }
  }
}

// SCORE-15: every line times the multiplier of the hand.
void multiply_lines(std::int32_t times, ScoreSheet& sheet) {
  sheet.points = {};
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    Line& line = sheet.lines[i];
    if (!line.whole) line.points = line.points * times;
    sheet.points[line.team] += line.points;
  }
}

}  // namespace

MeldTally count_melds(const RuleSet& any, const Hand& hand) {
  const RuleSet& rules = any.in_force(hand);
  MeldTally tally;
  const Announcements melds =
      hand.announced.any() && faults_are_taken(rules, hand) ? held_melds(rules, hand) : hand.announced;
  const bool announced = melds.any();
  const bool pairs = !rules.pairs(hand.mode())[0].empty();
  if (!announced && !pairs) return tally;
  MeldOutcome outcome;
  if (announced) {
    outcome = rules.declare().settle(
        melds, {.mode = hand.mode(), .dealer = hand.dealer(), .first_leader = hand.first_leader, .dealt = hand.dealt});
    for (Seat seat = 0; seat < kSeats; ++seat)
      for (const MeldCode code : melds.codes[seat]) {
        if (code == 0) continue;
        const auto& counts = rules.declare().shape(code).run ? outcome.runs_count : outcome.fours_count;
        const MeldWorth& worth = rules.declare().worth(code, hand.mode());
        if (counts[team_of(seat)]) tally.melds.push({team_of(seat), worth.name, worth.abnat});
      }
  }
  if (pairs) count_baloots(rules, hand, melds, outcome, tally);
  return tally;
}

namespace {

// The features that have a say in this score, one bit each.
unsigned scoring(const RuleSet& rules, const ScoreInput& input) {
  unsigned parts = 0;
  for (const std::size_t i : FeatureIndexes{rules.score_parts()})
    if (rules.feature(i).scores_a_part(input)) parts |= 1U << i;
  return parts;
}

// Calls one link of each of these, in the order of the chain.
template <class Link>
void chain(const RuleSet& rules, unsigned parts, Hook hook, Link link) {
  if ((parts & rules.parts_of(hook)) == 0) return;
  for (const std::size_t i : rules.hooked(hook))
    if (((parts >> i) & 1U) != 0) link(rules.feature(i));
}

// Into a sheet that may hold another hand's.
void write_sheet(const RuleSet& rules, const ScoreInput& input, ScoreSheet& sheet) {
  sheet.lines.clear();
  sheet.points = {};
  sheet.alternative = 0;
  sheet.held = input.held;
  sheet.verdict = rules.score().verdict(input);
  const unsigned parts = scoring(rules, input);
  chain(rules, parts, Hook::score_verdict, [&](const Feature& one) { one.verdict(input, sheet.verdict); });
  if (sheet.verdict.dealt_again) return;
  HandValue value = rules.score().value(input, sheet.verdict);
  chain(rules, parts, Hook::score_value, [&](const Feature& one) { one.value(input, sheet.verdict, value); });
  Extras extras = rules.score().extras(input, sheet.verdict);
  extras.counted = value.counted;
  chain(rules, parts, Hook::score_extras, [&](const Feature& one) { one.extras(input, sheet.verdict, extras); });
  rules.score().award(input, value, extras, sheet);
  chain(rules, parts, Hook::score_award, [&](const Feature& one) { one.award(input, sheet); });
  if (rules.hand_multiplier() != 1) multiply_lines(rules.hand_multiplier(), sheet);
}

Situation situation_of(const ScoreInput& input) {
  Situation now;
  now.contract = input.contract;
  if (const auto dealer = input.facts.get(kDealerFact); dealer != kUnknownFact) now.dealer = static_cast<Seat>(dealer);
  if (const auto card = input.facts.get(kUpCardFact); card != kUnknownFact)
    now.up_card = Card{static_cast<std::uint8_t>(card)};
  now.scored = true;
  now.scores = {input.scores[0].value, input.scores[1].value};
  now.concerned = team_of(input.contract.buyer);
  now.number = input.number;
  now.in_play = true;
  return now;
}

}  // namespace

ScoreSheet score(const RuleSet& rules, const ScoreInput& input) {
  const std::uint8_t alternative =
      rules.has_alternatives() ? rules.alternative_at(situation_of(input)) : std::uint8_t{0};
  ScoreSheet sheet;
  write_sheet(rules.alternative(alternative), input, sheet);
  sheet.alternative = alternative;
  return sheet;
}

void score_hand(const RuleSet& any, const Hand& hand, Points held, bool last_hand, ScoreSheet& sheet) {
  const RuleSet& rules = any.in_force(hand);
  const MeldTally melds = count_melds(rules, hand);
  const Facts facts{hand, rules};
  write_sheet(rules,
              ScoreInput{.contract = hand.contract(),
                         .tally = hand.tally,
                         .melds = melds,
                         .facts = facts,
                         .scores = {Points{hand.scores[0]}, Points{hand.scores[1]}},
                         .held = held,
                         .last_hand = last_hand,
                         .number = hand.number},
              sheet);
  sheet.alternative = hand.alternative;
}

ScoreSheet score(const RuleSet& any, const Hand& hand, Points held, bool last_hand) {
  ScoreSheet sheet;
  score_hand(any, hand, held, last_hand, sheet);
  return sheet;
}

}  // namespace qanun
