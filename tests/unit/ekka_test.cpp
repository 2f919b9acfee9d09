// The call that a plain card led is the highest left of its suit (EKKA-01 .. EKKA-07).
#include <catch2/catch.hpp>

#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "support/cards.hpp"
#include "support/rules.hpp"

using namespace qanun;
using support::cards;
using support::rules;

namespace {

std::size_t ekka_bit(const RuleSet& set) {
  std::size_t bit = 0;
  while (set.flags().at(bit).key != "ekka") ++bit;
  return bit;
}

Flags ekka(const RuleSet& set) { return static_cast<Flags>(1U << ekka_bit(set)); }

// Hearts are trumps and seat 0 leads the sixth trick: TC is the highest club, QS the highest spade, AD the highest
// diamond.
Hand sixth_trick(const RuleSet& set, Mode mode = Mode::hearts) {
  Hand hand;
  hand.deck.fill(0xFF);
  hand.phase = Phase::playing;
  hand.auction.status = AuctionStatus::bought;
  hand.auction.dealer = 3;
  hand.auction.contract.mode = mode;
  hand.auction.contract.buyer = 0;
  hand.auction.contract.kind = set.find_kind(is_suit(mode) ? "hokum" : "sun");
  hand.held = {cards("TC 7C JH"), cards("8C AD 8S"), cards("9H QS KD"), cards("9C 7H 9S")};
  hand.dealt = hand.held;
  CardSet gone = CardSet::all();
  for (const CardSet held : hand.held) gone -= held;
  REQUIRE(gone.size() == 20);
  for (const Card card : gone) hand.played[hand.cards_played++] = card.index();
  for (std::size_t i = 0; i < set.features(); ++i)
    if (((set.play_parts() >> i) & 1U) != 0 && set.feature(i).plays_a_part(hand))
      hand.parts = static_cast<std::uint16_t>(hand.parts | (1U << i));
  return hand;
}

void play(const RuleSet& set, Hand& hand, const std::string& card, Flags flags = 0) {
  const auto refused = apply(set, hand, Action::play(hand.turn, cards(card).first(), flags));
  INFO(card << ": " << (refused ? refused->text.en : ""));
  REQUIRE_FALSE(refused.has_value());
}

bool is_highest_left(const RuleSet& set, const Hand& hand, Card card) {
  const auto& key = set.table(hand.mode()).key[static_cast<std::size_t>(card.suit())];
  for (const CardSet held : hand.held)
    for (const Card other : held& CardSet::of(card.suit()))
      if (key[other.index()] > key[card.index()]) return false;
  return true;
}

}  // namespace

TEST_CASE("the called card frees the void partner, and only while it holds the trick") {
  const RuleSet& set = rules();
  Hand hand = sixth_trick(set);
  CHECK(decide(set, hand).flagged[ekka_bit(set)] == cards("TC"));
  Hand unsaid = hand;
  play(set, hand, "TC", ekka(set));
  play(set, hand, "8C");
  CHECK(decide(set, hand).cards == cards("9H QS KD"));
  play(set, unsaid, "TC");
  play(set, unsaid, "8C");
  CHECK(decide(set, unsaid).cards == cards("9H"));

  Hand ruffed = sixth_trick(set);
  ruffed.held[1] = cards("8H AD 8S");
  play(set, ruffed, "TC", ekka(set));
  play(set, ruffed, "8H");
  CHECK(decide(set, ruffed).cards == cards("9H"));  // PLAY-06
}

TEST_CASE("a call holds for its own trick alone") {
  const RuleSet& set = rules();
  Hand hand = sixth_trick(set);
  hand.held = {cards("TC 7C JH"), cards("8C KC 8S"), cards("9H QS KD"), cards("9C 7H 9S")};
  play(set, hand, "TC", ekka(set));  // KC is out: nobody asks whether the ten was true when the next trick comes
  play(set, hand, "8C");
  play(set, hand, "KD");
  play(set, hand, "9C");
  REQUIRE(hand.turn == 0);
  play(set, hand, "7C");
  play(set, hand, "KC");
  CHECK(decide(set, hand).cards == cards("9H"));
}

TEST_CASE("nothing is called in sun, on a trump, when following, or on any card but the highest left") {
  const RuleSet& set = rules();
  for (const std::string card : {"7C", "JH"}) {
    Hand hand = sixth_trick(set);
    const auto refused = apply(set, hand, Action::play(0, cards(card).first(), ekka(set)));
    REQUIRE(refused.has_value());
    CHECK(refused->why == Refusal::Why::flag_not_allowed);
    CHECK(hand.cards_played == 20);
  }
  Hand sun = sixth_trick(set, Mode::no_trump);
  CHECK(sun.parts == 0);
  CHECK(apply(set, sun, Action::play(0, cards("TC").first(), ekka(set))).has_value());
  Hand follows = sixth_trick(set);
  play(set, follows, "7C");
  CHECK(apply(set, follows, Action::play(1, cards("8C").first(), ekka(set))).has_value());
}

TEST_CASE("an ace may be called to no effect, or may not be called, as the table says") {
  const RuleSet& strict = rules("saudi", "with: {ekka.on_ace: violation}");
  for (const RuleSet* set : {&rules(), &strict}) {
    Hand hand = sixth_trick(*set);
    hand.turn = hand.first_leader = hand.trick.leader = 1;  // he holds AD, the only diamonds left are AD and KD
    CHECK(decide(*set, hand).flagged[ekka_bit(*set)].has(cards("AD").first()) == (set == &rules()));
    hand.held[2] = cards("9H QS KC");
    play(*set, hand, "AD");
    hand.turn = 3;  // his partner, with nothing to follow
    hand.held[3] = cards("9C 7H 9S");
    hand.trick.size = 2;
    CHECK(decide(*set, hand).cards == cards("9C 7H 9S"));
  }
}

TEST_CASE("in every random hokum exactly the highest plain cards left may be called") {
  const RuleSet& set = rules("saudi", "with: {bid.allow_sun: false}");
  const std::size_t bit = ekka_bit(set);
  int called = 0;
  int kept_back = 0;
  PlayedHand played;
  for (std::uint64_t i = 0; i < 400; ++i) {
    ActionLog log;
    play_random_hand(set, 77, i, played, &log);
    Hand hand;
    begin(set, hand, played.hand.dealer(), played.hand.deck, played.hand.scores);
    for (const Action& action : log.actions) {
      const Decision decision = decide(set, hand);
      CardSet expected;
      if (hand.phase == Phase::playing && hand.trick.size == 0 && is_suit(hand.mode()))
        for (const Card card : decision.cards - CardSet::of(suit_of(hand.mode())))
          if (is_highest_left(set, hand, card)) expected.add(card);
      REQUIRE(decision.flagged[bit] == expected);
      called += (action.flags & ekka(set)) != 0 ? 1 : 0;
      kept_back += !expected.empty() && (action.flags & ekka(set)) == 0 ? 1 : 0;
      REQUIRE_FALSE(apply(set, hand, action));
    }
  }
  CHECK(called > 50);
  CHECK(kept_back > 50);
}
