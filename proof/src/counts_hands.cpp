#include "proof/interactions.hpp"
#include "qanun/step.hpp"

namespace proof {

namespace {

constexpr int kMostDeals = 200;
constexpr int kMostActions = 1000;

}  // namespace

bool counts_hands(const qanun::RuleSet& rules, std::uint64_t seed) {
  qanun::Random random{seed, 0};
  for (int deal = 0; deal < kMostDeals; ++deal) {
    qanun::Hand hand;
    begin(rules, hand, static_cast<qanun::Seat>(random.below(qanun::kSeats)), shuffled_pack(random));
    for (int actions = 0; actions < kMostActions && !hand.over(); ++actions) {
      const qanun::Decision decision = decide(rules, hand);
      if (decision.size() == 0) return false;
      apply_unchecked(rules, hand, decision.choice(random.below(decision.size())));
    }
    if (!hand.over()) return false;
    if (hand.phase == qanun::Phase::ended && !score(rules, hand).verdict.dealt_again) return true;
  }
  return false;
}

}  // namespace proof
