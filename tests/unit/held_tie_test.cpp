// A tie of a raised hand that waits for the next hand, over the smallest scoring that can hold points.
#include <catch2/catch.hpp>

#include "qanun/plugin_host.hpp"
#include "qanun/step.hpp"
#include "qanun/totals.hpp"
#include "support/rule_folder.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

// Abnat become points by tens; of a tie the others write theirs.
class Tens final : public Score {
 public:
  [[nodiscard]] Verdict verdict(const ScoreInput& in) const override {
    const Team buyer = team_of(in.contract.buyer);
    const std::int32_t ahead = in.tally.abnat[buyer].value - in.tally.abnat[other_team(buyer)].value;
    Verdict verdict;
    verdict.even = ahead == 0;
    verdict.outcome = ahead > 0 ? Outcome::made : ahead == 0 ? Outcome::tied : Outcome::lost;
    if (ahead != 0) verdict.winner = ahead > 0 ? buyer : other_team(buyer);
    return verdict;
  }
  [[nodiscard]] HandValue value(const ScoreInput& in, const Verdict& verdict) const override {
    HandValue value;
    for (Team team = 0; team < kTeams; ++team)
      if (verdict.outcome != Outcome::tied || team != team_of(in.contract.buyer))
        value.points[team] = meld_points(in.tally.abnat[team], in.contract.mode);
    return value;
  }
  [[nodiscard]] Extras extras(const ScoreInput& /*in*/, const Verdict& /*verdict*/) const override { return {}; }
  void award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const override {
    for (Team team = 0; team < kTeams; ++team) {
      Line line;
      line.team = team;
      line.points = value.points[team];
      sheet.add(line);
    }
    for (const CountedMeld& meld : in.melds.melds) {
      Line line;
      line.team = extras.melds_to[meld.holder];
      line.meld = meld.name;
      line.points = meld_points(meld.worth, in.contract.mode) * extras.melds_times[meld.holder];
      sheet.add(line);
    }
  }
  [[nodiscard]] Points meld_points(Abnat abnat, Mode /*mode*/) const override { return Points{abnat.value / 10}; }
};

std::shared_ptr<const RuleSet> holding(const std::string& tie) {
  static Registry registry;
  static PluginHost host;
  static const bool loaded = [] {
    host.load_all(PluginHost::standard_settings(), registry);
    Implementation<Score> score;
    score.id = "bulgarian";
    score.make = [](Compile&) { return std::make_unique<Tens>(); };
    Staging staging;
    staging.score(std::move(score));
    std::string detail;
    return !registry.adopt(std::move(staging), Provider{.plugin = "tens"}, detail).has_value();
  }();
  REQUIRE(loaded);
  const test::Folder folder;
  folder.write("holding.yaml",
               "qanun: 1\nname: holding\nextends: saudi\nphases: {score: bulgarian}\ndoubling: {tie: " + tie + "}\n");
  auto folders = RuleReader::standard_folders();
  folders.emplace_back(folder.path());
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
  HandTotals totals = doubled(*rules, {81, 81});
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
  CHECK(other.held == Points{0});
}
