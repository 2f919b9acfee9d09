// The phase `play`: the duties of play and the worth of cards, compiled to one table a mode.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/card.hpp"
#include "qanun/contract.hpp"
#include "qanun/seat.hpp"

namespace qanun {

// Strengths within a trick: 0 cannot win, 1..8 the suit led, 9..16 a trump over it.
inline constexpr int kStrengths = 17;

// Everything the loop of play asks, for one mode. A sun is a table without trumps.
struct PlayTable {
  std::array<CardSet, kSuits> follow;                         // by suit led: the cards that follow it (PLAY-02)
  std::array<std::array<CardSet, kStrengths>, kSuits> above;  // by suit led and strength: the cards that beat it
  std::array<CardSet, kStrengths> ruffs;                      // by best strength: what a bound player must choose from
  std::array<std::array<std::uint8_t, kCards>, kSuits> key;   // by suit led and card: strength * 4
  std::array<std::uint8_t, kCards> worth{};                   // abnat (DECK-06)
  std::array<std::array<CardSet, kTeams>, kSuits> rises;      // by suit led and "partner holds the trick": all or none
  CardSet trumps;                                             // trumps that a void player owes (PLAY-04), or none
  CardSet undertrump;                                         // what remains when he cannot overruff (PLAY-07)
  std::array<CardSet, kSeats> free_behind_partner;            // by place in the trick: all or none (PLAY-05)
  CardSet freeing_leads;                                      // leads that free the third hand while they hold
  CardSet excusable;                                          // all or none: whether an announcement can free
};

// A trick in progress.
struct Trick {
  Seat leader = 0;
  std::uint8_t size = 0;
  Card lead;
  std::uint8_t best = 0;  // strength * 4 + seat of the card that holds the trick

  [[nodiscard]] constexpr Seat winner() const { return static_cast<Seat>(best & 3); }
};

// PLAY-02 .. PLAY-08: the cards of `own` that the duties of play allow. `excused`: an announcement frees the third
// hand.
[[nodiscard]] constexpr CardSet legal_cards(const PlayTable& table, CardSet own, const Trick& trick, bool excused) {
  if (trick.size == 0) return own;
  const auto led = static_cast<std::size_t>(trick.lead.suit());
  const auto seat = after(trick.leader, trick.size);
  const bool partner_holds = trick.winner() == partner_of(seat);
  const std::size_t strength = trick.best >> 2;
  const CardSet following = own & table.follow[led];
  if (!following.empty()) {
    const CardSet rising = following & table.above[led][strength] & table.rises[led][partner_holds ? 1 : 0];
    return rising.empty() ? following : rising;
  }
  const CardSet trumps = own & table.trumps;
  if (trumps.empty()) return own;
  if (partner_holds) {
    const bool third = trick.size == 2;
    if (!table.free_behind_partner[trick.size].empty() || (third && table.freeing_leads.has(trick.lead)) ||
        (third && excused && !table.excusable.empty()))
      return own;
  }
  const CardSet ruffs = own & table.ruffs[strength];
  if (!ruffs.empty()) return ruffs;
  const CardSet under = own & table.undertrump;
  return under.empty() ? own : under;
}

// Puts a card on the trick. TRICK-01.
constexpr void put(const PlayTable& table, Trick& trick, Seat seat, Card card) {
  if (trick.size == 0) {
    trick.lead = card;
    trick.leader = seat;
    trick.best = 0;
  }
  const auto led = static_cast<std::size_t>(trick.lead.suit());
  const auto key = static_cast<std::uint8_t>(table.key[led][card.index()] + seat);
  if (trick.size == 0 || key > trick.best) trick.best = key;
  ++trick.size;
}

// Which duty a card breaks.
enum class Violation : std::uint8_t { none, not_held, revoke, no_ruff, no_overruff, no_rise };

// none where the card is legal.
[[nodiscard]] Violation violation_of(const PlayTable& table, CardSet own, const Trick& trick, bool excused, Card card);

class Play {
 public:
  virtual ~Play() = default;

  // Asked once for each mode, when the rule set is compiled.
  [[nodiscard]] virtual PlayTable table(Mode mode) const = 0;

  // PLAY-01.
  [[nodiscard]] virtual Seat first_leader(const Contract& contract, Seat dealer) const = 0;

  // TRICK-03: abnat for winning the last trick.
  [[nodiscard]] virtual int last_trick(Mode mode) const = 0;
};

}  // namespace qanun
