// What a whole hand is worth on the sheet, by its contract: score.hand_hokum, score.hand_sun and, where it is declared,
// score.hand_all_trump. SCORE-11, FR-09, COIN-04, VAR-01.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"

namespace qanun {

class HandWorth {
 public:
  explicit HandWorth(const Compile& compile)
      : points_{number(compile, "score.hand_hokum"), number(compile, "score.hand_sun"),
                number(compile, compile.has("score.hand_all_trump") ? "score.hand_all_trump" : "score.hand_hokum")} {}

  [[nodiscard]] Points operator()(Mode mode) const {
    return points_[mode == Mode::no_trump ? 1 : mode == Mode::all_trump ? 2 : 0];
  }

 private:
  static Points number(const Compile& compile, std::string_view option) {
    return Points{static_cast<std::int32_t>(compile.number(option))};
  }

  std::array<Points, 3> points_;  // a trump suit, no trump, all trumps
};

}  // namespace qanun
