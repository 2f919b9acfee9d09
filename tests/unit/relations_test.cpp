// The evaluator of relations: each kind of condition, and each kind of finding.
#include "qanun/relations.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "qanun/rule_reader.hpp"
#include "support/test_registry.hpp"

using namespace qanun;
using test::test_registry;

namespace {

// The majlis rules with everything at its default.
Resolved defaults(std::vector<std::string> features = {"extra"}) {
  RuleReader::Parts parts;
  parts.name = "test";
  parts.phases.fill("majlis");
  parts.features = std::move(features);
  Diagnostics diagnostics;
  auto rules = RuleReader{test_registry(), {}}.assemble(parts, diagnostics);
  REQUIRE(rules);
  return std::move(*rules);
}

bool holds(const Resolved& rules, const Condition& condition) { return holds(test_registry(), rules, condition); }

std::vector<Finding> found(const Resolved& rules, RelationKind kind) {
  auto all = check_relations(test_registry(), rules);
  std::erase_if(all, [&](const Finding& finding) { return finding.kind != kind; });
  return all;
}

bool has_subject(const std::vector<Finding>& findings, std::string_view subject) {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& one) { return one.subject == subject; });
}

}  // namespace

TEST_CASE("a condition asks for a value, for others, for numbers and for members") {
  const Resolved rules = defaults();
  CHECK(holds(rules, is("bid.rounds", {"2"})));
  CHECK(holds(rules, is("deal.upcard", {"none", "turned"})));
  CHECK_FALSE(holds(rules, is("deal.upcard", {"none"})));
  CHECK(holds(rules, is_not("deal.upcard", {"none"})));
  CHECK_FALSE(holds(rules, is_not("deal.upcard", {"none", "turned"})));
  CHECK(holds(rules, is("deal.first_packets", {"[3, 2]"})));
  CHECK(holds(rules, at_least("match.target", 152)));
  CHECK_FALSE(holds(rules, at_least("match.target", 153)));
  CHECK(holds(rules, at_most("match.target", 152)));
  CHECK_FALSE(holds(rules, at_most("match.target", 151)));
  CHECK(holds(rules, has("baloot.cards", "K")));
  CHECK_FALSE(holds(rules, has("baloot.cards", "A")));
  CHECK(holds(rules, lacks("baloot.cards", "A")));
  CHECK(holds(rules, has("deal.first_packets", "3")));
}

TEST_CASE("a condition asks for features and for who plays a phase") {
  const Resolved rules = defaults();
  CHECK(holds(rules, is("use", {"extra"})));
  CHECK_FALSE(holds(rules, is("use", {"ladder"})));
  CHECK(holds(rules, is_not("use", {"ladder"})));
  CHECK(holds(rules, is("phase.bid", {"majlis", "other"})));
  CHECK_FALSE(holds(rules, is("phase.bid", {"club"})));
  CHECK_FALSE(holds(rules, is("phase.none", {"majlis"})));
}

TEST_CASE("an option whose owner is not in use fulfils no condition but none_of") {
  const Resolved rules = defaults();
  CHECK_FALSE(holds(rules, is("ladder.ends", {"0"})));
  CHECK_FALSE(holds(rules, at_least("ladder.ends", 0)));
  CHECK_FALSE(holds(rules, at_most("ladder.ends", 9)));
  CHECK_FALSE(holds(rules, has("ladder.faults", "revoke")));
  CHECK_FALSE(holds(rules, lacks("ladder.faults", "closed_lead")));
  CHECK(holds(rules, is_not("ladder.ends", {"0"})));
  CHECK(holds(rules, is_not("no.such_option", {"0"})));
}

TEST_CASE("a condition without a subject asks about the option itself") {
  CHECK(holds(test_registry(), defaults(), is("", {"2"}), "bid.rounds"));
}

TEST_CASE("the defaults are at peace with each other") {
  const Resolved rules = defaults();
  for (const RelationKind kind : {RelationKind::requires_, RelationKind::conflicts, RelationKind::whole})
    CHECK(found(rules, kind).empty());
}

TEST_CASE("an unmet need is found only for the values that need it") {
  Resolved rules = defaults();
  rules.options.find("score.held")->second.value = flag(true);
  const auto findings = found(rules, RelationKind::requires_);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].subject == "score.held");
  CHECK(findings[0].condition == "use: ladder");
  CHECK(findings[0].reason.en == "only a raised hand holds points");
}

TEST_CASE("a conflict is found when all its conditions hold") {
  Resolved rules = defaults({"ladder"});
  rules.options.find("ladder.ends")->second.value = number(1);
  CHECK(found(rules, RelationKind::conflicts).empty());
  rules.options.find("match.both_over")->second.value = number(1);
  const auto findings = found(rules, RelationKind::conflicts);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].subject == "ladder.ends");
  CHECK(findings[0].involved == std::vector<std::string>{"match.both_over"});
}

TEST_CASE("packets that do not make eight cards are found") {
  Resolved rules = defaults();
  rules.options.find("deal.last_packets")->second.value = items({2, 2});
  const auto findings = found(rules, RelationKind::whole);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].condition == "deal.first_packets: [3, 2], deal.last_packets: [2, 2]");
}

TEST_CASE("what has no effect is found: by its own relation, by its section's, by its feature's") {
  Resolved rules = defaults({"ladder"});
  CHECK_FALSE(has_subject(found(rules, RelationKind::inert), "score.sun_rounding"));
  rules.options.find("bid.allow_sun")->second.value = flag(false);
  CHECK(has_subject(found(rules, RelationKind::inert), "score.sun_rounding"));
  CHECK_FALSE(has_subject(found(rules, RelationKind::inert), "meld.tie"));
  rules.options.find("meld.enabled")->second.value = flag(false);
  CHECK(has_subject(found(rules, RelationKind::inert), "meld.tie"));
  CHECK_FALSE(has_subject(found(rules, RelationKind::inert), "meld.enabled"));
  CHECK_FALSE(has_subject(found(rules, RelationKind::inert), "ladder"));
  rules.options.find("match.target")->second.value = number(5);
  CHECK(has_subject(found(rules, RelationKind::inert), "ladder"));
}

TEST_CASE("an option that an implementation does not ask for is found") {
  Resolved rules = defaults();
  CHECK(found(rules, RelationKind::ignored).empty());
  rules.phases[1] = "club";
  const auto findings = found(rules, RelationKind::ignored);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].subject == "bid.rounds");
  CHECK(findings[0].condition == "phase.bid: club");
}
