// The two kinds of points, which never mix: abnat are counted from cards and projects, points are written on the sheet.
#pragma once

#include <compare>
#include <cstdint>

namespace qanun {

namespace detail {

template <class Unit>
struct Amount {
  std::int32_t value = 0;

  constexpr Amount() = default;
  constexpr explicit Amount(std::int32_t amount) : value(amount) {}
  constexpr auto operator<=>(const Amount&) const = default;
  constexpr Amount& operator+=(Amount other) {
    value += other.value;
    return *this;
  }
  constexpr Amount& operator-=(Amount other) {
    value -= other.value;
    return *this;
  }
  friend constexpr Amount operator+(Amount a, Amount b) { return a += b; }
  friend constexpr Amount operator-(Amount a, Amount b) { return a -= b; }
  friend constexpr Amount operator*(Amount a, std::int32_t times) { return Amount{a.value * times}; }
};

}  // namespace detail

// Raw card points, أبناط.
using Abnat = detail::Amount<struct AbnatUnit>;
// Match points, نقاط.
using Points = detail::Amount<struct PointsUnit>;

}  // namespace qanun
