// The loop of play for random players where no feature plays a part and nothing has to be said with a card: tables
// only, no call through an interface, no branch on cards. docs/stream.md fixes what it draws.
#pragma once

#include "qanun/hand.hpp"
#include "qanun/random.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// Plays all eight tricks of a hand in Phase::playing of which no card has been played, melds announced on the way.
void play_out(const RuleSet& rules, Hand& hand, Random& random);

}  // namespace qanun
