// What must hold while a hand is played, whatever the rules and the actions.
#include "game.hpp"
#include "property.hpp"

using namespace qanun;
using property::Game;

namespace {

// Every state of the hand, the first and the last included.
template <class Look>
void each_state(const Game& game, Look look) {
  Hand hand = game.start();
  look(hand);
  for (const Action& action : game.actions) {
    apply_unchecked(game.rules(), hand, action);
    look(hand);
  }
}

CardSet played_in(const Hand& hand) {
  CardSet cards;
  for (std::size_t i = 0; i < hand.cards_played; ++i) cards.add(Card{hand.played[i]});
  return cards;
}

}  // namespace

TEST_CASE("cards are conserved") {
  property::holds([](const Game& game) {
    each_state(game, [](const Hand& hand) {
      CardSet seen = played_in(hand);
      RC_ASSERT(seen.size() == hand.cards_played);
      for (const CardSet held : hand.held) {
        RC_ASSERT((seen & held).empty());
        seen |= held;
      }
      const bool all_are_dealt = hand.phase == Phase::announcing || hand.phase == Phase::playing;
      if (all_are_dealt) RC_ASSERT(seen == CardSet::all());
    });
  });
}

TEST_CASE("some action is always legal") {
  property::holds([](const Game& game) {
    each_state(game, [&](const Hand& hand) {
      if (!hand.over()) RC_ASSERT(decide(game.rules(), hand).size() > 0U);
    });
  });
}

TEST_CASE("every hand ends") {
  property::holds([](const Game& game) { RC_ASSERT(game.end.over() || game.is_cut()); });
}

TEST_CASE("legal cards are held and so is whatever else is taken") {
  property::holds([](const Game& game) {
    each_state(game, [&](const Hand& hand) {
      const Decision decision = decide(game.rules(), hand);
      if (decision.seat == kNoSeat) return;
      RC_ASSERT(hand.held[decision.seat].contains(decision.accepted));
      RC_ASSERT(decision.accepted.contains(decision.cards));
      for (const CardSet flagged : decision.flagged) RC_ASSERT(decision.cards.contains(flagged));
    });
  });
}

TEST_CASE("what is offered is taken") {
  property::holds(
      [](const Game& game) {
        each_state(game, [&](const Hand& hand) {
          for (const Action& action : open_actions(game.rules(), hand, property::Conduct::legal)) {
            Hand copy = hand;
            RC_ASSERT_FALSE(apply(game.rules(), copy, action).has_value());
          }
        });
      },
      0.5);
}
