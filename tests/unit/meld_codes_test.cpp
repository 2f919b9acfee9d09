// The codes of melds and what may be announced in which order. Worth and comparison are asked by the case files.
#include <catch2/catch.hpp>

#include "qanun/step.hpp"
#include "support/cards.hpp"
#include "support/rules.hpp"

using namespace qanun;
using support::cards;
using support::rules;

namespace {

std::vector<std::string> offered(const RuleSet& set, const std::string& hand,
                                 const std::array<MeldCode, kMostMelds>& announced = {}, Mode mode = Mode::hearts) {
  FixedList<MeldCode, 16> codes;
  set.declare().offers(cards(hand), announced, mode, codes);
  std::vector<std::string> out;
  for (const MeldCode code : codes) out.push_back(to_string(set.declare().shape(code).cards));
  return out;
}

MeldCode code_of(const RuleSet& set, const std::string& meld) {
  for (int code = 1; code < kMeldCodes; ++code)
    if (set.declare().shape(static_cast<MeldCode>(code)).cards == cards(meld)) return static_cast<MeldCode>(code);
  return 0;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("codes go by suit, top card and length, then four of a kind by rank") {
  CHECK(code_of(rules(), "AS KS QS") == 1);
  CHECK(code_of(rules(), "AS KS QS JS") == 2);
  CHECK(code_of(rules(), "KS QS JS") == 7);
  CHECK(code_of(rules(), "9S 8S 7S") == 21);
  CHECK(code_of(rules(), "AH KH QH") == 22);
  CHECK(code_of(rules(), "7S 7H 7D 7C") == 85);
  CHECK(code_of(rules(), "AS AH AD AC") == 92);
}

TEST_CASE("a run is announced whole, a long one as its top five") {
  CHECK(offered(rules(), "AS KS QS JS 7D 8H 9H TC") == Texts{"AS KS QS JS"});
  CHECK(offered(rules(), "AS KS QS JS TS 9S 7D 8H") == Texts{"AS KS QS JS TS"});
  CHECK(offered(rules(), "AS KS QS 9S 8S 7S 7D 8H") == Texts{"AS KS QS", "9S 8S 7S"});
}

TEST_CASE("what is left of a long run is nothing, or another where the table counts it") {
  const std::string eight = "AS KS QS JS TS 9S 8S 7S";
  CHECK(offered(rules(), eight, {code_of(rules(), "AS KS QS JS TS"), 0}).empty());
  const RuleSet& counts = rules("saudi", "with: {meld.long_run_rest: counts}");
  CHECK(offered(counts, eight, {code_of(counts, "AS KS QS JS TS"), 0}) == Texts{"9S 8S 7S"});
}

TEST_CASE("no card serves in two melds: four kings first leave the run below them") {
  const std::string hand = "KS QS JS TS 9S KH KD KC";
  CHECK(offered(rules(), hand) == Texts{"KS QS JS TS 9S", "KS KH KD KC"});
  CHECK(offered(rules(), hand, {code_of(rules(), "KS KH KD KC"), 0}) == Texts{"QS JS TS 9S"});
  CHECK(offered(rules(), hand, {code_of(rules(), "KS QS JS TS 9S"), 0}).empty());
}

TEST_CASE("the loop of play counts the first offers of every hand") {
  std::uint32_t state = 12345;
  for (int i = 0; i < 20'000; ++i) {
    CardSet hand;
    while (hand.size() < kRanks) {
      state = state * 1664525U + 1013904223U;
      hand.add(Card{static_cast<std::uint8_t>(state >> 27U)});
    }
    for (const Mode mode : {Mode::clubs, Mode::no_trump}) {
      FixedList<MeldCode, 16> codes;
      rules().declare().offers(hand, {}, mode, codes);
      CHECK(rules().gate(mode).offers(hand) == codes.size());
    }
  }
}
