// The phase `deal`: which card of the pack goes where.
#pragma once

#include <array>
#include <cstdint>

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

class Deal {
 public:
  virtual ~Deal() = default;

  // DEAL-03, DEAL-04, DEAL-05. Asked once, when the rule set is compiled.
  [[nodiscard]] virtual DealPlan plan() const = 0;
};

}  // namespace qanun
