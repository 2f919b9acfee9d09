// The phase `score`: five steps from the tally to the sheet, each a chain that features may refine.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "qanun/contract.hpp"
#include "qanun/meld.hpp"
#include "qanun/points.hpp"
#include "qanun/words.hpp"

namespace qanun {

class RuleSet;

// Step one: what the cards come to.
struct Tally {
  std::array<Abnat, kTeams> abnat;
  std::array<std::uint8_t, kSeats> tricks_by_seat{};

  [[nodiscard]] constexpr int tricks(Team team) const { return tricks_by_seat[team] + tricks_by_seat[team + 2U]; }
};

// Facts asked by scoring: computed from a hand, or given by a case. kUnknownFact where nobody knows.
class Facts {
 public:
  Facts() = default;
  Facts(const Hand& hand, const RuleSet& rules) : hand_(&hand), rules_(&rules) {}
  Facts(std::span<const std::int64_t> given) : given_(given) {}

  [[nodiscard]] std::int64_t get(FactId fact) const {
    if (hand_ != nullptr) return of_hand(fact);
    return fact < given_.size() ? given_[fact] : kUnknownFact;
  }
  [[nodiscard]] bool holds(FactId fact) const { return get(fact) > 0; }

 private:
  [[nodiscard]] std::int64_t of_hand(FactId fact) const;

  const Hand* hand_ = nullptr;
  const RuleSet* rules_ = nullptr;
  std::span<const std::int64_t> given_;
};

// What the last four steps depend on, and nothing else.
struct ScoreInput {
  const Contract& contract;
  const Tally& tally;
  const MeldTally& melds;
  const Facts& facts;
  std::array<Points, kTeams> scores{};  // of the match, before the hand
  Points held;                          // points held over from earlier hands
  bool last_hand = false;               // no other hand can follow
  std::uint16_t number = 0;             // of the hand in its match; 0 where it is not known
};

enum class Outcome : std::uint8_t { made, lost, tied, void_hand };

// Step two. `winner` is the side that won the hand, kNoTeam in a tie that nobody won.
struct Verdict {
  Outcome outcome = Outcome::made;
  Team winner = kNoTeam;
  LabelId label = 0;
  RuleId rule = 0;           // what decided it
  bool even = false;         // both sides came to the same, whatever the rule for ties then made of it
  bool dealt_again = false;  // nothing is written, the cards are dealt again (SCORE-10)
};

// Step three: what each side writes for the hand itself, before melds.
struct HandValue {
  std::array<Points, kTeams> points{};
  std::array<RuleId, kTeams> rule{};
  std::array<const Text*, kTeams> what{};
  bool counted = false;  // the points are those of the cards that each side won; whoever writes another value clears it
  bool raised = false;   // the stake is in these points already
  // What the contract is worth by itself, where a bid is worth something (COIN-03). It stays where another value, that
  // of all tricks, takes the place of the hand's; whoever decides the hand by something else writes a value without.
  Points bid{};
  Team bid_to = kNoTeam;
};

// Step four: to whom the counted melds and the baloot of each side go, and times what. kNoTeam: they are lost.
struct Extras {
  bool counted = false;  // HandValue::counted
  // The score implementation's: where the hand is counted, melds and baloot join the figure of the cards (MELD-08), so
  // that whatever multiplies that multiplies them.
  bool join_cards = false;
  std::array<Team, kTeams> melds_to{0, 1};
  std::array<std::int32_t, kTeams> melds_times{1, 1};
  std::array<RuleId, kTeams> melds_rule{};
  std::array<Team, kTeams> baloot_to{0, 1};
  std::array<std::int32_t, kTeams> baloot_times{1, 1};
  std::array<RuleId, kTeams> baloot_rule{};
};

// A line of the sheet: who writes what, and which rule put it there.
struct Line {
  Team team = 0;
  RuleId rule = 0;
  MeldNameId meld = 0;         // of a meld
  const Text* what = nullptr;  // of anything else
  Abnat raw{};                 // what it was counted from, 0 where it was not counted
  Points points{};
  bool whole = false;  // what it stands for is not multiplied with the hand (SCORE-15): the rest of a match
};

struct ScoreSheet {
  FixedList<Line, 24> lines;
  std::array<Points, kTeams> points{};  // the sums of the lines
  Verdict verdict;
  Points held;                   // after the hand
  std::uint8_t alternative = 0;  // which alternative of the rule set wrote it

  void add(const Line& line) {
    points[line.team] += line.points;
    Line* const at = lines.next();
    if (at == nullptr) return;
    at->team = line.team;
    at->rule = line.rule;
    at->meld = line.meld;
    at->what = line.what;
    at->raw = line.raw;
    at->points = line.points;
    at->whole = line.whole;
  }
};

struct PointsRange {
  Points least;
  Points most;
};

// Implementations are immutable after construction and shared between threads. Each step sees the results of the
// steps before it as the chains of features have left them.
class Score {
 public:
  virtual ~Score() = default;

  [[nodiscard]] virtual Verdict verdict(const ScoreInput& in) const = 0;
  [[nodiscard]] virtual HandValue value(const ScoreInput& in, const Verdict& verdict) const = 0;
  [[nodiscard]] virtual Extras extras(const ScoreInput& in, const Verdict& verdict) const = 0;
  virtual void award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const = 0;

  // Match points for that many abnat of melds in this mode (MELD-08).
  [[nodiscard]] virtual Points meld_points(Abnat abnat, Mode mode) const = 0;

  // What these steps, by themselves, let both sides write and wait for together: it follows from contract, level, melds
  // and outcome, and not from how the cards fell between the sides, so that a range is left only where each side is
  // rounded by itself (`qanun/parts/split.hpp`). An invariant that properties hold `award` to. Nothing is promised
  // unless told.
  [[nodiscard]] virtual PointsRange sum(const ScoreInput& /*in*/, const Verdict& /*verdict*/) const {
    constexpr std::int32_t kAny = 1'000'000;
    return {Points{-kAny}, Points{kAny}};
  }
};

}  // namespace qanun
