// A new deal asked for when the hand has been raised (KASHO-05), and a feature that asks when play has begun.
#include <algorithm>
#include <catch2/catch.hpp>

#include "../support/cards.hpp"
#include "../support/rules.hpp"
#include "qanun/notation.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"

using namespace qanun;
using support::rules;

namespace {

const RuleSet& table(const std::string& options) {
  return rules("saudi", "use: [raise]\nwithout: [kaboot, doubling]\nwith: {" + options + "}");
}

// Seat 0 speaks first and holds a sira of clubs; seats 1 and 2 have kasho.
Hand dealt(const RuleSet& set) {
  const auto order = support::card_list(
      "AC KC QC 7H 8H 9H 7S 8S 9S AD KD QD AH KH 7D 8D 7C 8C JD TD 9D AS KS QS JS TS QH JH TH 9C JC TC");
  std::array<std::uint8_t, kCards> deck{};
  std::transform(order.begin(), order.end(), deck.begin(), [](Card card) { return card.index(); });
  Hand hand;
  begin(set, hand, 3, deck);
  return hand;
}

bool takes(const RuleSet& set, Hand& hand, const std::string& text) {
  Problem problem;
  const auto action = parse_action(set, text, problem);
  REQUIRE(action.has_value());
  return !apply(set, hand, *action).has_value();
}

// Seat 0 has bought a sun and seat 1 has raised it.
Hand raised(const RuleSet& set) {
  Hand hand = dealt(set);
  REQUIRE(takes(set, hand, "0: sun"));
  REQUIRE(hand.phase == Phase::asking);
  REQUIRE_FALSE(takes(set, hand, "2: kasho"));  // bought, and not raised yet
  REQUIRE(takes(set, hand, "1: up"));
  return hand;
}

}  // namespace

TEST_CASE("after a raise a player who said nothing in it may ask for a new deal, until the first card") {
  const RuleSet& set = table("kasho.after_double: true");
  Hand hand = raised(set);
  REQUIRE(hand.phase == Phase::playing);
  CHECK_FALSE(takes(set, hand, "1: kasho"));  // he raised
  Hand late = hand;
  CHECK(takes(set, hand, "2: kasho"));
  CHECK(hand.phase == Phase::void_deal);
  CHECK(hand.next_dealer_stays == 2);
  REQUIRE_FALSE(apply(set, late, Action::play(0, decide(set, late).cards.first())));
  CHECK_FALSE(takes(set, late, "2: kasho"));
}

TEST_CASE("a pass in the doubling gives the claim up too") {
  const RuleSet& set = table("kasho.after_double: true");
  Hand hand = dealt(set);
  for (const char* word : {"0: sun", "1: pass", "3: up"}) REQUIRE(takes(set, hand, word));
  CHECK_FALSE(takes(set, hand, "1: kasho"));
  CHECK(takes(set, hand, "2: kasho"));
}

TEST_CASE("where the table does not take it after a raise, nobody asks any more") {
  const RuleSet& set = table("kasho.after_double: false");
  Hand hand = raised(set);
  CHECK_FALSE(takes(set, hand, "2: kasho"));
  CHECK(interjections(set, hand).empty());
}

TEST_CASE("a claim refused when play had begun lets it go on from where it stood") {
  for (const bool announcing : {false, true}) {
    const RuleSet& set = table(std::string{"kasho.after_double: true, kasho.opponent_may_refuse: true"} +
                               (announcing ? ", meld.announce: before_lead" : ""));
    Hand hand = raised(set);
    const Phase phase = hand.phase;
    const Seat turn = hand.turn;
    CHECK(phase == (announcing ? Phase::announcing : Phase::playing));
    REQUIRE(takes(set, hand, "2: kasho"));
    CHECK(decide(set, hand).seat == 3);
    CHECK(apply(set, hand, Action::play(0, hand.held[0].first())).has_value());  // the claim is answered first
    REQUIRE(takes(set, hand, "3: accept"));
    REQUIRE(takes(set, hand, "1: refuse"));
    CHECK(hand.phase == phase);
    CHECK(hand.turn == turn);
    CHECK_FALSE(takes(set, hand, "2: kasho"));
    CHECK(view_of(set, hand, 1).hand.dealt[2].size() == kRanks);  // laid open after the deal was complete
  }
}

TEST_CASE("random hands with claims, raises and refusals are the same fast and step by step") {
  const RuleSet& set = table(
      "kasho.after_double: true, kasho.opponent_may_refuse: true, kasho.cards: [7, 8, 9, T, J, Q], meld.announce: "
      "before_lead");
  PlayedHand fast;
  PlayedHand steps;
  for (std::uint64_t i = 0; i < 500; ++i) {
    play_random_hand(set, 12, i, fast);
    step_random_hand(set, 12, i, steps);
    REQUIRE(fast.hand.phase == Phase::ended);
    REQUIRE(digest_of(fast.hand, fast.sheet, fast.void_deals) == digest_of(steps.hand, steps.sheet, steps.void_deals));
  }
}
