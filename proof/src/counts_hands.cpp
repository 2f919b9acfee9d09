#include <algorithm>
#include <array>

#include "proof/interactions.hpp"
#include "proof/watched_hand.hpp"

namespace proof {

bool counts_hands(const qanun::RuleSet& rules, std::uint64_t seed) {
  // Nothing can be done, a deal has no end, no deal is counted, a plugin throws.
  constexpr std::array<std::string_view, 4> kEndless{"F101", "F102", kNothingCounted, "F109"};
  qanun::PlayedHand played;
  qanun::ActionLog log;
  const auto fault = watch_hand(rules, seed, 0, played, log);
  return !fault || std::find(kEndless.begin(), kEndless.end(), fault->code) == kEndless.end();
}

}  // namespace proof
