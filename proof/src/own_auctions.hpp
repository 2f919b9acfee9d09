// Two auctions that cannot go on in the same words: each goes on in its own until both have bought the same contract.
#pragma once

#include "proof/paired_hand.hpp"

namespace proof {

// From where the hands stand, which neither has begun to play. False where no contract was found that both can come to,
// and nothing is changed then.
[[nodiscard]] bool bid_on_apart(const Pair& pair, qanun::Random& random, PairedHand& out);

}  // namespace proof
