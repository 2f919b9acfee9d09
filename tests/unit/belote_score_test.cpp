// What belote writes (FR-05 .. FR-13): values of every option that no case asks.
#include "belote_totals.hpp"

using namespace belote_test;

TEST_CASE("belote: announcements and belote of failed takers go where the options send them", "[belote]") {
  const auto failed = [](const std::string& melds, const std::string& baloot) {
    const RuleSet& rules = french("meld.on_fail: " + melds + ", baloot.on_fail: " + baloot, "french_announcements");
    return Hearts(rules, {50, 112}).meld(0, "tierce").belote(0).points();
  };
  CHECK(failed("winner", "holder") == Pair{20, 182});
  CHECK(failed("winner", "winner") == Pair{0, 202});
  CHECK(failed("winner", "void") == Pair{0, 182});
  CHECK(failed("holder", "holder") == Pair{40, 162});
  CHECK(failed("holder", "winner") == Pair{20, 182});
  CHECK(failed("void", "holder") == Pair{20, 162});
  CHECK(failed("void", "void") == Pair{0, 162});
}

TEST_CASE("belote: the defence keeps its own whatever becomes of the takers'", "[belote]") {
  const RuleSet& rules = french("meld.on_fail: void, baloot.on_fail: void", "french_announcements");
  CHECK(Hearts(rules, {100, 62}).meld(1, "cinquante").belote(1).points() == Pair{0, 232});
  CHECK(Hearts(rules, {120, 42}).belote(1).points() == Pair{120, 62});
}

TEST_CASE("belote: a capot takes announcements by kaboot.melds and belote by kaboot.baloot", "[belote]") {
  const auto won = [](const std::string& melds, const std::string& baloot) {
    const RuleSet& rules = french("kaboot.melds: " + melds + ", kaboot.baloot: " + baloot, "french_announcements");
    return Hearts(rules, {162, 0}).all_tricks(0).meld(1, "tierce").belote(1).points();
  };
  CHECK(won("all_to_winner", "as_usual") == Pair{272, 20});
  CHECK(won("winner_own", "winner_own") == Pair{252, 0});
  CHECK(won("taken_if_buyer", "all_to_winner") == Pair{272, 0});  // the loser had not bought
  CHECK(won("as_usual", "none") == Pair{252, 20});
  CHECK(won("none", "as_usual") == Pair{252, 20});
}

TEST_CASE("belote: takers who are made capot keep or lose belote as in any failure", "[belote]") {
  const auto lost = [](const std::string& on_fail) {
    return Hearts(french("baloot.on_fail: " + on_fail), {0, 162}).all_tricks(1).belote(0).points();
  };
  CHECK(lost("holder") == Pair{20, 252});
  CHECK(lost("winner") == Pair{0, 272});
  CHECK(lost("void") == Pair{0, 252});
}

TEST_CASE("belote: a capot settles the hand even where announcements would turn the comparison", "[belote]") {
  const RuleSet& rules = french("kaboot.melds: as_usual", "french_announcements");
  const ScoreSheet sheet = Hearts(rules, {162, 0}).all_tricks(0).meld(1, "carre").meld(1, "carre").sheet();
  CHECK(sheet.verdict.outcome == Outcome::made);
  CHECK(sheet.points[0] == Points{252});
}

TEST_CASE("belote: the price of a fault is that of the hand, of the capot, or fixed", "[belote]") {
  const auto price = [](const std::string& options) {
    return Hearts(french(options, "cardgames_zone_belote"), {0, 0}).fault(1).points();
  };
  CHECK(price("qaid.value: hand") == Pair{162, 0});
  CHECK(price("qaid.value: kaboot") == Pair{250, 0});
  CHECK(price("qaid.value: fixed, qaid.fixed_value: 160") == Pair{160, 0});
}

