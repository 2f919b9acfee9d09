// Who may raise, when, and whether the hand is open or closed.
#include "doubling.hpp"

namespace doubling {

namespace {

constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }

constexpr Ban kClosedHand{"closed_hand",
                          "PLAY-09",
                          {"the hand is closed: nobody who holds anything else leads a trump",
                           "اليد مقفلة: لا يفتح أحد الأكلة بحكم وفي يده غيره"}};

constexpr int kTakesShift = 61;  // random players take an open interjection once in eight

}  // namespace

RaisingRules::RaisingRules(const Compile& compile)
    : window{compile.choice<Window>("doubling.window")},
      turn{compile.choice<Turn>("doubling.turn")},
      chooser{compile.choice<Chooser>("doubling.chooser")},
      gate{compile.choice<Gate>("doubling.sun_gate")},
      line{static_cast<std::int32_t>(compile.number("doubling.sun_gate_score"))},
      early_blocks_sun{compile.flag("doubling.early_blocks_sun")},
      first_lead_only{compile.number("doubling.closed_scope") == 1} {}

bool RaisingRules::opens_sun(const std::array<std::int32_t, kTeams>& scores, Team side) const {  // DBL-09
  const std::int32_t own = scores[side];
  const std::int32_t other = scores[other_team(side)];
  switch (gate) {
    case Gate::below_against_reached:
      return own < line && other >= line;
    case Gate::upto_against_above:
      return own <= line && other > line;
    case Gate::below_against_above:
      return own < line && other > line;
    case Gate::once_one_side_above:
      return own > line || other > line;
    case Gate::none:
      break;
  }
  return true;
}

Doubling::Doubling(Compile& compile)
    : ladder_{compile},
      raising_{compile},
      stakes_{compile},
      gahwa_{ladder_.called("gahwa")},
      pass_{compile.word("pass")},
      open_{compile.word("open")},
      closed_{compile.word("closed")},
      said_{compile.slot<Said>("doubling", Sight::all)} {}

bool Doubling::window_is_open(const Hand& hand) const {  // DBL-03, DBL-05
  const Contract& contract = hand.contract();
  if (!contract.stands()) return false;
  const bool running = hand.auction.status == AuctionStatus::running;
  switch (raising_.window) {
    case RaisingRules::Window::after_deal:
      break;
    case RaisingRules::Window::from_purchase:
      // A sun is bought only when nobody takes it any more; a hokum may be doubled while it is answered, once.
      if (running) return contract.mode != Mode::no_trump && contract.stake.level == 0;
      break;
    case RaisingRules::Window::in_auction:
      return running;
  }
  return hand.auction.status == AuctionStatus::bought;
}

// While the auction runs a sun can be raised only where the window says so, and only its gate looks at scores (DBL-09).
bool Doubling::goes_by_calls() const {
  return raising_.window != RaisingRules::Window::in_auction || raising_.gate == RaisingRules::Gate::none;
}

// One bit a seat. DBL-09: the first step over a sun waits for the scores.
unsigned Doubling::may_raise(const Hand& hand, std::uint8_t level) const {
  const Contract& contract = hand.contract();
  if (level == 0) return 0;
  unsigned seats = ladder_.sayers(level, contract);
  const bool gated = contract.mode == Mode::no_trump && contract.stake.level == 0;
  for (Team side = 0; gated && side < kTeams; ++side)
    if (!raising_.opens_sun(hand.scores, side)) seats &= ~seats_of(side);
  return seats;
}

Seat Doubling::next_to_ask(const Hand& hand, std::uint8_t level) const {  // DBL-02
  const unsigned seats = may_raise(hand, level) & ~static_cast<unsigned>(said_.in(hand).declined);
  for (int place = 0; seats != 0 && place < kSeats; ++place)
    if (const Seat seat = seat_at(place, hand.dealer()); ((seats >> seat) & 1U) != 0) return seat;
  return kNoSeat;
}

bool Doubling::awaits_choice(const Hand& hand) const {  // DBL-07
  const Contract& contract = hand.contract();
  return raising_.chooser == RaisingRules::Chooser::buyer && contract.stake.level > 0 && can_be_closed(contract.mode) &&
         ladder_.at(contract.stake.level).leaves_choice() && said_.in(hand).choice == kBare;
}

Seat Doubling::asks(const Hand& hand) const {
  if (hand.auction.status != AuctionStatus::bought) return kNoSeat;
  const Contract& contract = hand.contract();
  const bool undoubled_sun = contract.mode == Mode::no_trump && contract.stake.level == 0;
  if (undoubled_sun && !raising_.opens_sun(hand.scores, 0) && !raising_.opens_sun(hand.scores, 1)) return kNoSeat;
  if (window_is_open(hand))
    if (const Seat seat = next_to_ask(hand, ladder_.next(contract)); seat != kNoSeat) return seat;
  return awaits_choice(hand) ? contract.buyer : kNoSeat;
}

bool Doubling::caller_chooses(const Contract& contract, const Level& level) const {  // DBL-07
  if (!level.leaves_choice() || !can_be_closed(contract.mode)) return false;
  return raising_.chooser == RaisingRules::Chooser::caller_of_level ||
         (raising_.chooser == RaisingRules::Chooser::doubler_once && contract.stake.level == 0);
}

