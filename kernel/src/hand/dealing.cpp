#include "hand/dealing.hpp"

namespace qanun {

void deal_first(const DealTable& table, Hand& hand) {
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place, hand.dealer());
    hand.dealt[seat] = hand.held[seat] = table.first(place).cards(hand.deck);
  }
  if (table.shown() != DealPlan::kNone) hand.auction.up_card = Card{hand.deck[table.shown()]};
}

void deal_rest(const DealTable& table, Hand& hand) {
  if (hand.deck[0] == kUnknownCard) return;
  const Seat to = table.turned() ? hand.auction.up_card_to : kNoSeat;
  const int taker = to == kNoSeat ? DealTable::kNobody : position_of(to, hand.dealer());
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place, hand.dealer());
    hand.dealt[seat] |= table.rest(taker, place).cards(hand.deck);
    hand.held[seat] = hand.dealt[seat];
  }
}

}  // namespace qanun
