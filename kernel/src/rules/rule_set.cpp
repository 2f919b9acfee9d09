#include "qanun/rule_set.hpp"

#include "rules/compiler.hpp"

namespace qanun {

namespace {

template <class Declarations>
std::size_t find_key(const Declarations& declarations, std::string_view key) {
  for (std::size_t i = 1; i < declarations.size(); ++i)
    if (declarations[i].key == key) return i;
  return 0;
}

}  // namespace

RuleSet::RuleSet() = default;
RuleSet::~RuleSet() = default;

std::shared_ptr<const RuleSet> RuleSet::compile(const Registry& registry, Resolved resolved, Diagnostics& diagnostics) {
  return Compiler{registry, std::move(resolved), diagnostics}.run();
}

WordId RuleSet::find_word(std::string_view key) const { return static_cast<WordId>(find_key(words_, key)); }
KindId RuleSet::find_kind(std::string_view key) const { return static_cast<KindId>(find_key(kinds_, key)); }
LabelId RuleSet::find_label(std::string_view key) const { return static_cast<LabelId>(find_key(labels_, key)); }
MeldNameId RuleSet::find_meld_name(std::string_view key) const {
  return static_cast<MeldNameId>(find_key(meld_names_, key));
}

FactId RuleSet::find_fact(std::string_view key) const {
  for (std::size_t i = 0; i < facts_.size(); ++i)
    if (facts_[i]->key == key) return static_cast<FactId>(i);
  return kNoFact;
}

}  // namespace qanun
