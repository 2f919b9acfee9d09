#include "played_hands.hpp"

#include "proof/aim.hpp"
#include "proof/watched_hand.hpp"

namespace liveness {

bool play(const qanun::RuleSet& rules, Means means, std::uint64_t number, qanun::PlayedHand& out,
          qanun::ActionLog& log) {
  if (means == Means::erring_hand) {
    step_random_hand(rules, kSeed, number, out, &log, {kErringPerMillion});
    return true;
  }
  if (means == Means::hand) return !proof::watch_hand(rules, kSeed, number, out, log);
  const auto aims = proof::aims_of(rules);
  return !aims.empty() && !proof::watch_aimed_hand(rules, kSeed, number, aims[number % aims.size()], out, log);
}

}  // namespace liveness
