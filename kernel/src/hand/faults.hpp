// What is accepted though it is not allowed: which melds, and telling the features that accept it.
#pragma once

#include "hand/flow.hpp"
#include "qanun/step.hpp"

namespace qanun {

// Whether a feature takes faults at all in this hand.
[[nodiscard]] inline bool faults_are_taken(const RuleSet& rules, const Hand& hand) {
  return (hand.parts & rules.parts_of(Hook::play_accept)) != 0;
}

// Whether a feature takes this flag on a card of the seat on turn that may not carry it.
[[nodiscard]] bool accepts_flag(const RuleSet& rules, const Hand& hand, Flags flag, Card card);

// Whether a feature takes the announcing of this meld, which the seat on turn does not hold and could announce now if
// he did.
[[nodiscard]] bool accepts_meld(const RuleSet& rules, const Hand& hand, Seat seat, MeldCode code);

// The meld of these cards where it is accepted so; 0 where it is not.
[[nodiscard]] MeldCode accepted_meld(const RuleSet& rules, const Hand& hand, Seat seat, CardSet cards);

// A card that is about to be played by the seat on turn, with what is wrong about it, if anything. True if something
// is.
bool note_card_faults(const RuleSet& rules, Hand& hand, const Decision& decision, Card card, Flags untrue);

// A meld that was just announced and is not held.
void note_false_meld(const RuleSet& rules, Hand& hand, Seat seat);

// MELD-11: a card was just played. Melds that should lie open by now and cannot. True if there are any.
bool note_unshown_melds(const RuleSet& rules, Hand& hand, Seat player);

}  // namespace qanun
