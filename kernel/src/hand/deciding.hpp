// Taking an action in the decision in which it was chosen, which need not be worked out again.
#pragma once

#include "qanun/step.hpp"

namespace qanun {

// As decide() of step.hpp, into the room of an earlier decision: it holds two thousand bytes of words.
void decide(const RuleSet& rules, const Hand& hand, Decision& decision);

inline void forget(Decision& decision) {
  decision.seat = kNoSeat;
  decision.cards = decision.accepted = {};
  if (decision.marks != 0) decision.flagged.fill({});
  decision.marks = 0;
  decision.words.clear();
}

// `decision` is what decide() answers for this hand; the action is one of its choices, or accepted in its place.
void apply_decided(const RuleSet& rules, Hand& hand, const Decision& decision, const Action& action);

// Takes the word that answers the feature which asks.
void answer_feature(const RuleSet& rules, Hand& hand, const Action& action);

}  // namespace qanun
