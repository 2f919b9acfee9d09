// What random players try to buy. Left to chance a hand with trumps is rare in one game and a hand without numbers in
// another, so that their rules would hardly ever be played.
#pragma once

#include <vector>

#include "qanun/hand.hpp"
#include "qanun/random.hpp"
#include "qanun/rule_set.hpp"
#include "qanun/step.hpp"

namespace proof {

// A contract to be reached where the auction allows it, and whether it is raised where that is open.
struct Aim {
  qanun::KindId kind = 0;  // 0: whatever comes
  qanun::Mode mode = qanun::Mode::unnamed;
  qanun::Target target = qanun::Target::none;
  bool raised = false;
};

// Every contract that the declarations speak of, each once to be raised and once not. Some may be out of reach.
[[nodiscard]] std::vector<Aim> aims_of(const qanun::RuleSet& rules);

// A choice of this decision of an auction that leads to the aim or away from nothing; now and then any.
[[nodiscard]] qanun::Action choice_for(const Aim& aim, const qanun::RuleSet& rules, const qanun::Hand& hand,
                                       const qanun::Decision& decision, qanun::Random& random);

}  // namespace proof
