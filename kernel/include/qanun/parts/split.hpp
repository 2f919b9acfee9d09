// What both sides come to together, however the cards fall between them: for Score::sum.
#pragma once

#include <algorithm>
#include <array>

#include "qanun/score.hpp"

namespace qanun {

// `sum_of` is asked for every way in which the abnat of this hand may be shared: a pair, by side.
template <class SumOf>
[[nodiscard]] PointsRange over_splits(const ScoreInput& in, SumOf sum_of) {
  const Abnat whole = in.tally.abnat[0] + in.tally.abnat[1];
  const Points first = sum_of(std::array<Abnat, kTeams>{Abnat{}, whole});
  PointsRange range{first, first};
  for (Abnat one{1}; one <= whole; one += Abnat{1}) {
    const Points sum = sum_of(std::array<Abnat, kTeams>{one, whole - one});
    range = {std::min(range.least, sum), std::max(range.most, sum)};
  }
  return range;
}

[[nodiscard]] constexpr PointsRange operator+(const PointsRange& a, const PointsRange& b) {
  return {a.least + b.least, a.most + b.most};
}
[[nodiscard]] constexpr PointsRange operator+(const PointsRange& a, Points b) { return {a.least + b, a.most + b}; }

}  // namespace qanun
