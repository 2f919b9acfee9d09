// What every command starts from: plugins loaded, rule sets within reach.
#pragma once

#include <memory>
#include <string>

#include "qanun/rulebook.hpp"

namespace program {

class Session {
 public:
  // Whether refused plugins are named on standard error.
  enum class Refusals : unsigned char { are_named, are_passed_over };

  explicit Session(qanun::Language language, Refusals refusals = Refusals::are_named);

  [[nodiscard]] const qanun::Registry& registry() const { return rulebook_.registry(); }
  [[nodiscard]] const qanun::PluginHost& host() const { return rulebook_.plugins(); }
  [[nodiscard]] const qanun::RuleReader& reader() const { return rulebook_.reader(); }
  [[nodiscard]] qanun::Language language() const { return language_; }

  // Reads and compiles a rule set by name or path. On failure the faults are printed to standard error, `exit_code` is
  // kFindings or kUnusable (codes E0..), and nothing is returned. Warnings are printed too.
  [[nodiscard]] std::shared_ptr<const qanun::RuleSet> load(const std::string& rules, int& exit_code) const;

  // The same without printing: what was found is added to `diagnostics`.
  [[nodiscard]] std::shared_ptr<const qanun::RuleSet> load(const std::string& rules,
                                                           qanun::Diagnostics& diagnostics) const;

  // Prints all of them to standard error.
  void print(const qanun::Diagnostics& diagnostics) const;

 private:
  qanun::Language language_;
  qanun::Rulebook rulebook_{};
};

// kFine, kFindings, or kUnusable where something could not be read at all.
[[nodiscard]] int exit_code_of(const qanun::Diagnostics& diagnostics);

}  // namespace program
