// The hooks of the kernel, each through a feature of a loaded plugin.
#include <algorithm>
#include <catch2/catch.hpp>

#include "../support/rules.hpp"
#include "qanun/cases.hpp"
#include "qanun/notation.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"

using namespace qanun;
using support::rules;

namespace {

std::array<std::uint8_t, kCards> pack_in_order() {
  std::array<std::uint8_t, kCards> deck{};
  for (std::uint8_t i = 0; i < kCards; ++i) deck[i] = static_cast<std::uint8_t>((i * 5) % kCards);
  return deck;
}

Hand begun(const RuleSet& set, Seat dealer = 3) {
  Hand hand;
  begin(set, hand, dealer, pack_in_order());
  return hand;
}

void say(const RuleSet& set, Hand& hand, const std::string& text) {
  Problem problem;
  const auto action = parse_action(set, text, problem);
  REQUIRE(action.has_value());
  const auto refused = apply(set, hand, *action);
  INFO(text << ": " << (refused ? refused->text.en : ""));
  REQUIRE_FALSE(refused.has_value());
}

bool offers(const RuleSet& set, const Hand& hand, const std::string& word) {
  for (const Call& call : decide(set, hand).words)
    if (to_string(set, call) == word) return true;
  return false;
}

// Plays the first legal card until the hand stands before that many cards.
void play_until(const RuleSet& set, Hand& hand, int cards) {
  while (!hand.over() && hand.cards_played < cards)
    REQUIRE_FALSE(apply(set, hand, Action::play(hand.turn, decide(set, hand).cards.first())));
}

Hand sun_of_seat_0(const RuleSet& set) {
  Hand hand = begun(set);
  say(set, hand, "0: sun");
  return hand;
}

}  // namespace

TEST_CASE("a feature interjects: a seat that is not on turn voids the deal") {
  const RuleSet& set = rules("saudi", "use: [bell]");
  Hand hand = begun(set);
  CHECK(interjections(set, hand).size() == 3);
  CHECK(apply(set, hand, Action::say(0, Call{.word = set.find_word("ring")})).has_value());  // he is on turn himself
  say(set, hand, "2: ring");
  CHECK(hand.phase == Phase::void_deal);
  CHECK(interjections(set, hand).empty());
}

TEST_CASE("an interjection closes when a contract stands") {
  const RuleSet& set = rules("saudi", "use: [bell]");
  Hand hand = begun(set);
  say(set, hand, "0: hokum");
  CHECK(interjections(set, hand).empty());
}

TEST_CASE("random players take interjections as their feature's policy says") {
  const RuleSet& set = rules("saudi", "use: [bell]");
  std::uint32_t void_deals = 0;
  PlayedHand played;
  for (std::uint64_t i = 0; i < 200; ++i) {
    play_random_hand(set, 5, i, played);
    CHECK(played.hand.phase == Phase::ended);
    void_deals += played.void_deals;
  }
  CHECK(void_deals > 5);
}

TEST_CASE("a feature widens what is accepted, and legal stays what the duties of play allow") {
  const RuleSet& set = rules("saudi", "use: [wink]\nwithout: [kasho, ekka]");
  Hand hand = sun_of_seat_0(set);
  play_until(set, hand, 1);
  const Decision decision = decide(set, hand);
  CHECK(decision.accepted == hand.held[hand.turn]);
  const CardSet faults = decision.accepted - decision.cards;
  REQUIRE_FALSE(faults.empty());
  const Seat offender = hand.turn;
  CHECK_FALSE(apply(set, hand, Action::play(offender, faults.first())).has_value());
  CHECK(hand.cards_played == 2);

  SECTION("the hidden slot is seen by nobody, the owner's slot by him alone") {
    bool somewhere = false;
    for (const SlotUse& use : set.slots())
      for (std::uint8_t i = 0; i < use.bytes; ++i)
        somewhere = somewhere || hand.slots[static_cast<std::size_t>(use.offset + i)] != std::byte{0};
    CHECK(somewhere);
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const View view = view_of(set, hand, seat);
      for (const SlotUse& use : set.slots()) {
        int seen = 0;
        for (std::uint8_t i = 0; i < use.bytes; ++i)
          seen += view.hand.slots[static_cast<std::size_t>(use.offset + i)] != std::byte{0} ? 1 : 0;
        CHECK(seen == (use.sight == Sight::owner && seat == offender ? 1 : 0));
      }
    }
  }
}

