// Scoring by bids (COIN-03 .. COIN-08): the takers have announced what they will make, and write it besides what they
// made.
//
// A number is made when the takers' points, with counted projects and belote, reach it and, as score.bid_margin says,
// are more or no less than the defence's. Capot is made with all eight tricks, générale with all eight by the bidder
// alone. Made: the takers write their points and the bid, the defence its points; or the bid alone. Failed: the defence
// writes the worth of the hand and the bid, or one of them. Coinched: the winner writes the worth of the hand and the
// bid, both or the bid alone multiplied, and the loser nothing.
//
// Hand and bid are two things on the sheet. A value of all tricks takes the place of the hand's, and is multiplied
// where the hand would be (FFB 2016: capot 500, 1000, 2000); a fault takes the place of both.
//
// Where all sources are silent:
// - a coinched hand is written as score.coinched says, whatever score.bid_made and score.bid_failed say of others;
// - where only the bid is written, all tricks add nothing to it;
// - the loser's projects and belote go by meld.on_fail and baloot.on_fail wherever he writes nothing else, also where
//   the takers made a bid that is written alone;
// - rounding against the bid rounds the takers' cards; the two sides are still compared exactly;
// - points of all trumps are scaled to the nearest whole, so that both sides make 162 together; projects and belote are
//   never scaled.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"
#include "qanun/parts/extras.hpp"
#include "qanun/parts/hand_worth.hpp"
#include "qanun/score.hpp"
#include "tens/rounding_tens.hpp"

namespace coinche {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class CoincheScore final : public Score {
 public:
  explicit CoincheScore(Compile& compile);

  [[nodiscard]] Verdict verdict(const ScoreInput& in) const override;
  [[nodiscard]] HandValue value(const ScoreInput& in, const Verdict& verdict) const override;
  [[nodiscard]] Extras extras(const ScoreInput& in, const Verdict& verdict) const override;
  void award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const override;
  [[nodiscard]] Points meld_points(Abnat abnat, Mode /*mode*/) const override { return Points{abnat.value}; }
  [[nodiscard]] PointsRange sum(const ScoreInput& in, const Verdict& verdict) const override;

 private:
  enum class Margin : std::uint8_t { more_than_defence, at_least_defence, bid_only };
  enum class Made : std::uint8_t { points_plus_bid, bid_only };
  enum class Failed : std::uint8_t { hand_plus_bid, hand_only, bid_only };
  enum class Coinched : std::uint8_t { all_times_level, bid_times_level };

  // What is written on the sheet of this contract.
  struct Parts {
    bool hand = true;
    bool bid = true;
  };
  [[nodiscard]] Parts parts(const Contract& contract, const Verdict& verdict) const;

  [[nodiscard]] std::array<Points, kTeams> cards(const ScoreInput& in) const;
  // Where the cards had fallen so.
  [[nodiscard]] std::array<Points, kTeams> cards(const ScoreInput& in, const std::array<Abnat, kTeams>& won) const;
  [[nodiscard]] Points announced(const ScoreInput& in, Team team) const;
  [[nodiscard]] bool reached(const ScoreInput& in) const;
  [[nodiscard]] bool made(const ScoreInput& in) const;
  [[nodiscard]] Points hand_points(const ScoreInput& in, const HandValue& value, Team team) const;
  void add_extras(const ScoreInput& in, const Extras& extras, Team holder, ScoreSheet& sheet) const;

  Margin margin_;
  Made made_;
  Failed failed_;
  Coinched coinched_;
  bool compares_rounded_;
  tens::RoundingTens rounding_;
  HandWorth worth_;
  std::int32_t all_trump_total_ = 0;  // abnat that are brought to 162; 0 where they stay as they are
  OnFail melds_on_fail_;
  OnFail baloot_on_fail_;
  Abnat baloot_;
  bool baloot_helps_;
  struct {
    RuleId target, made, failed, coinched, rounded, melds, baloot, on_fail;
  } rule_;
};

}  // namespace coinche
