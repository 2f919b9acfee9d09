// A player with worthless first cards asks for a new deal (KASHO-01 .. KASHO-06): what case files cannot ask.
#include <algorithm>
#include <catch2/catch.hpp>

#include "qanun/notation.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"
#include "support/cards.hpp"
#include "support/rules.hpp"

using namespace qanun;
using support::cards;
using support::rules;

namespace {

const std::string kLow = "7S 8H 9D 7C 8D";

// Seat 0 speaks first; seat 2 has kasho.
Hand auction(const RuleSet& set, const std::string& up_card = "KH", const std::string& of_seat_2 = kLow) {
  Hand hand;
  std::array<CardSet, kSeats> first{cards("AS KS QS JS TS"), cards("AH QH JH TH 7H"), cards(of_seat_2),
                                    cards("AC KC QC JC TC")};
  begin_auction(set, hand, 3, cards(up_card).first(), first, {0, 0});
  return hand;
}

Action action(const RuleSet& set, const std::string& text) {
  Problem problem;
  const auto read = parse_action(set, text, problem);
  REQUIRE(read.has_value());
  return *read;
}

bool takes(const RuleSet& set, Hand& hand, const std::string& text) {
  return !apply(set, hand, action(set, text)).has_value();
}

bool has_right(const RuleSet& set, const std::string& up_card, const std::string& first) {
  Hand hand = auction(set, up_card, first);
  return takes(set, hand, "2: kasho");
}

}  // namespace

TEST_CASE("the claim is open out of turn, to the seat that holds the cards, until the purchase") {
  const RuleSet& set = rules();
  Hand hand = auction(set);
  REQUIRE(interjections(set, hand).size() == 1);
  CHECK(interjections(set, hand)[0].seat == 2);
  CHECK_FALSE(takes(set, hand, "1: kasho"));
  CHECK(takes(set, hand, "0: sun"));  // a sun ends the auction of the others who may not outbid it
  while (hand.auction.status == AuctionStatus::running) {
    CHECK(interjections(set, hand).size() + (hand.auction.turn == 2 ? 1 : 0) == 1);
    REQUIRE(takes(set, hand, std::to_string(hand.auction.turn) + ": pass"));
  }
  CHECK_FALSE(takes(set, hand, "2: kasho"));
}

TEST_CASE("the nine of the up-card's suit counts, bars, or bars with another card of its suit") {
  const RuleSet& with_support = rules("saudi", "with: {kasho.upcard_nine: supported_bars}");
  const RuleSet& always = rules("saudi", "with: {kasho.upcard_nine: bars}");
  const std::string alone = "7S 8S 9H 8D 7C";
  const std::string supported = "7H 8S 9H 8D 7C";
  CHECK(has_right(rules(), "KH", supported));
  CHECK(has_right(with_support, "KH", alone));
  CHECK_FALSE(has_right(with_support, "KH", supported));
  CHECK(has_right(with_support, "KD", supported));
  CHECK_FALSE(has_right(always, "KH", alone));
  CHECK(has_right(always, "KS", alone));
}

TEST_CASE("where only a wrong count gives the right nobody ever has it") {
  CHECK_FALSE(has_right(rules("saudi", "with: {kasho.right: wrong_count}"), "KH", kLow));
}

TEST_CASE("a hand in which nobody has the right does not know of kasho") {
  const RuleSet& set = rules("saudi", "without: [doubling, ekka, qaid]");
  CHECK(auction(set, "KH", "AD KD QD JD TD").parts == 0);
  CHECK(auction(set).parts != 0);
}

TEST_CASE("before anyone has spoken, anybody may claim, and nobody after that") {
  const RuleSet& set = rules("saudi", "with: {kasho.window: before_any_bid}");
  Hand hand = auction(set);
  Hand early = hand;
  CHECK(takes(set, early, "2: kasho"));
  CHECK(early.phase == Phase::void_deal);
  CHECK(takes(set, hand, "0: pass"));
  CHECK_FALSE(takes(set, hand, "2: kasho"));
  CHECK(takes(set, hand, "1: pass"));
  CHECK_FALSE(takes(set, hand, "2: kasho"));
}

TEST_CASE("at one's own first turn means neither out of turn nor in the second round") {
  const RuleSet& set = rules("saudi", "with: {kasho.window: own_first_turn}");
  Hand hand = auction(set);
  CHECK_FALSE(takes(set, hand, "2: kasho"));
  for (const char* pass : {"0: pass", "1: pass"}) REQUIRE(takes(set, hand, pass));
  Hand first = hand;
  CHECK(takes(set, first, "2: kasho"));
  for (const char* pass : {"2: pass", "3: pass", "0: pass", "1: pass"}) REQUIRE(takes(set, hand, pass));
  REQUIRE(hand.auction.turn == 2);
  CHECK_FALSE(takes(set, hand, "2: kasho"));
}

