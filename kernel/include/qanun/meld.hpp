// Melds (projects): codes, compiled tables, and what is counted in the end. MELD-01 .. MELD-24.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "qanun/action.hpp"
#include "qanun/contract.hpp"
#include "qanun/points.hpp"
#include "qanun/words.hpp"

namespace qanun {

// One of the possible melds of a rule set, 1..92: runs of three to eight in four suits, then four of a kind. 0 is none.
using MeldCode = std::uint8_t;

inline constexpr int kRunCodes = 84;
inline constexpr int kMeldCodes = kRunCodes + kRanks + 1;
inline constexpr int kMostMelds = 2;  // a player (MELD-09)

struct MeldShape {
  CardSet cards;
  bool run = false;
  std::uint8_t length = 0;   // of a run; 4 for four of a kind
  std::uint8_t top = 0;      // of a run: place of its highest card in cards.run_order, 0 the highest
  Suit suit = Suit::spades;  // of a run
  Rank rank = Rank::seven;   // of four of a kind
};

// What a meld counts in one kind of contract. `rank` orders melds (MELD-13, MELD-14): the higher wins, equal is a tie.
struct MeldWorth {
  Abnat abnat;
  std::uint16_t rank = 0;
  MeldNameId name = 0;
};

// What each seat has announced, in order. Two bytes a seat.
struct Announcements {
  std::array<std::array<MeldCode, kMostMelds>, kSeats> codes{};

  [[nodiscard]] constexpr int count(Seat seat) const { return (codes[seat][0] != 0) + (codes[seat][1] != 0); }
  [[nodiscard]] constexpr bool any() const { return std::bit_cast<std::uint64_t>(codes) != 0; }
  constexpr void add(Seat seat, MeldCode code) { codes[seat][static_cast<std::size_t>(count(seat))] = code; }
  constexpr bool operator==(const Announcements&) const = default;
};

// Which side's runs and fours are counted, and the best meld of those that are.
struct MeldOutcome {
  std::array<bool, kTeams> runs_count{};
  std::array<bool, kTeams> fours_count{};
  MeldCode best = 0;
  Seat best_seat = kNoSeat;
};

// One meld that is counted.
struct CountedMeld {
  Team holder = 0;
  MeldNameId name = 0;
  Abnat worth;
  constexpr bool operator==(const CountedMeld&) const = default;
};

// All that scoring needs to know of melds and baloot.
struct MeldTally {
  FixedList<CountedMeld, kSeats * kMostMelds> melds;
  std::array<std::uint8_t, kTeams> baloots{};  // pairs that count, by the side that held them

  [[nodiscard]] bool empty() const { return melds.empty() && baloots[0] == 0 && baloots[1] == 0; }
  [[nodiscard]] Abnat total(Team team) const {
    Abnat sum;
    for (const CountedMeld& meld : melds)
      if (meld.holder == team) sum += meld.worth;
    return sum;
  }
};

}  // namespace qanun
