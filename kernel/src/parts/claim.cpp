#include "qanun/parts/claim.hpp"

#include <algorithm>

namespace qanun {

namespace {

// His first leads of the suit beat everything that can still be held against them.
bool holds_suit(const PlayTable& table, CardSet own, CardSet unseen, Suit suit) {
  const auto led = static_cast<std::size_t>(suit);
  own &= CardSet::of(suit);
  unseen &= CardSet::of(suit);
  std::uint8_t highest = 0;
  for (const Card card : unseen) highest = std::max(highest, table.key[led][card.index()]);
  int above = 0;
  for (const Card card : own) above += table.key[led][card.index()] > highest ? 1 : 0;
  return above >= std::min(own.size(), unseen.size());
}

}  // namespace

bool takes_the_rest(const PlayTable& table, Mode mode, CardSet own, CardSet unseen, bool trumps_barred) {
  for (int suit = 0; suit < kSuits; ++suit)
    if (!holds_suit(table, own, unseen, static_cast<Suit>(suit))) return false;
  if (!is_suit(mode)) return true;
  const CardSet trumps = CardSet::of(suit_of(mode));
  const CardSet plain = own - trumps;
  const int against = (unseen & trumps).size();
  if (plain.empty() || against == 0) return true;
  if (!trumps_barred) return against <= (own & trumps).size();
  const int of_its_suit = (unseen & CardSet::of(plain.first().suit())).size();
  return plain.size() == 1 && of_its_suit > 2 * own.size();
}

}  // namespace qanun
