// The auction of Bulgarian belot (VAR-01): contracts that rise from clubs to all trumps, in the order of
// bid.suit_order. Each bid is of a higher contract; there are no numbers. A double does not end the bidding: a higher
// contract may go over it, and nobody has doubled that one yet.
//
// Where the source is silent: one may go over one's own partner; after a redouble too a higher contract may be bid.
#pragma once

#include "rising/auction.hpp"

namespace bulgarian {

using namespace qanun;  // NOLINT(google-build-using-namespace): a plugin speaks the kernel's words

class BulgarianBid final : public rising::RisingBid {
 public:
  explicit BulgarianBid(Compile& compile)
      : RisingBid{compile, compile.kind("take"), AfterRaise::bids_go_on}, take_{compile.word("take")} {}

 private:
  void higher_bids(const Auction& auction, CallList& out) const override;
  void undertake(const Call& /*bid*/, Contract& /*contract*/) const override {}

  WordId take_;
};

}  // namespace bulgarian
