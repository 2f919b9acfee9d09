// A trick, the duties of play, and what its leader may say. PLAY-02 .. PLAY-09, EKKA-01 .. EKKA-07.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "deal.hpp"
#include "draw.hpp"
#include "tables.hpp"

namespace hardcoded {

struct Trick {
  const std::uint8_t* key = nullptr;  // of the suit led
  Cards follow = 0;                   // the suit led
  Cards frees_third = 0;
  std::uint32_t best = 0;  // 4 * strength + place of the card that holds the trick
  std::uint32_t worth = 0;
};

inline void lead(const Mode& mode, Trick& trick, std::uint32_t place, std::uint32_t card) {
  trick.key = mode.key[card / 8].data();
  trick.follow = 0xFFU << (card & 24U);
  trick.frees_third = mode.frees_third[card];
  trick.best = trick.key[card] | place;
  trick.worth = mode.worth[card];
}

inline void put(const Mode& mode, Trick& trick, std::uint32_t place, std::uint32_t card) {
  const std::uint32_t key = trick.key[card] | place;
  trick.best = key > trick.best ? key : trick.best;
  trick.worth += mode.worth[card];
}

// PLAY-02 .. PLAY-08. A follower of plain suits owes no trump, and a trump led is followed by trumps: so in either case
// the trumps that rise are owed only if they are among the cards that follow, or if nothing follows.
template <int kNth>
inline Cards legal(const Mode& mode, const Trick& trick, Cards hand, std::uint32_t place) {
  const Cards following = hand & trick.follow;
  const Cards base = following != 0 ? following : hand;
  Cards owed = base & mode.over[trick.best >> 2];
  if constexpr (kNth >= 2) {
    const Cards partner_holds = ((trick.best ^ place) & 3U) == 2 ? ~0U : 0U;
    owed &= ~(kNth == 2 ? partner_holds & trick.frees_third : partner_holds);
  }
  return owed != 0 ? owed : base;
}

// Sixteen bits each: abnat of the side of places 1 and 3, and above them its tricks.
inline std::uint32_t won(const Trick& trick, std::uint32_t extra = 0) {
  return (0U - (trick.best & 1U)) & (trick.worth + extra + 0x10000U);
}

// The strongest plain card of a suit's byte.
inline constexpr auto kStrongestOfByte = [] {
  std::array<std::uint8_t, 256> table{};
  for (std::uint32_t byte = 1; byte < 256; ++byte)
    for (std::uint32_t rank = 0, order = 0; rank < 8; ++rank) {
      if ((byte >> rank & 1U) == 0 || kPlainOrder[rank] < order) continue;
      order = kPlainOrder[rank];
      table[byte] = static_cast<std::uint8_t>(1U << rank);
    }
  return table;
}();

inline Cards strongest_of(Cards left) {
  return Cards{kStrongestOfByte[left & 255U]} | Cards{kStrongestOfByte[left >> 8 & 255U]} << 8 |
         Cards{kStrongestOfByte[left >> 16 & 255U]} << 16 | Cards{kStrongestOfByte[left >> 24]} << 24;
}

// What the leader of a trick in hokum may lead, and what he may call ekka. His choices are both in this order.
struct Leads {
  Cards cards = 0;
  Cards called = 0;

  Leads(const Mode& mode, bool closed, const std::array<Cards, 4>& hands, std::uint32_t place) {
    const Cards plain = hands[place] & ~mode.trumps;
    cards = closed && plain != 0 ? plain : hands[place];                       // PLAY-09
    called = plain & strongest_of(hands[0] | hands[1] | hands[2] | hands[3]);  // EKKA-01
  }

  [[nodiscard]] std::uint32_t size() const {
    return static_cast<std::uint32_t>(std::popcount(cards) + std::popcount(called));
  }

  // Leads one of them. EKKA-04: a call frees the partner as an ace does.
  void take(const Mode& mode, Trick& trick, std::array<Cards, 4>& hands, std::uint32_t place,
            std::uint32_t pick) const {
    const auto plain = static_cast<std::uint32_t>(std::popcount(cards));
    const std::uint32_t card = pick < plain ? nth_card(cards, pick) : nth_card(called, pick - plain);
    hands[place] &= ~(1U << card);
    lead(mode, trick, place, card);
    if (pick >= plain) trick.frees_third = ~0U;
  }
};

}  // namespace hardcoded