TEST_CASE("a flag on a card that may not carry it is refused, or taken and named untrue where a feature accepts it") {
  const auto marked = [](const RuleSet& set, const Hand& hand) {
    return std::any_of(set.slots().begin(), set.slots().end(),
                       [&](const SlotUse& use) { return hand.slots[use.offset] != std::byte{0}; });
  };
  const RuleSet& strict = rules("saudi", "use: [cry]");
  Hand hand = sun_of_seat_0(strict);
  const Flags cry = 1U << 7U >> static_cast<unsigned>(kMostFlags - strict.flags().size());
  const CardSet kings = decide(strict, hand).cards & CardSet::of(Rank::king);
  const CardSet others = decide(strict, hand).cards - CardSet::of(Rank::king);
  REQUIRE_FALSE(kings.empty());
  const auto refused = apply(strict, hand, Action::play(0, others.first(), cry));
  REQUIRE(refused.has_value());
  CHECK(refused->why == Refusal::Why::flag_not_allowed);

  const RuleSet& lenient = rules("saudi", "use: [cry, wink]");
  Hand told = sun_of_seat_0(lenient);
  Hand truly = told;
  CHECK_FALSE(apply(lenient, told, Action::play(0, others.first(), cry)));
  CHECK(marked(lenient, told));
  CHECK_FALSE(apply(lenient, truly, Action::play(0, kings.first(), cry)));
  CHECK_FALSE(marked(lenient, truly));
  CHECK(apply(lenient, hand, Action::play(0, others.first(), 0x80)));  // no such flag
}

TEST_CASE("what is accepted and not allowed is told with its kind, and a feature gives a fact from its slot") {
  const RuleSet& set = rules("saudi", "use: [wink, bar, cry]");
  const FactId fact = set.find_fact("wink_kinds");
  const auto kinds = [&](const Hand& hand) { return set.fact_of(hand, fact); };
  const auto bit = [](Fault::Kind kind) { return std::int64_t{1} << static_cast<int>(kind); };
  const Hand start = sun_of_seat_0(set);
  CHECK(kinds(start) == 0);

  SECTION("a card that a feature bars") {
    Hand hand = start;
    while (hand.trick.size != 0 || (hand.held[hand.turn] & CardSet::of(Rank::ace)).empty())
      play_until(set, hand, hand.cards_played + 1);
    const Card ace = (hand.held[hand.turn] & CardSet::of(Rank::ace)).first();
    REQUIRE_FALSE(decide(set, hand).cards.has(ace));
    CHECK_FALSE(apply(set, hand, Action::play(hand.turn, ace)));
    CHECK(kinds(hand) == bit(Fault::Kind::barred_card));
  }
  SECTION("a card that a duty forbids") {
    Hand hand = start;
    play_until(set, hand, 1);
    const CardSet faults = decide(set, hand).accepted - decide(set, hand).cards;
    REQUIRE_FALSE(faults.empty());
    CHECK_FALSE(apply(set, hand, Action::play(hand.turn, faults.first())));
    CHECK(kinds(hand) == bit(Fault::Kind::revoke));
  }
  SECTION("a flag that the card could not carry") {
    Hand hand = start;
    const Flags cry = 1U << 7U >> static_cast<unsigned>(kMostFlags - set.flags().size());
    const CardSet others = decide(set, hand).cards - CardSet::of(Rank::king);
    CHECK_FALSE(apply(set, hand, Action::play(0, others.first(), cry)));
    CHECK(kinds(hand) == bit(Fault::Kind::untrue_flag));
  }
  SECTION("a meld that is not held, and that cannot be shown when it is due") {
    Hand hand = start;
    MeldCode lie = kMeldCodes - 1;
    while (hand.dealt[0].contains(set.declare().shape(lie).cards) ||
           set.declare().worth(lie, hand.mode()).abnat.value == 0)
      --lie;
    const CardSet cards = set.declare().shape(lie).cards;
    CHECK_FALSE(apply(set, hand, Action::say(0, Call{.word = set.meld_word(), .cards = cards})));
    CHECK(kinds(hand) == bit(Fault::Kind::meld_not_held));
    CHECK(apply(set, hand, Action::say(0, Call{.word = set.meld_word(), .cards = cards})));  // once is enough
    play_until(set, hand, 2 * kSeats);
    CHECK((kinds(hand) & bit(Fault::Kind::meld_not_shown)) != 0);
    CHECK(count_melds(set, hand).melds.empty());
  }
}

