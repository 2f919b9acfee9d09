// The auction of coinche (COIN-01, COIN-02): rising numbers with a trump, above them capot, above that générale. Each
// bid must exceed the last; where the table allows it the same number in a higher suit does. A coinche ends the
// bidding: what stands may only be raised further, and three passes settle it.
//
// Where all sources are silent: a bid may jump over steps, and may raise one's own partner.
#pragma once

#include <vector>

#include "rising/auction.hpp"

namespace coinche {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class CoincheBid final : public rising::RisingBid {
 public:
  explicit CoincheBid(Compile& compile);

 private:
  void higher_bids(const Auction& auction, CallList& out) const override;
  void undertake(const Call& bid, Contract& contract) const override;

  // How high a bid is: the higher target outbids the lower, whatever they count.
  [[nodiscard]] static std::int32_t height_of(Target target, std::int16_t number) {
    return static_cast<std::int32_t>(target) << 16 | (target == Target::none ? number : 0);
  }
  // A step of the ladder, which is said with one word.
  struct Step {
    WordId word = 0;
    std::int16_t number = 0;  // what it counts
    Target target = Target::none;

    [[nodiscard]] std::int32_t height() const { return height_of(target, number); }
    [[nodiscard]] Call call(Mode mode) const {
      return {.word = word, .mode = mode, .number = target == Target::none ? number : std::int16_t{0}};
    }
  };
  [[nodiscard]] const Step& step_of(const Call& bid) const;

  std::vector<Step> steps_;  // lowest first
  bool equal_by_suit_;
};

}  // namespace coinche
