// The framework against the engine without one: two programs that share the stream of chance and nothing else.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

#include "measured.hpp"

namespace {

using hardcoded::Rules;

#ifdef NDEBUG
constexpr std::uint64_t kHands = 1'000'000;
#else
constexpr std::uint64_t kHands = 20'000;
#endif
constexpr std::uint64_t kSeed = 1446;

// At most a few differences, as text: one fault usually shows in many hands.
std::string differences(Rules which, const qanun::RuleSet& rules) {
  std::string text;
  const qanun::Playout playout{rules};
  qanun::PlayedHand played;
  int found = 0;
  for (std::uint64_t i = 0; i < kHands && found < 5; ++i) {
    playout.hand(kSeed, i, played);
    const std::string one = measured::difference(measured::result_of(rules, played), hardcoded::play(which, kSeed, i));
    if (one.empty()) continue;
    text += "seed " + std::to_string(kSeed) + " hand " + std::to_string(i) + ": " + one + '\n';
    ++found;
  }
  return text;
}

void check_every_hand(Rules which) {
  std::string why;
  const auto rules = measured::load_rules(which, why);
  INFO(why);
  REQUIRE(rules != nullptr);
  CHECK(differences(which, *rules) == "");
}

bool is_kaboot(const hardcoded::Result& hand) { return hand.tricks[0] == 0 || hand.tricks[1] == 0; }

int winner_of(const hardcoded::Result& hand) { return (hand.buyer + (hand.failed ? 1 : 0)) & 1; }

int baloot_points(const hardcoded::Result& hand) { return 2 * (hand.baloots[0] + hand.baloots[1]); }

}  // namespace

TEST_CASE("the framework plays every random hand as the hardcoded engine does") {
  check_every_hand(Rules::kaboot_only);
}

TEST_CASE("the framework plays every random hand of the whole rule set as the hardcoded engine does") {
  check_every_hand(Rules::whole);
}

TEST_CASE("the hardcoded engine shares out what a hand is worth") {
  int wrong = 0;
  int kaboots = 0;
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    const hardcoded::Result hand = hardcoded::play(Rules::kaboot_only, kSeed, i);
    const bool sun = hand.mode == hardcoded::kSun;
    const int extras = (hand.melds[0] + hand.melds[1]) / (sun ? 5 : 10) + baloot_points(hand);
    const bool kaboot = is_kaboot(hand);
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

TEST_CASE("the hardcoded engine gives all of a doubled hand to its winner") {
  constexpr std::array<int, 5> kFactors{1, 2, 3, 4, 8};
  int wrong = 0;
  std::array<int, 5> seen{};
  for (std::uint64_t i = 0; i < 200'000; ++i) {
    const hardcoded::Result hand = hardcoded::play(Rules::whole, kSeed, i);
    const auto level = static_cast<std::size_t>(hand.level);
    const bool sun = hand.mode == hardcoded::kSun;
    ++seen.at(level);
    if (level == 0) continue;
    const int points = hand.points[static_cast<std::size_t>(winner_of(hand))];
    const int melds = (hand.melds[0] + hand.melds[1]) / (sun ? 5 : 10);
    if (hand.points[0] != 0 && hand.points[1] != 0) ++wrong;
    if (sun && (level > 1 || hand.closed)) ++wrong;
    if (level == 4 && (points < 1 || points > 152)) ++wrong;
    if (level < 4 && !is_kaboot(hand) && points != ((sun ? 26 : 16) + melds) * kFactors[level] + baloot_points(hand))
      ++wrong;
  }
  CHECK(wrong == 0);
  CHECK(*std::min_element(seen.begin(), seen.end()) > 0);
}

TEST_CASE("the hardcoded engine throws in more deals where kasho may be claimed") {
  CHECK(hardcoded::run(Rules::whole, kSeed, 0, 50'000).void_deals >
        hardcoded::run(Rules::kaboot_only, kSeed, 0, 50'000).void_deals + 100);
}

TEST_CASE("the parts of a hardcoded run add up to the whole") {
  const Rules which = GENERATE(Rules::kaboot_only, Rules::whole);
  const hardcoded::Sums whole = hardcoded::run(which, kSeed, 0, 3000);
  const hardcoded::Sums early = hardcoded::run(which, kSeed, 0, 1000);
  const hardcoded::Sums late = hardcoded::run(which, kSeed, 1000, 2000);
  CHECK(whole.checksum == early.checksum + late.checksum);
  CHECK(whole.points[0] == early.points[0] + late.points[0]);
  CHECK(whole.points[1] == early.points[1] + late.points[1]);
  CHECK(whole.void_deals == early.void_deals + late.void_deals);
}
