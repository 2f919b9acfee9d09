// Doubling: how far a hand is raised before the first card. DBL-01 .. DBL-09.
//
// Everybody is asked by the rules of his level, and his answers are those of the framework in its order: pass, the
// level as it is by default, the level the other way. A double and a four are closed by default, a triple and a gahwa
// open.
#pragma once

#include <array>
#include <cstdint>

#include "deal.hpp"

namespace hardcoded {

inline constexpr std::uint32_t kGahwa = 4;

struct Stake {
  std::uint32_t level = 0;
  bool closed = false;  // trumps are not led (PLAY-09)
};

inline constexpr std::array<std::int32_t, 5> kFactor{1, 2, 3, 4, 8};

// DBL-09: a side below 100 may double the sun of a side that stands at 100 or above.
inline bool opens_sun(const Table& table) {
  constexpr std::int32_t kLine = 100;
  const std::uint32_t buyers = (table.dealer + 1 + table.purchase->buyer) & 1U;
  return table.scores[buyers] >= kLine && table.scores[buyers ^ 1U] < kLine;
}

// DBL-01, DBL-02: one level; the buyer's opponents are asked from the dealer's right.
inline Stake raise_sun(Random& random, const Table& table) {
  if (!opens_sun(table)) return {};
  const bool doubled = random.below(2) != 0 || random.below(2) != 0;
  return {.level = doubled ? 1U : 0U};
}

// DBL-02, DBL-04, DBL-07: opponents, buyer, doubler, buyer. Who they are is nothing to random players.
[[gnu::noinline]] inline Stake raise_hokum(Random& random) {
  enum Answer : std::uint32_t { kPass, kClosed };
  std::uint32_t answer = random.below(3);
  if (answer == kPass) answer = random.below(3);
  if (answer == kPass) return {};
  if (random.below(2) == kPass) return {.level = 1, .closed = answer == kClosed};
  answer = random.below(3);
  if (answer == kPass) return {.level = 2};
  if (random.below(2) == kPass) return {.level = 3, .closed = answer == kClosed};
  return {.level = kGahwa};
}

}  // namespace hardcoded
