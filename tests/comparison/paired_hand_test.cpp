// One hand under two rule sets at once.
#include <catch2/catch.hpp>

#include "proof/paired_hand.hpp"
#include "qanun/notation.hpp"
#include "support/rules.hpp"

using proof::Pair;
using proof::PairedHand;
using proof::Parting;
using support::rules;

namespace {

constexpr std::uint64_t kSeed = 5;

const std::optional<proof::Offer>& offer(const PairedHand& hand, Parting kind) {
  return hand.offers[static_cast<std::size_t>(kind)];
}

// How many of the first hands fulfil a condition.
template <class Condition>
int count(const Pair& pair, std::uint64_t hands, Condition condition) {
  int found = 0;
  PairedHand hand;
  for (std::uint64_t i = 0; i < hands; ++i) {
    play_pair(pair, kSeed, i, hand);
    found += condition(hand) ? 1 : 0;
  }
  return found;
}

}  // namespace

TEST_CASE("Where two rule sets offer the same a paired hand is the hand of the run") {
  const std::string name = GENERATE("saudi", "federation", "french", "coinche", "bulgarian", "yeeqia");
  CAPTURE(name);
  const Pair pair{rules(name), rules(name)};
  PairedHand paired;
  for (std::uint64_t i = 0; i < 200; ++i) {
    play_pair(pair, kSeed, i, paired);
    qanun::PlayedHand played;
    qanun::ActionLog log;
    play_random_hand(rules(name), kSeed, i, played, &log);
    CAPTURE(i);
    REQUIRE(paired.split == proof::Split::none);
    CHECK(paired.logs[0].actions == log.actions);
    CHECK(paired.logs[1].actions == log.actions);
    CHECK(paired.sheets[1].points == played.sheet.points);
    CHECK_FALSE(paired.results_differ());
    CHECK_FALSE(paired.offers_differ());
    CHECK_FALSE(paired.matches_differ());
  }
}

TEST_CASE("A value on the sheet changes results and nothing that may be done") {
  const Pair pair{rules("saudi"), rules("saudi", "with: {score.sun_rounding: fifth_down}")};
  int sun = 0;
  const int found = count(pair, 2000, [&](const PairedHand& hand) {
    CHECK_FALSE(hand.offers_differ());
    CHECK(hand.split == proof::Split::none);
    const bool differs = hand.results_differ();
    if (differs) CHECK(hand.hands[0].mode() == qanun::Mode::no_trump);
    sun += hand.hands[0].mode() == qanun::Mode::no_trump ? 1 : 0;
    return differs;
  });
  CHECK(found > 20);
  CHECK(found < sun);
}

TEST_CASE("A duty of play shows in a card that one allows, with the rule that the other gives") {
  const Pair pair{rules("saudi"), rules("saudi", "with: {play.undertrump: forced}")};
  PairedHand hand;
  int found = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    play_pair(pair, kSeed, i, hand);
    CHECK_FALSE(offer(hand, Parting::word));
    const auto& card = offer(hand, Parting::card);
    if (!card) continue;
    ++found;
    CHECK(card->side == 0);  // what is forced forbids
    const qanun::Hand& here = card->hands[0];
    const qanun::Hand& there = card->hands[1];
    CHECK(card->action.card.suit() != qanun::suit_of(here.mode()));
    CHECK_FALSE(qanun::why_not(rules("saudi"), here, card->action.card));
    CHECK(qanun::why_not(pair.rules(1), there, card->action.card));
    CHECK(card->actions[0].size() < hand.logs[0].actions.size());
  }
  CHECK(found > 3);
}

TEST_CASE("What only one auction offers is noted and not said") {
  const Pair pair{rules("saudi"), rules("saudi", "with: {bid.allow_sun: false}")};
  const qanun::WordId sun = rules("saudi").find_word("sun");
  REQUIRE(sun != 0);
  const int found = count(pair, 300, [&](const PairedHand& hand) {
    for (const qanun::Action& action : hand.logs[0].actions) CHECK(action.call.word != sun);
    return offer(hand, Parting::word).has_value();
  });
  CHECK(found == 300);
}

TEST_CASE("Other packets deal the same cards to everybody, and then nothing differs") {
  const std::string packets = GENERATE("with: {deal.first_packets: [2, 3]}", "with: {deal.last_packets: [2, 1]}");
  const Pair pair{rules("saudi"), rules("saudi", packets)};
  const int arranged = count(pair, 300, [&](const PairedHand& hand) {
    REQUIRE(hand.split == proof::Split::none);
    CHECK(hand.hands[0].dealt == hand.hands[1].dealt);
    CHECK_FALSE(hand.results_differ());
    CHECK_FALSE(hand.offers_differ());
    return hand.arranged;
  });
  CHECK(arranged > 290);
}

TEST_CASE("Auctions without a common word come to the same contract in words of their own") {
  const Pair pair{rules("coinche"), rules("bulgarian")};
  CHECK_FALSE(pair.from(0).share_bids());
  const int compared = count(pair, 300, [&](const PairedHand& hand) {
    if (!hand.hands[0].play_begun() || !hand.hands[1].play_begun()) return false;
    CHECK(hand.hands[0].mode() == hand.hands[1].mode());
    CHECK(hand.hands[0].contract().buyer == hand.hands[1].contract().buyer);
    CHECK(hand.hands[0].dealt == hand.hands[1].dealt);
    return true;
  });
  CHECK(compared > 200);
}

TEST_CASE("The match goes on differently where only the target is another") {
  // Without gahwa, which is worth the rest of the match.
  const Pair pair{rules("saudi", "without: [doubling]"),
                  rules("saudi", "without: [doubling]\nwith: {match.target: 160}")};
  const int found = count(pair, 3000, [](const PairedHand& hand) {
    CHECK_FALSE(hand.results_differ());
    if (hand.matches_differ()) CHECK(hand.after[0].over != hand.after[1].over);
    return hand.matches_differ();
  });
  CHECK(found > 0);
}

TEST_CASE("Words are matched by what they are called, not by their numbers") {
  const auto& saudi = rules("saudi");
  const auto& french = rules("french");
  const proof::Translation translation{saudi, french};
  const auto pass = translation.call({.word = saudi.pass_word()});
  REQUIRE(pass);
  CHECK(pass->word == french.pass_word());
  const qanun::WordId ashkal = saudi.find_word("ashkal");
  REQUIRE(ashkal != 0);
  CHECK_FALSE(translation.call({.word = ashkal}));
}
