// What two rule sets say differently.
#include <algorithm>
#include <catch2/catch.hpp>

#include "proof/rule_differences.hpp"
#include "support/rules.hpp"

using proof::RuleDifferences;
using support::rules;

namespace {

RuleDifferences between(const qanun::RuleSet& a, const qanun::RuleSet& b) {
  return proof::differences_between(support::installation().registry(), a.resolved(), b.resolved());
}

std::vector<std::string> keys(const RuleDifferences& differences) {
  std::vector<std::string> out;
  for (const auto& one : differences.options) out.emplace_back(one.option->decl.key);
  return out;
}

}  // namespace

TEST_CASE("A rule set differs from itself in nothing") {
  const RuleDifferences differences = between(rules("saudi"), rules("saudi"));
  CHECK(differences.empty());
  CHECK(differences.equal_options == rules("saudi").resolved().options.size());
}

TEST_CASE("Options that differ are named in their order, with both values") {
  const auto& other = rules("saudi", "with: {kaboot.sun: 50, bid.allow_sun: true, score.count: independent}");
  const RuleDifferences differences = between(rules("saudi"), other);
  CHECK(keys(differences) == std::vector<std::string>{"score.count", "kaboot.sun"});
  const auto& kaboot = differences.options[1];
  REQUIRE(kaboot.in_both());
  CHECK(kaboot.first->value.number == 44);
  CHECK(kaboot.second->value.number == 50);
  CHECK(differences.phases.empty());
}

TEST_CASE("A feature that one does without is named, and its options are of the other alone") {
  const RuleDifferences differences = between(rules("saudi"), rules("saudi", "without: [kasho]"));
  CHECK(differences.features_of_first == std::vector<std::string>{"kasho"});
  CHECK(differences.features_of_second.empty());
  REQUIRE_FALSE(differences.options.empty());
  for (const auto& one : differences.options) {
    CHECK(one.option->decl.key.substr(0, 6) == "kasho.");
    CHECK(one.second == nullptr);
  }
}

TEST_CASE("Other implementations of phases are named") {
  const RuleDifferences differences = between(rules("saudi"), rules("french"));
  CHECK(std::count(differences.phases.begin(), differences.phases.end(), 1) == 1);  // bid
}
