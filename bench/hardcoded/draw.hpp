// The generator, and how one of several cards is picked with it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "qanun/random.hpp"

namespace hardcoded {

using qanun::Random;

// Where the k-th bit of a byte stands.
inline constexpr auto kBitOfByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte)
    for (std::uint32_t bit = 0, k = 0; bit < 8; ++bit)
      if ((byte >> bit & 1U) != 0) table[byte][k++] = static_cast<std::uint8_t>(bit);
  return table;
}();

// The card number k of a set, lowest index first; k is below the size of the set.
inline std::uint32_t nth_card(std::uint32_t set, std::uint32_t k) {
  const auto one = static_cast<std::uint32_t>(std::popcount(set & 0xFFU));
  const auto two = static_cast<std::uint32_t>(std::popcount(set & 0xFFFFU));
  const auto three = static_cast<std::uint32_t>(std::popcount(set & 0xFFFFFFU));
  std::uint32_t below = k >= one ? one : 0;
  below = k >= two ? two : below;
  below = k >= three ? three : below;
  const std::uint32_t shift = 8 * (std::uint32_t{k >= one} + std::uint32_t{k >= two} + std::uint32_t{k >= three});
  return shift + kBitOfByte[set >> shift & 0xFFU][k - below];
}

}  // namespace hardcoded
