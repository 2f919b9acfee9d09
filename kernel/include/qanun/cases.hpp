// Case files, and the examples of rule files: small questions about the rules with their right answers. docs/cases.md
// describes the format.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/diagnostic.hpp"
#include "qanun/rule_reader.hpp"
#include "qanun/rule_set.hpp"
#include "qanun/yaml.hpp"

namespace qanun {

// Larger than those of rule files: a case file may hold hundreds of cases.
inline constexpr yaml::Limits kCaseFileLimits{.bytes = 1U << 20U, .nodes = 100'000, .depth = 16};

enum class CaseStatus : std::uint8_t { passed, failed, skipped };

// One thing that did not come out as expected.
struct Mismatch {
  std::string what;  // the key in `expect`: "points"
  Argument expected;
  Argument came;
  Place place;  // of what was expected
};

// What a question of the kind score came to, whatever was expected.
struct ScoredHand {
  std::shared_ptr<const RuleSet> rules;  // the words of the sheet are theirs
  Contract contract;
  ScoreSheet sheet;
};

struct CaseResult {
  std::string id;  // empty for an example of a rule file
  Argument title{""};
  std::string kind;
  std::string rules;
  Place place;  // of the case
  CaseStatus status = CaseStatus::passed;
  std::vector<Mismatch> mismatches{};  // failed: what came out otherwise
  Diagnostics faults{};                // failed: why the question could not be asked
  Argument reason{""};                 // skipped: why
  std::optional<ScoredHand> scored{};  // of the kind score, where it could be asked
};

struct CaseCounts {
  std::size_t passed = 0;
  std::size_t failed = 0;
  std::size_t skipped = 0;
};

// Runs case files. Rule sets are compiled once for each distinct combination of name and overrides.
class CaseRunner {
 public:
  explicit CaseRunner(const RuleReader& reader);
  ~CaseRunner();
  CaseRunner(const CaseRunner&) = delete;
  CaseRunner& operator=(const CaseRunner&) = delete;

  using Visitor = std::function<void(const CaseResult&)>;
  // False stops the run before the next case; the answer is asked before each.
  using GoOn = std::function<bool()>;

  // Runs the cases whose id contains `only`, in the order written, and visits each result. Nothing runs where the file
  // is malformed: `diagnostics` then says all that is wrong with it. "-" is standard input; a file that cannot be read
  // at all is reported with a code that begins with E0.
  CaseCounts run(const std::string& path, std::string_view only, Diagnostics& diagnostics, const Visitor& visit,
                 const GoOn& go_on = {});
  CaseCounts run(const yaml::Document& document, std::string_view only, Diagnostics& diagnostics, const Visitor& visit,
                 const GoOn& go_on = {});

 private:
  class Shelf;
  std::unique_ptr<Shelf> shelf_;
};

// Runs the examples in the rule file of this rule set, in the order written: its own, not those of its parents. Each is
// asked of the rules as they are; none is skipped.
CaseCounts run_examples(const RuleReader& reader, const std::shared_ptr<const RuleSet>& rules,
                        const CaseRunner::Visitor& visit, const CaseRunner::GoOn& go_on = {});

}  // namespace qanun
