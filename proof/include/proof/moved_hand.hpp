// A hand as it would be elsewhere: two cards exchanged, the table turned, the suits exchanged; and whether a seat can
// tell.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "qanun/step.hpp"
#include "qanun/view.hpp"

namespace proof {

inline constexpr std::array<qanun::Suit, qanun::kSuits> kSameSuits{qanun::Suit::spades, qanun::Suit::hearts,
                                                                   qanun::Suit::diamonds, qanun::Suit::clubs};

// A hand with the same pack, dealer and scores in which nothing has been done yet.
[[nodiscard]] qanun::Hand begun_like(const qanun::RuleSet& rules, const qanun::Hand& hand);

// The same hand with two cards exchanged wherever they lie.
[[nodiscard]] qanun::Hand with_exchanged(qanun::Hand hand, qanun::Card a, qanun::Card b);

// The cards that a seat cannot see, whatever views show: not its own, not played, not laid open by word, and of no meld
// that was announced, which may be open or not.
[[nodiscard]] qanun::CardSet unseen_by(const qanun::RuleSet& rules, const qanun::Hand& hand, qanun::Seat seat);

[[nodiscard]] bool look_alike(const qanun::View& a, const qanun::View& b);

// What the same actions come to where every seat sits `turn` places further and suits are exchanged.
struct Moved {
  std::optional<qanun::Action> refused{};  // in the hand that is moved
  bool in_play = false;                    // when it was refused
  qanun::ScoreSheet sheet;
};
[[nodiscard]] Moved played_moved(const qanun::RuleSet& rules, const qanun::Hand& hand,
                                 const std::vector<qanun::Action>& actions, int turn,
                                 const std::array<qanun::Suit, qanun::kSuits>& suits);

// Whether options and conditions treat the four suits alike.
[[nodiscard]] bool suits_are_alike(const qanun::RuleSet& rules);

}  // namespace proof
