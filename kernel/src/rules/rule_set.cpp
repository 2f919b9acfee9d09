#include "qanun/rule_set.hpp"

#include "rules/compiler.hpp"
#include "rules/declared.hpp"

namespace qanun {

RuleSet::RuleSet() = default;
RuleSet::~RuleSet() = default;

std::shared_ptr<const RuleSet> RuleSet::compile(const Registry& registry, Resolved resolved, Diagnostics& diagnostics) {
  return Compiler{registry, std::move(resolved), diagnostics}.run();
}

WordId RuleSet::find_word(std::string_view key) const { return static_cast<WordId>(place_of(words_, key)); }
KindId RuleSet::find_kind(std::string_view key) const { return static_cast<KindId>(place_of(kinds_, key)); }
LabelId RuleSet::find_label(std::string_view key) const { return static_cast<LabelId>(place_of(labels_, key)); }
MeldNameId RuleSet::find_meld_name(std::string_view key) const {
  return static_cast<MeldNameId>(place_of(meld_names_, key));
}

const RaiseLevel* RuleSet::level(std::uint8_t level) const {
  for (const RaiseLevel& one : levels_)
    if (one.level == level) return &one;
  return nullptr;
}

FactId RuleSet::find_fact(std::string_view key) const {
  for (std::size_t i = 0; i < facts_.size(); ++i)
    if (facts_[i]->key == key) return static_cast<FactId>(i);
  return kNoFact;
}

}  // namespace qanun
