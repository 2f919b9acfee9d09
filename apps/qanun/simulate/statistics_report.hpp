// A run of random hands for people to read, and for programs.
#pragma once

#include <cstdint>
#include <string>

#include "qanun/rule_set.hpp"
#include "qanun/text.hpp"
#include "simulate/simulation.hpp"

namespace program {

struct RunSummary {
  const qanun::RuleSet* rules = nullptr;
  const SimulationResult* result = nullptr;
  std::uint64_t wanted = 0;  // hands or matches of this shard
  std::uint64_t total = 0;   // of all shards
  std::uint64_t seed = 1;
  std::uint64_t shard = 0;
  std::uint64_t shards = 1;
  unsigned threads = 1;
  bool matches = false;
  qanun::Erring faults;
  bool interrupted = false;
};

[[nodiscard]] std::string report_text(const RunSummary& run, qanun::Language language);
// One object on one line.
[[nodiscard]] std::string report_json(const RunSummary& run);

}  // namespace program
