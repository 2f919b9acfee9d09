// A search on several threads.
#include <catch2/catch.hpp>

#include "fuzz/fuzz_run.hpp"
#include "support/rules.hpp"

namespace {

struct Searched {
  proof::Progress progress;
  std::size_t found = 0;
};

// Until so many combinations are done, or half a minute has gone.
Searched searched(unsigned jobs, std::uint64_t combinations) {
  const proof::RuleSpace space{
      support::installation().registry(), support::rules("saudi").resolved(), {"kasho", "bid"}};
  const proof::SearchPlan plan{.seed = 4, .hands = 4};
  proof::Search search{space, plan};
  std::atomic<bool> stop{false};
  const proof::TaskRunner runner{space, support::installation().reader(), plan, stop};
  program::FuzzRun run;
  run.runner = &runner;
  run.search = &search;
  run.jobs = jobs;
  run.seconds = 30;
  run.on_found = [](const proof::Found&) { return true; };
  run.on_progress = [&](double) { return search.progress().combinations < combinations; };
  const double seconds = program::search(run, stop);
  CHECK(seconds < 30);
  return {search.progress(), search.found().size()};
}

}  // namespace

TEST_CASE("a search on several threads reaches what there is to reach, and ends when it is told") {
  for (const unsigned jobs : {1U, 3U}) {
    const Searched run = searched(jobs, 150);
    CHECK(run.progress.combinations >= 150);
    CHECK(run.progress.hands == run.progress.combinations * 4);
    CHECK(run.progress.pairs.reached == run.progress.pairs.reachable);
    CHECK(run.found == 0);
  }
}
