// A run split over threads and shards is the same run.
#include "simulate/simulation.hpp"

#include <sys/resource.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "support/rules.hpp"

namespace {

using program::SimulationPlan;
using program::Statistics;

constexpr std::uint64_t kHands = 6000;
const std::atomic<bool> kGoOn{false};

SimulationPlan plan_of(const qanun::RuleSet& rules, std::uint64_t n, unsigned threads, bool matches = false) {
  SimulationPlan plan;
  plan.rules = &rules;
  plan.seed = 1446;
  plan.range = {0, n};
  plan.threads = threads;
  plan.matches = matches;
  return plan;
}

Statistics run(const qanun::RuleSet& rules, std::uint64_t n, unsigned threads, bool matches = false) {
  return program::simulate(plan_of(rules, n, threads, matches), kGoOn).statistics;
}

Statistics run_shards(const qanun::RuleSet& rules, std::uint64_t n, std::uint64_t shards) {
  Statistics sum{rules};
  for (std::uint64_t shard = 0; shard < shards; ++shard) {
    SimulationPlan plan = plan_of(rules, n, 2);
    plan.range = program::shard_of(n, shard, shards);
    sum.add(program::simulate(plan, kGoOn).statistics);
  }
  return sum;
}

std::filesystem::path scratch(const char* name) {
  const std::filesystem::path folder = std::filesystem::path{QANUN_BUILD_DIR} / "tests";
  return folder / name;
}

std::string contents(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream{file, std::ios::binary}.rdbuf();
  return text.str();
}

std::string recorded(const qanun::RuleSet& rules, unsigned threads, bool matches) {
  const auto file = scratch("thread_records.jsonl");
  const qanun::RecordWriter writer{support::installation().registry(), rules};
  program::RecordSink sink{file.string(), kGoOn};
  SimulationPlan plan = plan_of(rules, matches ? 20 : 1500, threads, matches);
  plan.writer = &writer;
  plan.sink = &sink;
  const auto result = program::simulate(plan, kGoOn);
  CHECK(sink.close());
  CHECK(result.done == plan.range.count);
  return contents(file);
}

}  // namespace

TEST_CASE("one thread and several come to the same statistics") {
  const qanun::RuleSet& rules = support::rules("saudi");
  const Statistics one = run(rules, kHands, 1);
  CHECK(one.hands == kHands);
  for (const unsigned threads : {2U, 3U, 8U}) CHECK(run(rules, kHands, threads) == one);
  const Statistics matches = run(rules, 100, 1, true);
  CHECK(matches.matches == 100);
  CHECK(run(rules, 100, 3, true) == matches);
}

TEST_CASE("shards add up to the whole, however many there are") {
  const qanun::RuleSet& rules = support::rules("saudi");
  const Statistics whole = run(rules, kHands, 1);
  for (const std::uint64_t shards : {2U, 3U, 7U, 64U}) CHECK(run_shards(rules, kHands, shards) == whole);
}

TEST_CASE("shards of any number join without gap or overlap") {
  for (const std::uint64_t n : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{10}, std::uint64_t{1'000'000'007},
                                std::uint64_t{1'000'000'000'000'000}})
    for (const std::uint64_t shards : {1U, 3U, 16U, 1000U}) {
      std::uint64_t next = 0;
      for (std::uint64_t i = 0; i < shards; ++i) {
        const program::IndexRange range = program::shard_of(n, i, shards);
        REQUIRE(range.first == next);
        next += range.count;
      }
      CHECK(next == n);
    }
}

TEST_CASE("the counters of a run add up") {
  const qanun::RuleSet& rules = support::rules("saudi");
  const Statistics s = run(rules, kHands, 2);
  std::uint64_t by_contract = 0;
  for (const auto& outcomes : s.kinds)
    for (const std::uint64_t n : outcomes) by_contract += n;
  std::uint64_t by_label = 0;
  for (const std::uint64_t n : s.labels) by_label += n;
  std::uint64_t by_level = 0;
  for (const std::uint64_t n : s.levels) by_level += n;
  CHECK(by_contract == kHands);
  CHECK(by_label == kHands);
  CHECK(by_level == kHands);
  CHECK(s.hands_won[0] + s.hands_won[1] + s.hands_won[2] == kHands);
  CHECK(s.points[0] + s.points[1] == s.role_points[0] + s.role_points[1]);
  CHECK(s.kinds[0] == std::array<std::uint64_t, program::kOutcomes>{});
  CHECK(s.highest > 0);
  CHECK(s.highest_index < kHands);
}

TEST_CASE("records come in the order of the hands, on any number of threads") {
  const qanun::RuleSet& rules = support::rules("saudi");
  const std::string one = recorded(rules, 1, false);
  CHECK(std::count(one.begin(), one.end(), '\n') == 1500);
  CHECK(recorded(rules, 4, false) == one);
  const std::string matches = recorded(rules, 1, true);
  CHECK(recorded(rules, 3, true) == matches);
}

TEST_CASE("a run that is stopped has played the first hands, all of them") {
  const qanun::RuleSet& rules = support::rules("saudi");
  std::atomic<bool> stop{false};
  const auto result = program::simulate(plan_of(rules, 1'000'000'000'000, 2), stop,
                                        [&stop](std::uint64_t /*done*/, double /*seconds*/) { stop = true; });
  CHECK(result.done > 0);
  CHECK(result.done < 1'000'000'000'000);
  CHECK(run(rules, result.done, 1) == result.statistics);
}

TEST_CASE("a disk that is full leaves whole lines") {
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  REQUIRE(::getrlimit(RLIMIT_FSIZE, &before) == 0);
  const auto file = scratch("thread_full.jsonl");
  const qanun::RuleSet& rules = support::rules("saudi");
  const qanun::RecordWriter writer{support::installation().registry(), rules};
  bool failed = false;
  int error = 0;
  {
    program::RecordSink sink{file.string(), kGoOn};
    SimulationPlan plan = plan_of(rules, 5000, 2);
    plan.writer = &writer;
    plan.sink = &sink;
    const rlimit small{100'001, before.rlim_max};
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
    static_cast<void>(program::simulate(plan, kGoOn));
    failed = !sink.close();
    error = sink.error();
    ::setrlimit(RLIMIT_FSIZE, &before);
  }
  CHECK(failed);
  CHECK(error == EFBIG);
  const std::string written = contents(file);
  CHECK(written.size() > 90'000);
  CHECK(written.back() == '\n');
}

TEST_CASE("a device that takes nothing ends the run") {
  const qanun::RuleSet& rules = support::rules("saudi");
  const qanun::RecordWriter writer{support::installation().registry(), rules};
  program::RecordSink sink{"/dev/full", kGoOn};
  SimulationPlan plan = plan_of(rules, 1'000'000'000'000, 2);
  plan.writer = &writer;
  plan.sink = &sink;
  const auto result = program::simulate(plan, kGoOn);
  CHECK(!sink.close());
  CHECK(sink.error() == ENOSPC);
  CHECK(result.done < 1'000'000);
}