TEST_CASE("belote: the offender's announcements and belote are lost or go over, the others keep theirs", "[belote]") {
  const auto priced = [](const std::string& melds) {
    const RuleSet& rules = french("qaid.offender_melds: " + melds, "cardgames_zone_belote");
    return Hearts(rules, {0, 0}).fault(0).meld(0, "tierce").belote(0).points();
  };
  CHECK(priced("forfeited") == Pair{0, 162});
  CHECK(priced("transferred") == Pair{0, 202});
  const RuleSet& rules = support::rules("cardgames_zone_belote");
  CHECK(Hearts(rules, {0, 0}).fault(0).meld(1, "tierce").belote(1).points() == Pair{0, 202});
}

TEST_CASE("belote: doubling works over the worth of the hand", "[belote]") {
  CHECK(Hearts(doubled(""), {100, 62}).raised("double").points() == Pair{324, 0});
  CHECK(Hearts(doubled(""), {60, 102}).raised("triple").points() == Pair{0, 486});
  CHECK(Hearts(doubled("doubling.effect: winner_multiplied"), {100, 62}).raised("double").points() == Pair{200, 62});
  CHECK(Hearts(doubled("doubling.effect: both_multiplied"), {100, 62}).raised("double").points() == Pair{200, 124});
  CHECK(Hearts(doubled("doubling.effect: both_multiplied"), {60, 102}).raised("double").points() == Pair{0, 324});
  CHECK(Hearts(doubled("kaboot.doubled: multiplied"), {162, 0}).all_tricks(0).raised("double").points() ==
        Pair{504, 0});
  // Belote never changes, or follows the level; of the loser it goes as in any failure.
  CHECK(Hearts(doubled(""), {100, 62}).belote(1).raised("double").points() == Pair{324, 20});
  CHECK(Hearts(doubled("doubling.baloot_factor: full_level"), {100, 62}).belote(0).raised("double").points() ==
        Pair{364, 0});
}

TEST_CASE("belote: a tie after a double that counts as usual is multiplied like the hand", "[belote]") {
  const auto tied = [](const std::string& effect) {
    return Hearts(doubled("doubling.tie: as_undoubled, doubling.effect: " + effect), {81, 81}).raised("double").all();
  };
  CHECK(tied("winner_takes_all") == Written{0, 162, 162});
  CHECK(tied("both_multiplied") == Written{0, 162, 162});
  CHECK(tied("winner_multiplied") == Written{0, 81, 81});  // nobody has won
}

TEST_CASE("belote: figures are rounded before they are raised", "[belote]") {
  const auto way = [](const std::string& name) { return "score.rounding_tens: " + name; };
  for (const std::string name : {"five_up_each", "six_up_each", "six_up_complement", "to_five"}) {
    CAPTURE(name);
    CHECK(Hearts(doubled(way(name)), {60, 102}).raised("double").points() == Pair{0, 320});
    CHECK(Hearts(doubled(way(name)), {60, 102}).raised("triple").points() == Pair{0, 480});
    CHECK(Hearts(french(way(name)), {0, 162}).all_tricks(1).points() == Pair{0, 250});
    CHECK(Hearts(french(way(name)), {60, 102}).points() == Pair{0, 160});
    CHECK(Hearts(french(way(name)), {81, 81}).all() == Written{0, 80, 80});
  }
  const RuleSet& both = doubled("doubling.effect: both_multiplied, score.rounding_tens: six_up_complement");
  CHECK(Hearts(both, {86, 76}).raised("double").points() == Pair{180, 140});
  CHECK(Hearts(both, {76, 86}, 1).raised("double").points() == Pair{140, 180});
}

TEST_CASE("belote: what waits is rounded with its hand, and belote never", "[belote]") {
  const RuleSet& rules = french("score.rounding_tens: six_up_complement, baloot.on_fail: winner");
  CHECK(Hearts(rules, {71, 91}).belote(0).all() == Written{0, 90, 90});
  CHECK(Hearts(rules, {100, 62}).held(90).all() == Written{190, 60, 0});
}

TEST_CASE("belote: a hand that counts twice doubles every line of its sheet", "[belote]") {
  const RuleSet& rules = french("score.hand_multiplier: 2");
  CHECK(Hearts(rules, {100, 62}).belote(1).points() == Pair{200, 164});
  CHECK(Hearts(rules, {60, 102}).belote(0).points() == Pair{40, 324});
}
