#include "hand/dealing.hpp"

#include <algorithm>

namespace qanun {

void deal_first(const DealPlan& plan, Hand& hand) {
  std::array<CardSet, kSeats> by_place{};
  for (std::size_t i = 0; i < plan.first_of_rest; ++i) {
    const std::uint8_t place = plan.owner_before[i];
    if (place < kSeats) by_place[place].add(Card{hand.deck[i]});
  }
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place, hand.dealer());
    hand.dealt[seat] = hand.held[seat] = by_place[static_cast<std::size_t>(place)];
  }
  if (plan.shown != DealPlan::kNone) hand.auction.up_card = Card{hand.deck[plan.shown]};
}

void deal_rest(const DealPlan& plan, Hand& hand) {
  if (plan.last_packets[0] == 0 || hand.deck[0] == kUnknownCard) return;
  Seat taker = kNoSeat;  // of a turned card, who gets one card less
  if (plan.shown != DealPlan::kNone && !plan.shown_is_dealt) taker = hand.auction.up_card_to;
  std::size_t next = plan.first_of_rest;
  for (std::size_t packet = 0; plan.last_packets[packet] != 0; ++packet) {
    const bool last = plan.last_packets[packet + 1] == 0;
    for (int place = 0; place < kSeats; ++place) {
      const Seat seat = seat_at(place, hand.dealer());
      int cards = plan.last_packets[packet] - (last && seat == taker ? 1 : 0);
      for (; cards > 0 && next < kCards; --cards) hand.dealt[seat].add(Card{hand.deck[next++]});
    }
  }
  if (taker != kNoSeat) hand.dealt[taker].add(hand.auction.up_card);
  hand.held = hand.dealt;
}

}  // namespace qanun