TEST_CASE("random players stay legal where more is accepted") {
  const RuleSet& set = rules("saudi", "use: [wink]");
  const RuleSet& strict = rules();
  PlayedHand a;
  PlayedHand b;
  for (std::uint64_t i = 0; i < 200; ++i) {
    play_random_hand(set, 9, i, a);
    play_random_hand(strict, 9, i, b);
    CHECK(a.sheet.points == b.sheet.points);
  }
}

TEST_CASE("a raise inside the auction ends the bidding and doubles the stake") {
  const RuleSet& set = rules("saudi", "use: [raise]\nwithout: [kaboot, doubling]");
  Hand hand = begun(set);
  CHECK_FALSE(offers(set, hand, "up"));  // nothing stands yet
  say(set, hand, "0: hokum");
  CHECK(offers(set, hand, "up"));
  say(set, hand, "1: up");
  // The buyer keeps his hokum: turning it to sun is no longer open, so he is not asked.
  CHECK(hand.phase == Phase::playing);
  CHECK(hand.contract().stake.factor == 2);
  CHECK(hand.contract().stake.raiser(0) == 1);
  play_until(set, hand, kCards);
  const ScoreSheet sheet = score(set, hand);
  CHECK(sheet.points[0].value + sheet.points[1].value >= 32);
}

TEST_CASE("after the deal each opponent of the buyer is asked once to raise") {
  const RuleSet& set = rules("saudi", "use: [raise]\nwithout: [kaboot, doubling]");
  Hand hand = sun_of_seat_0(set);
  CHECK(hand.phase == Phase::asking);
  CHECK(hand.turn == 1);
  CHECK(hand.dealt[0].size() == kRanks);
  say(set, hand, "1: pass");
  CHECK(hand.turn == 3);
  CHECK(apply(set, hand, Action::say(1, Call{.word = set.find_word("up")})).has_value());
  say(set, hand, "3: up");
  CHECK(hand.phase == Phase::playing);
  CHECK(hand.contract().stake.raiser(0) == 3);
}

TEST_CASE("a new standing contract has not been raised") {
  const RuleSet& set = rules("saudi", "use: [raise]\nwithout: [kaboot, doubling]");
  Hand hand = begun(set);
  say(set, hand, "0: hokum");
  hand.auction.contract.stake.level = 1;
  say(set, hand, "1: sun");
  CHECK(hand.contract().stake == Stake{});
}

TEST_CASE("a feature ends the hand early: the rest goes to the side that took the first four tricks") {
  const RuleSet& set = rules("saudi", "use: [mercy]");
  PlayedHand played;
  int ended_early = 0;
  for (std::uint64_t i = 0; i < 300; ++i) {
    play_random_hand(set, 3, i, played);
    const Tally& tally = played.hand.tally;
    CHECK(tally.tricks(0) + tally.tricks(1) == kRanks);
    const int whole = played.hand.mode() == Mode::no_trump ? 130 : 162;
    CHECK(tally.abnat[0].value + tally.abnat[1].value == whole);
    ended_early += played.hand.cards_played < kCards ? 1 : 0;
  }
  CHECK(ended_early > 5);
}

