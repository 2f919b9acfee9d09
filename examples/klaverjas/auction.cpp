#include "auction.hpp"

namespace klaverjas {

KlaverjasBid::KlaverjasBid(Compile& compile)
    : way_{compile.choice<Way>("bid.trump_choice")},
      all_passed_{compile.choice<AllPassed>("bid.all_passed")},
      dealer_must_{compile.flag("bid.dealer_must_buy")},
      rounds_{static_cast<std::uint8_t>(compile.number("bid.rounds"))},
      pass_{compile.word("pass")},
      play_{compile.word("speel")},
      kind_{compile.kind("speel")} {
  enum class UpCard : std::uint8_t { turned, first_dealt, last_dealt, none };
  const auto up_card = compile.choice<UpCard>("deal.upcard");
  shows_card_ = up_card != UpCard::none;
  card_is_turned_ = up_card == UpCard::turned;
  for (const std::int64_t suit : compile.value("bid.allow_hokum_suits").items) suits_ |= 1U << suit;
}

void KlaverjasBid::open(Auction& auction) const {
  auction.turn = after(auction.dealer);
  auction.round = 1;
  auction.own<Notes>().must_play = way_ == Way::first_player ? 1 : 0;  // KLAV-02
}

bool KlaverjasBid::names_shown_suit(const Auction& auction) const {
  return shows_card_ && auction.up_card.exists() && auction.round == 1 && auction.own<Notes>().must_play == 0;
}

// One bit a suit that may be named now.
unsigned KlaverjasBid::suits(const Auction& auction) const {
  if (auction.own<Notes>().must_play != 0 || !shows_card_ || !auction.up_card.exists()) return suits_;
  const unsigned shown = 1U << static_cast<unsigned>(auction.up_card.suit());
  return suits_ & (auction.round == 1 ? shown : ~shown);
}

// A dealer who must play passes all the same where no suit is left that he may name.
bool KlaverjasBid::may_pass(const Auction& auction, unsigned open) const {
  if (auction.own<Notes>().must_play != 0) return false;
  const bool last_word = auction.turn == auction.dealer && auction.round >= rounds_;
  return !dealer_must_ || !last_word || open == 0;
}

void KlaverjasBid::calls(const Auction& auction, CallList& out) const {
  const unsigned open = suits(auction);
  if (may_pass(auction, open)) out.push({.word = pass_});
  if (names_shown_suit(auction)) {
    if (open != 0) out.push({.word = play_});
    return;
  }
  for (std::uint8_t suit = 0; suit < kSuits; ++suit)
    if (((open >> suit) & 1U) != 0) out.push({.word = play_, .mode = static_cast<Mode>(suit)});
}

void KlaverjasBid::apply(Auction& auction, const Call& call) const {
  if (call.word == pass_) {
    pass(auction);
    return;
  }
  Contract& contract = auction.contract;
  contract.kind = kind_;
  contract.mode = call.mode == Mode::unnamed ? mode_of(auction.up_card.suit()) : call.mode;
  contract.buyer = auction.turn;
  contract.round = auction.round;
  auction.own<Notes>() = {};
  auction.status = AuctionStatus::bought;
  if (card_is_turned_ && auction.up_card.exists()) auction.up_card_to = auction.turn;
}

void KlaverjasBid::pass(Auction& auction) const {
  const bool round_over = auction.turn == auction.dealer;
  auction.turn = after(auction.turn);
  if (!round_over) return;
  if (auction.round < rounds_)
    ++auction.round;
  else if (all_passed_ == AllPassed::first_player_must)  // KLAV-03
    auction.own<Notes>().must_play = 1;
  else
    auction.status = AuctionStatus::nobody_bought;
}

}  // namespace klaverjas
