// What two rule sets offer the same seat: the choices of both, and what only one of them offers.
#pragma once

#include <array>
#include <optional>

#include "proof/paired_hand.hpp"

namespace proof {

class CommonChoices {
 public:
  struct Only {
    std::size_t side = 0;
    qanun::Action action;
  };

  // The two decisions are of one seat.
  CommonChoices(const Pair& pair, const std::array<qanun::Decision, kSides>& decisions);

  // In the canonical order of the first rule set, in the words of each.
  [[nodiscard]] std::uint32_t size() const;
  [[nodiscard]] std::array<qanun::Action, kSides> choice(std::uint32_t i) const;
  // The first that only one offers.
  [[nodiscard]] const std::optional<Only>& only(Parting kind) const { return only_[static_cast<std::size_t>(kind)]; }

 private:
  void compare_cards(const std::array<qanun::Decision, kSides>& decisions);
  void compare_marks(const std::array<qanun::Decision, kSides>& decisions);
  void compare_words(const std::array<qanun::Decision, kSides>& decisions);
  void note(Parting kind, std::size_t side, const qanun::Action& action);

  const Pair& pair_;
  qanun::Decision common_;  // in the words of the first
  std::array<std::optional<Only>, kPartings> only_{};
};

}  // namespace proof
