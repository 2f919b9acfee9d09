// Rounding the sheet to tens (FR-13): French sheets are often kept in tens, and there are several ways to get there.
//
// Only the points of cards are rounded, and only when they are written: the contract is judged on exact points first.
// Belote and announcements are whole tens already and are never touched. A figure that stands for the whole hand is
// rounded like any other, so that 162 is written as 160 and 252 as 250.
//
// Where the sources are silent: the rest that `six_up_complement` leaves to the side opposed to the takers is the rest
// of the rounded total of the hand, so that it fits hands that hold more than 162.
//
// The option belongs to several implementations. Each plugin that scores in such a way compiles these sources in, so
// that all register one and the same declaration.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"
#include "qanun/option.hpp"
#include "qanun/points.hpp"
#include "qanun/seat.hpp"

namespace tens {

// score.rounding_tens
[[nodiscard]] qanun::OptionDecl rounding_option();

class RoundingTens {
 public:
  // In the order in which the option declares them.
  enum class Way : std::uint8_t { none, five_up_each, six_up_each, six_up_complement, to_five };

  constexpr explicit RoundingTens(Way way) : way_{way} {}
  // Reads score.rounding_tens.
  explicit RoundingTens(const qanun::Compile& compile);

  [[nodiscard]] constexpr bool rounds() const { return way_ != Way::none; }

  // A figure, not negative, that stands by itself: what a side that has failed gives away, all tricks, held points.
  [[nodiscard]] constexpr qanun::Points one(qanun::Points exact) const {
    switch (way_) {
      case Way::none:
        break;
      case Way::five_up_each:
        return qanun::Points{(exact.value + 5) / 10 * 10};
      case Way::six_up_each:
      case Way::six_up_complement:
        return qanun::Points{(exact.value + 4) / 10 * 10};
      case Way::to_five:
        return qanun::Points{(exact.value + 2) / 5 * 5};  // a fifth never ends in a half
    }
    return exact;
  }

  // The cards of both sides of one hand, shared between them; `takers` bought the contract.
  [[nodiscard]] constexpr std::array<qanun::Points, qanun::kTeams> both(
      const std::array<qanun::Points, qanun::kTeams>& exact, qanun::Team takers) const {
    std::array<qanun::Points, qanun::kTeams> written{one(exact[0]), one(exact[1])};
    if (way_ == Way::six_up_complement) written[qanun::other_team(takers)] = one(exact[0] + exact[1]) - written[takers];
    return written;
  }

 private:
  Way way_;
};

}  // namespace tens
