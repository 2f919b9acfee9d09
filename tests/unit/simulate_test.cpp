// Random hands: three ways to play them that come to the same.
#include <catch2/catch.hpp>

#include <cstring>

#include "support/recorded.hpp"

namespace {

constexpr std::uint64_t kSeed = 1446;

// To the byte, but for what a bid implementation noted during an auction that is over.
bool is_same_hand(qanun::Hand a, qanun::Hand b) {
  a.auction.notes = b.auction.notes = {};
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// Where the ways part in the hands first..end-1, as text.
std::string difference(const qanun::RuleSet& rules, std::uint64_t hands) {
  const qanun::Playout playout{rules};
  qanun::PlayedHand prepared;
  qanun::PlayedHand fast;
  qanun::PlayedHand steps;
  qanun::ActionLog fast_log;
  qanun::ActionLog steps_log;
  for (std::uint64_t i = 0; i < hands; ++i) {
    qanun::play_random_hand(rules, kSeed, i, fast, &fast_log);
    qanun::step_random_hand(rules, kSeed, i, steps, &steps_log);
    playout.hand(kSeed, i, prepared);
    const std::string where = rules.name() + " hand " + std::to_string(i) + ": ";
    if (fast_log.actions != steps_log.actions) return where + "other actions";
    if (fast.void_deals != steps.void_deals) return where + "other void deals";
    if (sheet_json(rules, fast.sheet) != sheet_json(rules, steps.sheet)) return where + "another sheet";
    if (digest_of(fast.hand, fast.sheet, fast.void_deals) != digest_of(steps.hand, steps.sheet, steps.void_deals))
      return where + "another digest";
    if (!is_same_hand(prepared.hand, fast.hand)) return where + "prepared, another hand";
    if (sheet_json(rules, prepared.sheet) != sheet_json(rules, fast.sheet)) return where + "prepared, another sheet";
    if (prepared.void_deals != fast.void_deals) return where + "prepared, other void deals";
  }
  return {};
}

}  // namespace

TEST_CASE("hands played fast, or prepared, are the hands played step by step") {
  CHECK(difference(support::rules("saudi"), 20'000) == "");
  for (const std::string& name : support::rule_set_names()) CHECK(difference(support::rules(name), 500) == "");
}

TEST_CASE("a program that mixes its own pack from the stream of a hand deals that hand") {
  const auto& rules = support::rules("saudi");
  qanun::PlayedHand played;
  int compared = 0;
  for (std::uint64_t i = 0; i < 20; ++i) {
    play_random_hand(rules, kSeed, i, played);
    if (played.void_deals != 0) continue;
    qanun::Random random{kSeed, i};
    CHECK(rules.match().draw_dealer(random, qanun::kNoTeam) == played.hand.dealer());
    random.next();  // both match scores
    CHECK(shuffled_pack(random) == played.hand.deck);
    ++compared;
  }
  CHECK(compared > 10);
}

TEST_CASE("the log changes nothing in a hand") {
  const qanun::RuleSet& rules = support::rules("saudi");
  qanun::PlayedHand with;
  qanun::PlayedHand without;
  qanun::ActionLog log;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    qanun::play_random_hand(rules, kSeed, i, with, &log);
    qanun::play_random_hand(rules, kSeed, i, without);
    REQUIRE(sheet_json(rules, with.sheet) == sheet_json(rules, without.sheet));
  }
}

TEST_CASE("a match that is prepared is the match played without preparing") {
  const qanun::RuleSet& rules = support::rules("saudi");
  const qanun::Playout playout{rules};
  for (std::uint64_t i = 0; i < 50; ++i)
    REQUIRE(playout.match(kSeed, i).digest == qanun::play_random_match(rules, kSeed, i).digest);
}
