// The compiled tables of play, and the reasons they give. The rules themselves are asked by the case files.
#include <catch2/catch.hpp>

#include "qanun/step.hpp"
#include "support/cards.hpp"
#include "support/rules.hpp"

using namespace qanun;
using support::cards;
using support::rules;

namespace {

Trick trick(const PlayTable& table, Seat leader, const std::string& text) {
  Trick out;
  Seat seat = leader;
  for (const Card card : support::card_list(text)) {
    put(table, out, seat, card);
    seat = after(seat);
  }
  return out;
}

}  // namespace

TEST_CASE("the cards of a trump hand come to 152 and those of a sun to 120") {  // DECK-06
  for (std::size_t mode = 0; mode <= 4; ++mode) {
    int sum = 0;
    for (const Card card : CardSet::all()) sum += rules().table(static_cast<Mode>(mode)).worth[card.index()];
    CHECK(sum == (mode == 4 ? 120 : 152));
  }
}

TEST_CASE("every broken duty has its own name") {
  const PlayTable& table = rules().table(Mode::hearts);
  CHECK(violation_of(table, cards("KC 9S"), trick(table, 0, "7C"), false, Card{Rank::nine, Suit::spades}) ==
        Violation::revoke);
  CHECK(violation_of(table, cards("8H KD"), trick(table, 0, "7C"), false, Card{Rank::king, Suit::diamonds}) ==
        Violation::no_ruff);
  CHECK(violation_of(table, cards("JH 7H KD"), trick(table, 0, "7C 9H"), false, Card{Rank::seven, Suit::hearts}) ==
        Violation::no_overruff);
  CHECK(violation_of(table, cards("JH 7H"), trick(table, 0, "AH"), false, Card{Rank::seven, Suit::hearts}) ==
        Violation::no_rise);
  CHECK(violation_of(table, cards("JH 7H"), trick(table, 0, "AH"), false, Card{Rank::ace, Suit::spades}) ==
        Violation::not_held);
  CHECK(violation_of(table, cards("JH 7H"), trick(table, 0, "AH"), false, Card{Rank::jack, Suit::hearts}) ==
        Violation::none);
}

TEST_CASE("an announcement frees the third hand only where positions decide") {
  const CardSet own = cards("8H KD");
  const PlayTable& by_position = rules().table(Mode::hearts);
  CHECK(legal_cards(by_position, own, trick(by_position, 0, "TC 8C"), false) == cards("8H"));
  CHECK(legal_cards(by_position, own, trick(by_position, 0, "TC 8C"), true) == own);
  const PlayTable& never = rules("saudi", "with: {play.partner_exempt: never}").table(Mode::hearts);
  CHECK(legal_cards(never, own, trick(never, 0, "TC 8C"), true) == cards("8H"));
  // Once an opponent has ruffed, nothing frees him (EKKA-04).
  CHECK(legal_cards(by_position, own, trick(by_position, 0, "TC 7H"), true) == cards("8H"));
}

TEST_CASE("a refusal names its rule and changes nothing") {
  Hand hand;
  hand.phase = Phase::playing;
  hand.auction.contract.mode = Mode::hearts;
  hand.turn = 1;
  hand.held[1] = hand.dealt[1] = cards("KC 9S");
  put(rules().table(Mode::hearts), hand.trick, 0, Card{Rank::seven, Suit::clubs});
  const Hand before = hand;
  const auto refused = apply(rules(), hand, Action::play(1, Card{Rank::nine, Suit::spades}));
  REQUIRE(refused.has_value());
  CHECK(refused->why == Refusal::Why::must_follow);
  CHECK(refused->rule == "PLAY-02");
  CHECK_FALSE(refused->text.ar.empty());
  CHECK(hand.held == before.held);
  CHECK(hand.cards_played == before.cards_played);
}
