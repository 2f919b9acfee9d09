// What was bought: neutral words that every member of the family shares.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/card.hpp"
#include "qanun/seat.hpp"

namespace qanun {

// Tables are compiled per mode. A trump suit comes first so that a mode below no_trump is its suit's index.
enum class Mode : std::uint8_t { spades, hearts, diamonds, clubs, no_trump, all_trump, unnamed };

inline constexpr int kModes = 6;  // without `unnamed`

[[nodiscard]] constexpr bool is_suit(Mode mode) { return mode < Mode::no_trump; }
[[nodiscard]] constexpr Mode mode_of(Suit suit) { return static_cast<Mode>(suit); }
[[nodiscard]] constexpr Suit suit_of(Mode mode) { return static_cast<Suit>(mode); }

// What the buyer has undertaken to win.
enum class Target : std::uint8_t { none, all_tricks, all_tricks_alone };

// How far the hand was raised. Level 0 is an undoubled hand.
struct Stake {
  std::uint8_t level = 0;
  std::uint8_t factor = 1;
  std::uint8_t trumps_barred = 0;  // 1: trumps may not be led (a closed hand)
  std::uint8_t raises = 0;
  std::uint16_t raisers = 0;  // two bits a raise, the first lowest

  [[nodiscard]] constexpr Seat raiser(int i) const { return static_cast<Seat>((raisers >> (2 * i)) & 3); }
  constexpr void add_raiser(Seat seat) {
    raisers = static_cast<std::uint16_t>(raisers | (seat << (2 * raises)));
    ++raises;
  }
  constexpr bool operator==(const Stake&) const = default;
};

inline constexpr int kMostRaises = 8;

struct Contract {
  Mode mode = Mode::unnamed;
  Seat buyer = kNoSeat;
  std::uint8_t kind = 0;   // a declared kind (KindId); 0 while nothing stands
  std::uint8_t round = 0;  // 1 or 2; 0 where an auction has no rounds
  std::int16_t bid = 0;
  Target target = Target::none;
  std::uint8_t unused = 0;
  Stake stake;

  [[nodiscard]] constexpr bool stands() const { return kind != 0; }
  constexpr bool operator==(const Contract&) const = default;
};

}  // namespace qanun
