// The rules above the phases: target, ties at the target, who deals, points held over. MATCH-01 .. MATCH-07.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/points.hpp"
#include "qanun/random.hpp"
#include "qanun/score.hpp"
#include "qanun/seat.hpp"

namespace qanun {

struct MatchState {
  std::array<Points, kTeams> scores{};
  Points held;  // waiting for the winner of a counted hand
  Seat dealer = 0;
  std::int32_t hands = 0;  // counted hands so far
  bool over = false;
  Team winner = kNoTeam;  // kNoTeam once over: a draw
};

enum class BothOver : std::uint8_t { higher_total, more_in_hand };
enum class ExactTie : std::uint8_t { extra_hands, buyer_wins, draw };
enum class FirstDealer : std::uint8_t { random_seat, draw_low, loser_of_last_match };
enum class AllPassDealer : std::uint8_t { rotate, same };

// The match options, compiled.
struct MatchRules {
  std::int32_t target = 152;
  std::int32_t most_hands = 0;  // 0: no limit
  BothOver both_over = BothOver::higher_total;
  ExactTie exact_tie = ExactTie::extra_hands;
  FirstDealer first_dealer = FirstDealer::random_seat;
  AllPassDealer all_pass_dealer = AllPassDealer::rotate;
  bool win_without_trick = true;
  bool shuffle_every_deal = true;

  // DEAL-01, MATCH-07: who deals first. `last_loser` is the side that lost the match before, kNoTeam for none.
  [[nodiscard]] Seat draw_dealer(Random& random, Team last_loser) const;
  // DEAL-06, DEAL-07: who deals after a deal that nobody bought.
  [[nodiscard]] Seat dealer_after_void(Seat dealer) const {
    return all_pass_dealer == AllPassDealer::same ? dealer : after(dealer);
  }
};

}  // namespace qanun
