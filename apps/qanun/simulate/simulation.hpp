// Plays a range of hands or matches on several threads. Which thread plays which changes nothing in the result.
#pragma once

#include <atomic>
#include <cstdint>

#include "proof/blocks.hpp"
#include "qanun/record.hpp"
#include "qanun/rule_set.hpp"
#include "simulate/record_sink.hpp"
#include "simulate/statistics.hpp"

namespace program {

// A contiguous part of the indexes 0..n-1.
struct IndexRange {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

// Part `shard` (from 0) of `shards`. The parts join without gap or overlap.
[[nodiscard]] IndexRange shard_of(std::uint64_t n, std::uint64_t shard, std::uint64_t shards);

struct SimulationPlan {
  const qanun::RuleSet* rules = nullptr;
  const qanun::RecordWriter* writer = nullptr;  // with a sink
  RecordSink* sink = nullptr;                   // nullptr: no records
  std::uint64_t seed = 1;
  IndexRange range;
  bool matches = false;
  qanun::Erring faults;
  unsigned threads = 1;  // at least 1
};

struct SimulationResult {
  Statistics statistics;
  std::uint64_t done = 0;  // hands or matches: always the first ones of the range
  double seconds = 0;
};

// Called now and then from the calling thread.
using ProgressReport = proof::ProgressReport;

// Ends early, between two hands or matches, when `stop` is set or the sink fails.
[[nodiscard]] SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop,
                                        const ProgressReport& report = {});

}  // namespace program
