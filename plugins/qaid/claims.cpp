// Who may claim, when, and what a claim comes to. QAID-06 .. QAID-09.
#include <algorithm>

#include "qaid.hpp"

namespace qaid {

namespace {

constexpr std::int16_t of_seat_in_trick(Seat seat, int trick) { return static_cast<std::int16_t>(seat << 8 | trick); }

// Whether this seat has done anything in that trick: what everyone has seen, not what was wrong about it.
bool has_acted(const Hand& hand, Seat seat, int trick) {
  if (trick == 1 && hand.announced.count(seat) > 0) return true;
  const int whole = hand.cards_played / kSeats;
  if (trick <= whole) return true;
  return trick == whole + 1 && ((seat - hand.trick.leader) & 3) < hand.trick.size;
}

int last_trick(const Hand& hand) { return std::min(hand.trick_number(), kRanks); }

bool has_acted(const Hand& hand, Seat seat) { return has_acted(hand, seat, 1); }

}  // namespace

// QAID-07.
bool Qaid::may_ask_kaboot(const Hand& hand, Team team) const {
  return kaboot_claim_ && hand.tally.tricks(team) > 0 && hand.tally.tricks(other_team(team)) == 0;
}

// The same whether or not there is a fault: what is open tells nobody anything.
void Qaid::interjections(const Hand& hand, InterjectionList& out) const {
  if (mode_ != Mode::claimable || outcome_.in(hand).stands()) return;
  if (hand.phase == Phase::ended && until_ == Until::last_card) return;  // QAID-08
  for (Seat by = 0; by < kSeats; ++by) {
    add_claims(hand, by, claim_, out);
    if (may_ask_kaboot(hand, team_of(by))) add_claims(hand, by, claim_kaboot_, out);
  }
}

void Qaid::add_claims(const Hand& hand, Seat by, WordId word, InterjectionList& out) const {
  const std::array<Seat, 2> others{after(by), after(by, 3)};
  if (!has_acted(hand, others[0]) && !has_acted(hand, others[1])) return;
  out.push({by, Call{.word = word}});
  for (const Seat seat : others)
    for (int trick = 1; trick <= last_trick(hand); ++trick)
      if (has_acted(hand, seat, trick)) out.push({by, Call{.word = word, .number = of_seat_in_trick(seat, trick)}});
}

// QAID-09: what the cards prove.
bool Qaid::is_right(const Hand& hand, Seat by, const Call& call) const {
  const Entries entries = log_.in(hand).entries(hand);
  return std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) {
    return team_of(entry.seat) != team_of(by) &&
           (call.number == 0 || call.number == of_seat_in_trick(entry.seat, entry.trick));
  });
}

// Random players see through a hidden fault every other time, and accuse wrongly once in 32.
bool Qaid::takes(const Hand& hand, const Interjection& open, std::uint64_t draw) const {
  return is_right(hand, open.seat, open.call) ? draw >> 63U == 0 : draw >> 59U == 0;
}

void Qaid::say(Hand& hand, const Action& action) const {
  Outcome& outcome = outcome_.in(hand);
  const Team own = team_of(action.seat);
  const Team pays = is_right(hand, action.seat, action.call) ? other_team(own) : own;  // QAID-06
  outcome.side = static_cast<std::uint8_t>(1 + pays);
  outcome.by = static_cast<std::uint8_t>(1 + action.seat);
  outcome.kaboot = action.call.word == claim_kaboot_ ? 1 : 0;
}

}  // namespace qaid
