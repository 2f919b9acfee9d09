// The phase `deal`: which card of the pack goes where.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "qanun/card.hpp"
#include "qanun/seat.hpp"

namespace qanun {

// The whole deal as tables. Positions 0..31 are the pack in the order of dealing.
struct DealPlan {
  static constexpr std::uint8_t kNone = 0xFF;

  // The packets before the auction, then those after it: cards a player.
  std::uint8_t dealt_before = 5;                    // cards in each hand while bidding
  std::array<std::uint8_t, kCards> owner_before{};  // position -> place after the dealer (0 his right); kNone beyond
  std::uint8_t shown = kNone;                       // position of the card that all may see
  bool shown_is_dealt = false;                      // it belongs to a player already (BID-05); otherwise to the buyer
  std::array<std::uint8_t, 8> last_packets{};       // sizes, 0 terminated
  std::uint8_t first_of_rest = 0;                   // position of the first card dealt after the purchase

  constexpr bool operator==(const DealPlan&) const = default;
};

// The plan turned round: at which positions of the pack each player's cards lie.
class DealTable {
 public:
  // The cards dealt to one place.
  struct Share {
    std::array<std::uint8_t, kRanks> positions{};
    std::uint8_t size = 0;

    void add(std::uint8_t position);
    // The usual sizes are written out, so that nothing is counted.
    [[nodiscard, gnu::always_inline]] CardSet cards(const std::array<std::uint8_t, kCards>& deck) const {
      switch (size) {
        case 3:
          return first<3>(deck);
        case 5:
          return first<5>(deck);
        case 8:
          return first<8>(deck);
        default:
          break;
      }
      std::uint32_t bits = 0;
      for (std::size_t i = 0; i < size; ++i) bits |= 1U << deck[positions[i]];
      return CardSet{bits};
    }

   private:
    template <std::size_t N>
    [[nodiscard]] CardSet first(const std::array<std::uint8_t, kCards>& deck) const {
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return CardSet{(0U | ... | (1U << deck[positions[I]]))};
      }
      (std::make_index_sequence<N>{});
    }
  };

  DealTable() = default;
  explicit DealTable(const DealPlan& plan);

  [[nodiscard]] const Share& first(int place) const { return first_[static_cast<std::size_t>(place)]; }
  // What is dealt after the purchase where the turned card goes to `taker`, a place or kNobody.
  static constexpr int kNobody = kSeats;
  [[nodiscard]] const Share& rest(int taker, int place) const {
    return rest_[static_cast<std::size_t>(taker)][static_cast<std::size_t>(place)];
  }
  [[nodiscard]] std::uint8_t shown() const { return shown_; }
  // The turned card goes to whoever takes it; otherwise it is a player's from the start (BID-05) or there is none.
  [[nodiscard]] bool turned() const { return turned_; }

 private:
  void deal_rest(const DealPlan& plan, int taker);

  std::array<Share, kSeats> first_{};
  std::array<std::array<Share, kSeats>, kSeats + 1> rest_{};
  std::uint8_t shown_ = DealPlan::kNone;
  bool turned_ = false;
};

class Deal {
 public:
  virtual ~Deal() = default;

  // DEAL-03, DEAL-04, DEAL-05. Asked once, when the rule set is compiled.
  [[nodiscard]] virtual DealPlan plan() const = 0;
};

}  // namespace qanun
