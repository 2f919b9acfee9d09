// Doubling: what a raised hand is worth, and to whom.
#include <catch2/catch.hpp>

#include "qanun/step.hpp"
#include "qanun/totals.hpp"
#include "raising_rules.hpp"

using namespace qanun;
using raising::with;
using support::rules;

namespace {

// A hokum in spades of seat 0, known by its totals.
struct Totals {
  explicit Totals(const RuleSet& set, const std::string& level, std::array<std::int32_t, kTeams> raw = {100, 62})
      : rules{set} {
    totals.contract.kind = set.find_kind("hokum");
    totals.contract.mode = Mode::spades;
    totals.contract.buyer = 0;
    totals.raw = {Abnat{raw[0]}, Abnat{raw[1]}};
    for (const RaiseLevel& one : set.levels())
      if (one.word == level) {
        totals.contract.stake.level = one.level;
        totals.contract.stake.factor = one.factor;
      }
    REQUIRE(totals.contract.stake.level > 0);
  }
  Totals& meld(Team team, const std::string& name) {
    totals.melds.push_back({team, rules.find_meld_name(name), 0});
    return *this;
  }
  Totals& baloot(Team team) {
    totals.baloots[team] = 1;
    return *this;
  }
  Totals& raised_by(const std::vector<Seat>& seats) {
    for (const Seat seat : seats) totals.contract.stake.add_raiser(seat);
    return *this;
  }
  Totals& sun() {
    totals.contract.kind = rules.find_kind("sun");
    totals.contract.mode = Mode::no_trump;
    return *this;
  }
  Totals& all_tricks(Team team) {
    totals.tricks_by_seat =
        shared_tricks(team == 0 ? std::array<std::uint8_t, kTeams>{8, 0} : std::array<std::uint8_t, kTeams>{0, 8});
    return *this;
  }
  [[nodiscard]] ScoreSheet sheet(MatchState match = {}) const { return qanun::score(rules, totals, match); }
  [[nodiscard]] std::array<std::int32_t, kTeams> points() const {
    const ScoreSheet written = sheet();
    return {written.points[0].value, written.points[1].value};
  }

  const RuleSet& rules;
  HandTotals totals;
};

using Pair = std::array<std::int32_t, kTeams>;

}  // namespace

TEST_CASE("the winner takes the whole hand times the level") {
  CHECK(Totals(rules(), "double").points() == Pair{32, 0});
  CHECK(Totals(rules(), "four", {60, 102}).points() == Pair{0, 64});
  CHECK(Totals(rules(), "double", {50, 80}).sun().points() == Pair{0, 52});
}

TEST_CASE("or the winner's points are multiplied, or both sides'") {
  const RuleSet& winner = with("doubling.effect: winner_multiplied");
  const RuleSet& both = with("doubling.effect: both_multiplied");
  CHECK(Totals(winner, "double").points() == Pair{20, 6});
  CHECK(Totals(both, "double").points() == Pair{20, 12});
  CHECK(Totals(winner, "triple", {60, 102}).points() == Pair{0, 48});
  CHECK(Totals(both, "triple", {60, 102}).points() == Pair{0, 48});
  // Projects follow their own factor, the loser's too.
  CHECK(Totals(with("doubling.effect: winner_multiplied, doubling.meld_factor: double_only"), "triple")
            .meld(1, "sira")
            .points() == Pair{30, 8});
}

