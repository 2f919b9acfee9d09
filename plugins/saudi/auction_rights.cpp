// Who may say what in the Saudi auction.
#include <bit>

#include "auction.hpp"

namespace saudi {

namespace {

constexpr std::uint8_t kEverybody = 0xF;

constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }

std::uint8_t bits_of(const Value& set) {
  std::uint8_t bits = 0;
  for (const std::int64_t item : set.items) bits = static_cast<std::uint8_t>(bits | (1U << item));
  return bits;
}

}  // namespace

AuctionRules::AuctionRules(const Compile& compile)
    : rounds{static_cast<int>(compile.number("bid.rounds"))},
      sun{compile.flag("bid.allow_sun")},
      second_round_sun{compile.flag("bid.second_round_sun")},
      turn_to_sun{compile.flag("bid.turn_to_sun")},
      dealer_must_buy{compile.flag("bid.dealer_must_buy")},
      ashkal_on_ace{compile.flag("bid.ashkal_on_ace")},
      hokum_suits{bits_of(compile.value("bid.allow_hokum_suits"))},
      ashkal_places{bits_of(compile.value("bid.ashkal_seats"))},
      preempt{compile.choice<Preempt>("bid.sun_preempt")},
      overcall{compile.choice<Overcall>("bid.overcall_seats")},
      second_overcall{compile.choice<SecondOvercall>("bid.second_round_overcall_seats")},
      suit_named{compile.choice<SuitNamed>("bid.second_round_suit_named")},
      ace_flip{compile.choice<AceFlip>("bid.ace_upcard_flip")},
      wala{compile.choice<Wala>("bid.wala_means")},
      ashkal_buyer{compile.choice<AshkalBuyer>("bid.ashkal_buyer")},
      ashkal_rounds{compile.choice<AshkalRounds>("bid.ashkal_rounds")},
      ashkal_needs{compile.choice<AshkalNeeds>("bid.ashkal_needs")},
      ashkal_after_pass{compile.choice<AshkalAfterPass>("bid.ashkal_after_pass")},
      up_card{compile.choice<UpCard>("deal.upcard")} {}

bool SaudiBid::ace_up(const Auction& auction) const {
  return rules_.up_card != AuctionRules::UpCard::none && auction.up_card.exists() &&
         auction.up_card.rank() == Rank::ace;
}

// BID-05, BID-11: the suits in which hokum may be bought now, one bit each.
std::uint8_t SaudiBid::suits_to_name(const Auction& auction) const {
  if (rules_.up_card == AuctionRules::UpCard::none || !auction.up_card.exists()) return rules_.hokum_suits;
  const auto shown = static_cast<std::uint8_t>(1U << static_cast<unsigned>(auction.up_card.suit()));
  const bool only_shown = auction.round == 1 || rules_.up_card != AuctionRules::UpCard::turned;
  return static_cast<std::uint8_t>(rules_.hokum_suits & (only_shown ? shown : ~shown));
}

// BID-12: the suit of a second-round hokum is named when it is confirmed.
bool SaudiBid::names_later(const Auction& auction) const {
  const bool free_choice =
      rules_.up_card == AuctionRules::UpCard::turned || rules_.up_card == AuctionRules::UpCard::none;
  return auction.round == 2 && free_choice && rules_.suit_named == AuctionRules::SuitNamed::on_confirm;
}

// BID-08, BID-08b, BID-08c.
bool SaudiBid::may_ashkal(const Auction& auction, Seat seat) const {
  using Rules = AuctionRules;
  const Notes& notes = auction.own<Notes>();
  if (!sun_in_round(auction) || rules_.up_card != Rules::UpCard::turned) return false;
  if (((rules_.ashkal_places >> position_of(seat, auction.dealer)) & 1) == 0) return false;
  if (auction.round == 2 && rules_.ashkal_rounds == Rules::AshkalRounds::first_round_only) return false;
  if (auction.round == 2 && rules_.ashkal_rounds == Rules::AshkalRounds::both_unless_passed_second &&
      (notes.passed_second & bit(seat)) != 0)
    return false;
  if (!rules_.ashkal_on_ace && ace_up(auction)) return false;
  const bool hokum_stands = notes.has_hokum != 0;
  if (rules_.ashkal_needs == Rules::AshkalNeeds::hokum && !hokum_stands) return false;
  if (rules_.ashkal_needs == Rules::AshkalNeeds::opponents_hokum &&
      (!hokum_stands || team_of(notes.hokum_bidder) == team_of(seat)))
    return false;
  const bool passed = ((notes.passed_first | notes.passed_second) & bit(seat)) != 0;
  if (rules_.ashkal_after_pass == Rules::AshkalAfterPass::barred && passed) return false;
  return rules_.ashkal_after_pass != Rules::AshkalAfterPass::required || passed;
}

