#include "auction.hpp"

#include <bit>

namespace saudi {

namespace {

constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }

void include(std::uint8_t& seats, Seat seat) { seats = static_cast<std::uint8_t>(seats | bit(seat)); }
void exclude(std::uint8_t& seats, Seat seat) { seats = static_cast<std::uint8_t>(seats & ~bit(seat)); }

}  // namespace

SaudiBid::SaudiBid(Compile& compile)
    : rules_{compile},
      pass_{compile.word("pass")},
      hokum_{compile.word("hokum")},
      sun_{compile.word("sun")},
      ashkal_{compile.word("ashkal")},
      hokum_kind_{compile.kind("hokum")},
      sun_kind_{compile.kind("sun")},
      ashkal_kind_{compile.kind("ashkal")} {}

void SaudiBid::open(Auction& auction) const {
  auction.turn = after(auction.dealer);  // BID-02
  auction.round = 1;
}

void SaudiBid::calls(const Auction& auction, CallList& out) const {
  const Notes& notes = auction.own<Notes>();
  switch (notes.stage) {
    case Stage::opening:
      opening_calls(auction, out);
      break;
    case Stage::overcall:  // BID-07
      out.push({.word = pass_});
      if (may_flip(auction, auction.turn)) out.push({.word = sun_});
      if (may_ashkal(auction, auction.turn)) out.push({.word = ashkal_});
      break;
    case Stage::preempt:  // BID-06: for sun alone
      out.push({.word = pass_});
      out.push({.word = sun_});
      break;
    case Stage::confirm:
      confirm_calls(auction, out);
      break;
  }
}

void SaudiBid::opening_calls(const Auction& auction, CallList& out) const {  // BID-04, BID-11
  if (!must_buy(auction)) out.push({.word = pass_});
  add_hokum(auction, out);
  if (sun_in_round(auction)) out.push({.word = sun_});
  if (may_ashkal(auction, auction.turn)) out.push({.word = ashkal_});
}

void SaudiBid::add_hokum(const Auction& auction, CallList& out) const {
  const std::uint8_t suits = suits_to_name(auction);
  if (suits == 0) return;
  const bool one_suit_only = auction.round == 1 && rules_.up_card == AuctionRules::UpCard::turned;
  const bool fixed = one_suit_only || rules_.up_card == AuctionRules::UpCard::first_dealt ||
                     rules_.up_card == AuctionRules::UpCard::last_dealt;
  if (fixed || names_later(auction)) {
    out.push({.word = hokum_});
    return;
  }
  for (std::uint8_t suit = 0; suit < kSuits; ++suit)
    if (((suits >> suit) & 1U) != 0) out.push({.word = hokum_, .mode = static_cast<Mode>(suit)});
}

void SaudiBid::confirm_calls(const Auction& auction, CallList& out) const {  // BID-09, BID-12
  if (auction.contract.mode == Mode::unnamed) {
    const std::uint8_t suits = suits_to_name(auction);
    for (std::uint8_t suit = 0; suit < kSuits; ++suit)
      if (((suits >> suit) & 1U) != 0) out.push({.word = hokum_, .mode = static_cast<Mode>(suit)});
  } else {
    out.push({.word = hokum_});
  }
  const bool barred_by_ace =
      ace_up(auction) &&
      (rules_.ace_flip == AuctionRules::AceFlip::never ||
       (rules_.ace_flip == AuctionRules::AceFlip::dealer_right_only && position_of(auction.turn, auction.dealer) != 0));
  if (rules_.turn_to_sun && sun_in_round(auction) && auction.bids_barred == 0 && !barred_by_ace)
    out.push({.word = sun_});
}

void SaudiBid::apply(Auction& auction, const Call& call) const {
  Notes& notes = auction.own<Notes>();
  if (notes.stage == Stage::confirm) {
    if (call.word == sun_)
      buy_sun(auction, auction.turn, false);  // AX-06: nobody is asked again
    else
      buy_hokum(auction, call.mode == Mode::unnamed ? auction.contract.mode : call.mode);
    return;
  }
  if (call.word == pass_)
    pass(auction);
  else if (call.word == hokum_)
    bid_hokum(auction, call);
  else
    bid_sun(auction, call.word == ashkal_);
}

