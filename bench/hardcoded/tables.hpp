// What a contract makes of the cards, worked out at compile time. Card index = 8 * suit + rank, ranks 7 8 9 T J Q K A.
#pragma once

#include <array>
#include <cstdint>

namespace hardcoded {

enum Rank : std::uint32_t { kSeven, kEight, kNine, kTen, kJack, kQueen, kKing, kAce };

// DECK-03, DECK-04, DECK-06, by rank: place from the weakest, and abnat.
inline constexpr std::array<std::uint8_t, 8> kPlainOrder{0, 1, 2, 6, 3, 4, 5, 7};
inline constexpr std::array<std::uint8_t, 8> kTrumpOrder{0, 1, 6, 4, 7, 2, 3, 5};
inline constexpr std::array<std::uint8_t, 8> kPlainWorth{0, 0, 0, 10, 2, 3, 4, 11};
inline constexpr std::array<std::uint8_t, 8> kTrumpWorth{0, 0, 14, 10, 20, 3, 4, 11};
inline constexpr std::uint32_t kLastTrick = 10;  // TRICK-03

// One a mode. Strength in a trick: 0 cannot win, 1..8 the suit led, 9..16 a trump. In sun no card is a trump.
struct Mode {
  std::array<std::array<std::uint8_t, 32>, 4> key{};  // by suit led and card: 4 * strength, so that a seat fits below
  std::array<std::uint32_t, 17> over{};               // by strength: the trumps that beat it
  std::array<std::uint32_t, 32> frees_third{};        // by card led: all ones if it frees the third hand while it holds
  std::array<std::uint8_t, 32> worth{};
  std::uint32_t trumps = 0;
  std::uint32_t pair = 0;   // of baloot; in sun more than a hand can hold
  std::int32_t total = 0;   // abnat of a hand (DECK-07)
  std::int32_t hand = 0;    // points of a hand (SCORE-11)
  std::int32_t kaboot = 0;  // KAB-02
};

constexpr Mode make_mode(std::uint32_t mode) {
  const bool sun = mode == 4;
  Mode made;
  for (std::uint32_t card = 0; card < 32; ++card) {
    const std::uint32_t suit = card / 8;
    const std::uint32_t rank = card % 8;
    const bool trump = suit == mode;
    for (std::uint32_t led = 0; led < 4; ++led) {
      const int strength = trump ? 9 + kTrumpOrder[rank] : suit == led ? 1 + kPlainOrder[rank] : 0;
      made.key[led][card] = static_cast<std::uint8_t>(4 * strength);
    }
    for (std::uint32_t strength = 0; trump && strength < 17; ++strength)
      if (9U + kTrumpOrder[rank] > strength) made.over[strength] |= 1U << card;
    // PLAY-05, PLAY-08: an ace that holds the trick, and any trump, for nobody rises over his partner.
    made.frees_third[card] = trump || rank == kAce ? ~0U : 0U;
    made.worth[card] = trump ? kTrumpWorth[rank] : kPlainWorth[rank];
    made.total += made.worth[card];
  }
  made.total += kLastTrick;
  made.trumps = sun ? 0 : 0xFFU << (8 * mode);
  made.pair = sun ? ~0U : (1U << kKing | 1U << kQueen) << (8 * mode);
  made.hand = sun ? 26 : 16;
  made.kaboot = sun ? 44 : 25;
  return made;
}

alignas(64) inline constexpr std::array<Mode, 5> kModes{make_mode(0), make_mode(1), make_mode(2), make_mode(3),
                                                        make_mode(4)};
static_assert(kModes[0].total == 162 && kModes[3].total == 162 && kModes[4].total == 130);

}  // namespace hardcoded
