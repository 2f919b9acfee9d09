// Sawa (PLAY-11): the player who is to lead claims all tricks that are left, and the hand ends.
//
// The claim is open only where it is proven: some order of his cards takes every trick himself whatever the other
// three, his partner included, hold of the cards that he cannot see. What is left goes to his side.
//
// The sources are silent on a claim before projects have been announced: where they are announced with one's own first
// card, nobody claims in the first trick, so that nobody loses them by it.
#pragma once

#include "qanun/compile.hpp"
#include "qanun/hooks.hpp"

namespace saudi {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Sawa final : public Feature {
 public:
  explicit Sawa(Compile& compile);

  void words(const Hand& hand, Seat seat, CallList& out) const override;
  [[nodiscard]] const Text* why_unsaid(const Hand& hand, const Action& action) const override;
  void say(Hand& hand, const Action& action) const override;
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override;

 private:
  [[nodiscard]] bool on_lead(const Hand& hand, Seat seat) const;
  [[nodiscard]] bool is_proven(const Hand& hand, Seat seat) const;

  std::array<PlayTable, kModes> tables_;
  bool announced_with_first_card_;
  bool closed_in_first_trick_alone_;
  WordId sawa_;
  Slot<std::uint8_t> claimed_;  // 1 + the side
};

}  // namespace saudi
