// Bulgarian scoring: what no case asks of VAR-01, SCORE-12 and FR-15.
#include "totals_of.hpp"

using namespace qanun;
using totals_of::Pair;
using totals_of::Totals;

namespace {

const RuleSet& with(const std::string& options) { return support::rules("bulgarian", "with: {" + options + "}"); }
const RuleSet& usual() { return support::rules("bulgarian"); }

Totals take(Mode mode, Pair raw, const RuleSet& rules = usual()) { return {rules, "take", mode, 0, raw}; }

struct Written {
  Pair points;
  std::int32_t held = 0;
  bool operator==(const Written&) const = default;
};
Written written(const Totals& totals, std::int32_t held = 0) {
  MatchState match;
  match.held = Points{held};
  const ScoreSheet sheet = totals.into(match);
  return {{sheet.points[0].value, sheet.points[1].value}, match.held.value};
}

}  // namespace

TEST_CASE("every split of a hand keeps its sum of tenths") {
  for (const auto& [mode, raw, sum] :
       {std::tuple{Mode::clubs, 162, 16}, std::tuple{Mode::no_trump, 130, 26}, std::tuple{Mode::all_trump, 258, 26}})
    for (int own = 0; own <= raw; ++own) {
      CAPTURE(own, raw);
      const Written sheet = written(take(mode, {own, raw - own}));
      REQUIRE(sheet.points[0] + sheet.points[1] + sheet.held == sum);
    }
}

TEST_CASE("the limit digit is six in a suit and four at all trumps") {
  CHECK(take(Mode::spades, {96, 66}).points() == Pair{9, 7});
  CHECK(take(Mode::spades, {95, 67}).points() == Pair{9, 7});
  CHECK(take(Mode::spades, {97, 65}).points() == Pair{10, 6});
  CHECK(take(Mode::all_trump, {135, 123}).points() == Pair{14, 12});
  CHECK(take(Mode::all_trump, {134, 124}).points() == Pair{13, 13});
  CHECK(take(Mode::all_trump, {133, 125}).points() == Pair{13, 13});
  CHECK(take(Mode::all_trump, {139, 119}).points() == Pair{14, 12});
}

TEST_CASE("melds and belot are rounded with the cards") {
  CHECK(take(Mode::hearts, {86, 76}).belote(0).points() == Pair{10, 8});
  CHECK(take(Mode::hearts, {106, 56}).meld(0, "tierce").points() == Pair{12, 6});
  // With a custom tierce of 25: 85 and 25 are 110, 77 are 8.
  CHECK(take(Mode::hearts, {85, 77}, with("meld.runs: {3: 25}")).meld(0, "tierce").points() == Pair{11, 8});
}

TEST_CASE("belot counts for the contract, unless the table says no; it is written either way") {
  CHECK(take(Mode::hearts, {72, 90}).belote(0).points() == Pair{9, 9});
  CHECK(take(Mode::hearts, {71, 91}).belote(0).outcome() == Outcome::tied);
  const RuleSet& apart = with("baloot.counts_for_contract: false");
  CHECK(take(Mode::hearts, {72, 90}, apart).belote(0).points() == Pair{0, 18});
  CHECK(take(Mode::hearts, {82, 80}, apart).belote(1).points() == Pair{8, 10});
}

TEST_CASE("inside, everything goes to the other side") {
  CHECK(take(Mode::hearts, {70, 92}).belote(0).points() == Pair{0, 18});
  CHECK(take(Mode::all_trump, {100, 158}).meld(0, "cinquante").points() == Pair{0, 31});
  CHECK(take(Mode::all_trump, {100, 158}, with("meld.on_fail: holder")).meld(0, "cinquante").points() == Pair{5, 26});
  CHECK(take(Mode::all_trump, {100, 158}, with("meld.on_fail: void")).meld(0, "cinquante").points() == Pair{0, 26});
  CHECK(take(Mode::hearts, {70, 92}, with("baloot.on_fail: holder")).belote(0).points() == Pair{2, 16});
}

TEST_CASE("hanging points pile up until a hand is won, by whichever side") {
  CHECK(written(take(Mode::hearts, {81, 81}), 8) == Written{{0, 8}, 16});
  CHECK(written(take(Mode::hearts, {100, 62}), 16) == Written{{26, 6}, 0});
  CHECK(written(take(Mode::hearts, {62, 100}), 16) == Written{{0, 32}, 0});
}

