#include "qanun/view.hpp"

#include <cstring>

#include "hand/dealing.hpp"
#include "hand/flow.hpp"
#include "hand/taking_part.hpp"

namespace qanun {

namespace {

bool shown_by_now(ShowAt show_at, const Hand& hand, Seat seat) {
  if (hand.phase == Phase::ended) return show_at != ShowAt::not_shown;
  switch (show_at) {
    case ShowAt::second_trick: {  // before his own card of it
      const bool second_or_later = hand.cards_played >= kSeats;
      const bool own_turn_came =
          hand.cards_played >= 2 * kSeats || hand.turn == seat || ((seat - hand.trick.leader) & 3) < hand.trick.size;
      return second_or_later && own_turn_came;
    }
    case ShowAt::after_first_trick:
      return hand.cards_played >= kSeats;
    case ShowAt::end_of_hand:
    case ShowAt::not_shown:
      break;
  }
  return false;
}

void show_melds(const RuleSet& rules, const Hand& hand, View& view) {
  if (!hand.announced.any()) return;
  const MeldOutcome outcome =
      rules.declare().settle(hand.announced, MeldQuestion{hand.mode(), hand.dealer(), hand.first_leader, {}});
  const bool settled = hand.cards_played >= kSeats || hand.phase == Phase::ended;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (std::size_t i = 0; i < kMostMelds; ++i) {
      const MeldCode code = hand.announced.codes[seat][i];
      if (code == 0) continue;
      view.announced[seat][i] = rules.declare().worth(code, hand.mode()).name;
      const auto& counts = rules.declare().shape(code).run ? outcome.runs_count : outcome.fours_count;
      // What its seat does not hold cannot be laid open; until then nobody can tell.
      const bool shown = settled && counts[team_of(seat)] && shown_by_now(rules.declare().show_at(), hand, seat) &&
                         hand.dealt[seat].contains(rules.declare().shape(code).cards);
      if (shown) view.shown[seat] |= rules.declare().shape(code).cards;
      if (!shown && seat != view.viewer) view.hand.announced.codes[seat][i] = 0;
    }
}

void blank_slots(const RuleSet& rules, View& view) {
  for (const SlotUse& use : rules.slots()) {
    std::byte* const bytes = view.hand.slots.data() + use.offset;
    if (use.sight == Sight::nobody) std::memset(bytes, 0, use.bytes);
    if (use.sight != Sight::owner) continue;
    const std::size_t share = use.bytes / kSeats;
    for (std::size_t seat = 0; seat < kSeats; ++seat)
      if (seat != view.viewer) std::memset(bytes + seat * share, 0, share);
  }
}

// Cards laid open by word.
void show_laid_open(const RuleSet& rules, const Hand& hand, View& view) {
  for (const std::size_t i : FeatureIndexes{rules.parts_of(Hook::bid_offer)})
    for (Seat seat = 0; seat < kSeats; ++seat)
      view.shown[seat] |= rules.feature(i).lays_open(hand, seat) & hand.dealt[seat];
}

// That a feature takes part may tell what somebody holds.
void blank_parts(const RuleSet& rules, Hand& hand) {
  if (hand.phase == Phase::void_deal)
    hand.parts = 0;
  else if (hand.play_begun())
    join_play(rules, hand);
  else
    hand.parts = rules.bid_parts();
}

}  // namespace

View view_of(const RuleSet& any, const Hand& hand, Seat viewer) {
  const RuleSet& rules = any.in_force(hand);
  View view{.viewer = viewer, .hand = hand, .announced = {}, .shown = {}};
  show_melds(rules, hand, view);
  show_laid_open(rules, hand, view);
  CardSet open;  // cards that everyone has seen
  for (std::size_t i = 0; i < hand.cards_played; ++i) open.add(Card{hand.played[i]});
  for (const CardSet shown : view.shown) open |= shown;
  if (hand.auction.up_card.exists()) open.add(hand.auction.up_card);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (seat == viewer) continue;
    view.hand.dealt[seat] &= open;
    view.hand.held[seat] &= open;
  }
  const CardSet visible = open | hand.dealt[viewer];
  for (std::uint8_t& card : view.hand.deck)
    if (card != kUnknownCard && !visible.has(Card{card})) card = kUnknownCard;
  blank_slots(rules, view);
  blank_parts(rules, view.hand);
  return view;
}

}  // namespace qanun