void SaudiBid::pass(Auction& auction) const {
  Notes& notes = auction.own<Notes>();
  if (notes.stage != Stage::preempt)
    include(auction.round == 1 ? notes.passed_first : notes.passed_second, auction.turn);
  if (notes.stage != Stage::opening) {
    exclude(notes.to_ask, auction.turn);
    ask_next(auction);
    return;
  }
  include(notes.opened, auction.turn);
  auction.turn = after(auction.turn);
  if (std::popcount(notes.opened) < kSeats) return;
  if (auction.round >= rules_.rounds) {
    auction.status = AuctionStatus::nobody_bought;  // DEAL-07
    return;
  }
  ++auction.round;
  notes.opened = 0;
}

void SaudiBid::bid_hokum(Auction& auction, const Call& call) const {
  Notes& notes = auction.own<Notes>();
  notes.bidder = notes.hokum_bidder = auction.turn;
  notes.has_hokum = 1;
  include(notes.opened, auction.turn);
  Contract& contract = auction.contract;
  contract.kind = hokum_kind_;
  contract.buyer = auction.turn;
  contract.round = auction.round;
  contract.mode = call.mode;
  if (call.mode == Mode::unnamed && !names_later(auction)) contract.mode = mode_of(auction.up_card.suit());
  notes.stage = Stage::overcall;
  notes.to_ask = overcallers(auction);
  ask_next(auction);
}

void SaudiBid::bid_sun(Auction& auction, bool ashkal) const {
  Notes& notes = auction.own<Notes>();
  const Seat caller = auction.turn;
  if (notes.stage == Stage::preempt || auction.round > 1) {  // BID-07b, BID-11: final
    buy_sun(auction, caller, ashkal);
    return;
  }
  notes.to_ask = preemptors(auction, caller);
  if (notes.to_ask == 0) {
    buy_sun(auction, caller, ashkal);
    return;
  }
  notes.stage = Stage::preempt;
  notes.bidder = caller;
  notes.ashkal = ashkal ? 1 : 0;
  Contract& contract = auction.contract;
  contract = Contract{};
  contract.mode = Mode::no_trump;
  contract.buyer = caller;
  contract.kind = ashkal ? ashkal_kind_ : sun_kind_;
  contract.round = auction.round;
  ask_next(auction);
}

// The next seat to be asked: over a hokum the nearest after its bidder, over a sun the nearest to the start (BID-07b).
void SaudiBid::ask_next(Auction& auction) const {
  const Notes& notes = auction.own<Notes>();
  const Seat from = notes.stage == Stage::overcall ? notes.bidder : auction.dealer;
  for (int i = 1; i <= kSeats; ++i) {
    const Seat seat = after(from, i);
    if ((notes.to_ask & bit(seat)) == 0) continue;
    auction.turn = seat;
    return;
  }
  stage_over(auction);
}

void SaudiBid::stage_over(Auction& auction) const {
  const Notes& notes = auction.own<Notes>();
  if (notes.stage == Stage::preempt)
    buy_sun(auction, notes.bidder, notes.ashkal != 0);
  else
    confirm(auction);
}

void SaudiBid::confirm(Auction& auction) const {
  Notes& notes = auction.own<Notes>();
  notes.stage = Stage::confirm;
  auction.turn = notes.hokum_bidder;
  CallList words;
  confirm_calls(auction, words);
  if (words.size() == 1) apply(auction, words[0]);
}

void SaudiBid::buy_hokum(Auction& auction, Mode mode) const {
  auction.contract.mode = mode;
  auction.status = AuctionStatus::bought;
  auction.up_card_to = auction.contract.buyer;  // DEAL-05
}

void SaudiBid::buy_sun(Auction& auction, Seat caller, bool ashkal) const {
  const bool partner_buys = ashkal && rules_.ashkal_buyer == AuctionRules::AshkalBuyer::partner;  // BID-08a
  Contract& contract = auction.contract;
  contract.kind = ashkal ? ashkal_kind_ : sun_kind_;
  contract.mode = Mode::no_trump;
  contract.buyer = partner_buys ? partner_of(caller) : caller;
  contract.round = auction.round;
  auction.status = AuctionStatus::bought;
  auction.up_card_to = ashkal ? partner_of(caller) : caller;
}

// A double ends the buying (DBL-06): a sun or a named hokum stands, an unnamed hokum is still to be named.
void SaudiBid::raised(Auction& auction) const {
  if (auction.status == AuctionStatus::running) stage_over(auction);
}

}  // namespace saudi
