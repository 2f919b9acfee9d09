// The k-th card of a set, without a branch on the cards.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace qanun {

namespace detail {

constexpr std::array<std::array<std::uint8_t, 8>, 256> nth_bits() {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    std::size_t n = 0;
    for (std::uint8_t bit = 0; bit < 8; ++bit)
      if (((byte >> bit) & 1U) != 0) table[byte][n++] = bit;
  }
  return table;
}

alignas(64) inline constexpr auto kNthBit = nth_bits();

}  // namespace detail

// Index of the k-th lowest bit of a set that has more than k bits.
[[nodiscard]] inline std::uint32_t nth_card(std::uint32_t set, std::uint32_t k) {
  const auto below1 = static_cast<std::uint32_t>(std::popcount(set & 0xFFU));
  const auto below2 = static_cast<std::uint32_t>(std::popcount(set & 0xFFFFU));
  const auto below3 = static_cast<std::uint32_t>(std::popcount(set & 0xFFFFFFU));
  const std::uint32_t suit = static_cast<std::uint32_t>(k >= below1) + static_cast<std::uint32_t>(k >= below2) +
                             static_cast<std::uint32_t>(k >= below3);
  std::uint32_t before = k >= below1 ? below1 : 0;
  before = k >= below2 ? below2 : before;
  before = k >= below3 ? below3 : before;
  return suit * 8 + detail::kNthBit[(set >> (suit * 8)) & 0xFFU][k - before];
}

}  // namespace qanun
