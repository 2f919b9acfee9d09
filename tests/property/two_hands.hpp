// Pairs of hands that one seat cannot tell apart.
#pragma once

#include <optional>
#include <vector>

#include "game.hpp"
#include "proof/moved_hand.hpp"
#include "qanun/view.hpp"

namespace property {

// A look at a hand by one seat at some moment, and two cards that it cannot see. The numbers mean whatever is there.
struct Glimpse {
  std::uint8_t actions = 0;
  std::uint8_t seat = 0;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
};

struct TwoHands {
  qanun::Seat seat = 0;
  qanun::Hand one;
  qanun::Hand other;
};

inline std::size_t actions_at(const Game& game, const Glimpse& glimpse) {
  return glimpse.actions % (game.actions.size() + 1);
}

// Two different cards that the seat cannot see; nothing where it knows all.
std::optional<std::array<qanun::Card, 2>> unseen_cards(const qanun::RuleSet& rules, const qanun::Hand& hand,
                                                       const Glimpse& glimpse);

// The hand with the two cards exchanged where they lie, other contents in all that nobody or only others may see of the
// slots, and other features that take part.
std::optional<TwoHands> with_other_contents(const Game& game, const Glimpse& glimpse);

// The two cards exchanged in the pack, and the same actions on it; nothing where one of them is not taken then. Who is
// asked is for all to see, so that hands in which somebody else is asked are no such pair.
std::optional<TwoHands> by_another_deal(const Game& game, const Glimpse& glimpse);

// Anything that a player might try, sensible or not.
qanun::Action draw_attempt(const qanun::RuleSet& rules, qanun::Seat seat, qanun::Random& random);

std::ostream& operator<<(std::ostream& out, const Glimpse& glimpse);

}  // namespace property

template <>
struct rc::Arbitrary<property::Glimpse> {
  static Gen<property::Glimpse> arbitrary() {
    const auto below = [](int n) { return gen::inRange<int>(0, n); };
    return gen::map(gen::tuple(below(64), below(4), below(32), below(31)),
                    [](const std::tuple<int, int, int, int>& all) {
                      const auto byte = [](int n) { return static_cast<std::uint8_t>(n); };
                      return property::Glimpse{byte(std::get<0>(all)), byte(std::get<1>(all)), byte(std::get<2>(all)),
                                               byte(std::get<3>(all))};
                    });
  }
};
