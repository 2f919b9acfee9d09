#include "fault_log.hpp"

namespace qaid {

namespace {

// Of the four bits of a card: the duty that was broken, counted from 1, and whether it was announced falsely.
constexpr std::uint8_t kDuty = 7;
constexpr std::uint8_t kFalselySaid = 8;

constexpr unsigned shift(int n) { return n % 2 == 0 ? 0 : 4; }

}  // namespace

Kind kind_of(const Fault& fault) {
  switch (fault.kind) {
    case Fault::Kind::revoke:
      return Kind::revoke;
    case Fault::Kind::no_ruff:
      return Kind::no_ruff;
    case Fault::Kind::no_overruff:
      return Kind::no_overruff;
    case Fault::Kind::no_rise:
      return Kind::no_rise;
    case Fault::Kind::barred_card:
      return Kind::closed_lead;
    case Fault::Kind::untrue_flag:
      return Kind::false_ekka;
    case Fault::Kind::meld_not_held:
      return Kind::false_meld;
    case Fault::Kind::meld_not_shown:
      break;
  }
  return Kind::hidden_meld;
}

void FaultLog::note(const Hand& hand, const Fault& fault) {
  const Kind kind = kind_of(fault);
  const auto meld = static_cast<std::uint8_t>(1U << (kMostMelds * fault.seat + fault.meld));
  if (kind == Kind::false_meld) {
    false_melds = static_cast<std::uint8_t>(false_melds | meld);
  } else if (kind == Kind::hidden_meld) {
    hidden_melds = static_cast<std::uint8_t>(hidden_melds | meld);
    hidden_trick[fault.seat] = fault.trick;
  } else {
    const std::uint8_t bits =
        kind == Kind::false_ekka ? kFalselySaid : static_cast<std::uint8_t>(static_cast<unsigned>(kind) + 1);
    std::uint8_t& both = cards[hand.cards_played / 2U];
    both = static_cast<std::uint8_t>(both | (bits << shift(hand.cards_played)));
  }
}

Entries FaultLog::entries(const Hand& hand) const {
  Entries out;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (unsigned i = 0; i < kMostMelds; ++i) {
      const unsigned bit = kMostMelds * seat + i;
      const MeldCode meld = hand.announced.codes[seat][i];
      if (((false_melds >> bit) & 1U) != 0)
        out.push({.kind = Kind::false_meld, .seat = seat, .trick = 1, .card = {}, .meld = meld});
      if (((hidden_melds >> bit) & 1U) != 0)
        out.push({.kind = Kind::hidden_meld, .seat = seat, .trick = hidden_trick[seat], .card = {}, .meld = meld});
    }
  for (int n = 0; n < hand.cards_played; ++n) {
    const auto bits = static_cast<std::uint8_t>((cards[static_cast<std::size_t>(n / 2)] >> shift(n)) & 0xFU);
    if (bits == 0) continue;
    Entry entry{.seat = player_of(hand, n),
                .trick = static_cast<std::uint8_t>(n / kSeats + 1),
                .card = Card{hand.played[static_cast<std::size_t>(n)]},
                .meld = 0};
    if ((bits & kDuty) != 0) {
      entry.kind = static_cast<Kind>((bits & kDuty) - 1);
      out.push(entry);
    }
    if ((bits & kFalselySaid) != 0) {
      entry.kind = Kind::false_ekka;
      out.push(entry);
    }
  }
  return out;
}

Seat player_of(const Hand& hand, int n) {
  const Seat leader = n < kSeats ? hand.first_leader : hand.taker(n / kSeats - 1);
  return after(leader, n % kSeats);
}

}  // namespace qaid
