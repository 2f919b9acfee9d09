#include "proof/constraints.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include "qanun/alternatives.hpp"

namespace proof {

namespace {

using qanun::Condition;
using qanun::Finding;
using qanun::Relation;
using qanun::RelationKind;
using qanun::Resolved;

constexpr std::size_t kMostSteps = 20'000;  // of one search

// Turns the relations of one state of the rules into clauses. Options that are fixed there are not varied.
class ClauseWriter {
 public:
  ClauseWriter(const RuleSpace& space, const Resolved& rules, const std::vector<std::string>& fixed)
      : space_{space}, rules_{rules}, fixed_{fixed} {}

  std::vector<Clause> clauses() {
    for (const auto& [key, setting] : rules_.options) {
      const qanun::OptionEntry* option = space_.registry().option(key);
      if (option == nullptr) continue;
      for (const Relation& relation : option->decl.requires_) demand(relation, key);
      for (const Relation& relation : option->decl.conflicts) forbid(relation, key);
    }
    for (const std::string& id : rules_.features)
      if (const qanun::FeatureDecl* feature = space_.registry().feature(id))
        for (const Relation& relation : feature->requires_) demand(relation, id);
    return std::move(clauses_);
  }

 private:
  // One condition after another narrows when the clause is met; false once it never is.
  bool narrow(Clause& clause, const Condition& condition, std::string_view own_key, bool met) {
    const std::string_view key = condition.subject.empty() ? own_key : condition.subject;
    const auto option = std::find(fixed_.begin(), fixed_.end(), key) == fixed_.end() ? space_.find(key) : std::nullopt;
    if (!option) return holds(space_.registry(), rules_, condition, own_key) == met;
    Samples samples = 0;
    qanun::Value& value = rules_.options.find(key)->second.value;
    const qanun::Value before = value;
    const auto& all = space_.options()[*option].samples;
    for (std::size_t i = 0; i < all.size(); ++i) {
      value = all[i];
      if (holds(space_.registry(), rules_, condition, own_key) == met) samples |= Samples{1} << i;
    }
    value = before;
    const auto same = [&](const Clause::Term& term) { return term.option == *option; };
    const auto known = std::find_if(clause.terms.begin(), clause.terms.end(), same);
    if (known == clause.terms.end())
      clause.terms.push_back({*option, samples});
    else
      samples = known->samples &= samples;
    return samples != 0;
  }

  bool concerns(Clause& clause, const Relation& relation, std::string_view key) {
    return !relation.if_value || narrow(clause, *relation.if_value, key, true);
  }

  // Each condition must hold: the lack of one is a clause.
  void demand(const Relation& relation, std::string_view key) {
    for (const Condition& condition : relation.conditions) {
      Clause clause;
      if (concerns(clause, relation, key) && narrow(clause, condition, key, false)) keep(std::move(clause));
    }
  }

  // Not all conditions may hold.
  void forbid(const Relation& relation, std::string_view key) {
    Clause clause;
    if (!concerns(clause, relation, key)) return;
    for (const Condition& condition : relation.conditions)
      if (!narrow(clause, condition, key, true)) return;
    keep(std::move(clause));
  }

  void keep(Clause clause) {
    if (!clause.terms.empty()) clauses_.push_back(std::move(clause));
  }

