// What every auction of rising bids shares (COIN-01, VAR-01): from the dealer's right round and round each says a bid
// above the one that stands, or passes. Three passes after a bid end it; four passes with no bid void the deal. A raise
// of the stake is a call like another: it starts the count of passes anew, and the next seat speaks.
//
// Where all sources are silent:
// - where a card is shown, trump may be bid in its suit only, and a card that was turned up goes to the buyer: there is
//   but one round, and it is the first (BID-05);
// - a dealer who must buy may not be the fourth to pass (VAR-02).
#pragma once

#include <array>
#include <cstdint>

#include "qanun/bid.hpp"
#include "qanun/compile.hpp"

namespace rising {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class RisingBid : public Bid {
 public:
  void open(Auction& auction) const override;
  void calls(const Auction& auction, CallList& out) const override;
  void apply(Auction& auction, const Call& call) const override;
  void raised(Auction& auction) const override;

 protected:
  enum class AfterRaise : std::uint8_t { bids_go_on, bids_are_over };

  RisingBid(const Compile& compile, KindId kind, AfterRaise after_raise);

  // The contracts that may be bid now, one bit a mode.
  [[nodiscard]] unsigned contracts(const Auction& auction) const;
  // By bid.suit_order: 0 is the lowest.
  [[nodiscard]] int rank(Mode mode) const { return ranks_[static_cast<std::size_t>(mode)]; }

 private:
  // The bids above what stands.
  virtual void higher_bids(const Auction& auction, CallList& out) const = 0;
  // What the contract of this bid is besides its mode.
  virtual void undertake(const Call& bid, Contract& contract) const = 0;

  struct Notes {
    std::uint8_t passes;  // in a row
  };
  [[nodiscard]] bool must_buy(const Auction& auction) const;

  WordId pass_;
  KindId kind_;
  AfterRaise after_raise_;
  unsigned contracts_ = 0;
  bool card_names_suit_;
  bool dealer_must_buy_;
  std::array<std::int8_t, kModes> ranks_{};
};

}  // namespace rising
