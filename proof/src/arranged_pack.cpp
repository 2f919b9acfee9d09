#include "arranged_pack.hpp"

#include <algorithm>

namespace proof {

namespace {

using qanun::Card;
using qanun::CardSet;
using qanun::Hand;
using qanun::kCards;
using qanun::kSeats;

using Deck = std::array<std::uint8_t, kCards>;

bool are_alike(const Hand& a, const Hand& b) {
  return a.dealt == b.dealt && (a.auction.up_card == b.auction.up_card || a.play_begun());
}

bool have_as_many(const Hand& a, const Hand& b) {
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    if (a.dealt[seat].size() != b.dealt[seat].size()) return false;
  return true;
}

// The places of the second pack whose cards went to `cards`, filled with those of the first that went to `wanted`, each
// in the order of dealing. The card that all see stays that.
class Arrangement {
 public:
  Arrangement(const Hand& first, const Hand& second) : first_{first}, second_{second}, deck_{second.deck} {}

  Deck deck() {
    CardSet rest_of_first = CardSet::all();
    CardSet rest_of_second = CardSet::all();
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      give(first_.dealt[seat], second_.dealt[seat]);
      rest_of_first -= first_.dealt[seat];
      rest_of_second -= second_.dealt[seat];
    }
    give(rest_of_first, rest_of_second);
    return deck_;
  }

 private:
  void give(CardSet wanted, CardSet places) {
    const Card shown = first_.auction.up_card;
    const Card place_shown = second_.auction.up_card;
    if (wanted.has(shown) && places.has(place_shown)) {
      put(shown, place_shown);
      wanted.remove(shown);
      places.remove(place_shown);
    }
    auto next = second_.deck.begin();
    for (const std::uint8_t card : first_.deck) {
      if (!wanted.has(Card{card})) continue;
      next = std::find_if(next, second_.deck.end(), [&](std::uint8_t other) { return places.has(Card{other}); });
      if (next == second_.deck.end()) return;
      put(Card{card}, Card{*next++});
    }
  }

  void put(Card card, Card place) {
    const auto at = std::find(second_.deck.begin(), second_.deck.end(), place.index());
    deck_[static_cast<std::size_t>(at - second_.deck.begin())] = card.index();
  }

  const Hand& first_;
  const Hand& second_;
  Deck deck_;
};

}  // namespace

bool deal_alike(const Pair& pair, PairedHand& out) {
  auto& [first, second] = out.hands;
  if (are_alike(first, second)) return true;
  // While cards are still to be dealt nobody can tell yet; once all are dealt it is known.
  if (!have_as_many(first, second)) return !first.play_begun();
  Hand again;
  begin(pair.rules(1), again, second.dealer(), Arrangement{first, second}.deck(), second.scores);
  for (const qanun::Action& action : out.logs[1].actions)
    if (apply(pair.rules(1), again, action)) return false;
  if (again.phase != second.phase || again.contract() != second.contract() || again.dealt != first.dealt) return false;
  second = again;
  out.arranged = true;
  return true;
}

}  // namespace proof
