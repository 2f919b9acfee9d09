// The loop of play for random players where no feature plays a part and nothing has to be said: tables only, no call
// through an interface, no branch on cards. docs/stream.md fixes what it draws.
#pragma once

#include "qanun/hand.hpp"
#include "qanun/random.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// Plays `tricks` whole tricks from an empty table on; the hand must be in Phase::playing.
void play_tricks(const RuleSet& rules, Hand& hand, Random& random, int tricks);

}  // namespace qanun
