// A tie in belote (FR-14 .. FR-16): what is written at once, what waits, and who takes it in the end.
#include "belote_totals.hpp"

using namespace belote_test;

TEST_CASE("litige: the takers' belote follows baloot.on_fail", "[belote]") {
  const auto tied = [](const std::string& on_fail) {
    return Hearts(french("baloot.on_fail: " + on_fail), {71, 91}).belote(0).all();
  };
  CHECK(tied("holder") == Written{20, 91, 71});
  CHECK(tied("winner") == Written{0, 91, 91});
  CHECK(tied("void") == Written{0, 91, 71});
}

TEST_CASE("litige: the defence writes its own belote and announcements, whatever failing would cost", "[belote]") {
  const std::string lost = "baloot.on_fail: void, meld.on_fail: void";
  CHECK(Hearts(french(lost, "french_announcements"), {91, 71}).belote(1).all() == Written{0, 91, 91});
  CHECK(Hearts(french(lost, "french_announcements"), {91, 71}).meld(1, "tierce").all() == Written{0, 91, 91});
}

TEST_CASE("litige: announcements of the takers wait with their cards", "[belote]") {
  const RuleSet& rules = support::rules("french_announcements");
  CHECK(Hearts(rules, {71, 91}).meld(0, "tierce").all() == Written{0, 91, 91});
  CHECK(Hearts(rules, {61, 101}).meld(0, "tierce").belote(0).all() == Written{20, 101, 81});
}

TEST_CASE("litige: only totals of 81 are one where the rules say so; belote and announcements are part of a total",
          "[belote]") {
  for (const std::string how : {"hold", "split", "redeal"}) {
    const RuleSet& rules = french("score.litige_on: only_81, score.litige: " + how);
    const ScoreSheet level = Hearts(rules, {71, 91}).belote(0).sheet();
    CHECK(level.verdict.outcome == Outcome::lost);
    CHECK(level.verdict.even);
    CHECK(numbers(level.points) == Pair{20, 162});
    CHECK(Hearts(rules, {81, 81}).sheet().verdict.outcome == Outcome::tied);
  }
}

TEST_CASE("litige: belote that does not count for the contract makes no tie and breaks none", "[belote]") {
  const RuleSet& rules = french("baloot.counts_for_contract: false");
  CHECK(Hearts(rules, {81, 81}).belote(0).all() == Written{20, 81, 81});
  CHECK(Hearts(rules, {71, 91}).belote(0).all() == Written{20, 162, 0});
}

TEST_CASE("litige: a hand dealt again writes nothing and leaves held points where they are", "[belote]") {
  const ScoreSheet sheet = Hearts(french("score.litige: redeal"), {81, 81}).held(81).sheet();
  CHECK(sheet.verdict.dealt_again);
  CHECK(numbers(sheet.points) == Pair{0, 0});
  CHECK(sheet.held == Points{81});
}

TEST_CASE("litige: a split tie gives each side all of its own and has no winner", "[belote]") {
  const RuleSet& rules =
      french("score.litige: split, meld.on_fail: void, baloot.on_fail: void", "french_announcements");
  const ScoreSheet sheet = Hearts(rules, {61, 101}).meld(0, "tierce").belote(0).held(81).sheet();
  CHECK(sheet.verdict.winner == kNoTeam);
  CHECK(numbers(sheet.points) == Pair{101, 101});
  CHECK(sheet.held == Points{81});
}

TEST_CASE("litige: in a second tie held points pile up, or go to its defence", "[belote]") {
  CHECK(Hearts(french("score.second_litige: accumulate"), {71, 91}).belote(0).held(81).all() == Written{20, 91, 152});
  CHECK(Hearts(french("score.second_litige: to_second_defence"), {71, 91}).belote(0).held(81).all() ==
        Written{20, 172, 71});
}

TEST_CASE("litige: on the last hand the takers write their own where the rules say so", "[belote]") {
  const RuleSet& own = french("match.max_hands: 4, score.litige_at_end: each_own");
  CHECK(Hearts(own, {81, 81}).last().all() == Written{81, 81, 0});
  CHECK(Hearts(own, {81, 81}).all() == Written{0, 81, 81});
  CHECK(Hearts(own, {71, 91}).belote(0).last().all() == Written{91, 91, 0});
  // Older points lapse, or go to the defence as in any second tie.
  CHECK(Hearts(own, {81, 81}).held(81).last().all() == Written{81, 81, 81});
  const RuleSet& to_defence =
      french("match.max_hands: 4, score.litige_at_end: each_own, score.second_litige: to_second_defence");
  CHECK(Hearts(to_defence, {81, 81}).held(81).last().all() == Written{81, 162, 0});
  CHECK(Hearts(french("match.max_hands: 4"), {81, 81}).last().all() == Written{0, 81, 81});
}

TEST_CASE("litige: whoever wins takes what is held, by capot, by a fault or in a raised hand", "[belote]") {
  CHECK(Hearts(french("kaboot.hokum: 252"), {162, 0}).all_tricks(0).held(81).all() == Written{333, 0, 0});
  const RuleSet& faults = support::rules("cardgames_zone_belote");
  CHECK(Hearts(faults, {0, 0}).fault(0).held(81).all() == Written{0, 243, 0});
  CHECK(Hearts(faults, {0, 0}).fault(1).held(81).all() == Written{243, 0, 0});
  CHECK(Hearts(doubled(""), {100, 62}).raised("double").held(81).all() == Written{405, 0, 0});
}

TEST_CASE("litige: a tie after a double is settled by the rule of doubling", "[belote]") {
  const auto tied = [](const std::string& options) {
    return Hearts(doubled(options), {71, 91}).belote(0).raised("double").held(40).all();
  };
  CHECK(tied("doubling.tie: first_doubler_loses") == Written{324 + 20 + 40, 0, 0});
  CHECK(tied("doubling.tie: as_undoubled") == Written{20, 182, 40 + 142});
  // Everything waits, and belote with it.
  CHECK(tied("doubling.tie: held") == Written{0, 0, 40 + 324 + 20});
  CHECK(tied("doubling.tie: held, score.litige: redeal") == Written{0, 0, 40 + 324 + 20});
  CHECK(tied("doubling.tie: held, score.litige: takers_fail") == Written{0, 0, 40 + 324 + 20});
  CHECK(tied("doubling.tie: held, baloot.on_fail: void") == Written{0, 0, 40 + 324 + 20});
}

TEST_CASE("litige: a gahwa that ends level waits like any other held tie, and decides no match", "[belote]") {
  const RuleSet& rules = support::rules("french", "use: [doubling]\nwith: {doubling.tie: held}");
  const Written level = Hearts(rules, {81, 81}).raised("gahwa").all();
  CHECK(level[0] == 0);
  CHECK(level[1] == 0);
  CHECK(level[2] >= 162);
}

TEST_CASE("litige: a match carries held points over void deals to the next winner, and loses them at its end",
          "[belote]") {
  const RuleSet& rules = french("match.target: 200");
  MatchState match;
  HandTotals even;
  even.contract.kind = rules.find_kind("take");
  even.contract.mode = Mode::spades;
  even.contract.buyer = 0;
  even.raw = {Abnat{81}, Abnat{81}};
  static_cast<void>(score_into(rules, even, match));
  CHECK(match.held == Points{81});
  advance_void(rules, match);
  CHECK(match.held == Points{81});
  CHECK(match.hands == 1);
  match.scores = {Points{0}, Points{150}};
  static_cast<void>(score_into(rules, even, match));
  CHECK(match.over);
  CHECK(numbers(match.scores) == Pair{0, 231});  // the 162 that were held change nobody's total
}
