// What the examples of a rule file come to, as findings.
#pragma once

#include <vector>

#include "qanun/cases.hpp"
#include "streams/json_text.hpp"

namespace program {

// One example that did not come out as it says, or that could not be asked.
struct FailedExample {
  qanun::Diagnostics findings{};
  std::optional<qanun::ScoredHand> scored{};  // what it came to, where it asks for a score
};

struct ExampleReport {
  qanun::CaseCounts counts{};
  std::vector<FailedExample> failed{};

  [[nodiscard]] std::size_t all() const { return counts.passed + counts.failed; }
  [[nodiscard]] std::size_t findings() const;
};

[[nodiscard]] ExampleReport run_examples(const qanun::RuleReader& reader,
                                         const std::shared_ptr<const qanun::RuleSet>& rules);

// The findings as those of loading are shown, and below them the sheet with its rules.
[[nodiscard]] std::string text_of(const FailedExample& failed, qanun::Language language);

// The same fields as of other findings and `lines`, as in a hand record; empty where nothing was scored.
void add_json(const FailedExample& failed, qanun::Language language, const std::string& asked, Json& json);

}  // namespace program
