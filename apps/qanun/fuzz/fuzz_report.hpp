// What `qanun fuzz` says: one finding after the other, a line for each rule set, or all as JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fuzz/finding_folder.hpp"
#include "proof/search.hpp"
#include "streams/json_text.hpp"

namespace program {

struct FuzzFinding {
  proof::Found found{};
  FindingFiles files{};
};

// What came of one rule set.
struct FuzzOutcome {
  std::string rules{};
  const proof::RuleSpace* space = nullptr;
  proof::Progress progress{};
  std::vector<FuzzFinding> findings{};
  std::size_t known = 0;  // faults of earlier runs that are still there
  bool resumed = false;
  double seconds = 0;
};

[[nodiscard]] std::string finding_text(const FuzzOutcome& outcome, const FuzzFinding& finding,
                                       qanun::Language language);
[[nodiscard]] std::string closing_text(const FuzzOutcome& outcome, qanun::Language language);
[[nodiscard]] std::string progress_text(const std::string& rules, const proof::Progress& progress, std::size_t findings,
                                        std::optional<double> seconds_left, qanun::Language language);
[[nodiscard]] Json outcome_json(const FuzzOutcome& outcome, qanun::Language language);

}  // namespace program
