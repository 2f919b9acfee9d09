// The auction of belote (FR-01): take or pass, twice round the table.
//
// Round 1: each player in turn, from the dealer's right, may take in the suit of the up-card. Round 2, when all have
// passed: in any of the other three. The first take ends the auction, and nobody goes over it.
//
// Where the sources are silent:
// - where a contract without trumps may be bought, it is taken with a word of its own in either round;
// - without an up-card any suit may be taken in any round; a card that is shown and stays with its owner names the only
//   suit in both;
// - a raise comes after the auction, which is over by then.
#pragma once

#include <cstdint>

#include "qanun/bid.hpp"
#include "qanun/compile.hpp"

namespace belote {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class BeloteBid final : public Bid {
 public:
  explicit BeloteBid(Compile& compile);

  void open(Auction& auction) const override;
  void calls(const Auction& auction, CallList& out) const override;
  void apply(Auction& auction, const Call& call) const override;
  void raised(Auction& /*auction*/) const override {}

 private:
  enum class UpCard : std::uint8_t { turned, first_dealt, last_dealt, none };

  [[nodiscard]] bool shows_a_card(const Auction& auction) const {
    return up_card_ != UpCard::none && auction.up_card.exists();
  }
  [[nodiscard]] bool names_the_shown_suit(const Auction& auction) const {
    return shows_a_card(auction) && (auction.round == 1 || up_card_ != UpCard::turned);
  }
  [[nodiscard]] std::uint8_t suits_to_take(const Auction& auction) const;
  [[nodiscard]] bool must_take(const Auction& auction, std::uint8_t suits) const;
  void pass(Auction& auction) const;

  int rounds_;
  bool no_trump_;
  bool dealer_must_take_;
  std::uint8_t suits_ = 0;  // one bit each
  UpCard up_card_;
  WordId pass_;
  WordId take_;
  KindId kind_;
};

}  // namespace belote
