// One part of a run: what simulate, fuzz and interactions write with `--shard I/N --format json`, one line of JSON.
//
// fuzz and interactions write an object of their own for it: {"part_of", "shard", "run", "threads", "seconds",
// "wanted", "done", "body"}. The report of simulate holds all that is counted as it is, so that its parts are reports.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "command_line/sentence.hpp"
#include "streams/json_text.hpp"

namespace program {

enum class PartOf : std::uint8_t { simulate, fuzz, interactions };

// "simulate"
[[nodiscard]] std::string_view command_of(PartOf part_of);

struct Part {
  PartOf part_of = PartOf::simulate;
  std::string name{};       // the file, or whoever played it: as it is called in sentences
  Json run{};               // an object: what all parts of one run have in common, and no other run
  std::uint64_t shard = 0;  // from 0
  std::uint64_t shards = 1;
  std::uint64_t wanted = 0;  // of hands, combinations, pairs
  std::uint64_t done = 0;
  double seconds = 0;
  unsigned threads = 1;
  Json body{};  // what it came to

  [[nodiscard]] bool whole() const { return done == wanted; }
};

// By number.
using Parts = std::map<std::uint64_t, Part>;

// One line, for fuzz and interactions.
[[nodiscard]] std::string part_text(const Part& part);

// Nothing where the text is no part of a run.
[[nodiscard]] std::optional<Part> part_in(std::string_view text);

// Reads a file, or standard input for "-". Where it holds no part: nothing, and `problem` says why.
[[nodiscard]] std::optional<Part> read_part(const std::string& file, Sentence& problem);

}  // namespace program
