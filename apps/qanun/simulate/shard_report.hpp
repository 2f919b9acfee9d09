// What one shard of a run reported: the JSON of `qanun simulate --shard I/N`, read back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "qanun/text.hpp"
#include "simulate/simulation.hpp"
#include "streams/json_text.hpp"

namespace program {

// Which run a shard belongs to. Shards of one run are equal in all of it.
struct RunIdentity {
  std::string rules{};
  std::string fingerprint{};
  std::string what{};  // hands or matches
  std::uint64_t seed = 0;
  std::uint64_t total = 0;  // hands or matches of all shards
  std::uint64_t shards = 0;
  std::uint32_t faults_per_million = 0;

  bool operator==(const RunIdentity&) const = default;
};

struct ShardReport {
  std::string file{};
  RunIdentity run{};
  std::uint64_t shard = 0;  // from 0
  std::uint64_t wanted = 0;
  std::uint64_t done = 0;
  double seconds = 0;
  unsigned threads = 1;
  Json body{};

  [[nodiscard]] bool whole() const { return done == wanted; }
};

// A sentence in two languages.
struct Sentence {
  std::string en{};
  std::string ar{};
};

// Reads a file, or standard input for "-". Where it holds no such report: nothing, and `problem` says why.
[[nodiscard]] std::optional<ShardReport> read_shard_report(const std::string& file, Sentence& problem);

// The counters, for the rules that the shard was played by; nothing where some are missing.
[[nodiscard]] std::optional<Statistics> statistics_of(const Json& body, const qanun::RuleSet& rules);

}  // namespace program
