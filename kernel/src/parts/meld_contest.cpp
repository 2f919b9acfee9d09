// Which side's melds count, and whether a baloot does. MELD-12 .. MELD-20.
#include "qanun/parts/common_declare.hpp"

namespace qanun {

// The best melds of both sides, of one kind or of both together.
struct CommonDeclare::Contest {
  std::array<MeldCode, kTeams> best{};              // 0: the side has none
  std::array<Seat, kTeams> seat{kNoSeat, kNoSeat};  // of the first of the equal best, seen from the dealer's right
  std::array<int, kTeams> heard{};                  // when the first of them was announced
  std::array<bool, kTeams> in_trumps{};             // one of them is a run of trumps
  std::array<bool, kTeams> counts{};
};

void CommonDeclare::settle_kind(const Announcements& announced, const MeldQuestion& question, int which,
                                Contest& contest) const {
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place, question.dealer);
    const Team team = team_of(seat);
    for (const MeldCode code : announced.codes[seat]) {
      if (code == 0 || worth(code, question.mode).abnat.value == 0) continue;
      if ((which == 1 && !shapes_[code].run) || (which == 2 && shapes_[code].run)) continue;
      const int order = contest.best[team] == 0 ? 1 : compare(code, contest.best[team], question.mode);
      if (order < 0) continue;
      const bool trumps = shapes_[code].run && is_suit(question.mode) && shapes_[code].suit == suit_of(question.mode);
      const int heard = (seat - question.first_leader) & 3;
      if (order > 0) {
        contest.best[team] = code;
        contest.seat[team] = seat;
        contest.heard[team] = heard;
        contest.in_trumps[team] = trumps;
      } else {
        contest.heard[team] = std::min(contest.heard[team], heard);
        contest.in_trumps[team] = contest.in_trumps[team] || trumps;
      }
    }
  }
  if (contest.best[0] == 0 || contest.best[1] == 0) {
    contest.counts = {contest.best[0] != 0, contest.best[1] != 0};
    return;
  }
  const int order = compare(contest.best[0], contest.best[1], question.mode);
  const int winner = order > 0 ? 0 : order < 0 ? 1 : better_on_tie(contest, question);
  contest.counts = {winner == 0 || winner == 2, winner == 1 || winner == 2};
}

// MELD-16: the side, 2 for both, -1 for neither.
int CommonDeclare::better_on_tie(const Contest& contest, const MeldQuestion& question) const {
  const int by_seat =
      position_of(contest.seat[0], question.dealer) < position_of(contest.seat[1], question.dealer) ? 0 : 1;
  const bool trumps_decide = contest.in_trumps[0] != contest.in_trumps[1];
  const int by_trumps = contest.in_trumps[0] ? 0 : 1;
  switch (tie_) {
    case Tie::seat_order:
      return by_seat;
    case Tie::first_announcer:
      return contest.heard[0] < contest.heard[1] ? 0 : 1;
    case Tie::trump_then_seat:
      return trumps_decide ? by_trumps : by_seat;
    case Tie::trump_then_both:
      return trumps_decide ? by_trumps : 2;
    case Tie::nobody:
      break;
  }
  return -1;
}

MeldOutcome CommonDeclare::settle(const Announcements& announced, const MeldQuestion& question) const {
  MeldOutcome outcome;
  if (!played_[kind(question.mode)]) return outcome;
  const auto take_best = [&](const Contest& contest) {
    for (Team team = 0; team < kTeams; ++team) {
      if (!contest.counts[team]) continue;
      if (outcome.best != 0 && compare(contest.best[team], outcome.best, question.mode) <= 0) continue;
      outcome.best = contest.best[team];
      outcome.best_seat = contest.seat[team];
    }
  };
  if (compare_ == Compare::together) {
    Contest all;
    settle_kind(announced, question, 0, all);
    outcome.runs_count = outcome.fours_count = all.counts;
    take_best(all);
  } else {
    Contest runs;
    Contest fours;
    settle_kind(announced, question, 1, runs);
    settle_kind(announced, question, 2, fours);
    outcome.runs_count = runs.counts;
    outcome.fours_count = fours.counts;
    take_best(runs);
    take_best(fours);
  }
  return outcome;
}

std::array<CardSet, kSuits> CommonDeclare::pairs(Mode mode) const {
  if (!is_suit(mode)) return {};
  return {CardSet::of(suit_of(mode)) & baloot_ranks_};  // MELD-17
}

bool CommonDeclare::baloot_counts(const BalootQuestion& question, const Announcements& announced,
                                  const MeldOutcome& outcome) const {
  const Team team = team_of(question.holder);
  if (buyer_only_ && team != team_of(question.buyer)) return false;  // MELD-17
  bool in_shown_run = false;
  for (const MeldCode code : announced.codes[question.holder]) {
    if (code == 0) continue;
    const MeldShape& meld = shapes_[code];
    const bool counted = meld.run ? outcome.runs_count[team] : outcome.fours_count[team];
    if (!counted || worth(code, question.mode).abnat.value == 0) continue;
    const bool run_with_both = meld.run && meld.cards.contains(question.pair);
    const bool four_of_one = !meld.run && !(meld.cards & question.pair).empty();
    in_shown_run = in_shown_run || run_with_both;
    // MELD-20
    if (absorbed_ != Absorbed::nothing && four_of_one) return false;
    if (absorbed_ == Absorbed::shown_hundred && run_with_both && meld.length >= 5) return false;
  }
  if ((question.said & must_say_) == must_say_) return true;
  // MELD-19: unsaid, it counts where both cards have been laid open in a run.
  const bool shown_in_time = show_at_ == ShowAt::second_trick || show_at_ == ShowAt::after_first_trick;
  return must_say_ == kSaidOnSecond && in_shown_run && shown_in_time;
}

}  // namespace qanun
