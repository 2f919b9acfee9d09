// A seat's view is equal for any two states that differ only in what that seat cannot see.
#include "qanun/view.hpp"
#include "generators.hpp"
#include "property.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "support/exchange.hpp"

using namespace qanun;
using support::exchanged;

namespace {

// A hand stopped after some of its actions. Where faults are taken, players err.
Hand stopped(const RuleSet& rules, std::uint64_t index) {
  PlayedHand played;
  ActionLog log;
  play_random_hand(rules, 2, index, played, &log, {200'000});
  const auto stop = *rc::gen::inRange<std::size_t>(0, log.actions.size() + 1);
  Hand hand;
  begin(rules, hand, played.hand.dealer(), played.hand.deck, played.hand.scores, played.hand.number);
  for (std::size_t i = 0; i < stop; ++i) apply_unchecked(rules, hand, log.actions[i]);
  return hand;
}

// The same hand with other contents in all that the seat may not see of the slots, and in who takes part.
Hand scrambled(const RuleSet& rules, Hand hand, Seat seat) {
  for (const SlotUse& use : rules.slots()) {
    const std::size_t share = use.bytes / kSeats;
    for (std::size_t i = 0; i < use.bytes; ++i) {
      const bool own = use.sight == Sight::owner && i / share == seat;
      if (use.sight != Sight::all && !own) hand.slots[use.offset + i] ^= std::byte{0x5A};
    }
  }
  hand.parts = static_cast<std::uint16_t>(~hand.parts);
  return hand;
}

CardSet unseen_by(const RuleSet& rules, const Hand& hand, Seat seat) {
  CardSet unseen = CardSet::all() - hand.dealt[seat];
  for (std::size_t i = 0; i < hand.cards_played; ++i) unseen.remove(Card{hand.played[i]});
  if (hand.auction.up_card.exists()) unseen.remove(hand.auction.up_card);
  // Cards laid open by a claim.
  for (std::size_t i = 0; i < rules.features(); ++i)
    for (Seat other = 0; other < kSeats; ++other)
      if (rules.hooks(i, Hook::bid_offer)) unseen -= rules.feature(i).lays_open(hand, other);
  // Cards of announced melds tie the other state down: the test leaves them where they are.
  for (const auto& codes : hand.announced.codes)
    for (const MeldCode code : codes)
      if (code != 0) unseen -= rules.declare().shape(code).cards;
  return unseen;
}

bool same(const View& a, const View& b) {
  return a.hand.held == b.hand.held && a.hand.dealt == b.hand.dealt && a.hand.deck == b.hand.deck &&
         a.hand.played == b.hand.played && a.hand.slots == b.hand.slots && a.hand.announced == b.hand.announced &&
         a.announced == b.announced && a.shown == b.shown && a.hand.baloot_said == b.hand.baloot_said &&
         a.hand.parts == b.hand.parts;
}

}  // namespace

TEST_CASE("a seat sees the same whatever the cards that it cannot see") {
  property::holds("views", [] {
    const auto rules = property::rules_with(*property::changes());
    RC_PRE(static_cast<bool>(rules));
    const Hand hand = stopped(*rules, static_cast<std::uint64_t>(*rc::gen::inRange(0, 100'000)));
    const auto seat = static_cast<Seat>(*rc::gen::inRange(0, 4));
    const CardSet unseen = unseen_by(*rules, hand, seat);
    RC_PRE(unseen.size() >= 2);
    const std::vector<Card> cards(unseen.begin(), unseen.end());
    const Card a = cards[*rc::gen::inRange<std::size_t>(0, cards.size())];
    const Card b = cards[*rc::gen::inRange<std::size_t>(0, cards.size())];
    const Hand other = scrambled(*rules, exchanged(hand, a, b), seat);
    RC_ASSERT(same(view_of(*rules, hand, seat), view_of(*rules, other, seat)));
  });
}
