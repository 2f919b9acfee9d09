// What must hold of hands in which players err and accuse each other.
#include "game.hpp"
#include "property.hpp"
#include "qanun/view.hpp"

using namespace qanun;
using property::ErringGame;

TEST_CASE("with faults cards are conserved and what is done is held and every hand ends") {
  property::holds([](const ErringGame& game) {
    Hand hand = game.start();
    for (const Action& action : game.actions) {
      if (action.card.exists()) RC_ASSERT(hand.held[action.seat].has(action.card));
      apply_unchecked(game.rules(), hand, action);
      CardSet seen;
      for (std::size_t i = 0; i < hand.cards_played; ++i) seen.add(Card{hand.played[i]});
      int cards = hand.cards_played;
      for (const CardSet held : hand.held) {
        seen |= held;
        cards += held.size();
      }
      RC_ASSERT(seen.size() == cards);
    }
    RC_ASSERT(hand.over() || game.is_cut());
  });
}

// A meld that was announced falsely cannot be laid open.
TEST_CASE("with faults only what is held can lie open") {
  property::holds([](const ErringGame& game, std::uint8_t actions) {
    const Hand hand = game.after(actions % (game.actions.size() + 1));
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const View view = view_of(game.rules(), hand, seat);
      for (Seat other = 0; other < kSeats; ++other) RC_ASSERT(hand.dealt[other].contains(view.shown[other]));
    }
  });
}

TEST_CASE("a hand that ends by a fault is lost by the side that it was proven against or that claimed falsely") {
  property::holds([](const ErringGame& game) {
    RC_PRE(game.ended());
    const ScoreSheet sheet = game.sheet();
    const bool decided = sheet.verdict.label != 0 && sheet.verdict.label == game.rules().find_label("qaid");
    bool claimed = false;
    Team loser = kNoTeam;
    for (const Remark& remark : remarks(game.rules(), game.end)) {
      claimed = claimed || remark.about != Remark::About::fault;
      if (remark.about == Remark::About::right_claim) loser = other_team(team_of(remark.seat));
      if (remark.about == Remark::About::false_claim) loser = team_of(remark.seat);
    }
    RC_ASSERT(decided == claimed);
    if (claimed) RC_ASSERT(sheet.verdict.winner == other_team(loser));
  });
}
