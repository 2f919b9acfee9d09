// What must always hold of a hand, for rule sets that the declarations of options allow.
#include "generators.hpp"
#include "property.hpp"
#include "qanun/notation.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

std::shared_ptr<const RuleSet> some_rules() {
  const auto list = *property::changes();
  auto rules = property::rules_with(list);
  RC_PRE(static_cast<bool>(rules));
  return rules;
}

std::uint64_t some_index() { return static_cast<std::uint64_t>(*rc::gen::inRange(0, 1'000'000)); }

CardSet all_held(const Hand& hand) {
  CardSet all;
  for (const CardSet held : hand.held) {
    RC_ASSERT((all & held).empty());
    all |= held;
  }
  return all;
}

// The pack of a played hand and what was said and played on it.
struct Recorded {
  PlayedHand played;
  ActionLog log;
};

Recorded record(const RuleSet& rules, std::uint64_t index) {
  Recorded recorded;
  play_random_hand(rules, 1, index, recorded.played, &recorded.log);
  return recorded;
}

Hand start_of(const RuleSet& rules, const Hand& played) {
  Hand hand;
  begin(rules, hand, played.dealer(), played.deck, played.scores, played.number);
  return hand;
}

// The action as it is where every seat sits `turn` places further and suits are exchanged.
Action moved(const Action& action, int turn, const std::array<Suit, kSuits>& suits) {
  const auto card_moved = [&](Card card) { return Card{card.rank(), suits[static_cast<std::size_t>(card.suit())]}; };
  Action out = action;
  out.seat = after(action.seat, turn);
  if (action.card.exists()) out.card = card_moved(action.card);
  if (is_suit(action.call.mode)) out.call.mode = mode_of(suits[static_cast<std::size_t>(action.call.mode)]);
  out.call.cards = {};
  for (const Card card : action.call.cards) out.call.cards.add(card_moved(card));
  return out;
}

ScoreSheet replayed_moved(const RuleSet& rules, const Recorded& recorded, int turn,
                          const std::array<Suit, kSuits>& suits) {
  const Hand& played = recorded.played.hand;
  std::array<std::uint8_t, kCards> deck{};
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const Card card{played.deck[i]};
    deck[i] = Card{card.rank(), suits[static_cast<std::size_t>(card.suit())]}.index();
  }
  std::array<std::int32_t, kTeams> scores = played.scores;
  if (turn % 2 == 1) std::swap(scores[0], scores[1]);
  Hand hand;
  begin(rules, hand, after(played.dealer(), turn), deck, scores, played.number);
  for (const Action& action : recorded.log.actions) {
    const auto refused = apply(rules, hand, moved(action, turn, suits));
    RC_ASSERT_FALSE(refused.has_value());
  }
  RC_ASSERT(hand.phase == Phase::ended);
  return score(rules, hand);
}

constexpr std::array<Suit, kSuits> kSame{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

}  // namespace

TEST_CASE("cards are conserved, some action is always legal, legal cards are held, and every hand ends") {
  property::holds("conserved", [] {
    const auto rules = some_rules();
    const Recorded recorded = record(*rules, some_index());
    Hand hand = start_of(*rules, recorded.played.hand);
    std::size_t steps = 0;
    for (const Action& action : recorded.log.actions) {
      RC_ASSERT(++steps < 200U);
      const Decision decision = decide(*rules, hand);
      RC_ASSERT(decision.size() > 0U);
      RC_ASSERT(decision.cards.empty() || hand.held[decision.seat].contains(decision.cards));
      RC_ASSERT(decision.accepted.contains(decision.cards));
      RC_ASSERT_FALSE(apply(*rules, hand, action).has_value());
      CardSet seen = all_held(hand);
      for (std::size_t i = 0; i < hand.cards_played; ++i) {
        RC_ASSERT_FALSE(seen.has(Card{hand.played[i]}));
        seen.add(Card{hand.played[i]});
      }
      if (hand.phase == Phase::playing || hand.phase == Phase::ended) RC_ASSERT(seen == CardSet::all());
    }
    RC_ASSERT(hand.phase == Phase::ended);
  });
}

