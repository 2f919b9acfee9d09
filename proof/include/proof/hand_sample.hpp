// Hands of a run that stand for all of it: rare kinds of hands are among them, and each knows how much of the run it
// stands for.
//
// Random players seldom buy hokum where sun overrides it, seldom double, and hardly ever win all tricks; the rules of
// these hands would not be met in the first thousand. So the run is looked through further, its hands are sorted by
// what they came to (contract, level, verdict, melds), and the kinds take turns until there are enough.
#pragma once

#include <cstdint>
#include <vector>

#include "qanun/rule_set.hpp"

namespace proof {

struct SampledHand {
  std::uint64_t index = 0;  // in the run
  double weight = 0;        // its share of the run; all weights together are 1
};

// `count` hands of the run with that seed, the rarest kinds first in each round; never the same hand twice.
[[nodiscard]] std::vector<SampledHand> sample_hands(const qanun::RuleSet& rules, std::uint64_t seed,
                                                    std::uint64_t count);

}  // namespace proof
