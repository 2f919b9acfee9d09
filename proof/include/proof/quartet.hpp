// One hand under four rule sets: as it is, with one change, with another, with both. What the two changes do together
// is compared with what each does by itself, on the same cards and the same play.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "proof/translation.hpp"
#include "qanun/playout.hpp"
#include "qanun/rule_set.hpp"

namespace proof {

// The order of the four everywhere: none, first, second, both.
inline constexpr std::size_t kFour = 4;

// Four rule sets, which must outlive it. Immutable, shared between threads.
class Quartet {
 public:
  explicit Quartet(const std::array<const qanun::RuleSet*, kFour>& rules);

  [[nodiscard]] const qanun::RuleSet& rules(std::size_t i) const { return *rules_[i]; }
  [[nodiscard]] const Translation& translation(std::size_t from, std::size_t to) const {
    return translations_[from * kFour + to];
  }

 private:
  std::array<const qanun::RuleSet*, kFour> rules_;
  std::vector<Translation> translations_{};
};

// How a hand shows that two changes do not simply add up.
enum class Interplay : std::uint8_t {
  none,
  points,   // both together change the points by another amount than the two taken apart
  choices,  // both together allow what neither would, or forbid what the two taken apart leave allowed
  deal      // the cards are dealt otherwise than either change would have it
};

struct QuartetHand {
  std::size_t source = 0;  // the rule set whose random hand this is: the number of the hand modulo four
  std::array<qanun::Hand, kFour> hands{};
  qanun::ActionLog log{};  // in the words of the source: what all four took
  std::array<qanun::ScoreSheet, kFour> sheets{};
  bool counted = false;                   // the play is allowed under all four, and each has written a sheet
  std::optional<qanun::Action> parted{};  // otherwise: the first action that not all allow, in the source's words
  std::array<bool, kFour> allowed{};      // who allows it
  Interplay interplay = Interplay::none;

  // both - none - (first - none) - (second - none), by side.
  [[nodiscard]] std::array<std::int32_t, qanun::kTeams> surplus() const;
};

void play_four(const Quartet& quartet, std::uint64_t seed, std::uint64_t index, QuartetHand& out);

// What the third of three values should be where changes do not touch each other: a change that makes no difference by
// itself makes none beside the other. Nothing where both make a difference of their own and the two differ.
template <class Value>
[[nodiscard]] const Value* expected_of_both(const Value& none, const Value& first, const Value& second) {
  if (first == none || first == second) return &second;
  return second == none ? &first : nullptr;
}

}  // namespace proof
