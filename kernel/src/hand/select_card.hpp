// The k-th card of a set, without a branch on the cards: by a table, or by the instruction that newer processors have
// for it. A loop that draws many cards is compiled for both and chosen once; docs/speed.md says what that gains.
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

enum class Select : unsigned char { by_table, by_instruction };

// What this processor is quickest with: some have the instruction and take longer for it than for the table.
[[nodiscard]] inline Select fastest_select() {
#if defined(__x86_64__)
  const bool quick =
      __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_is("znver1") == 0 && __builtin_cpu_is("znver2") == 0;
  return quick ? Select::by_instruction : Select::by_table;
#else
  return Select::by_table;
#endif
}

// Index of the k-th lowest bit of a set that has more than k bits. By the instruction only where fastest_select() says
// so.
template <Select kSelect = Select::by_table>
[[nodiscard]] inline std::uint32_t nth_card(std::uint32_t set, std::uint32_t k) {
#if defined(__x86_64__)
  if constexpr (kSelect == Select::by_instruction) {
    // Written out: a function for one processor is not inlined into a function for any.
    std::uint32_t bit = 0;
    asm("pdepl %2, %1, %0" : "=r"(bit) : "r"(1U << k), "rm"(set));
    return static_cast<std::uint32_t>(std::countr_zero(bit));
  }
#endif
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
