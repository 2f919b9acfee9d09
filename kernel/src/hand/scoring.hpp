// The sheet of a hand, written where it is to stay: hot loops keep one sheet and copy none.
#pragma once

#include "qanun/step.hpp"

namespace qanun {

// As score() of step.hpp; `sheet` may hold another hand's.
void score_hand(const RuleSet& rules, const Hand& hand, Points held, bool last_hand, ScoreSheet& sheet);

}  // namespace qanun
