#include "qanun/card.hpp"

#include <catch2/catch.hpp>

using namespace qanun;

TEST_CASE("a card is read from rank and suit, with ten in two spellings and suits as letters or symbols") {
  CHECK(parse_card("AS") == Card{Rank::ace, Suit::spades});
  CHECK(parse_card("TH") == Card{Rank::ten, Suit::hearts});
  CHECK(parse_card("10H") == Card{Rank::ten, Suit::hearts});
  CHECK(parse_card("7♣") == Card{Rank::seven, Suit::clubs});
  CHECK(parse_card("10♦️") == Card{Rank::ten, Suit::diamonds});
}

TEST_CASE("nothing else is a card") {
  for (const char* text : {"", "A", "S", "AX", "1S", "11S", "as", "AS ", "6H", "ASS", "10", "♥A"})
    CHECK_FALSE(parse_card(text).has_value());
}

TEST_CASE("every card is read back from its own text") {
  for (const Card card : CardSet::all()) CHECK(parse_card(to_string(card)) == card);
}

TEST_CASE("a set is written by suits, the highest natural rank first") {
  CardSet set;
  set.add(Card{Rank::seven, Suit::hearts}).add(Card{Rank::king, Suit::spades}).add(Card{Rank::ace, Suit::spades});
  CHECK(to_string(set) == "AS KS 7H");
  CHECK(to_string(CardSet{}).empty());
}

TEST_CASE("a set walks its cards by index") {
  const CardSet set = CardSet::of(Rank::ace);
  int last = -1;
  int count = 0;
  for (const Card card : set) {
    CHECK(card.index() > last);
    last = card.index();
    ++count;
  }
  CHECK(count == kSuits);
}

TEST_CASE("no card is in no set") {
  CHECK_FALSE(CardSet::all().has(kNoCard));
  CHECK(to_string(kNoCard) == "--");
}
