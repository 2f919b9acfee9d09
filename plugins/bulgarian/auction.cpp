#include "auction.hpp"

namespace bulgarian {

void BulgarianBid::higher_bids(const Auction& auction, CallList& out) const {
  const Contract& stands = auction.contract;
  const unsigned open = contracts(auction);
  for (std::uint8_t i = 0; i < kModes; ++i) {
    const auto mode = static_cast<Mode>(i);
    const bool higher = !stands.stands() || rank(mode) > rank(stands.mode);
    if (((open >> i) & 1U) != 0 && higher) out.push({.word = take_, .mode = mode});
  }
}

}  // namespace bulgarian
