// Random hands: two ways to play them that come to the same.
#include <catch2/catch.hpp>

#include "support/recorded.hpp"

namespace {

constexpr std::uint64_t kSeed = 1446;

// Where the two ways part in the hands first..end-1, as text.
std::string difference(const qanun::RuleSet& rules, std::uint64_t hands) {
  qanun::PlayedHand fast;
  qanun::PlayedHand steps;
  qanun::ActionLog fast_log;
  qanun::ActionLog steps_log;
  for (std::uint64_t i = 0; i < hands; ++i) {
    qanun::play_random_hand(rules, kSeed, i, fast, &fast_log);
    qanun::step_random_hand(rules, kSeed, i, steps, &steps_log);
    const std::string where = rules.name() + " hand " + std::to_string(i) + ": ";
    if (fast_log.actions != steps_log.actions) return where + "other actions";
    if (fast.void_deals != steps.void_deals) return where + "other void deals";
    if (sheet_json(rules, fast.sheet) != sheet_json(rules, steps.sheet)) return where + "another sheet";
    if (digest_of(fast.hand, fast.sheet, fast.void_deals) != digest_of(steps.hand, steps.sheet, steps.void_deals))
      return where + "another digest";
  }
  return {};
}

}  // namespace

TEST_CASE("hands played fast are the hands played step by step") {
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
