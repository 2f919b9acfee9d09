#include "auction.hpp"

namespace rising {

namespace {

constexpr unsigned bit(Mode mode) { return 1U << static_cast<unsigned>(mode); }
constexpr unsigned kSuitContracts = 0b1111U;

}  // namespace

RisingBid::RisingBid(const Compile& compile, KindId kind, AfterRaise after_raise)
    : pass_{compile.word("pass")},
      kind_{kind},
      after_raise_{after_raise},
      dealer_must_buy_{compile.flag("bid.dealer_must_buy")} {
  enum class UpCard : std::uint8_t { turned, first_dealt, last_dealt, none };
  card_names_suit_ = compile.choice<UpCard>("deal.upcard") != UpCard::none;
  for (const std::int64_t suit : compile.value("bid.allow_hokum_suits").items)
    contracts_ |= bit(static_cast<Mode>(suit));
  if (compile.flag("bid.allow_sun")) contracts_ |= bit(Mode::no_trump);
  if (compile.flag("bid.allow_all_trump")) contracts_ |= bit(Mode::all_trump);  // COIN-06
  std::int8_t rank = 0;
  for (const std::int64_t mode : compile.value("bid.suit_order").items)
    ranks_.at(static_cast<std::size_t>(mode)) = rank++;
}

unsigned RisingBid::contracts(const Auction& auction) const {
  if (!card_names_suit_ || !auction.up_card.exists()) return contracts_;
  return contracts_ & (~kSuitContracts | bit(mode_of(auction.up_card.suit())));
}

void RisingBid::open(Auction& auction) const { auction.turn = after(auction.dealer); }

void RisingBid::calls(const Auction& auction, CallList& out) const {
  if (!must_buy(auction)) out.push({.word = pass_});
  if (auction.bids_barred == 0) higher_bids(auction, out);
  if (out.empty()) out.push({.word = pass_});  // nothing can be bought
}

bool RisingBid::must_buy(const Auction& auction) const {  // VAR-02
  return dealer_must_buy_ && !auction.contract.stands() && auction.own<Notes>().passes == kSeats - 1;
}

void RisingBid::apply(Auction& auction, const Call& call) const {
  Notes& notes = auction.own<Notes>();
  if (call.word == pass_) {
    ++notes.passes;
  } else {
    notes.passes = 0;
    auction.contract = Contract{};
    auction.contract.kind = kind_;
    auction.contract.mode = call.mode;
    auction.contract.buyer = auction.turn;
    auction.raises_over = 0;
    undertake(call, auction.contract);
  }
  auction.turn = after(auction.turn);
  if (auction.contract.stands() && notes.passes == kSeats - 1) {
    auction.status = AuctionStatus::bought;
    auction.up_card_to = auction.contract.buyer;  // DEAL-05
  } else if (notes.passes == kSeats) {
    auction.status = AuctionStatus::nobody_bought;  // DEAL-07
  }
}

void RisingBid::raised(Auction& auction) const {
  const Stake& stake = auction.contract.stake;
  auction.own<Notes>().passes = 0;
  auction.turn = after(stake.raiser(stake.raises - 1));
  if (after_raise_ == AfterRaise::bids_go_on) {
    auction.bids_barred = 0;
  } else if (auction.raises_over != 0) {
    auction.status = AuctionStatus::bought;
    auction.up_card_to = auction.contract.buyer;
  }
}

}  // namespace rising
