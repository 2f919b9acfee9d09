// The one evaluator of relations between options: it serves loading, `check`, the schema and the fuzzer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

enum class RelationKind : unsigned char { requires_, conflicts, inert, ignored, whole, word_taken };

struct Finding {
  RelationKind kind = RelationKind::requires_;
  std::string subject{};  // an option key, or a feature
  Text reason{};
  std::string condition{};              // the broken condition in words: "bid.rounds: 2"
  std::vector<std::string> involved{};  // the other subjects: option keys, `use`, `phase.NAME`
};

// Whether the condition holds in these rules. An option whose owner is not in use fulfils no condition but none_of.
[[nodiscard]] bool holds(const Registry& registry, const Resolved& rules, const Condition& condition,
                         std::string_view own_key = {});

// Every `requires` that is not met, every `conflicts` that is, every rule that binds several options (`whole`: the
// packets of a deal), every row that is to be a word and is called like another (`word_taken`: the condition is its
// name), and every option in use that is inert or ignored.
[[nodiscard]] std::vector<Finding> check_relations(const Registry& registry, const Resolved& rules);

}  // namespace qanun
