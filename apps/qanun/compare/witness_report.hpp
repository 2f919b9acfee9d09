// How often two rule sets come to different results, and the hands that show it: for people, for programs, as records.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "compare/rule_diff_text.hpp"
#include "proof/comparison.hpp"
#include "qanun/record.hpp"
#include "streams/json_text.hpp"

namespace program {

struct ComparedRun {
  const RuleDiff& diff;
  const proof::Pair& pair;
  const proof::Comparison& comparison;
  std::uint64_t wanted = 0;
  std::uint64_t seed = 1;
};

[[nodiscard]] std::string frequencies_text(const ComparedRun& run, qanun::Language language);
[[nodiscard]] Json frequencies_json(const ComparedRun& run);

// A witness, played again.
class WitnessReport {
 public:
  WitnessReport(const ComparedRun& run, const proof::Witness& witness);

  [[nodiscard]] std::string text(qanun::Language language) const;
  [[nodiscard]] Json json() const;
  // Two lines of JSON: the hand under each rule set, up to what it shows.
  [[nodiscard]] std::string records() const;

 private:
  [[nodiscard]] const proof::Offer* offer() const;
  [[nodiscard]] const qanun::Hand& hand(std::size_t side) const;
  [[nodiscard]] std::span<const qanun::Action> actions(std::size_t side) const;
  [[nodiscard]] bool has_sheet(std::size_t side) const;
  [[nodiscard]] std::string record(std::size_t side) const;
  [[nodiscard]] std::string headline(qanun::Language language) const;
  [[nodiscard]] std::string offer_text(qanun::Language language) const;
  [[nodiscard]] std::string choices_text(std::size_t side, qanun::Language language) const;
  [[nodiscard]] std::string split_text(qanun::Language language) const;
  [[nodiscard]] std::string end_text(std::size_t side, qanun::Language language) const;

  const ComparedRun& run_;
  proof::Witness witness_;
  proof::PairedHand played_{};
};

}  // namespace program
