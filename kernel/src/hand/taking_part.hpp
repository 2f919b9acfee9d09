// The features that take part in a hand, by hook: only set bits of a mask are visited, so that who sits a hand out
// costs nothing.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>

#include "qanun/rule_set.hpp"

namespace qanun {

// Indexes of features, lowest first.
class FeatureIndexes {
 public:
  explicit constexpr FeatureIndexes(std::integral auto bits) : bits_{static_cast<unsigned>(bits)} {}

  class Iterator {
   public:
    explicit constexpr Iterator(unsigned left) : left_{left} {}
    constexpr std::size_t operator*() const { return static_cast<std::size_t>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return left_ != other.left_; }

   private:
    unsigned left_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  unsigned bits_;
};

[[nodiscard]] inline FeatureIndexes taking_part(const RuleSet& rules, const Hand& hand, Hook hook) {
  return FeatureIndexes{hand.parts & rules.parts_of(hook)};
}

// Those that may ask or hear before play begins.
[[nodiscard]] inline FeatureIndexes taking_part_in_auction(const RuleSet& rules, const Hand& hand) {
  return FeatureIndexes{hand.parts & (rules.parts_of(Hook::bid_offer) | rules.parts_of(Hook::bid_raise))};
}

// Those that may offer interjections now.
[[nodiscard]] inline FeatureIndexes interjecting(const RuleSet& rules, const Hand& hand) {
  const unsigned hooks = hand.play_begun()
                             ? rules.parts_of(Hook::play_interject)
                             : unsigned{rules.parts_of(Hook::bid_offer)} | rules.parts_of(Hook::bid_raise);
  return FeatureIndexes{hand.parts & rules.interjectors() & hooks};
}

}  // namespace qanun
