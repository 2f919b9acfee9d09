// Random hands by number, however their players play.
#pragma once

#include <cstdint>

#include "qanun/playout.hpp"
#include "witness.hpp"

namespace liveness {

// False where these rules count no hand.
[[nodiscard]] bool play(const qanun::RuleSet& rules, Means means, std::uint64_t number, qanun::PlayedHand& out,
                        qanun::ActionLog& log);

}  // namespace liveness
