// Melds: what a hand may announce, and what has been announced. MELD-01 .. MELD-20.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "draw.hpp"
#include "tables.hpp"

namespace hardcoded {

inline constexpr std::uint32_t kMostMelds = 2;  // a player (MELD-09)
inline constexpr std::uint32_t kFourRanks = 1U << kTen | 1U << kJack | 1U << kQueen | 1U << kKing | 1U << kAce;

// How many runs of three or more a suit's byte holds.
inline constexpr auto kRunsOfByte = [] {
  std::array<std::uint8_t, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte)
    for (int bit = 0, length = 0; bit < 8; ++bit) {
      length = (byte >> bit & 1U) != 0 ? length + 1 : 0;
      if (length == 3) ++table[byte];
    }
  return table;
}();

// The ranks that a hand holds four times and that are worth something (MELD-04, MELD-06).
inline std::uint32_t fours_of(std::uint32_t cards) {
  const std::uint32_t half = cards & cards >> 16;
  return half & half >> 8 & kFourRanks;
}

inline std::uint32_t offers_of(std::uint32_t cards) {
  return std::uint32_t{kRunsOfByte[cards & 255U]} + kRunsOfByte[cards >> 8 & 255U] + kRunsOfByte[cards >> 16 & 255U] +
         kRunsOfByte[cards >> 24] + static_cast<std::uint32_t>(std::popcount(fours_of(cards)));
}

struct Meld {
  std::uint32_t cards = 0;  // that cannot serve again: of a long run also the rest, which is void (MELD-03)
  std::int16_t abnat = 0;
  std::uint16_t rank = 0;  // the higher wins; equal is a tie (MELD-13, MELD-14)
  bool absorbs = false;    // swallows its holder's baloot if it counts (MELD-20)
};

inline Meld run_of(std::uint32_t suit, std::uint32_t top, std::uint32_t length, std::uint32_t mode) {
  constexpr std::array<std::int16_t, 9> kWorth{0, 0, 0, 20, 50, 100, 100, 100, 100};
  const std::int16_t abnat = kWorth[length];
  return {.cards = ((1U << length) - 1) << (top + 1 - length) << (8 * suit),
          .abnat = abnat,
          .rank = static_cast<std::uint16_t>(abnat * 32 + 16 + static_cast<int>(top)),
          .absorbs = length >= 5 && suit == mode && top >= kKing};
}

inline Meld four_of(std::uint32_t rank, std::uint32_t mode) {
  const std::int16_t abnat = rank == kAce && mode == 4 ? 200 : 100;  // MELD-05
  return {.cards = 0x01010101U << rank,
          .abnat = abnat,
          .rank = static_cast<std::uint16_t>(abnat * 32 + static_cast<int>(rank)),
          .absorbs = rank == kKing || rank == kQueen};
}

// Offer number n of these cards: runs suit by suit, the highest first, then four of a kind from tens to aces.
inline Meld nth_offer(std::uint32_t cards, std::uint32_t n, std::uint32_t mode) {
  for (std::uint32_t suit = 0; suit < 4; ++suit) {
    std::uint32_t rest = cards >> (8 * suit) & 255U;
    while (rest != 0) {
      const auto top = static_cast<std::uint32_t>(std::bit_width(rest)) - 1;
      const auto length = static_cast<std::uint32_t>(std::countl_one(rest << (31 - top)));
      if (length >= 3 && n-- == 0) return run_of(suit, top, length, mode);
      rest &= (1U << (top + 1 - length)) - 1;
    }
  }
  return four_of(nth_card(fours_of(cards), n), mode);
}

// What has been announced, by place; places of one side have the same parity.
class Announced {
 public:
  // A player has picked an offer: announces until he picks one of his `choices` cards. Gives the card's number.
  std::uint32_t announce(Random& random, std::uint32_t place, std::uint32_t mode, std::uint32_t hand,
                         std::uint32_t choices, std::uint32_t pick) {
    for (std::uint32_t left = kMostMelds; pick >= choices;) {
      const Meld meld = nth_offer(hand, pick - choices, mode);
      add(place, meld);
      hand &= ~meld.cards;
      pick = random.below(choices + (--left > 0 ? offers_of(hand) : 0));
    }
    return pick;
  }

  // MELD-12, MELD-16: the melds of one side count; nobody has announced, or both are even: the earlier place.
  [[nodiscard]] std::uint32_t side() const { return best_place_ & 1U; }
  [[nodiscard]] std::int32_t counted() const { return abnat_[side()]; }
  [[nodiscard]] bool absorbs_baloot_of(std::uint32_t place) const {
    return (place & 1U) == side() && (absorbs_ >> place & 1U) != 0;
  }

 private:
  // Places announce in order, so that an equal meld never replaces an earlier one.
  void add(std::uint32_t place, const Meld& meld) {
    abnat_[place & 1U] += meld.abnat;
    absorbs_ |= std::uint32_t{meld.absorbs} << place;
    best_place_ = meld.rank > best_ ? place : best_place_;
    best_ = meld.rank > best_ ? meld.rank : best_;
  }

  std::array<std::int32_t, 2> abnat_{};
  std::uint32_t absorbs_ = 0;
  std::uint32_t best_ = 0;
  std::uint32_t best_place_ = 0;
};

}  // namespace hardcoded
