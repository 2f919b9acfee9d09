// How a hand moves from one phase to the next. Shared by the public steps and the fast loop of random play.
#pragma once

#include <cstdint>

#include "qanun/hand.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

inline constexpr std::size_t kNoFeature = SIZE_MAX;

// Notes which alternative of the rule set is in force now. Done when the deal is complete as far as it goes, after
// every word of the auction, and when play begins.
void choose_among_alternatives(const RuleSet& rules, Hand& hand);
inline void choose_alternative(const RuleSet& rules, Hand& hand) {
  if (rules.has_alternatives()) [[unlikely]]
    choose_among_alternatives(rules, hand);
}

// Puts the first question of the auction, and chooses the alternative by it. settle_chosen comes next.
void open_auction(const RuleSet& rules, Hand& hand);

// After anything was said before play: asks features, voids the deal, completes it, begins to play. `last` is the
// feature that took the last word.
void settle_auction(const RuleSet& rules, Hand& hand, std::size_t last = kNoFeature);
// The same where the alternative in force has just been chosen.
void settle_chosen(const RuleSet& rules, Hand& hand, std::size_t last = kNoFeature);

// After a feature took a word in play: ends the hand, asks features, goes on where play stood.
void settle_word_in_play(const RuleSet& rules, Hand& hand, std::size_t last);

// Hand::parts: the features that take part in the auction, and in play.
void join_auction(const RuleSet& rules, Hand& hand);
void join_play(const RuleSet& rules, Hand& hand);

// Begins the announcing or the first trick. The contract is final.
void begin_play(const RuleSet& rules, Hand& hand);

// Closes the trick that the fourth card has just been put on.
void finish_trick(const RuleSet& rules, Hand& hand);

// Asks the features whether the hand ends here.
void ask_for_early_end(const RuleSet& rules, Hand& hand);
inline void check_early_end(const RuleSet& rules, Hand& hand) {
  if ((hand.parts & rules.parts_of(Hook::hand_end)) != 0) ask_for_early_end(rules, hand);
}

// Whether the seat on turn may announce melds now (MELD-10), and which.
void meld_offers(const RuleSet& rules, const Hand& hand, Seat seat, FixedList<MeldCode, 16>& out);

// Before the lead: moves on to the next seat that has something to announce, or to the first trick.
void next_announcer(const RuleSet& rules, Hand& hand, bool after_pass);

// What saying baloot with this card would note: bits of Hand::baloot_said, 0 where the card is none of a pair held by
// its player (MELD-19), or is thrown away: only a card that leads, follows or ruffs shows a pair (VAR-01).
[[nodiscard]] std::uint8_t baloot_bits(const RuleSet& rules, const Hand& hand, Card card);

}  // namespace qanun
