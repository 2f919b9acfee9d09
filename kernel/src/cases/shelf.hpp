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
  // Faults have the places of the case that asked first.
  const Shelved& rules_of(const yaml::Document& document, const OneCase& one);
  // Forgets what refers to a document that is about to go.
  void clear() { shelved_.clear(); }

 private:
  [[nodiscard]] Shelved compile(const yaml::Document& document, const OneCase& one) const;

  const RuleReader& reader_;
  std::set<std::string, std::less<>> installed_{};  // plugins and features
  std::map<std::string, Shelved> shelved_{};        // by name and overrides
};

}  // namespace qanun
