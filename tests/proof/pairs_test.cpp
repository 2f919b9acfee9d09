// Every pair of samples that can come together in a shipped rule set does, and each is played under all that must hold.
#include <catch2/catch.hpp>

#include "proof/search.hpp"
#include "spaces.hpp"

using namespace qanun;

namespace {

const std::atomic<bool> kGoOn{false};

void reach_all_pairs(const std::string& name) {
  const proof::RuleSpace space = spaces::space_of(name);
  const proof::SearchPlan plan{.seed = 1446, .hands = 24, .erring = {50'000}};
  proof::Search search{space, plan};
  const proof::TaskRunner runner{space, support::installation().reader(), plan, kGoOn};
  while (search.progress().stage == proof::Stage::pairs) {
    auto task = search.take();
    REQUIRE(task);
    search.hand_in(runner.run(std::move(*task)));
    REQUIRE(search.progress().combinations < 2000);
  }
  const proof::Progress progress = search.progress();
  CHECK(progress.pairs.reached == progress.pairs.reachable);
  CHECK(progress.pairs.reached > 10'000);
  CHECK(progress.doubtful == 0);
  for (const proof::Found& one : search.found()) {
    std::string options;
    for (const proof::Pick pick : one.picks) options += " " + space.text(pick);
    FAIL_CHECK(name << ": " << one.fault.code << " " << one.fault.en << ", with" << options);
  }
  WARN(name << ": " << progress.combinations << " combinations, " << progress.hands << " hands, "
            << progress.pairs.reached << " pairs, " << progress.pairs.forbidden << " forbidden, "
            << progress.triples.reached << " of " << progress.triples.reachable << " triples");
}

}  // namespace

TEST_CASE("all pairs of options of saudi are reached and keep what must hold") { reach_all_pairs("saudi"); }
TEST_CASE("all pairs of options of french are reached and keep what must hold") { reach_all_pairs("french"); }
TEST_CASE("all pairs of options of coinche are reached and keep what must hold") { reach_all_pairs("coinche"); }
TEST_CASE("all pairs of options of bulgarian are reached and keep what must hold") { reach_all_pairs("bulgarian"); }
