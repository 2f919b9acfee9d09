// The facts that the kernel itself computes from a hand.
#pragma once

#include <array>

#include "qanun/words.hpp"

namespace qanun {

// In the order of kDealerFact, kUpCardFact, kFirstLeaderFact.
[[nodiscard]] const std::array<FactDecl, 3>& core_facts();

}  // namespace qanun
