// The faults of a hand, in a few hidden bytes: one note a card in the order of play, and two bits a meld. QAID-02.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/hooks.hpp"

namespace qaid {

using namespace qanun;  // NOLINT(google-build-using-namespace)

// In the order of the words of qaid.violations.
enum class Kind : std::uint8_t {
  revoke,
  no_ruff,
  no_overruff,
  no_rise,
  closed_lead,
  false_meld,
  hidden_meld,
  false_ekka
};

[[nodiscard]] Kind kind_of(const Fault& fault);

struct Entry {
  Kind kind = Kind::revoke;
  Seat seat = 0;
  std::uint8_t trick = 1;
  Card card;          // of a card
  MeldCode meld = 0;  // of a meld
};

using Entries = FixedList<Entry, 80>;

// Starts as zero: no fault. Who played a card follows from the hand.
struct FaultLog {
  std::array<std::uint8_t, kCards / 2> cards{};     // by order of play, four bits each
  std::uint8_t false_melds = 0;                     // two bits a seat
  std::uint8_t hidden_melds = 0;                    // two bits a seat
  std::array<std::uint8_t, kSeats> hidden_trick{};  // in which trick they came to light

  // Before the card is played, after a meld is announced.
  void note(const Hand& hand, const Fault& fault);
  [[nodiscard]] Entries entries(const Hand& hand) const;
};

// The seat that played, or is about to play, the n-th card.
[[nodiscard]] Seat player_of(const Hand& hand, int n);

}  // namespace qaid