TEST_CASE("replaying the actions of a hand gives the same sheet") {
  property::holds("replay", [] {
    const auto rules = some_rules();
    const Recorded recorded = record(*rules, some_index());
    Hand hand = start_of(*rules, recorded.played.hand);
    for (const Action& action : recorded.log.actions) RC_ASSERT_FALSE(apply(*rules, hand, action).has_value());
    const ScoreSheet sheet = score(*rules, hand);
    RC_ASSERT(sheet.points == recorded.played.sheet.points);
    RC_ASSERT(sheet.lines.size() == recorded.played.sheet.lines.size());
    RC_ASSERT(sheet.verdict.label == recorded.played.sheet.verdict.label);
  });
}

TEST_CASE("the fast path of random play and the public steps give the same hand") {
  property::holds("fast path", [] {
    const auto rules = some_rules();
    const std::uint64_t first = some_index();
    for (std::uint64_t index = first; index < first + 5; ++index) {
      const Recorded fast = record(*rules, index);
      Recorded slow;
      step_random_hand(*rules, 1, index, slow.played, &slow.log);
      RC_ASSERT(fast.log.actions == slow.log.actions);
      RC_ASSERT(fast.played.hand.tally.abnat == slow.played.hand.tally.abnat);
      RC_ASSERT(fast.played.hand.takers == slow.played.hand.takers);
      RC_ASSERT(fast.played.sheet.points == slow.played.sheet.points);
      RC_ASSERT(fast.played.void_deals == slow.played.void_deals);
    }
  });
}

TEST_CASE("raw totals are what the cards and the last trick sum to") {
  property::holds("raw totals", [] {
    const auto rules = some_rules();
    const Hand hand = record(*rules, some_index()).played.hand;
    RC_PRE(hand.cards_played == kCards);  // a gahwa may win the match before a card is played
    std::int32_t whole = rules->last_trick(hand.mode());
    for (const Card card : CardSet::all()) whole += rules->table(hand.mode()).worth[card.index()];
    RC_ASSERT(hand.tally.abnat[0].value + hand.tally.abnat[1].value == whole);
    RC_ASSERT(hand.tally.tricks(0) + hand.tally.tricks(1) == kRanks);
  });
}

TEST_CASE("turning the table by a seat turns the result with it") {
  property::holds("turned table", [] {
    const auto rules = some_rules();
    const Recorded recorded = record(*rules, some_index());
    const int turn = *rc::gen::inRange(1, 4);
    const ScoreSheet sheet = replayed_moved(*rules, recorded, turn, kSame);
    const auto& points = recorded.played.sheet.points;
    RC_ASSERT(sheet.points[0] == points[turn % 2 == 0 ? 0 : 1]);
    RC_ASSERT(sheet.points[1] == points[turn % 2 == 0 ? 1 : 0]);
  });
}

TEST_CASE("an exchange of suits that the options do not see exchanges nothing else") {
  property::holds("exchanged suits", [] {
    const auto rules = some_rules();
    RC_PRE(rules->resolved().options.at("bid.allow_hokum_suits").value.items.size() == kSuits);
    const Recorded recorded = record(*rules, some_index());
    std::array<Suit, kSuits> suits = kSame;
    for (std::size_t n = kSuits; n > 1; --n) std::swap(suits[n - 1], suits[*rc::gen::inRange<std::size_t>(0, n)]);
    RC_ASSERT(replayed_moved(*rules, recorded, 0, suits).points == recorded.played.sheet.points);
  });
}

TEST_CASE("a hand without a kaboot and without a raise gives the same sheet without these features") {
  property::holds("without features", [] {
    const Recorded recorded = record(support::rules(), some_index());
    RC_PRE(recorded.played.sheet.verdict.label == 0);
    RC_PRE(recorded.played.hand.contract().stake.level == 0);
    const RuleSet& without = support::rules("saudi", "without: [kaboot, doubling]");
    RC_ASSERT(score(without, recorded.played.hand).points == recorded.played.sheet.points);
  });
}
