// The framework against the engine without one: two programs that share the stream of chance and nothing else.
#include <catch2/catch.hpp>

#include "measured.hpp"

namespace {

#ifdef NDEBUG
constexpr std::uint64_t kHands = 1'000'000;
#else
constexpr std::uint64_t kHands = 20'000;
#endif
constexpr std::uint64_t kSeed = 1446;

// At most a few differences, as text: one fault usually shows in many hands.
std::string differences(const qanun::RuleSet& rules) {
  std::string text;
  qanun::PlayedHand played;
  int found = 0;
  for (std::uint64_t i = 0; i < kHands && found < 5; ++i) {
    qanun::play_random_hand(rules, kSeed, i, played);
    const std::string one = measured::difference(measured::result_of(rules, played), hardcoded::play(kSeed, i));
    if (one.empty()) continue;
    text += "seed " + std::to_string(kSeed) + " hand " + std::to_string(i) + ": " + one + '\n';
    ++found;
  }
  return text;
}

}  // namespace

TEST_CASE("the framework plays every random hand as the hardcoded engine does") {
  std::string why;
  const auto rules = measured::load_rules(why);
  INFO(why);
  REQUIRE(rules != nullptr);
  CHECK(differences(*rules) == "");
}

TEST_CASE("the hardcoded engine shares out what a hand is worth") {
  int wrong = 0;
  int kaboots = 0;
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    const hardcoded::Result hand = hardcoded::play(kSeed, i);
    const bool sun = hand.mode == hardcoded::kSun;
    const int extras = (hand.melds[0] + hand.melds[1]) / (sun ? 5 : 10) + 2 * (hand.baloots[0] + hand.baloots[1]);
    const bool kaboot = hand.tricks[0] == 0 || hand.tricks[1] == 0;
    kaboots += kaboot ? 1 : 0;
    if (hand.abnat[0] + hand.abnat[1] != (sun ? 130 : 162)) ++wrong;
    if (hand.tricks[0] + hand.tricks[1] != 8) ++wrong;
    if (!kaboot && hand.points[0] + hand.points[1] != (sun ? 26 : 16) + extras) ++wrong;
    if (kaboot && hand.points[hand.tricks[0] == 0 ? 0 : 1] != 0) ++wrong;
    if (hand.failed && hand.points[hand.buyer & 1] != 0) ++wrong;
  }
  CHECK(wrong == 0);
  CHECK(kaboots > 0);
}

TEST_CASE("the parts of a hardcoded run add up to the whole") {
  const hardcoded::Sums whole = hardcoded::run(kSeed, 0, 3000);
  const hardcoded::Sums early = hardcoded::run(kSeed, 0, 1000);
  const hardcoded::Sums late = hardcoded::run(kSeed, 1000, 2000);
  CHECK(whole.checksum == early.checksum + late.checksum);
  CHECK(whole.points[0] == early.points[0] + late.points[0]);
  CHECK(whole.points[1] == early.points[1] + late.points[1]);
  CHECK(whole.void_deals == early.void_deals + late.void_deals);
}
