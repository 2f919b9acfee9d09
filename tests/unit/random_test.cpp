#include "qanun/random.hpp"

#include <array>
#include <catch2/catch.hpp>

#include "hand/pack.hpp"
#include "hand/select_card.hpp"

using namespace qanun;

TEST_CASE("a draw among one choice takes nothing from the stream") {
  Random a{1, 2};
  Random b{1, 2};
  CHECK(a.below(1) == 0);
  CHECK(a.next() == b.next());
}

TEST_CASE("a stream depends on the seed and on the hand") {
  CHECK(Random(1, 2).next() == Random(1, 2).next());
  CHECK(Random(1, 2).next() != Random(2, 1).next());
  CHECK(Random(1, 2).next() != Random(1, 3).next());
}

TEST_CASE("draws are uniform enough") {
  Random random{7, 0};
  std::array<int, 6> seen{};
  for (int i = 0; i < 60'000; ++i) ++seen[random.below(6)];
  for (const int count : seen) CHECK(std::abs(count - 10'000) < 500);
}

TEST_CASE("the k-th card of a set is found for every set of one suit and mixed ones") {
  for (std::uint32_t set = 1; set < 100'000; set = set * 3 + 1) {
    std::uint32_t k = 0;
    for (std::uint32_t bit = 0; bit < 32; ++bit) {
      if (((set >> bit) & 1U) == 0) continue;
      CHECK(nth_card(set, k) == bit);
      if (fastest_select() == Select::by_instruction) CHECK(nth_card<Select::by_instruction>(set, k) == bit);
      ++k;
    }
  }
}

TEST_CASE("a shuffled pack holds every card once and puts every card everywhere") {
  Random random{3, 3};
  const MatchRules rules;
  std::array<std::array<int, kCards>, kCards> seen{};
  for (int i = 0; i < 32'000; ++i) {
    Pack pack;
    pack.next(rules, random);
    std::uint32_t cards = 0;
    for (std::size_t place = 0; place < kCards; ++place) {
      cards |= 1U << pack.cards()[place];
      ++seen[place][pack.cards()[place]];
    }
    REQUIRE(cards == 0xFFFFFFFFU);
  }
  for (const auto& place : seen)
    for (const int count : place) CHECK(std::abs(count - 1000) < 200);
}

TEST_CASE("a pack that is only cut keeps its order round the table") {
  MatchRules rules;
  rules.shuffle_every_deal = false;
  Random random{5, 5};
  Pack pack;
  pack.next(rules, random);
  const auto before = pack.cards();
  pack.next(rules, random);
  const auto after = pack.cards();
  std::size_t shift = 0;
  while (after[shift] != before[0]) ++shift;
  CHECK(shift != 0);
  for (std::size_t i = 0; i < kCards; ++i) CHECK(after[(shift + i) % kCards] == before[i]);
}
