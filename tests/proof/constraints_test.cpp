#include "proof/constraints.hpp"

#include <catch2/catch.hpp>

#include "qanun/random.hpp"
#include "spaces.hpp"
#include "support/recorded.hpp"

using namespace qanun;
using proof::Combination;
using proof::Constraints;
using proof::Open;
using proof::RuleSpace;
using spaces::pick;
using spaces::space_of;

namespace {

// A few options at any of their samples.
Combination some_combination(const RuleSpace& space, Random& random, std::uint32_t changes) {
  Combination combination(space.options().size(), 0);
  for (std::uint32_t i = 0; i < changes; ++i) {
    const auto option = random.below(static_cast<std::uint32_t>(combination.size()));
    combination[option] =
        static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(space.options()[option].samples.size())));
  }
  return combination;
}

}  // namespace

TEST_CASE("clauses forbid what the evaluator of relations forbids, and nothing else, in every rule set") {
  for (const std::string& name : support::rule_set_names()) {
    const RuleSpace space = space_of(name);
    if (!space.own().when.entries.empty()) continue;
    const Constraints constraints{space};
    Random random{7, 0};
    int forbidden = 0;
    for (std::uint32_t i = 0; i < 300; ++i) {
      const Combination combination = some_combination(space, random, 1 + i % 40);
      const auto finding = space.forbidden(proof::picks_of(combination));
      CAPTURE(name, finding ? finding->subject + ": " + finding->condition : std::string{"allowed"});
      CHECK(constraints.allows(combination) == !finding);
      forbidden += finding ? 1 : 0;
    }
    CHECK(forbidden > 10);
    CHECK(forbidden < 290);
  }
}

TEST_CASE("a sample that needs another brings it with it") {
  const RuleSpace space = space_of("saudi");
  const Constraints constraints{space};
  const auto last = pick(space, "deal.last_packets", "[]");
  Open open = constraints.all();
  open[last.option] = proof::Samples{1} << last.sample;
  const auto combination = constraints.complete(open);
  REQUIRE(combination);
  const auto first = pick(space, "deal.first_packets", "[3, 2, 3]");
  CHECK((*combination)[first.option] == first.sample);
  CHECK((*combination)[*space.find("deal.upcard")] != 0);
  CHECK_FALSE(space.forbidden(proof::picks_of(*combination)));
}

TEST_CASE("nothing completes what two relations exclude") {
  const RuleSpace space = space_of("saudi");
  const Constraints constraints{space};
  const auto last = pick(space, "deal.last_packets", "[]");
  Open open = constraints.all();
  open[last.option] = proof::Samples{1} << last.sample;
  open[*space.find("deal.upcard")] = 1;  // turned
  CHECK_FALSE(constraints.complete(open));
}

TEST_CASE("a relation that only a whole rule set has shown bars the samples that it names") {
  const RuleSpace space = space_of("saudi");
  Constraints constraints{space};
  Combination combination(space.options().size(), 0);
  CHECK(constraints.allows(combination));
  const Finding finding{.kind = RelationKind::conflicts, .subject = "bid.rounds", .involved = {"bid.allow_sun"}};
  CHECK(constraints.learn(finding, combination));
  CHECK_FALSE(constraints.allows(combination));
  combination[*space.find("bid.rounds")] = 1;
  CHECK(constraints.allows(combination));
  CHECK_FALSE(constraints.learn(Finding{.subject = "use"}, combination));
}
