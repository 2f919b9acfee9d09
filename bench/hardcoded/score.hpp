// From the count to the points. SCORE-01 .. SCORE-14, MELD-17 .. MELD-23, KAB-02 .. KAB-06, DBL-10 .. DBL-12.
//
// By side of the table: places 0 and 2, places 1 and 3.
#pragma once

#include <array>
#include <cstdint>

#include "raising.hpp"
#include "tables.hpp"

namespace hardcoded {

struct Bought {
  std::uint32_t mode = 0;
  std::uint32_t buyer = 0;  // place
  bool buyer_had_ace = false;
  Stake stake;
};

struct Count {
  std::array<std::int32_t, 2> abnat{};
  std::array<std::int32_t, 2> tricks{};
  std::array<std::int32_t, 2> melds{};
  std::array<std::int32_t, 2> baloots{};
};

struct Written {
  std::array<std::int32_t, 2> points{};
  bool failed = false;
};

// SCORE-03, SCORE-04.
inline std::int32_t points_of(std::int32_t abnat, bool sun) {
  if (!sun) return (abnat + 4) / 10;
  return abnat % 10 == 5 ? abnat / 5 : (abnat + 5) / 10 * 2;
}

// KAB-02, KAB-04: never multiplied. KAB-06: place 0 has bought and its side, 0, has not taken a trick.
inline std::int32_t kaboot_points(const Bought& bought, std::uint32_t winner) {
  const bool reversed = bought.mode == kSun && bought.buyer == 0 && bought.buyer_had_ace && winner == 1;
  return reversed ? 88 : kModes[bought.mode].kaboot;
}

// MELD-17, MELD-20: gives the place whose baloot counts, 4 for none.
inline std::uint32_t baloot_place(const std::array<Cards, 4>& dealt, Cards pair) {
  std::uint32_t holder = 4;
  for (std::uint32_t place = 0; place < 4; ++place) holder = (dealt[place] & pair) == pair ? place : holder;
  return holder;
}

inline Written score(const Bought& bought, const Count& count) {
  const bool sun = bought.mode == kSun;
  const std::uint32_t buyers = bought.buyer & 1U;
  const std::uint32_t others = buyers ^ 1U;
  const std::int32_t factor = kFactor[bought.stake.level];
  std::array<std::int32_t, 2> extras{};  // MELD-07, MELD-08, MELD-18, MELD-21: melds are multiplied, baloot is not
  std::array<std::int32_t, 2> compared{};
  for (std::uint32_t side = 0; side < 2; ++side) {
    extras[side] = count.melds[side] / (sun ? 5 : 10) * factor + 2 * count.baloots[side];
    compared[side] = count.abnat[side] + count.melds[side] + 20 * count.baloots[side];
  }
  Written written;
  // SCORE-12: in a tie the buyer has made it, and whoever doubled him has lost.
  written.failed = count.tricks[buyers] == 0 || (count.tricks[others] != 0 && compared[others] > compared[buyers]);
  if (count.tricks[0] == 0 || count.tricks[1] == 0) [[unlikely]] {
    const std::uint32_t winner = count.tricks[0] == 0 ? 1 : 0;
    written.points[winner] = kaboot_points(bought, winner) + extras[winner];  // MELD-23: the loser's drop
    return written;
  }
  const std::int32_t hand = kModes[bought.mode].hand * factor;
  if (written.failed || bought.stake.level > 0) {  // SCORE-11, SCORE-13, SCORE-14, MELD-22: all to the winner
    written.points[written.failed ? others : buyers] = hand + extras[0] + extras[1];
    return written;
  }
  const std::int32_t theirs = points_of(count.abnat[others], sun);  // SCORE-01, SCORE-09, SCORE-10: to each his own
  written.points[buyers] = hand - theirs + extras[buyers];
  written.points[others] = theirs + extras[others];
  return written;
}

// DBL-10, DBL-11: whoever wins a gahwa, by all tricks or not, is set to the target.
inline void write_gahwa(const Table& table, const Bought& bought, Written& written) {
  const std::uint32_t winner = (bought.buyer & 1U) ^ (written.failed ? 1U : 0U);
  const std::uint32_t side = (table.dealer + 1 + winner) & 1U;
  written.points = {};
  written.points[winner] = static_cast<std::int32_t>(kMatchTarget) - table.scores[side];
}

}  // namespace hardcoded
