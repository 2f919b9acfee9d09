// What one seat may see of a hand.
#pragma once

#include <array>

#include "qanun/hand.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// A hand in which all that the seat may not see is blank: other players' cards, the pack, melds that are not shown,
// slots of others. Equal for any two hands that differ only in what the seat cannot see.
struct View {
  Seat viewer = 0;
  Hand hand;
  // The names of announced melds are public even where their cards are not (MELD-15).
  std::array<std::array<MeldNameId, kMostMelds>, kSeats> announced{};
  // Cards that lie open, by seat: of melds that have been shown (MELD-11), and those laid open by word.
  std::array<CardSet, kSeats> shown{};
};

[[nodiscard]] View view_of(const RuleSet& rules, const Hand& hand, Seat viewer);

}  // namespace qanun
