// Seats and sides.
#pragma once

#include <cstdint>

namespace qanun {

// 0..3 in playing order (DECK-02: to the right). Seats 0 and 2 are side 0, seats 1 and 3 are side 1.
using Seat = std::uint8_t;
using Team = std::uint8_t;

inline constexpr int kSeats = 4;
inline constexpr int kTeams = 2;
inline constexpr Seat kNoSeat = 0xFF;
inline constexpr Team kNoTeam = 0xFF;

[[nodiscard]] constexpr Seat after(Seat seat, int steps = 1) { return static_cast<Seat>((seat + steps) & 3); }
[[nodiscard]] constexpr Seat partner_of(Seat seat) { return after(seat, 2); }
[[nodiscard]] constexpr Team team_of(Seat seat) { return static_cast<Team>(seat & 1); }
[[nodiscard]] constexpr Team other_team(Team team) { return static_cast<Team>(team ^ 1); }

// Where a seat sits, seen from the dealer: 0 dealer's right, 1 his partner, 2 his left, 3 the dealer.
[[nodiscard]] constexpr int position_of(Seat seat, Seat dealer) { return (seat - dealer - 1) & 3; }
[[nodiscard]] constexpr Seat seat_at(int position, Seat dealer) { return after(dealer, position + 1); }

}  // namespace qanun
