// The rule sets of a run, each compiled once.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>

#include "cases/case_file.hpp"
#include "qanun/cases.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

class CaseRunner::Shelf {
 public:
  explicit Shelf(const RuleReader& reader);

  [[nodiscard]] const RuleReader& reader() const { return reader_; }

  // Why a case cannot be asked here: a plugin or feature that is not installed. Empty: it can.
  [[nodiscard]] Argument missing(const OneCase& one) const;

  struct Shelved {
    std::shared_ptr<const RuleSet> rules;
    Argument missing{""};  // no rules: a plugin of the rule set itself is not installed
    Diagnostics faults{};  // no rules: all that is wrong
  };
  [[nodiscard]] Shelved rules_of(const yaml::Document& document, const OneCase& one);

 private:
  [[nodiscard]] Shelved compile(const yaml::Document& document, const OneCase& one) const;

  const RuleReader& reader_;
  std::set<std::string, std::less<>> installed_{};  // plugins and features
  // By name and overrides. Faults are found anew for each case, with its own places.
  std::map<std::string, std::shared_ptr<const RuleSet>> shelved_{};
};

}  // namespace qanun
