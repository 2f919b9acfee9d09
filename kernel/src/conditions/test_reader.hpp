// Reads one line under `if:`: a word or a number, a list of them, or bounds.
#pragma once

#include <optional>

#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"
#include "reader/scalars.hpp"

namespace qanun {

class TestReader {
 public:
  TestReader(const Registry& registry, const Resolved& rules, const Scalars& scalars)
      : registry_{registry}, rules_{rules}, scalars_{scalars} {}

  // The condition of that name, if it is in use. A parent's entry (not `own`) may ask for one whose owner was dropped.
  [[nodiscard]] const ConditionDecl* find(const yaml::Node& key, bool own) const;

  [[nodiscard]] std::optional<WhenTest> read(const ConditionDecl& condition, const yaml::Node& node) const;

 private:
  [[nodiscard]] bool word(const ConditionDecl& condition, const yaml::Node& node, WhenTest& test) const;
  [[nodiscard]] bool number(const ConditionDecl& condition, const yaml::Node& node, WhenTest& test) const;
  [[nodiscard]] bool bounds(const ConditionDecl& condition, const yaml::Node& node, WhenTest& test) const;

  const Registry& registry_;
  const Resolved& rules_;
  const Scalars& scalars_;
};

// What a word of a choice stands for in these rules, in the order in which they are shown.
struct ConditionWord {
  std::string word{};
  std::vector<Range> holds{};
};
[[nodiscard]] std::vector<ConditionWord> words_of(const Registry& registry, const Resolved& rules,
                                                  const ConditionDecl& condition);

// The contracts of an auction: every answer that the condition `contract` can have, with its mode.
struct ContractAnswer {
  std::int64_t answer = 0;
  Mode mode = Mode::unnamed;
};
[[nodiscard]] std::vector<ContractAnswer> contract_answers(const Registry& registry, const Resolved& rules);

}  // namespace qanun
