// A card that is due where no feature takes part: what may be played and what playing it changes. Written once for
// decide() and apply(), and for players who step through many hands: these pay for no call and no look at features.
#pragma once

#include "hand/deciding.hpp"
#include "hand/flow.hpp"
#include "hand/select_card.hpp"
#include "qanun/step.hpp"

namespace qanun {

[[nodiscard]] inline bool is_plain_card_due(const Hand& hand) {
  return hand.phase == Phase::playing && hand.parts == 0;
}

// What besides the plain cards may be done with the first cards, or said with one of a pair.
void add_melds(const RuleSet& rules, const Hand& hand, Decision& decision);
void mark_baloot(const RuleSet& rules, const Hand& hand, Decision& decision);

// `decision` may be of an earlier card.
inline void decide_plain_card(const RuleSet& rules, const Hand& hand, Decision& decision) {
  forget(decision);
  decision.seat = hand.turn;
  decision.cards = legal_cards(rules.table(hand.mode()), hand.held[hand.turn], hand.trick, false);
  decision.accepted = decision.cards;
  if (rules.baloot_flag() != 0) {
    CardSet pairs;
    for (const CardSet pair : rules.pairs(hand.mode())) pairs |= pair;
    if (!(pairs & decision.cards).empty()) mark_baloot(rules, hand, decision);
  }
  if (hand.cards_played < kSeats && rules.announce_at() == AnnounceAt::own_first_card) add_melds(rules, hand, decision);
}

// Plays a card of hand.turn that says nothing.
inline void play_plain_card(const RuleSet& rules, Hand& hand, Card card) {
  put(rules.table(hand.mode()), hand.trick, hand.turn, card);
  hand.held[hand.turn].remove(card);
  hand.played[hand.cards_played++] = card.index();
  if (hand.trick.size == kSeats)
    finish_trick(rules, hand);
  else
    hand.turn = after(hand.turn);
}

}  // namespace qanun
