#include "proof/covering.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "spaces.hpp"

using namespace qanun;
using proof::Combination;
using proof::Constraints;
using proof::Covering;
using proof::Pick;
using proof::RuleSpace;
using spaces::space_of;

namespace {

using Group = std::vector<Pick>;

void add_groups(const Combination& combination, std::size_t strength, std::set<Group>& out) {
  const auto at = [&](std::size_t i) { return Pick{static_cast<std::uint16_t>(i), combination[i]}; };
  for (std::size_t i = 0; i < combination.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (strength == 2) out.insert({at(j), at(i)});
      for (std::size_t k = 0; strength == 3 && k < j; ++k) out.insert({at(k), at(j), at(i)});
    }
}

struct AllGroups {
  std::set<Group> pairs;
  std::set<Group> triples;
};

// Every group of samples that some rule set has, found by trying all rule sets.
AllGroups by_brute_force(const RuleSpace& space) {
  AllGroups groups;
  Combination combination(space.options().size(), 0);
  for (;;) {
    if (!space.forbidden(proof::picks_of(combination))) {
      add_groups(combination, 2, groups.pairs);
      add_groups(combination, 3, groups.triples);
    }
    std::size_t i = 0;
    while (i < combination.size() && ++combination[i] == space.options()[i].samples.size()) combination[i++] = 0;
    if (i == combination.size()) return groups;
  }
}

struct Covered {
  std::set<Group> groups;
  std::vector<Combination> combinations;
  proof::Coverage coverage;
};

Covered covered(const RuleSpace& space, int strength, std::uint64_t seed) {
  const Constraints constraints{space};
  Covering covering{space, constraints, strength};
  Random random{seed, 0};
  Covered out;
  while (const auto combination = covering.next(random)) {
    covering.reach(*combination);
    add_groups(*combination, static_cast<std::size_t>(strength), out.groups);
    out.combinations.push_back(*combination);
    REQUIRE(out.combinations.size() < 1000);
  }
  out.coverage = covering.coverage();
  return out;
}

void check_covered(const RuleSpace& space, int strength, const std::set<Group>& possible) {
  const Covered found = covered(space, strength, 1);
  CHECK(found.groups == possible);
  CHECK(found.coverage.reached == possible.size());
  CHECK(found.coverage.reachable == possible.size());
  CHECK(found.coverage.forbidden > 0);
  for (const Combination& one : found.combinations) CHECK_FALSE(space.forbidden(proof::picks_of(one)));
}

}  // namespace

TEST_CASE("every pair and every triple that some rule set has is covered, as all rule sets of a small space say") {
  const RuleSpace space = space_of("saudi", {"deal"});
  const AllGroups possible = by_brute_force(space);
  check_covered(space, 2, possible.pairs);
  check_covered(space, 3, possible.triples);
}

TEST_CASE("pairs take far fewer combinations than there are rule sets") {
  const Covered found = covered(space_of("saudi", {"deal", "bid", "kaboot", "doubling"}), 2, 1);
  CHECK(found.coverage.reached == found.coverage.reachable);
  CHECK(found.combinations.size() < 60);
}

TEST_CASE("one seed gives one order, another seed another") {
  const RuleSpace space = space_of("saudi", {"deal", "kasho"});
  CHECK(covered(space, 2, 1).combinations == covered(space, 2, 1).combinations);
  CHECK(covered(space, 2, 1).combinations != covered(space, 2, 2).combinations);
}

TEST_CASE("what was reached and what is forbidden comes back from its saved state") {
  const RuleSpace space = space_of("saudi", {"deal"});
  const Constraints constraints{space};
  Covering one{space, constraints, 3};
  Random random{1, 0};
  for (int i = 0; i < 5; ++i) one.reach(*one.next(random));
  Covering other{space, constraints, 3};
  REQUIRE(other.groups().restore(one.groups().state()));
  CHECK(other.coverage().reached == one.coverage().reached);
  CHECK(other.groups().state().bits == one.groups().state().bits);
  Covering narrower{space, constraints, 2};
  CHECK_FALSE(narrower.groups().restore(one.groups().state()));
}

TEST_CASE("a combination by chance keeps the relations") {
  const RuleSpace space = space_of("saudi");
  const Constraints constraints{space};
  std::set<Combination> seen;
  for (std::uint64_t i = 0; i < 20; ++i) {
    Random random{3, i};
    const auto combination = proof::random_combination(constraints, random);
    REQUIRE(combination);
    CHECK_FALSE(space.forbidden(proof::picks_of(*combination)));
    seen.insert(*combination);
  }
  CHECK(seen.size() == 20);
}