TEST_CASE("projects that are counted as abnat are part of the figure that is multiplied") {
  // 100 and 25 make 125, which is 12 in hokum (the half goes down).
  Diagnostics diagnostics;
  const auto set =
      support::try_rules("saudi",
                         "with: {meld.counted_in: abnat, meld.runs: {3: 25}, doubling.effect: winner_multiplied, "
                         "doubling.meld_factor: double_only, score.count: independent}",
                         diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(set != nullptr);
  CHECK(Totals(*set, "triple").meld(0, "sira").points() == Pair{36, 6});
  CHECK(Totals(*set, "triple").meld(1, "sira").points() == Pair{30, 9});
}

TEST_CASE("a tie of a raised hand has its own rule") {
  const Pair even{81, 81};
  CHECK(Totals(rules(), "triple", even).raised_by({1, 0}).points() == Pair{48, 0});
  const RuleSet& last = with("doubling.tie: last_raiser_loses");
  CHECK(Totals(last, "double", even).raised_by({1}).points() == Pair{32, 0});
  CHECK(Totals(last, "triple", even).raised_by({1, 0}).points() == Pair{0, 48});
  CHECK(Totals(last, "four", even).raised_by({1, 0, 1}).points() == Pair{64, 0});
  // Where nobody wrote down who raised, the ladder knows.
  CHECK(Totals(rules(), "triple", even).points() == Pair{48, 0});
  CHECK(Totals(last, "triple", even).points() == Pair{0, 48});
  const std::string fails = "doubling.tie: as_undoubled, score.tie_hokum: ";
  CHECK(Totals(with(fails + "buyer_fails"), "double", even).points() == Pair{0, 32});
  CHECK(Totals(with(fails + "buyer_makes"), "double", even).points() == Pair{32, 0});
  CHECK(Totals(with(fails + "redeal"), "double", even).sheet().verdict.dealt_again);
  CHECK_FALSE(Totals(with("score.tie_hokum: redeal"), "double", even).sheet().verdict.dealt_again);
}

TEST_CASE("gahwa sets the winner to the target and leaves the loser, before any other value") {
  MatchState before;
  before.scores = {Points{10}, Points{140}};
  const auto ended = [&](const Totals& totals) {
    MatchState match = before;
    score_into(totals.rules, totals.totals, match);
    return match;
  };
  const MatchState won = ended(Totals(rules(), "gahwa"));
  CHECK(won.over);
  CHECK(won.winner == 0);
  CHECK(won.scores == std::array<Points, kTeams>{Points{152}, Points{140}});
  const MatchState lost = ended(Totals(rules(), "gahwa", {60, 102}).meld(1, "hundred"));
  CHECK(lost.winner == 1);
  CHECK(lost.scores == std::array<Points, kTeams>{Points{10}, Points{152}});
  CHECK(ended(Totals(rules(), "gahwa", {0, 162}).all_tricks(1)).scores[1] == Points{152});
  CHECK(ended(Totals(with("score.hand_multiplier: 2"), "gahwa")).scores[0] == Points{152});
  // The rule for ties names who loses the match.
  CHECK(ended(Totals(rules(), "gahwa", {81, 81}).raised_by({1, 0, 1, 0})).winner == 0);
  CHECK(ended(Totals(with("doubling.tie: last_raiser_loses"), "gahwa", {81, 81}).raised_by({1, 0, 1, 0})).winner == 1);
  const MatchState multiplied = ended(Totals(with("doubling.gahwa: multiplier"), "gahwa", {60, 102}));
  CHECK(multiplied.scores[1] == Points{140 + 128});
  CHECK(multiplied.scores[0] == Points{10});
}

TEST_CASE("projects and baloot at each level") {
  const auto written = [](const std::string& options, const std::string& level) {
    return Totals(with(options), level).meld(0, "fifty").baloot(0).points()[0];
  };
  CHECK(written("doubling.meld_factor: full_level", "double") == 32 + 10 + 2);
  CHECK(written("doubling.meld_factor: full_level", "triple") == 48 + 15 + 2);
  CHECK(written("doubling.meld_factor: full_level", "four") == 64 + 20 + 2);
  CHECK(written("doubling.meld_factor: double_only", "double") == 32 + 10 + 2);
  CHECK(written("doubling.meld_factor: double_only", "triple") == 48 + 5 + 2);
  CHECK(written("doubling.meld_factor: at_most_two", "double") == 32 + 10 + 2);
  CHECK(written("doubling.meld_factor: at_most_two", "four") == 64 + 10 + 2);
  CHECK(written("doubling.baloot_factor: full_level", "triple") == 48 + 15 + 6);
}

TEST_CASE("in a raised hand the loser's projects and baloot go as those of a failed buyer, whichever side bought") {
  const auto others = [](const std::string& options) {
    return Totals(with(options), "double", {120, 42}).meld(1, "sira").baloot(1).points();
  };
  CHECK(others("meld.on_fail: winner, baloot.on_fail: winner") == Pair{32 + 4 + 2, 0});
  CHECK(others("meld.on_fail: holder, baloot.on_fail: winner") == Pair{32 + 2, 4});
  CHECK(others("meld.on_fail: void, baloot.on_fail: holder") == Pair{32, 2});
}

TEST_CASE("a level that a rule file adds multiplies by its own factor") {
  const RuleSet& set = with(
      "doubling.ladder: {redouble: {factor: 5, by: buyer_side, lead: open, title: {en: redouble, ar: عاد}}}, "
      "doubling.levels_hokum: [double, redouble], doubling.tie: last_raiser_loses");
  CHECK(Totals(set, "redouble").points() == Pair{80, 0});
  CHECK(Totals(set, "redouble", {81, 81}).points() == Pair{0, 80});
}

TEST_CASE("a gahwa that wins at the call is won by its caller, whatever the totals say") {
  const RuleSet& set = with("doubling.gahwa: wins_match_at_once");
  CHECK(Totals(set, "gahwa", {60, 102}).sheet().verdict.winner == 0);
  CHECK(Totals(set, "gahwa", {0, 162}).all_tricks(1).points() == Pair{152, 0});
}