TEST_CASE("points made inside a trick join the tally") {
  const RuleSet& set = rules("saudi", "use: [tens]");
  PlayedHand played;
  int made = 0;
  for (std::uint64_t i = 0; i < 300; ++i) {
    play_random_hand(set, 3, i, played);
    const int whole = played.hand.mode() == Mode::no_trump ? 130 : 162;
    const int more = played.hand.tally.abnat[0].value + played.hand.tally.abnat[1].value - whole;
    CHECK(more % 40 == 0);
    made += more > 0 ? 1 : 0;
  }
  CHECK(made > 20);
}

TEST_CASE("a feature that sits a hand out makes nothing in its tricks, whoever else takes part") {
  const RuleSet& set = rules("saudi", "use: [tens, mercy]");
  PlayedHand played;
  int sat_out = 0;
  for (std::uint64_t i = 0; i < 300; ++i) {
    play_random_hand(set, 3, i, played);
    if (played.hand.contract().buyer != 0) continue;
    ++sat_out;
    const int whole = played.hand.mode() == Mode::no_trump ? 130 : 162;
    CHECK(played.hand.tally.abnat[0].value + played.hand.tally.abnat[1].value == whole);
  }
  CHECK(sat_out > 20);
}

TEST_CASE("a trick case asks for what features make inside the trick") {
  const auto ask = [](const std::string& contract_and_trick, const std::string& expect) {
    const std::string text =
        "qanun_cases: 1\nrules: saudi\ncases:\n  - id: one\n    title: t\n    why: w\n    use: [tens]\n    kind: "
        "trick\n    given: " +
        contract_and_trick + "\n    expect: " + expect + "\n";
    Diagnostics diagnostics;
    const auto document = yaml::parse("tricks.yaml", text, {}, diagnostics);
    REQUIRE(document.has_value());
    CaseRunner runner{support::installation().reader()};
    const CaseCounts counts = runner.run(*document, "", diagnostics, [](const CaseResult&) {});
    INFO(support::text_of(diagnostics));
    REQUIRE(counts.passed + counts.failed == 1);
    return counts.passed == 1;
  };
  const std::string two_tens =
      R"({contract: {kind: hokum, trump: S, buyer: 1}, trick: ["0: TH", "1: TS", "2: 7H", "3: 8H"]})";
  CHECK(ask(two_tens, "{winner: 1, raw: 20, bonus: 40}"));
  CHECK_FALSE(ask(two_tens, "{bonus: 0}"));
  const std::string one_ten =
      R"({contract: {kind: hokum, trump: S, buyer: 1}, trick: ["0: TH", "1: 9S", "2: 7H", "3: 8H"]})";
  CHECK(ask(one_ten, "{raw: 24, bonus: 0}"));
  const std::string sat_out =
      R"({contract: {kind: hokum, trump: S, buyer: 0}, trick: ["0: TH", "1: TS", "2: 7H", "3: 8H"]})";
  CHECK(ask(sat_out, "{raw: 20, bonus: 0}"));
}

TEST_CASE("all trial features together give the same hands by steps and by the fast path") {
  const RuleSet& set = rules("saudi", "use: [bell, wink, raise, mercy, tens]\nwithout: [kaboot, doubling]");
  PlayedHand fast;
  PlayedHand slow;
  for (std::uint64_t i = 0; i < 300; ++i) {
    play_random_hand(set, 11, i, fast);
    step_random_hand(set, 11, i, slow);
    CHECK(digest_of(fast.hand, fast.sheet, fast.void_deals) == digest_of(slow.hand, slow.sheet, slow.void_deals));
  }
}
