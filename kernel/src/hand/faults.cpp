#include "hand/faults.hpp"

#include "hand/taking_part.hpp"

namespace qanun {

namespace {

void tell(const RuleSet& rules, Hand& hand, const Fault& fault) {
  for (const std::size_t i : taking_part(rules, hand, Hook::play_accept)) rules.feature(i).fault(hand, fault);
}

// The duty that the card breaks. Whether an announcement freed the third hand shows in what was legal: only then may a
// void hand throw what it likes behind its partner.
Fault::Kind broken_by(const RuleSet& rules, const Hand& hand, CardSet legal, Card card) {
  const PlayTable& table = rules.table(hand.mode());
  const CardSet own = hand.held[hand.turn];
  const bool excused = !legal_cards(table, own, hand.trick, false).contains(legal);
  const Violation broken = violation_of(table, own, hand.trick, excused, card);
  if (broken == Violation::none || broken == Violation::not_held) return Fault::Kind::barred_card;
  return static_cast<Fault::Kind>(static_cast<int>(broken) - static_cast<int>(Violation::revoke));
}

// Whether melds that count must have been laid open by `seat` once the card of `player` lies.
bool is_due(ShowAt show_at, const Hand& hand, Seat seat, Seat player) {
  switch (show_at) {
    case ShowAt::second_trick:
      return seat == player && hand.cards_played > kSeats && hand.cards_played <= 2 * kSeats;
    case ShowAt::after_first_trick:
      return hand.cards_played == kSeats;
    case ShowAt::end_of_hand:
      return hand.cards_played == kCards;
    case ShowAt::not_shown:
      break;
  }
  return false;
}

}  // namespace

bool accepts_flag(const RuleSet& rules, const Hand& hand, Flags flag, Card card) {
  for (const std::size_t i : taking_part(rules, hand, Hook::play_accept))
    if (rules.feature(i).accepts_flag(hand, flag, card)) return true;
  return false;
}

bool accepts_meld(const RuleSet& rules, const Hand& hand, Seat seat, MeldCode code) {
  if (!faults_are_taken(rules, hand)) return false;
  const bool own_first_card = rules.announce_at() == AnnounceAt::own_first_card;
  const bool open =
      own_first_card ? hand.phase == Phase::playing && hand.cards_played < kSeats : hand.phase == Phase::announcing;
  if (!open || hand.turn != seat || hand.announced.count(seat) >= rules.declare().most_a_player()) return false;
  if (rules.declare().worth(code, hand.mode()).abnat.value == 0) return false;
  if (hand.dealt[seat].contains(rules.declare().shape(code).cards)) return false;
  for (const MeldCode said : hand.announced.codes[seat])
    if (said == code) return false;
  for (const std::size_t i : taking_part(rules, hand, Hook::play_accept))
    if (rules.feature(i).accepts_meld(hand, seat, code)) return true;
  return false;
}

MeldCode accepted_meld(const RuleSet& rules, const Hand& hand, Seat seat, CardSet cards) {
  for (MeldCode code = 1; code < kMeldCodes; ++code)
    if (rules.declare().shape(code).cards == cards) return accepts_meld(rules, hand, seat, code) ? code : MeldCode{0};
  return 0;
}

bool note_card_faults(const RuleSet& rules, Hand& hand, const Decision& decision, Card card, Flags untrue) {
  Fault fault{.seat = hand.turn, .trick = static_cast<std::uint8_t>(hand.trick_number()), .card = card};
  if (untrue != 0) {
    fault.kind = Fault::Kind::untrue_flag;
    fault.untrue = untrue;
    tell(rules, hand, fault);
  }
  if (decision.cards.has(card)) return untrue != 0;
  fault.kind = broken_by(rules, hand, decision.cards, card);
  tell(rules, hand, fault);
  return true;
}

void note_false_meld(const RuleSet& rules, Hand& hand, Seat seat) {
  tell(rules, hand,
       {.kind = Fault::Kind::meld_not_held,
        .seat = seat,
        .card = {},
        .meld = static_cast<std::uint8_t>(hand.announced.count(seat) - 1)});
}

bool note_unshown_melds(const RuleSet& rules, Hand& hand, Seat player) {
  const ShowAt show_at = rules.declare().show_at();
  const bool may_be_due = hand.cards_played == kCards || hand.cards_played <= 2 * kSeats;
  if (!hand.announced.any() || !may_be_due) return false;
  bool any = false;
  const MeldOutcome outcome =
      rules.declare().settle(hand.announced, MeldQuestion{hand.mode(), hand.dealer(), hand.first_leader, {}});
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!is_due(show_at, hand, seat, player)) continue;
    for (std::uint8_t i = 0; i < kMostMelds; ++i) {
      const MeldCode code = hand.announced.codes[seat][i];
      if (code == 0) continue;
      const MeldShape& shape = rules.declare().shape(code);
      const auto& counts = shape.run ? outcome.runs_count : outcome.fours_count;
      if (!counts[team_of(seat)] || hand.dealt[seat].contains(shape.cards)) continue;
      tell(rules, hand,
           {.kind = Fault::Kind::meld_not_shown,
            .seat = seat,
            .trick = static_cast<std::uint8_t>((hand.cards_played - 1) / kSeats + 1),
            .card = {},
            .meld = i});
      any = true;
    }
  }
  return any;
}

RemarkList remarks(const RuleSet& rules, const Hand& hand) {
  RemarkList out;
  for (std::size_t i = 0; i < rules.features(); ++i) rules.feature(i).remarks(hand, out);
  return out;
}

}  // namespace qanun