// The different things that may be said to raise to the level: as its default has it, and the other way.
template <class Take>
void Doubling::list_ways(const Contract& contract, std::uint8_t level, Take take) const {
  const Level& one = ladder_.at(level);
  take(Call{.word = one.word});
  if (caller_chooses(contract, one)) take(Call{.word = one.word, .number = one.closed() ? kOpen : kClosed});
}

void Doubling::words(const Hand& hand, Seat seat, CallList& out) const {
  const bool asked = hand.phase == Phase::asking;
  const bool open = window_is_open(hand);
  const std::uint8_t level = open ? ladder_.next(hand.contract()) : std::uint8_t{0};
  const bool declined = (said_.in(hand).declined & bit(seat)) != 0;
  const bool raises = ((may_raise(hand, level) >> seat) & 1U) != 0;
  if (asked && (declined || !raises)) {  // it is the buyer, who is to choose
    out.push({.word = open_});
    out.push({.word = closed_});
    return;
  }
  if (asked) out.push({.word = pass_});
  if (raises) list_ways(hand.contract(), level, [&](const Call& call) { out.push(call); });
}

Call Doubling::as_listed(const Hand& hand, const Call& call) const {
  const std::uint8_t level = ladder_.said_with(call.word);
  if (level == 0 || call.number == kBare) return call;
  const Level& one = ladder_.at(level);
  const bool says_default = call.number == (one.closed() ? kClosed : kOpen);
  return says_default && caller_chooses(hand.contract(), one) ? Call{.word = call.word} : call;
}

void Doubling::interjections(const Hand& hand, InterjectionList& out) const {  // DBL-02, DIG-04
  if (!window_is_open(hand)) return;
  const std::uint8_t level = ladder_.next(hand.contract());
  if (level == 0) return;
  const Seat on_turn = hand.phase == Phase::bidding ? hand.auction.turn : hand.turn;
  const unsigned seats = may_raise(hand, level);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (seat != on_turn && ((seats >> seat) & 1U) != 0)
      list_ways(hand.contract(), level, [&](const Call& call) { out.push({seat, call}); });
}

bool Doubling::takes(const Hand& /*hand*/, const Interjection& /*open*/, std::uint64_t draw) const {
  return draw >> kTakesShift == 0;
}

void Doubling::bid_made(Hand& hand, const Action& /*action*/) const {
  if (hand.contract().stake.level == 0) said_.in(hand) = Said{};
}

void Doubling::say(Hand& hand, const Action& action) const {
  Said& said = said_.in(hand);
  if (const std::uint8_t level = ladder_.said_with(action.call.word); level != 0) {
    raise(hand, action.seat, level, action.call.number);
  } else if (action.call.word == open_ || action.call.word == closed_) {
    said.choice = action.call.word == closed_ ? kClosed : kOpen;
    hand.auction.contract.stake.trumps_barred = action.call.word == closed_ ? 1 : 0;
  } else {
    said.declined = static_cast<std::uint8_t>(said.declined | bit(action.seat));
  }
}

void Doubling::raise(Hand& hand, Seat seat, std::uint8_t level, std::int16_t variant) const {
  Contract& contract = hand.auction.contract;
  const Level& one = ladder_.at(level);
  Said& said = said_.in(hand);
  const bool closed = closes(hand, one, variant);
  if (raising_.chooser == RaisingRules::Chooser::doubler_once && caller_chooses(contract, one))
    said.choice = closed ? kClosed : kOpen;
  said.declined = 0;
  if (hand.auction.status == AuctionStatus::running) {
    const bool suit_unnamed = contract.mode == Mode::unnamed;
    hand.auction.bids_barred = !suit_unnamed || raising_.early_blocks_sun ? 1 : 0;  // DBL-05, DBL-06
  }
  contract.stake.level = level;
  contract.stake.factor = one.factor;
  contract.stake.trumps_barred = closed ? 1 : 0;
  contract.stake.add_raiser(seat);
  hand.auction.raises_over = ladder_.next(contract) == 0 ? 1 : 0;
}

// DBL-07, DBL-08. A level that fixes it keeps it, whatever was chosen before.
bool Doubling::closes(const Hand& hand, const Level& level, std::int16_t variant) const {
  const Contract& contract = hand.contract();
  if (!can_be_closed(contract.mode)) return false;
  if (!level.leaves_choice()) return level.closed();
  std::int16_t choice = variant;
  if (raising_.chooser == RaisingRules::Chooser::doubler_once && contract.stake.level > 0)
    choice = said_.in(hand).choice;
  return choice == kBare ? level.closed() : choice == kClosed;
}

bool Doubling::plays_a_part(const Hand& hand) const {
  return hand.contract().stake.trumps_barred != 0 && is_suit(hand.mode());
}

CardSet Doubling::lead(const Hand& hand, CardSet legal) const {  // PLAY-09
  if (raising_.first_lead_only && hand.cards_played > 0) return legal;
  return legal - CardSet::of(suit_of(hand.mode()));
}

const Ban* Doubling::why_barred(const Hand& /*hand*/, Card /*card*/) const { return &kClosedHand; }

}  // namespace doubling
