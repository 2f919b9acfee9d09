// The same hand with two cards exchanged wherever they lie.
#pragma once

#include "qanun/hand.hpp"

namespace support {

inline void exchange(qanun::CardSet& set, qanun::Card a, qanun::Card b) {
  const bool had_a = set.has(a);
  const bool had_b = set.has(b);
  set.remove(a).remove(b);
  if (had_a) set.add(b);
  if (had_b) set.add(a);
}

inline qanun::Hand exchanged(qanun::Hand hand, qanun::Card a, qanun::Card b) {
  for (qanun::CardSet& set : hand.held) exchange(set, a, b);
  for (qanun::CardSet& set : hand.dealt) exchange(set, a, b);
  for (std::uint8_t& card : hand.deck) card = card == a.index() ? b.index() : card == b.index() ? a.index() : card;
  return hand;
}

}  // namespace support
