// Belot at all trumps (VAR-01): one in every suit, shown only by a card that leads, follows or ruffs.
#include "qanun/playout.hpp"
#include "said_at_table.hpp"

using namespace qanun;

namespace {

// A hand of 32 cards in order, bought by seat 0, who leads as well.
Hand bought(const RuleSet& rules, const std::string& contract, const std::array<std::string, kSeats>& hands) {
  Problem problem;
  std::array<CardSet, kSeats> cards{};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    const auto read = parse_card_set(hands[seat], problem);
    REQUIRE(read.has_value());
    REQUIRE(read->size() == kRanks);
    cards[seat] = *read;
  }
  Hand hand;
  begin_auction(rules, hand, 3, kNoCard, cards, {0, 0});
  for (const std::string& text :
       {"0: take " + contract, std::string{"1: pass"}, std::string{"2: pass"}, std::string{"3: pass"}}) {
    const auto action = parse_action(rules, text, problem);
    REQUIRE(action.has_value());
    REQUIRE_FALSE(apply(rules, hand, *action).has_value());
  }
  REQUIRE(hand.phase == Phase::playing);
  return hand;
}

bool play(const RuleSet& rules, Hand& hand, const std::string& text) {
  Problem problem;
  const auto action = parse_action(rules, text, problem);
  REQUIRE(action.has_value());
  return !apply(rules, hand, *action).has_value();
}

// Seat 0 holds K and Q of spades and hearts, seat 1 those of clubs and no spade.
const std::array<std::string, kSeats> kHands{"KS QS AS KH QH AH 7D 8D", "KC QC AC JC JH TH 9D TD",
                                             "TS 9S 8S 7S 9H 8H AD JD", "JS 7H KD QD TC 9C 8C 7C"};

}  // namespace

TEST_CASE("at all trumps a pair of any suit may be shown") {
  const RuleSet& rules = support::rules("bulgarian");
  Hand hand = bought(rules, "AT", kHands);
  CHECK(play(rules, hand, "0: baloot QH"));
  CHECK(hand.baloot_said != 0);
  Hand other = bought(rules, "AT", kHands);
  CHECK(play(rules, other, "0: baloot KS"));
}

TEST_CASE("a card that is thrown away shows nothing") {
  const RuleSet& rules = support::rules("bulgarian");
  Hand hand = bought(rules, "AT", kHands);
  REQUIRE(play(rules, hand, "0: AS"));
  CHECK_FALSE(play(rules, hand, "1: baloot KC"));
  CHECK(play(rules, hand, "1: KC"));
}

TEST_CASE("in a suit only the pair of trumps is a belot, and a ruff shows it") {
  const RuleSet& rules = support::rules("bulgarian");
  Hand plain = bought(rules, "C", kHands);
  CHECK_FALSE(play(rules, plain, "0: baloot QH"));
  REQUIRE(play(rules, plain, "0: AS"));
  CHECK(play(rules, plain, "1: baloot KC"));
}

TEST_CASE("without trumps there is no belot") {
  const RuleSet& rules = support::rules("bulgarian");
  Hand hand = bought(rules, "NT", kHands);
  CHECK_FALSE(play(rules, hand, "0: baloot KS"));
}

TEST_CASE("each belot that was shown and played out is written") {
  const RuleSet& rules = support::rules("bulgarian", "with: {baloot.claim: automatic, meld.enabled: false}");
  Hand hand = bought(rules, "AT", kHands);
  for (int i = 0; i < kCards; ++i) {
    const Decision decision = decide(rules, hand);
    apply_unchecked(rules, hand, decision.choice(0));
  }
  REQUIRE(hand.phase == Phase::ended);
  const MeldTally tally = count_melds(rules, hand);
  CHECK(tally.baloots[0] == 2);
  CHECK(tally.baloots[1] == 2);  // clubs of seat 1, diamonds of seat 3
}
