// Melds and baloot from the core options of the sections `meld` and `baloot`. MELD-01 .. MELD-24, FR-10, FR-11.
//
// Where the sources are silent: a run is announced whole, written as its top cards when it is longer than the longest
// run that is worth something (VID32); four of a kind may be announced first, which breaks a run in two.
#pragma once

#include <array>
#include <string_view>

#include "qanun/compile.hpp"
#include "qanun/declare.hpp"

namespace qanun {

// What melds are called. A four of a kind worth `high_four` abnat or more has the last name.
struct MeldNaming {
  std::string_view run_of_three;
  std::string_view run_of_four;
  std::string_view run_of_five;
  std::string_view four;
  std::string_view high;
  std::int64_t high_four = 200;
};

class CommonDeclare : public Declare {
 public:
  CommonDeclare(const Compile& compile, const MeldNaming& naming);

  [[nodiscard]] AnnounceAt announce_at() const override { return announce_at_; }
  [[nodiscard]] ShowAt show_at() const override { return show_at_; }
  [[nodiscard]] int most_a_player() const override { return most_; }
  [[nodiscard]] const MeldShape& shape(MeldCode code) const override { return shapes_[code]; }
  [[nodiscard]] const MeldWorth& worth(MeldCode code, Mode mode) const override { return worths_[kind(mode)][code]; }
  void offers(CardSet dealt, const std::array<MeldCode, kMostMelds>& announced, Mode mode,
              FixedList<MeldCode, 16>& out) const override;
  [[nodiscard]] std::array<MeldCode, kMostMelds> best_set(CardSet dealt, Mode mode) const override;
  [[nodiscard]] MeldOutcome settle(const Announcements& announced, const MeldQuestion& question) const override;
  [[nodiscard]] std::array<CardSet, kSuits> pairs(Mode mode) const override;
  [[nodiscard]] BalootSaid must_say() const override { return must_say_; }
  [[nodiscard]] bool baloot_counts(const BalootQuestion& question, const Announcements& announced,
                                   const MeldOutcome& outcome) const override;

 private:
  enum class Rest : std::uint8_t { lost, counts };
  enum class Compare : std::uint8_t { together, apart };
  enum class HundredOrder : std::uint8_t { run_over_four, four_over_run, by_top_card };
  enum class Tie : std::uint8_t { seat_order, first_announcer, trump_then_seat, trump_then_both, nobody };
  enum class Absorbed : std::uint8_t { shown_hundred, four_of_a_kind, nothing };

  // Worth is told apart only by whether there is a trump.
  [[nodiscard]] static std::size_t kind(Mode mode) { return mode == Mode::no_trump ? 1 : 0; }

  void build_shapes(const Value& run_order);
  void build_worths(const Compile& compile, const MeldNaming& naming);
  void build_runs();
  [[nodiscard]] std::uint16_t rank_of(const MeldShape& shape, std::int64_t abnat) const;
  // Negative, zero or positive as `a` ranks below, level with or above `b` (MELD-13, MELD-14).
  [[nodiscard]] int compare(MeldCode a, MeldCode b, Mode mode) const;
  [[nodiscard]] CardSet free_for_runs(CardSet dealt, const std::array<MeldCode, kMostMelds>& announced) const;
  [[nodiscard]] CardSet run_around(CardSet cards, CardSet part) const;
  struct Contest;
  void settle_kind(const Announcements& announced, const MeldQuestion& question, int which, Contest& contest) const;
  [[nodiscard]] int better_on_tie(const Contest& contest, const MeldQuestion& question) const;

  std::array<MeldShape, kMeldCodes> shapes_;
  std::array<std::array<MeldWorth, kMeldCodes>, 2> worths_;
  std::array<std::uint8_t, kRanks> run_order_{};          // place -> rank, highest first
  std::array<std::uint8_t, kRanks> run_place_{};          // rank -> place
  std::array<std::uint8_t, kRanks> four_place_{};         // rank -> place in meld.four_order
  std::array<std::uint8_t, kRanks + 1> longest_worth_{};  // run length -> the length it counts as, 0 nothing
  std::array<std::array<MeldCode, 2>, 256> runs_in_{};    // by the cards of the first suit: the runs offered
  std::array<CardSet, 2> fours_worth_{};                  // the spade of each rank whose four are worth something
  std::array<bool, 2> played_{};
  AnnounceAt announce_at_ = AnnounceAt::own_first_card;
  ShowAt show_at_ = ShowAt::second_trick;
  int most_ = kMostMelds;
  Rest rest_ = Rest::lost;
  Compare compare_ = Compare::together;
  HundredOrder hundred_order_ = HundredOrder::run_over_four;
  Tie tie_ = Tie::seat_order;
  Absorbed absorbed_ = Absorbed::shown_hundred;
  BalootSaid must_say_ = 0;
  bool buyer_only_ = false;
  CardSet baloot_ranks_;
};

}  // namespace qanun
