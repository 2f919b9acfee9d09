#include "ekka.hpp"

namespace ekka {

namespace {

CardSet gone(const Hand& hand) {  // EKKA-07: in complete tricks; the leader plays the first card of his
  CardSet cards;
  for (std::size_t i = 0; i < hand.cards_played; ++i) cards.add(Card{hand.played[i]});
  return cards;
}

}  // namespace

Ekka::Ekka(Compile& compile)
    : ekka_{compile.flag_bit("ekka")}, called_{compile.slot<std::uint8_t>("ekka", Sight::all)} {
  const Value& order = compile.value("cards.plain_order");
  for (std::size_t i = 0; i < kRanks; ++i) strongest_first_[i] = static_cast<Rank>(order.items.at(i));
  if (compile.choice<OnAce>("ekka.on_ace") == OnAce::violation) never_called_ = CardSet::of(Rank::ace);  // EKKA-03
}

bool Ekka::plays_a_part(const Hand& hand) const { return is_suit(hand.mode()); }  // EKKA-05

CardSet Ekka::flaggable(const Hand& hand, Flags /*flag*/, CardSet legal) const {  // EKKA-01
  if (hand.trick.size != 0 || !is_suit(hand.mode())) return {};
  const CardSet out = gone(hand) - hand.held[hand.turn];  // of a case, only some cards of which are known
  CardSet highest;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (static_cast<Suit>(suit) == suit_of(hand.mode())) continue;
    std::size_t i = 0;
    while (i < strongest_first_.size() && out.has(Card{strongest_first_[i], static_cast<Suit>(suit)})) ++i;
    if (i < strongest_first_.size()) highest.add(Card{strongest_first_[i], static_cast<Suit>(suit)});
  }
  return (highest & legal) - never_called_;
}

void Ekka::card_played(Hand& hand, Card /*card*/, Flags flags, CardSet /*legal*/, Flags /*untrue*/) const {
  if ((flags & ekka_) != 0 && hand.trick.size == 0) called_.in(hand) = static_cast<std::uint8_t>(hand.trick_number());
}

bool Ekka::excuses(const Hand& hand) const { return called_.in(hand) == hand.trick_number(); }  // EKKA-04

}  // namespace ekka