TEST_CASE("hanging points are taken after a double, with all tricks and after a fault too") {
  CHECK(written(take(Mode::hearts, {100, 62}).level("double"), 8) == Written{{40, 0}, 0});
  CHECK(written(take(Mode::hearts, {162, 0}).tricks({4, 0, 4, 0}), 8) == Written{{33, 0}, 0});
  const RuleSet& faults = support::rules("bulgarian", "use: [qaid]\nwith: {qaid.mode: auto}");
  CHECK(written(take(Mode::hearts, {100, 62}, faults).fact("qaid_side", 0), 8) == Written{{0, 24}, 0});
}

TEST_CASE("the buyers' melds and belot hang with their half, or as the options say") {
  CHECK(written(take(Mode::hearts, {71, 91}).belote(0)) == Written{{0, 9}, 9});
  CHECK(written(take(Mode::hearts, {71, 91}, with("baloot.on_fail: holder")).belote(0)) == Written{{2, 9}, 7});
  CHECK(written(take(Mode::hearts, {71, 91}, with("baloot.on_fail: void")).belote(0)) == Written{{0, 9}, 7});
  CHECK(written(take(Mode::hearts, {71, 91}, with("meld.on_fail: holder")).meld(0, "tierce")) == Written{{0, 9}, 9});
  CHECK(written(take(Mode::hearts, {91, 71}).belote(1)) == Written{{0, 9}, 9});
}

TEST_CASE("of equal halves that end in the limit digit the hanging one goes up") {
  CHECK(written(take(Mode::all_trump, {104, 154}).meld(0, "cinquante")) == Written{{0, 15}, 16});
  CHECK(written(take(Mode::all_trump, {154, 104}).meld(1, "cinquante")) == Written{{0, 15}, 16});
}

TEST_CASE("a doubled tie hangs wholly, with the melds and belots of both sides") {
  CHECK(written(take(Mode::hearts, {81, 81}).level("redouble"), 5) == Written{{0, 0}, 69});
  CHECK(written(take(Mode::hearts, {71, 91}).belote(0).level("double")) == Written{{0, 0}, 36});
  CHECK(written(take(Mode::all_trump, {104, 154}).meld(0, "cinquante").level("double")) == Written{{0, 0}, 62});
}

TEST_CASE("a doubled tie goes another way where the table says so") {
  CHECK(written(take(Mode::hearts, {81, 81}, with("doubling.tie: first_doubler_loses")).level("double")) ==
        Written{{32, 0}, 0});
  CHECK(written(take(Mode::hearts, {81, 81}, with("doubling.tie: as_undoubled")).level("double")) ==
        Written{{0, 16}, 16});
}

TEST_CASE("melds and belot follow the level") {
  CHECK(take(Mode::hearts, {100, 62}).belote(0).level("double").points() == Pair{36, 0});
  CHECK(take(Mode::all_trump, {150, 108}).meld(0, "cent").level("redouble").points() == Pair{144, 0});
  CHECK(take(Mode::hearts, {100, 62}).belote(1).level("double").points() == Pair{36, 0});
}

TEST_CASE("all tricks in a doubled hand stay flat, or are multiplied") {
  const auto all = [](const RuleSet& rules) {
    return take(Mode::hearts, {162, 0}, rules).tricks({4, 0, 4, 0}).level("double").points();
  };
  CHECK(all(usual()) == Pair{25, 0});
  CHECK(all(with("kaboot.doubled: multiplied")) == Pair{50, 0});
}

TEST_CASE("all tricks do not win the match, the next hand may") {
  MatchState match;
  match.scores = {Points{140}, Points{100}};
  take(Mode::hearts, {162, 0}).tricks({4, 0, 4, 0}).into(match);
  CHECK_FALSE(match.over);
  take(Mode::hearts, {62, 100}).into(match);
  CHECK(match.over);
  CHECK(match.winner == 0);
}

TEST_CASE("a hand that counts twice lets twice as much hang, and gives what hung once") {
  const RuleSet& twice = with("score.hand_multiplier: 2");
  CHECK(written(take(Mode::hearts, {81, 81}, twice)) == Written{{0, 16}, 16});
  CHECK(written(take(Mode::hearts, {100, 62}, twice), 8) == Written{{28, 12}, 0});
}

TEST_CASE("nothing counts as a meld without trumps") {
  CHECK(take(Mode::no_trump, {100, 30}).points() == Pair{20, 6});
  CHECK(take(Mode::no_trump, {60, 70}).level("double").points() == Pair{0, 52});
  // Where a table counts them there, they are doubled with the cards.
  CHECK(take(Mode::no_trump, {60, 70}, with("meld.in_sun: true")).meld(0, "tierce").points() == Pair{16, 14});
}