// BID-15.
bool SaudiBid::said_wala(const Auction& auction, Seat seat) const {
  const Notes& notes = auction.own<Notes>();
  const std::uint8_t passed_now = auction.round == 1 ? notes.passed_first : notes.passed_second;
  return ((rules_.wala == AuctionRules::Wala::any_pass ? passed_now : notes.passed_second) & bit(seat)) != 0;
}

// BID-07, BID-10: whether this seat may call sun over the hokum that stands.
bool SaudiBid::may_flip(const Auction& auction, Seat seat) const {
  if (!sun_in_round(auction)) return false;
  if (!ace_up(auction)) return true;
  switch (rules_.ace_flip) {
    case AuctionRules::AceFlip::usual:
    case AuctionRules::AceFlip::any_not_wala:
      return true;
    case AuctionRules::AceFlip::dealer_right_only:
      return position_of(seat, auction.dealer) == 0;
    case AuctionRules::AceFlip::never:
      break;
  }
  return false;
}

// VAR-02: the dealer, last to speak in the last round, may not pass where he can buy.
bool SaudiBid::must_buy(const Auction& auction) const {
  const bool last_word = auction.turn == auction.dealer && auction.round >= rules_.rounds;
  if (!rules_.dealer_must_buy || !last_word) return false;
  return suits_to_name(auction) != 0 || sun_in_round(auction) || may_ashkal(auction, auction.turn);
}

// BID-07, BID-10, BID-11: who is asked over the hokum just bid, one bit a seat.
std::uint8_t SaudiBid::overcallers(const Auction& auction) const {
  using Rules = AuctionRules;
  const Notes& notes = auction.own<Notes>();
  if (!sun_in_round(auction)) return 0;
  const bool everyone = auction.round == 1 ? rules_.overcall == Rules::Overcall::all_others
                                           : rules_.second_overcall == Rules::SecondOvercall::all_others;
  if (everyone) return static_cast<std::uint8_t>(kEverybody & ~bit(notes.bidder));
  std::uint8_t asked = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (seat == notes.bidder) continue;
    const bool spoken = (notes.opened & bit(seat)) != 0;
    bool ask = !spoken;
    if (ace_up(auction) && rules_.ace_flip == Rules::AceFlip::any_not_wala) ask = ask || !said_wala(auction, seat);
    if (ace_up(auction) && rules_.ace_flip == Rules::AceFlip::dealer_right_only)
      ask = ask || position_of(seat, auction.dealer) == 0;
    if (ask) asked = static_cast<std::uint8_t>(asked | bit(seat));
  }
  return asked;
}

// BID-06, BID-07a: who may take a sun of round 1 before its caller, one bit a seat.
std::uint8_t SaudiBid::preemptors(const Auction& auction, Seat caller) const {
  using Rules = AuctionRules;
  std::uint8_t asked = 0;
  const int place = position_of(caller, auction.dealer);
  for (int earlier = 0; earlier < place; ++earlier) {
    const Seat seat = seat_at(earlier, auction.dealer);
    const bool opponent = team_of(seat) != team_of(caller);
    bool may = false;
    switch (rules_.preempt) {
      case Rules::Preempt::earlier_opponents:
        may = opponent;
        break;
      case Rules::Preempt::earlier_any:
        may = true;
        break;
      case Rules::Preempt::ace_upcard_only:
        may = ace_up(auction) && opponent && (earlier == 0 || (earlier == 1 && place == 2));
        break;
      case Rules::Preempt::none:
        break;
    }
    if (may) asked = static_cast<std::uint8_t>(asked | bit(seat));
  }
  return asked;
}

}  // namespace saudi
