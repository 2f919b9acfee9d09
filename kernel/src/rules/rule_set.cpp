#include "qanun/rule_set.hpp"

#include "conditions/when_table.hpp"
#include "rules/compiler.hpp"
#include "rules/declared.hpp"

namespace qanun {

RuleSet::RuleSet() = default;
RuleSet::~RuleSet() = default;

std::shared_ptr<const RuleSet> RuleSet::compile(const Registry& registry, Resolved resolved, Diagnostics& diagnostics) {
  RuleIds rule_ids;
  return Compiler{registry, std::move(resolved), rule_ids, diagnostics}.run_with_alternatives();
}

std::uint8_t RuleSet::alternative_at(const Situation& now) const {
  return has_alternatives() ? whole().when_->choose(now) : std::uint8_t{0};
}

bool RuleSet::alike_until_contract(const Hand& hand) const {
  return alike_until_contract() || whole().when_->alike_until_contract(situation_of(hand));
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

std::int64_t RuleSet::fact_of(const Hand& hand, FactId fact) const {
  if (facts_[fact]->compute != nullptr) return facts_[fact]->compute(hand);
  const std::size_t owner = fact_owners_[fact];
  return owner < features_.size() ? features_[owner]->fact(hand, fact) : kUnknownFact;
}

std::int64_t Facts::of_hand(FactId fact) const { return rules_->fact_of(*hand_, fact); }

}  // namespace qanun
