// A tie of a raised hand that waits for the next hand, over the scoring of Bulgarian belot, which can hold points.
#include <catch2/catch.hpp>

#include "qanun/step.hpp"
#include "qanun/totals.hpp"
#include "support/rule_folder.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

std::shared_ptr<const RuleSet> holding(const std::string& tie) {
  const test::Folder folder;
  folder.write("holding.yaml",
               "qanun: 1\nname: holding\nextends: saudi\nphases: {score: bulgarian}\ndoubling: {tie: " + tie + "}\n");
  auto folders = RuleReader::standard_folders();
  folders.emplace_back(folder.path());
  const Registry& registry = support::installation().registry();
  Diagnostics diagnostics;
  auto resolved = RuleReader{registry, folders}.read("holding", diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(resolved.has_value());
  return RuleSet::compile(registry, std::move(*resolved), diagnostics);
}

HandTotals doubled(const RuleSet& rules, std::array<std::int32_t, kTeams> raw) {
  HandTotals totals;
  totals.contract.kind = rules.find_kind("hokum");
  totals.contract.mode = Mode::spades;
  totals.contract.buyer = 0;
  totals.contract.stake.level = 1;
  totals.contract.stake.factor = 2;
  totals.raw = {Abnat{raw[0]}, Abnat{raw[1]}};
  return totals;
}

}  // namespace

TEST_CASE("a held tie writes nothing and carries the whole raised hand to the next one") {
  const auto rules = holding("held");
  REQUIRE(rules != nullptr);
  MatchState match;
  match.held = Points{5};
  const ScoreSheet sheet = score_into(*rules, doubled(*rules, {81, 81}), match);
  CHECK(sheet.verdict.outcome == Outcome::tied);
  CHECK(sheet.verdict.winner == kNoTeam);
  CHECK(sheet.points == std::array<Points, kTeams>{});
  CHECK(match.held == Points{5 + 32});
  CHECK(match.scores == std::array<Points, kTeams>{});
}

TEST_CASE("the projects of a held tie wait with it, at their own factor") {
  const auto rules = holding("held");
  REQUIRE(rules != nullptr);
  HandTotals totals = doubled(*rules, {106, 56});
  totals.melds.push_back({1, rules->find_meld_name("fifty"), 0});
  MatchState match;
  score_into(*rules, totals, match);
  CHECK(match.held == Points{32 + 10});
}

TEST_CASE("only a tie is held, and only where the option says so") {
  const auto held = holding("held");
  const auto usual = holding("as_undoubled");
  REQUIRE(held != nullptr);
  REQUIRE(usual != nullptr);
  MatchState match;
  const ScoreSheet made = score_into(*held, doubled(*held, {100, 62}), match);
  CHECK(made.points == std::array<Points, kTeams>{Points{32}, Points{0}});
  CHECK(match.held == Points{0});
  MatchState other;
  const ScoreSheet tied = score_into(*usual, doubled(*usual, {81, 81}), other);
  CHECK(tied.points == std::array<Points, kTeams>{Points{0}, Points{16}});  // the others' eight, multiplied
  CHECK(other.held == Points{16});                                          // the buyer's eight wait
}
