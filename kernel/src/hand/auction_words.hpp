// Words said while the auction runs, as far as the auction and the features that hear them go. What follows from it,
// the rest of the deal or the first card, is settle_auction's.
#pragma once

#include "hand/flow.hpp"

namespace qanun {

// Takes a call of the auction's own. A new standing contract has not been raised yet.
void take_bid(const RuleSet& rules, Hand& hand, const Action& action);

// Takes a word of this feature's before play begins. Where it raised the stake inside the auction, the bid
// implementation hears of it.
void take_word(const RuleSet& rules, Hand& hand, std::size_t feature, const Action& action);

}  // namespace qanun
