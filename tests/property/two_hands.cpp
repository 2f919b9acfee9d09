#include "two_hands.hpp"

#include <ostream>

namespace property {

using namespace qanun;  // NOLINT(google-build-using-namespace)

std::optional<std::array<Card, 2>> unseen_cards(const RuleSet& rules, const Hand& hand, const Glimpse& glimpse) {
  const CardSet unseen = proof::unseen_by(rules, hand, glimpse.seat);
  std::vector<Card> cards(unseen.begin(), unseen.end());
  if (cards.size() < 2) return std::nullopt;
  const Card first = cards[glimpse.first % cards.size()];
  std::erase(cards, first);
  return std::array<Card, 2>{first, cards[glimpse.second % cards.size()]};
}

std::optional<TwoHands> with_other_contents(const Game& game, const Glimpse& glimpse) {
  const Hand hand = game.after(actions_at(game, glimpse));
  const auto cards = unseen_cards(game.rules(), hand, glimpse);
  if (!cards) return std::nullopt;
  Hand other = proof::with_exchanged(hand, (*cards)[0], (*cards)[1]);
  for (const SlotUse& use : game.rules().in_force(hand).slots()) {
    const std::size_t share = use.bytes / kSeats;
    for (std::size_t i = 0; i < use.bytes; ++i) {
      const bool own = use.sight == Sight::owner && i / share == glimpse.seat;
      if (use.sight != Sight::all && !own) other.slots[use.offset + i] ^= std::byte{0x5A};
    }
  }
  other.parts = static_cast<std::uint16_t>(~other.parts);
  return TwoHands{glimpse.seat, hand, other};
}

std::optional<TwoHands> by_another_deal(const Game& game, const Glimpse& glimpse) {
  const std::size_t count = actions_at(game, glimpse);
  const Hand hand = game.after(count);
  const auto cards = unseen_cards(game.rules(), hand, glimpse);
  if (!cards) return std::nullopt;
  Deal deal = game.deal;
  for (std::uint8_t& card : deal.deck)
    card = card == (*cards)[0].index() ? (*cards)[1].index() : card == (*cards)[1].index() ? (*cards)[0].index() : card;
  Hand other = begun(game.rules(), deal);
  for (std::size_t i = 0; i < count; ++i)
    if (apply(game.rules(), other, game.actions[i])) return std::nullopt;
  if (other.phase != hand.phase || other.turn != hand.turn) return std::nullopt;
  return TwoHands{glimpse.seat, hand, other};
}

Action draw_attempt(const RuleSet& rules, Seat seat, Random& random) {
  const auto word = static_cast<WordId>(random.below(static_cast<std::uint32_t>(rules.words().size())));
  const auto card = [&] { return Card{static_cast<std::uint8_t>(random.below(kCards))}; };
  if (word == kPlayCard || random.below(2) == 0)
    return Action::play(seat, card(), static_cast<Flags>(random.below(4) == 0 ? 1U << random.below(4) : 0U));
  Call call{.word = word};
  call.mode = static_cast<Mode>(random.below(kModes + 1));
  if (random.below(2) == 0) call.number = static_cast<std::int16_t>(random.below(4) << 8U | random.below(9));
  if (random.below(2) == 0) call.number = static_cast<std::int16_t>(10 * random.below(30));
  if (random.below(2) == 0)
    call.cards = rules.declare().shape(static_cast<MeldCode>(1 + random.below(kMeldCodes - 1))).cards;
  // Words are mostly said plainly.
  return Action::say(seat, random.below(3) == 0 ? call : Call{.word = word});
}

std::ostream& operator<<(std::ostream& out, const Glimpse& glimpse) {
  return out << "after " << int{glimpse.actions} << " actions, seat " << int{glimpse.seat} << ", cards "
             << int{glimpse.first} << " and " << int{glimpse.second} << " of those that it cannot see";
}

}  // namespace property
