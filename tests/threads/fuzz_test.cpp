// A search on several threads.
#include <catch2/catch.hpp>

#include "fuzz/fuzz_run.hpp"
#include "support/rules.hpp"

namespace {

// So many combinations, or what comes in half a minute.
proof::Progress searched(unsigned jobs, std::uint64_t combinations) {
  const proof::RuleSpace space{
      support::installation().registry(), support::rules("saudi").resolved(), {"kasho", "bid"}};
  const proof::SearchPlan plan{.seed = 4, .hands = 4, .combinations = combinations};
  proof::Search search{space, plan};
  std::atomic<bool> stop{false};
  const proof::TaskRunner runner{space, support::installation().reader(), plan, stop};
  program::FuzzRun run;
  run.runner = &runner;
  run.search = &search;
  run.jobs = jobs;
  run.seconds = 30;
  CHECK(program::search(run, stop) < 30);
  CHECK(search.found().empty());
  return search.progress();
}

}  // namespace

TEST_CASE("a search comes to the same on any number of threads, and reaches what there is to reach") {
  const proof::Progress alone = searched(1, 150);
  CHECK(alone.combinations == 150);
  CHECK(alone.hands == 600);
  CHECK(alone.pairs.reached == alone.pairs.reachable);
  for (const unsigned jobs : {2U, 3U}) {
    const proof::Progress together = searched(jobs, 150);
    CHECK(together.combinations == alone.combinations);
    CHECK(together.hands == alone.hands);
    CHECK(together.stage == alone.stage);
    CHECK(together.pairs.reached == alone.pairs.reached);
    CHECK(together.triples.reached == alone.triples.reached);
  }
}

TEST_CASE("a search on several threads ends when it is told") {
  const proof::RuleSpace space{support::installation().registry(), support::rules("saudi").resolved(), {"kasho"}};
  proof::Search search{space, {.hands = 1}};
  std::atomic<bool> stop{false};
  const proof::TaskRunner runner{space, support::installation().reader(), {.hands = 1}, stop};
  program::FuzzRun run;
  run.runner = &runner;
  run.search = &search;
  run.jobs = 2;
  run.seconds = 30;
  run.on_progress = [](double) { return false; };
  CHECK(program::search(run, stop) < 30);
}