  const RuleSpace& space_;
  Resolved rules_;
  const std::vector<std::string>& fixed_;
  std::vector<Clause> clauses_{};
};

bool binds_several(const Finding& finding) {
  return finding.kind == RelationKind::whole || finding.kind == RelationKind::word_taken;
}

// The options of the space that a finding names.
std::vector<std::uint16_t> options_of(const RuleSpace& space, const Finding& finding) {
  std::set<std::uint16_t> options;
  if (const auto option = space.find(finding.subject)) options.insert(*option);
  for (const std::string& key : finding.involved)
    if (const auto option = space.find(key)) options.insert(*option);
  return {options.begin(), options.end()};
}

// All combinations of samples of these options.
template <class Visit>
void each_choice(const RuleSpace& space, const std::vector<std::uint16_t>& options, const Visit& visit) {
  Picks picks;
  for (const std::uint16_t option : options) picks.push_back({option, 0});
  for (;;) {
    visit(picks);
    std::size_t i = 0;
    while (i < picks.size() && ++picks[i].sample == space.options()[picks[i].option].samples.size())
      picks[i++].sample = 0;
    if (i == picks.size()) return;
  }
}

Clause clause_of(const Picks& picks) {
  Clause clause;
  for (const Pick pick : picks) clause.terms.push_back({pick.option, Samples{1} << pick.sample});
  return clause;
}

}  // namespace

Constraints::Constraints(const RuleSpace& space) : space_{space}, bound_(space.options().size(), false) {
  add_relations(space.own(), {});
  for (std::size_t i = 1; i <= space.own().when.alternatives.size(); ++i) {
    std::vector<std::string> fixed;
    for (const auto& [key, setting] : space.own().when.alternatives[i - 1]) fixed.push_back(key);
    add_relations(in_force(space.own(), i), fixed);
  }
  add_whole_rules();
}

void Constraints::add(Clause clause) {
  std::sort(clause.terms.begin(), clause.terms.end(),
            [](const Clause::Term& a, const Clause::Term& b) { return a.option < b.option; });
  if (std::find(clauses_.begin(), clauses_.end(), clause) != clauses_.end()) return;
  for (const Clause::Term& term : clause.terms) bound_[term.option] = true;
  clauses_.push_back(std::move(clause));
}

void Constraints::add_relations(const Resolved& rules, const std::vector<std::string>& fixed) {
  for (Clause& clause : ClauseWriter{space_, rules, fixed}.clauses()) add(std::move(clause));
}

// Rules that bind several options at once are no conditions: they are found by trying.
void Constraints::add_whole_rules() {
  std::set<std::vector<std::uint16_t>> bound;
  for (std::size_t i = 0; i < space_.options().size(); ++i)
    for (std::size_t sample = 1; sample < space_.options()[i].samples.size(); ++sample) {
      const Picks picks{{static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(sample)}};
      for (const Finding& finding : check_relations(space_.registry(), space_.resolved(picks)))
        if (binds_several(finding)) bound.insert(options_of(space_, finding));
    }
  for (const auto& options : bound)
    each_choice(space_, options, [&](const Picks& picks) {
      const auto findings = check_relations(space_.registry(), space_.resolved(picks));
      if (std::any_of(findings.begin(), findings.end(),
                      [&](const Finding& one) { return binds_several(one) && options_of(space_, one) == options; }))
        add(clause_of(picks));
    });
}

bool Constraints::learn(const Finding& finding, const Combination& combination) {
  Picks picks;
  for (const std::uint16_t option : options_of(space_, finding)) picks.push_back({option, combination[option]});
  if (picks.empty()) return false;
  add(clause_of(picks));
  return true;
}

Open Constraints::all() const {
  Open open;
  for (const SpaceOption& option : space_.options())
    open.push_back(option.samples.size() >= 64 ? ~Samples{0} : (Samples{1} << option.samples.size()) - 1);
  return open;
}

bool Constraints::narrow(Open& open) const {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Clause& clause : clauses_) {
      const Clause::Term* free = nullptr;
      int count = 0;
      for (const Clause::Term& term : clause.terms)
        if ((open[term.option] & ~term.samples) != 0) {
          free = &term;
          if (++count > 1) break;
        }
      if (count > 1) continue;
      if (count == 0) return false;
      if ((open[free->option] & free->samples) == 0) continue;
      open[free->option] &= ~free->samples;
      changed = true;
    }
  }
  return true;
}

std::optional<Combination> Constraints::complete(Open open) const {
  if (!narrow(open)) return std::nullopt;
  std::size_t steps = 0;
  struct Choice {
    std::size_t option;
    Open before;  // without the sample that is being tried
  };
  std::vector<Choice> tried;
  for (std::size_t i = 0;;) {
    while (i < open.size() && (!bound_[i] || std::has_single_bit(open[i]))) ++i;
    if (i == open.size()) break;
    Open next = open;
    const Samples nearest = open[i] & (~open[i] + 1);
    next[i] = nearest;
    open[i] &= ~nearest;
    tried.push_back({i, std::move(open)});
    open = std::move(next);
    while (!narrow(open)) {
      if (tried.empty() || ++steps > kMostSteps) return std::nullopt;
      i = tried.back().option;
      open = std::move(tried.back().before);
      tried.pop_back();
    }
  }
  Combination out;
  for (const Samples samples : open) out.push_back(static_cast<std::uint16_t>(std::countr_zero(samples)));
  return out;
}

bool Constraints::allows(const Combination& combination) const {
  return std::none_of(clauses_.begin(), clauses_.end(), [&](const Clause& clause) {
    return std::all_of(clause.terms.begin(), clause.terms.end(), [&](const Clause::Term& term) {
      return ((term.samples >> combination[term.option]) & 1U) != 0;
    });
  });
}

Picks picks_of(const Combination& combination) {
  Picks picks;
  for (std::size_t i = 0; i < combination.size(); ++i)
    if (combination[i] != 0) picks.push_back({static_cast<std::uint16_t>(i), combination[i]});
  return picks;
}

Combination combination_of(const RuleSpace& space, const Picks& picks) {
  Combination combination(space.options().size(), 0);
  for (const Pick pick : picks) combination[pick.option] = pick.sample;
  return combination;
}

}  // namespace proof
