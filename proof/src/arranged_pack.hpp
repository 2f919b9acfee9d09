// Two rule sets may deal one pack in other packets. The pack of the second is then put in another order, so that every
// seat is dealt under both what it is dealt under the first.
#pragma once

#include "proof/paired_hand.hpp"

namespace proof {

// Compares what the seats were dealt so far, and the card that all may see. Where it differs and the seats have as many
// cards under both, the second hand is begun again with another pack and its actions are taken again. False where the
// same cards cannot be dealt.
[[nodiscard]] bool deal_alike(const Pair& pair, PairedHand& out);

}  // namespace proof
