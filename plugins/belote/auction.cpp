#include "auction.hpp"

namespace belote {

BeloteBid::BeloteBid(Compile& compile)
    : rounds_{static_cast<int>(compile.number("bid.rounds"))},
      no_trump_{compile.flag("bid.allow_sun")},
      dealer_must_take_{compile.flag("bid.dealer_must_buy")},
      up_card_{compile.choice<UpCard>("deal.upcard")},
      pass_{compile.word("pass")},
      take_{compile.word("take")},
      kind_{compile.kind("take")} {
  for (const std::int64_t suit : compile.value("bid.allow_hokum_suits").items)
    suits_ = static_cast<std::uint8_t>(suits_ | (1U << suit));
}

void BeloteBid::open(Auction& auction) const {
  auction.turn = after(auction.dealer);  // BID-02
  auction.round = 1;
}

// FR-01, BID-05: one bit a suit.
std::uint8_t BeloteBid::suits_to_take(const Auction& auction) const {
  if (!shows_a_card(auction)) return suits_;
  const auto shown = static_cast<std::uint8_t>(1U << static_cast<unsigned>(auction.up_card.suit()));
  return static_cast<std::uint8_t>(suits_ & (names_the_shown_suit(auction) ? shown : ~shown));
}

// VAR-02: the dealer, last to speak in the last round, may not pass where he can take.
bool BeloteBid::must_take(const Auction& auction, std::uint8_t suits) const {
  const bool last_word = auction.turn == auction.dealer && auction.round >= rounds_;
  return dealer_must_take_ && last_word && (suits != 0 || no_trump_);
}

void BeloteBid::calls(const Auction& auction, CallList& out) const {
  const std::uint8_t suits = suits_to_take(auction);
  if (!must_take(auction, suits)) out.push({.word = pass_});
  if (names_the_shown_suit(auction)) {
    if (suits != 0) out.push({.word = take_});
  } else {
    for (std::uint8_t suit = 0; suit < kSuits; ++suit)
      if (((suits >> suit) & 1U) != 0) out.push({.word = take_, .mode = static_cast<Mode>(suit)});
  }
  if (no_trump_) out.push({.word = take_, .mode = Mode::no_trump});
}

void BeloteBid::apply(Auction& auction, const Call& call) const {
  if (call.word == pass_) {
    pass(auction);
    return;
  }
  Contract& contract = auction.contract;
  contract.kind = kind_;
  contract.mode = call.mode == Mode::unnamed ? mode_of(auction.up_card.suit()) : call.mode;
  contract.buyer = auction.turn;
  contract.round = auction.round;
  auction.status = AuctionStatus::bought;
  auction.up_card_to = auction.turn;  // FR-02
}

void BeloteBid::pass(Auction& auction) const {
  const bool round_over = auction.turn == auction.dealer;
  auction.turn = after(auction.turn);
  if (!round_over) return;
  if (auction.round >= rounds_)
    auction.status = AuctionStatus::nobody_bought;  // FR-03, DEAL-07
  else
    ++auction.round;
}

}  // namespace belote
