// The pack between deals: mixed anew, or gathered and cut.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/hand.hpp"
#include "qanun/match.hpp"
#include "qanun/random.hpp"

namespace qanun {

class Pack {
 public:
  // The pack for the next deal (deal.shuffle). docs/stream.md, item 3.
  void next(const MatchRules& rules, Random& random) {
    if (rules.shuffle_every_deal || first_)
      shuffle(random);
    else
      cut(random);
    first_ = false;
  }

  // The cards as they lie after a deal: the tricks of side 0 in the order they were taken, then those of side 1. A deal
  // that was not played out is put together as it was.
  void gather(const MatchRules& rules, const Hand& hand);

  [[nodiscard]] const std::array<std::uint8_t, kCards>& cards() const { return cards_; }

 private:
  void shuffle(Random& random);
  void cut(Random& random);

  alignas(32) std::array<std::uint8_t, kCards> cards_{};
  bool first_ = true;
};

}  // namespace qanun
