// The whole state of one hand: plain data that copies as bytes. The log of actions is kept outside.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "qanun/bid.hpp"
#include "qanun/card.hpp"
#include "qanun/declare.hpp"
#include "qanun/meld.hpp"
#include "qanun/play.hpp"
#include "qanun/score.hpp"

namespace qanun {

enum class Phase : std::uint8_t {
  bidding,     // the auction asks auction.turn
  asking,      // a feature asks hand.turn (DBL-02)
  announcing,  // melds are announced before the first card (MELD-10)
  playing,     // hand.turn plays a card
  ended,       // a sheet can be written
  void_deal    // nobody bought, or a feature threw the cards in: they are dealt again
};

inline constexpr std::size_t kSlotBytes = 64;
inline constexpr std::uint8_t kNobodyAsks = 0xFF;

struct Hand {
  std::array<CardSet, kSeats> held{};         // cards still in hand
  std::array<CardSet, kSeats> dealt{};        // the eight a seat began to play with (fewer while bidding)
  std::array<std::uint8_t, kCards> deck{};    // card indexes in the order of dealing; all 0xFF where it is unknown
  std::array<std::uint8_t, kCards> played{};  // card indexes in the order of play
  Auction auction;
  Tally tally;
  std::array<std::int32_t, kTeams> scores{};  // match scores before the hand, in points
  Announcements announced;
  Trick trick;
  std::uint16_t number = 1;  // of the hand in its match
  std::uint16_t takers = 0;  // who took each trick: two bits a trick, the first lowest
  Phase phase = Phase::bidding;
  Seat first_leader = 0;    // once play has begun
  std::uint16_t parts = 0;  // bit i: feature i takes part, in the auction or, once play has begun, in play
  Seat turn = 0;            // who acts in every phase but bidding
  std::uint8_t cards_played = 0;
  std::uint8_t asker = kNobodyAsks;  // index of the feature that asks
  std::uint8_t baloot_said = 0;      // two bits a pair (BalootSaid)
  std::uint8_t alternative = 0;      // which compiled alternative of the rule set is in force
  Phase resumed = Phase::bidding;  // what goes on when a feature has been answered in play; bidding: play has not begun
  Seat resumed_turn = 0;
  std::uint8_t next_dealer_stays = 0;  // after a void deal: 1 the same dealer, 2 the next, 0 as the match rules say
  alignas(8) std::array<std::byte, kSlotBytes> slots{};

  [[nodiscard]] constexpr Seat dealer() const { return auction.dealer; }
  [[nodiscard]] constexpr const Contract& contract() const { return auction.contract; }
  [[nodiscard]] constexpr Mode mode() const { return auction.contract.mode; }
  [[nodiscard]] constexpr bool over() const { return phase == Phase::ended || phase == Phase::void_deal; }
  [[nodiscard]] constexpr bool play_begun() const {
    return phase == Phase::playing || phase == Phase::announcing || phase == Phase::ended || resumed != Phase::bidding;
  }
  [[nodiscard]] constexpr bool takes_part(std::size_t feature) const { return ((parts >> feature) & 1U) != 0; }
  [[nodiscard]] constexpr Seat taker(int n) const { return static_cast<Seat>((takers >> (2 * n)) & 3); }
  // The trick being played, from 1.
  [[nodiscard]] constexpr int trick_number() const { return cards_played / kSeats + 1; }
};

static_assert(std::is_trivially_copyable_v<Hand>);
static_assert(sizeof(Hand) <= 256);

// What others may see of a slot.
enum class Sight : std::uint8_t { all, owner, nobody };

// A reserved place in Hand::slots. `owner` sight: the slot is an array of four, one a seat.
template <class T>
class Slot {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);

 public:
  Slot() = default;
  explicit Slot(std::uint8_t offset) : offset_(offset) {}
  [[nodiscard]] T& in(Hand& hand) const { return *reinterpret_cast<T*>(hand.slots.data() + offset_); }
  [[nodiscard]] const T& in(const Hand& hand) const { return *reinterpret_cast<const T*>(hand.slots.data() + offset_); }

 private:
  std::uint8_t offset_ = 0;
};

}  // namespace qanun
