#include "kasho.hpp"

namespace kasho {

namespace {

constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }

constexpr bool has(std::uint8_t seats, Seat seat) { return ((seats >> seat) & 1U) != 0; }

void add(std::uint8_t& seats, Seat seat) { seats = static_cast<std::uint8_t>(seats | bit(seat)); }

bool has_raised(const Stake& stake, Seat seat) {
  for (int i = 0; i < stake.raises; ++i)
    if (stake.raiser(i) == seat) return true;
  return false;
}

}  // namespace

Kasho::Kasho(Compile& compile)
    : upcard_nine_{compile.choice<UpcardNine>("kasho.upcard_nine")},
      window_{compile.choice<Window>("kasho.window")},
      dealer_after_{compile.choice<DealerAfter>("kasho.dealer_after")},
      show_hand_{compile.flag("kasho.show_hand")},
      after_double_{compile.flag("kasho.after_double")},
      may_refuse_{compile.flag("kasho.opponent_may_refuse")},
      kasho_{compile.word("kasho")},
      accept_{compile.word("accept")},
      refuse_{compile.word("refuse")},
      rights_{compile.slot<std::array<Right, kSeats>>("kasho rights", Sight::owner)},
      claims_{compile.slot<Claims>("kasho", Sight::all)} {
  if (compile.choice<Source>("kasho.right") == Source::wrong_count) return;
  for (const std::int64_t rank : compile.value("kasho.cards").items) low_ |= CardSet::of(static_cast<Rank>(rank));
}

bool Kasho::bids_a_part(Hand& hand) const {
  bool anybody = false;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has_right(hand, seat)) continue;
    rights_.in(hand)[seat].is_his = true;
    anybody = true;
  }
  return anybody;
}

// KASHO-01, KASHO-02. A hand that nobody knows, in a case, gives no right.
bool Kasho::has_right(const Hand& hand, Seat seat) const {
  const CardSet first = hand.dealt[seat];
  if (first.empty() || !low_.contains(first)) return false;
  const Card up = hand.auction.up_card;
  if (upcard_nine_ == UpcardNine::qualifies || !up.exists() || !first.has(Card{Rank::nine, up.suit()})) return true;
  return upcard_nine_ == UpcardNine::supported_bars && (first & CardSet::of(up.suit())).size() == 1;
}

void Kasho::words(const Hand& hand, Seat seat, CallList& out) const {
  if (hand.phase == Phase::asking) {
    out.push({.word = accept_});
    out.push({.word = refuse_});
  } else if (may_claim(hand, seat)) {
    out.push({.word = kasho_});
  }
}

void Kasho::interjections(const Hand& hand, InterjectionList& out) const {
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place, hand.dealer());
    const bool on_turn = hand.phase == Phase::bidding && seat == hand.auction.turn;
    if (!on_turn && may_claim(hand, seat)) out.push({seat, Call{.word = kasho_}});
  }
}

bool Kasho::takes(const Hand& /*hand*/, const Interjection& /*open*/, std::uint64_t draw) const {
  return draw >> 58 == 0;  // once in 64
}

bool Kasho::may_claim(const Hand& hand, Seat seat) const {
  const Claims& claims = claims_.in(hand);
  if (!rights_.in(hand)[seat].is_his || has(claims.refused, seat) || claims.claims != 0 || claims.granted) return false;
  return hand.contract().stake.level > 0 ? after_double(hand, seat) : in_window(hand, seat);
}

bool Kasho::in_window(const Hand& hand, Seat seat) const {  // KASHO-03
  if (hand.auction.status != AuctionStatus::running) return false;
  const std::uint8_t spoken = rights_.in(hand)[seat].spoken;
  switch (window_) {
    case Window::before_any_bid:
      return spoken == 0;
    case Window::own_first_turn:
      return hand.phase == Phase::bidding && seat == hand.auction.turn && !has(spoken, seat);
    case Window::until_purchase:
      return true;
  }
  return false;
}

bool Kasho::after_double(const Hand& hand, Seat seat) const {  // KASHO-05
  const bool spoken = rights_.in(hand)[seat].doubling_spoken || has_raised(hand.contract().stake, seat);
  return after_double_ && !spoken && hand.cards_played == 0 && !hand.over();
}

Seat Kasho::asks(const Hand& hand) const {
  const Claims& claims = claims_.in(hand);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(claims.claims, seat)) return after(seat, claims.accepted == 0 ? 1 : 3);
  return kNoSeat;
}

void Kasho::bid_made(Hand& hand, const Action& action) const {
  for (Right& right : rights_.in(hand))
    if (right.is_his) add(right.spoken, action.seat);
  if (hand.contract().stake.level > 0) heard(hand, action);
}

void Kasho::heard(Hand& hand, const Action& action) const {
  Right& right = rights_.in(hand)[action.seat];
  right.doubling_spoken = right.is_his;
}

void Kasho::say(Hand& hand, const Action& action) const {
  Claims& claims = claims_.in(hand);
  if (action.call.word == kasho_) {
    if (show_hand_) claims.open |= hand.dealt[action.seat];
    claims.claims = bit(action.seat);
    claims.accepted = 0;
    if (!may_refuse_) grant(hand);
  } else if (action.call.word == refuse_) {
    claims.refused = static_cast<std::uint8_t>(claims.refused | claims.claims);
    claims.claims = 0;
  } else if (++claims.accepted == 2) {
    grant(hand);
  }
}

void Kasho::grant(Hand& hand) const {  // KASHO-04
  claims_.in(hand).claims = 0;
  claims_.in(hand).granted = true;
  const bool same = dealer_after_ == DealerAfter::same ||
                    (dealer_after_ == DealerAfter::same_before_bid && !hand.contract().stands());
  hand.next_dealer_stays = same ? 1 : 2;
}

CardSet Kasho::lays_open(const Hand& hand, Seat seat) const { return claims_.in(hand).open & hand.dealt[seat]; }

bool Kasho::plays_a_part(const Hand& hand) const {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (may_claim(hand, seat)) return true;
  return false;
}

EarlyEnd Kasho::ends(const Hand& hand) const {
  return {claims_.in(hand).granted ? Ending::void_deal : Ending::none, kNoTeam};
}

}  // namespace kasho
