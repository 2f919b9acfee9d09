// What relations leave of a space. Every relation that can be broken by samples is a clause: samples of some options
// that may not come together. Clauses are asked thousands of times a second, where the evaluator of relations is asked
// once a rule set.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "proof/rule_space.hpp"

namespace proof {

// A sample for every option of a space.
using Combination = std::vector<std::uint16_t>;

// One bit for each sample of an option. Options have fewer than 64.
using Samples = std::uint64_t;
// The samples that are still open, by option.
using Open = std::vector<Samples>;

// No combination may have all of its options at one of these samples.
struct Clause {
  struct Term {
    std::uint16_t option = 0;
    Samples samples = 0;
    bool operator==(const Term&) const = default;
  };
  std::vector<Term> terms;  // each option once, in order
  bool operator==(const Clause&) const = default;
};

class Constraints {
 public:
  explicit Constraints(const RuleSpace& space);

  [[nodiscard]] const std::vector<Clause>& clauses() const { return clauses_; }
  // A relation that only a whole rule set has shown: the samples that it names are barred from now on. False where it
  // names no option of the space.
  bool learn(const qanun::Finding& finding, const Combination& combination);

  // All samples of all options.
  [[nodiscard]] Open all() const;
  // Whether any relation speaks of the option.
  [[nodiscard]] bool is_bound(std::uint16_t option) const { return bound_[option]; }
  // Closes what cannot be any more. False where some option is left without a sample.
  [[nodiscard]] bool narrow(Open& open) const;
  // A combination of open samples that go together, each as near to the rule set's own as can be; nothing where there
  // is none.
  [[nodiscard]] std::optional<Combination> complete(Open open) const;
  [[nodiscard]] bool allows(const Combination& combination) const;

 private:
  void add(Clause clause);
  void add_relations(const qanun::Resolved& rules, const std::vector<std::string>& fixed);
  void add_whole_rules();

  const RuleSpace& space_;
  std::vector<Clause> clauses_{};
  std::vector<bool> bound_;
};

// The picks that make a combination of the rule set.
[[nodiscard]] Picks picks_of(const Combination& combination);
[[nodiscard]] Combination combination_of(const RuleSpace& space, const Picks& picks);

}  // namespace proof
