// The loop of play for random players where no feature plays a part and nothing has to be said with a card: tables
// only, no call through an interface, no branch on cards. docs/stream.md fixes what it draws, docs/speed.md says why it
// looks as it does.
#pragma once

#include "hand/select_card.hpp"
#include "qanun/hand.hpp"
#include "qanun/random.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// Plays all eight tricks of a hand in Phase::playing of which no card has been played, melds announced on the way.
// The result is the same whichever way the processor selects.
void play_out(const RuleSet& rules, Hand& hand, Random& random, Select select);

}  // namespace qanun
