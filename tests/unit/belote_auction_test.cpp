// The auction of belote under options that no preset uses (FR-01), and deals that four sevens void (MELD-06).
#include <catch2/catch.hpp>

#include "qanun/notation.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "support/cards.hpp"
#include "support/rules.hpp"

using namespace qanun;
using support::card_list;
using support::cards;
using support::rules;

namespace {

using Words = std::vector<std::string>;

// Dealer 3: seat 0 speaks first, over the seven of hearts.
Hand auction(const RuleSet& set, int passes = 0) {
  Hand hand;
  begin_auction(set, hand, 3, cards("7H").first(), {}, {0, 0});
  for (int i = 0; i < passes; ++i)
    apply_unchecked(set, hand, Action::say(hand.auction.turn, Call{.word = set.pass_word()}));
  return hand;
}

Words open_to(const RuleSet& set, const Hand& hand) {
  Words words;
  for (const Call& call : decide(set, hand).words) words.push_back(to_string(set, call));
  return words;
}

Words after_passes(const std::string& options, int passes) {
  const RuleSet& set = rules("french", "with: {" + options + "}");
  return open_to(set, auction(set, passes));
}

bool takes(const RuleSet& set, Hand& hand, const std::string& text) {
  Problem problem;
  const auto action = parse_action(set, text, problem);
  REQUIRE(action.has_value());
  return !apply(set, hand, *action).has_value();
}

// Seat 0, who has all sevens after the deal, or all but one.
Hand dealt(const RuleSet& set, bool all_sevens) {
  const std::string club = all_sevens ? "7C" : "9C";
  const std::string other = all_sevens ? "9C" : "7C";
  const auto pack = card_list("7S 7H 7D AS KS QS AH KH QH AD KD QD " + club + " 8C AC KC QC JC TC " + other +
                              " 8D 9S 8S JS TS 8H 9H TH JH 9D TD JD");
  REQUIRE(pack.size() == kCards);
  std::array<std::uint8_t, kCards> deck{};
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = pack[i].index();
  Hand hand;
  begin(set, hand, 3, deck);
  return hand;
}

}  // namespace

TEST_CASE("take: a contract without trumps has a word of its own in either round, and ends the auction too",
          "[belote]") {
  const RuleSet& set = rules("french", "with: {bid.allow_sun: true}");
  CHECK(open_to(set, auction(set)) == Words{"pass", "take", "take NT"});
  CHECK(open_to(set, auction(set, 4)) == Words{"pass", "take S", "take D", "take C", "take NT"});
  Hand hand = auction(set);
  REQUIRE(takes(set, hand, "0: take NT"));
  CHECK(hand.auction.status == AuctionStatus::bought);
  CHECK(hand.mode() == Mode::no_trump);
}

TEST_CASE("take: without an up-card any suit may be taken in any round", "[belote]") {
  const std::string options = "deal.upcard: none";
  CHECK(after_passes(options, 0) == Words{"pass", "take S", "take H", "take D", "take C"});
  CHECK(after_passes(options, 4) == Words{"pass", "take S", "take H", "take D", "take C"});
}

TEST_CASE("take: a card that is shown and stays names the only suit of both rounds", "[belote]") {
  CHECK(after_passes("deal.upcard: first_dealt", 4) == Words{"pass", "take"});
}

TEST_CASE("take: a suit that may not be trump is not offered, turned up or named", "[belote]") {
  const std::string options = "bid.allow_hokum_suits: [S, D]";
  CHECK(after_passes(options, 0) == Words{"pass"});
  CHECK(after_passes(options, 4) == Words{"pass", "take S", "take D"});
}

TEST_CASE("take: after one round alone nobody has bought, and the dealer may be bound to", "[belote]") {
  const RuleSet& once = rules("french", "with: {bid.rounds: 1}");
  CHECK(auction(once, 4).phase == Phase::void_deal);
  CHECK(after_passes("bid.dealer_must_buy: true", 7) == Words{"take S", "take D", "take C"});
  CHECK(after_passes("bid.dealer_must_buy: true, bid.rounds: 1", 3) == Words{"take"});
  CHECK(after_passes("bid.dealer_must_buy: true", 3) == Words{"pass", "take"});
  // He cannot be bound to what is not open to him.
  CHECK(after_passes("bid.dealer_must_buy: true, bid.rounds: 1, bid.allow_hokum_suits: [S]", 3) == Words{"pass"});
}

TEST_CASE("four sevens: the deal is void where low cards annul, and the dealer changes as after any void deal",
          "[belote]") {
  const RuleSet& annul = rules("french_announcements", "with: {meld.four_low: annul}");
  Hand hand = dealt(annul, true);
  REQUIRE(takes(annul, hand, "0: take"));
  CHECK(hand.phase == Phase::void_deal);
  MatchState match;
  match.dealer = 3;
  match.held = Points{81};
  advance_void(annul, match, &hand);
  CHECK(match.dealer == 0);
  CHECK(match.held == Points{81});
  Hand other = dealt(annul, false);
  REQUIRE(takes(annul, other, "0: take"));
  CHECK(other.phase == Phase::playing);
}

TEST_CASE("four sevens: they change nothing where low cards do not annul, or no announcements are played", "[belote]") {
  for (const RuleSet* set : {&rules("french_announcements"), &rules("french")}) {
    Hand hand = dealt(*set, true);
    REQUIRE(takes(*set, hand, "0: take"));
    CHECK(hand.phase == Phase::playing);
  }
  Diagnostics diagnostics;
  const auto idle = support::try_rules("french", "with: {meld.four_low: annul}", diagnostics);
  REQUIRE(idle != nullptr);
  CHECK(support::text_of(diagnostics).find("the game is played without projects") != std::string::npos);
  Hand hand = dealt(*idle, true);
  REQUIRE(takes(*idle, hand, "0: take"));
  CHECK(hand.phase == Phase::playing);
}

TEST_CASE("four eights: nothing announced counts, belote does", "[belote]") {
  const RuleSet& annul = rules("french_announcements", "with: {meld.four_low: annul}");
  Announcements announced;
  MeldQuestion question{.mode = Mode::hearts, .dealer = 3, .first_leader = 0, .dealt = {}};
  question.dealt = {cards("8S 8H 8D 8C"), cards("AS KS QS KH QH")};
  announced.codes[1] = annul.declare().best_set(question.dealt[1], Mode::hearts);
  REQUIRE(announced.any());
  const MeldOutcome outcome = annul.declare().settle(announced, question);
  CHECK_FALSE(outcome.runs_count[1]);
  const BalootQuestion belote{
      .mode = Mode::hearts, .holder = 1, .buyer = 0, .said = kSaidOnFirst | kSaidOnSecond, .pair = cards("KH QH")};
  CHECK(annul.declare().baloot_counts(belote, announced, outcome));
  CHECK(rules("french_announcements").declare().settle(announced, question).runs_count[1]);
  question.dealt[0] = cards("8S 8H 8D 9C");
  CHECK(annul.declare().settle(announced, question).runs_count[1]);
}

TEST_CASE("four low cards: random hands come to the same by tables and by single steps", "[belote]") {
  const RuleSet& annul = rules("french_announcements", "with: {meld.four_low: annul, baloot.claim: automatic}");
  for (std::uint64_t i = 0; i < 300; ++i) {
    PlayedHand fast;
    PlayedHand slow;
    play_random_hand(annul, 3, i, fast);
    step_random_hand(annul, 3, i, slow);
    REQUIRE(digest_of(fast.hand, fast.sheet, fast.void_deals) == digest_of(slow.hand, slow.sheet, slow.void_deals));
  }
}