TEST_CASE("who deals next: the same before any bid, the next after one; or always the one that the table names") {
  const auto dealer_after = [](const std::string& changes, bool after_a_bid) {
    const RuleSet& set = rules("saudi", changes);
    Hand hand = auction(set);
    REQUIRE(takes(set, hand, after_a_bid ? "0: hokum" : "0: pass"));
    REQUIRE(takes(set, hand, "2: kasho"));
    MatchState match;
    match.dealer = hand.dealer();
    advance_void(set, match, &hand);
    return int{match.dealer};
  };
  CHECK(dealer_after("", false) == 3);
  CHECK(dealer_after("", true) == 0);
  CHECK(dealer_after("with: {kasho.dealer_after: same}", true) == 3);
  CHECK(dealer_after("with: {kasho.dealer_after: rotate}", false) == 0);
}

TEST_CASE("a refused claim lets the auction go on from where it stood and is not made again") {
  const RuleSet& set = rules("saudi", "with: {kasho.opponent_may_refuse: true}");
  Hand hand = auction(set);
  REQUIRE(takes(set, hand, "0: pass"));
  REQUIRE(takes(set, hand, "2: kasho"));
  CHECK(hand.phase == Phase::asking);
  CHECK(decide(set, hand).seat == 3);  // the claimant's right
  CHECK(decide(set, hand).words.size() == 2);
  CHECK_FALSE(takes(set, hand, "1: pass"));
  REQUIRE(takes(set, hand, "3: accept"));
  CHECK(decide(set, hand).seat == 1);
  REQUIRE(takes(set, hand, "1: refuse"));
  CHECK(hand.phase == Phase::bidding);
  CHECK(decide(set, hand).seat == 1);
  CHECK_FALSE(takes(set, hand, "2: kasho"));
  REQUIRE(takes(set, hand, "1: pass"));
  CHECK_FALSE(takes(set, hand, "2: kasho"));
  CHECK(takes(set, hand, "2: sun"));
}

TEST_CASE("the claimant's cards lie open where the table wants it, the rest of his hand does not") {
  for (const bool shown : {true, false}) {
    const RuleSet& set = rules("saudi", std::string{"with: {kasho.opponent_may_refuse: true, kasho.show_hand: "} +
                                            (shown ? "true}" : "false}"));
    Hand hand;
    std::array<std::uint8_t, kCards> deck{};
    const auto order = support::card_list(
        "7S 8S 9S AC KC QC AH KH QH AD KD QD 7H 8H JC TC JH TH JD TD 9D AS KS QS 9C 9H 8C 7C JS TS 8D 7D");
    std::transform(order.begin(), order.end(), deck.begin(), [](Card card) { return card.index(); });
    begin(set, hand, 3, deck);
    const CardSet first = hand.dealt[0];
    REQUIRE(takes(set, hand, "0: kasho"));
    REQUIRE(takes(set, hand, "1: refuse"));
    CHECK(view_of(set, hand, 1).hand.dealt[0] == (shown ? first : CardSet{}));
    REQUIRE(takes(set, hand, "0: sun"));
    while (hand.auction.status == AuctionStatus::running)
      REQUIRE(takes(set, hand, std::to_string(hand.auction.turn) + ": pass"));
    REQUIRE(hand.dealt[0].size() == kRanks);
    const CardSet open = shown ? first : CardSet{};
    CHECK((view_of(set, hand, 1).hand.dealt[0] - CardSet{hand.auction.up_card}) == open);
  }
}

TEST_CASE("a view does not tell that another player could ask for a new deal") {
  const RuleSet& set = rules();
  Hand with = auction(set);
  Hand without = auction(set, "KH", "9S 8S 8C 9C AD");
  const auto check_alike = [&] {
    const View a = view_of(set, with, 1);
    const View b = view_of(set, without, 1);
    CHECK(a.hand.parts == b.hand.parts);
    CHECK(a.hand.slots == b.hand.slots);
    CHECK(interjections(set, a.hand).empty());
  };
  check_alike();
  CHECK(interjections(set, view_of(set, with, 2).hand).size() == 1);
  REQUIRE(takes(set, with, "0: pass"));
  REQUIRE(takes(set, without, "0: pass"));
  check_alike();
}

TEST_CASE("random players ask for a new deal, on turn and, rarely, out of turn") {
  const RuleSet& set = rules("saudi", "with: {kasho.cards: [7, 8, 9, T, J], kasho.dealer_after: rotate}");
  PlayedHand played;
  std::uint32_t void_deals = 0;
  std::uint32_t void_deals_without = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    play_random_hand(set, 5, i, played);
    void_deals += played.void_deals;
    play_random_hand(rules("saudi", "without: [kasho]"), 5, i, played);
    void_deals_without += played.void_deals;
  }
  CHECK(void_deals > void_deals_without + 50);
}
