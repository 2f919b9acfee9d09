// Putting cards where the plan of the deal says.
#pragma once

#include "qanun/hand.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

inline constexpr std::uint8_t kUnknownCard = 0xFF;

// DEAL-03, DEAL-04: the cards before the auction, and the card that all may see.
void deal_first(const DealTable& table, Hand& hand);

// DEAL-05: the rest, once somebody has bought. Does nothing where the pack is unknown or all is dealt.
void deal_rest(const DealTable& table, Hand& hand);

}  // namespace qanun
