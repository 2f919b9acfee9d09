#include "qanun/alternatives.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "conditions/possible_masks.hpp"
#include "qanun/relations.hpp"

namespace qanun {

namespace {

class Alternatives {
 public:
  Alternatives(const Registry& registry, Resolved& rules, Diagnostics& diagnostics)
      : registry_{registry}, rules_{rules}, when_{rules.when}, diagnostics_{diagnostics} {}

  void find() {
    when_.chosen.clear();
    when_.alternatives.clear();
    if (!order()) return;
    const auto masks = possible_masks(registry_, rules_);
    if (!masks) return too_many();
    for (const std::uint64_t mask : *masks) {
      if (!add(mask)) return;
      if (when_.alternatives.size() > kMostAlternatives) return too_many();
      ever_ |= mask;
    }
    for (std::size_t i = 0; i < when_.entries.size(); ++i)
      if (((ever_ >> i) & 1U) == 0) report("W106", when_.entries[i], {name(i)});
    judge();
  }

 private:
  void report(std::string_view code, const WhenEntry& entry, std::vector<Argument> arguments) {
    diagnostics_.report(code, entry.place, std::move(arguments));
  }

  void too_many() {
    report("E207", when_.entries.front(), {std::to_string(kMostAlternatives)});
    when_.chosen.clear();
    when_.alternatives.clear();
  }

  [[nodiscard]] Argument name(std::size_t entry) const {
    const std::string& own = when_.entries[entry].name;
    if (!own.empty()) return own;
    const std::string number = std::to_string(entry + 1);
    return {"entry " + number, "البند " + number};
  }

  // The entries in the order in which they are laid over each other. `before_[i]`: those below entry i.
  bool order() {
    const std::size_t n = when_.entries.size();
    before_.assign(n, 0);
    bool well = true;
    for (std::size_t i = 0; i < n; ++i)
      for (const std::string& other : when_.entries[i].after) {
        const auto named = std::find_if(when_.entries.begin(), when_.entries.end(),
                                        [&](const WhenEntry& e) { return e.name == other; });
        if (named == when_.entries.end() || other.empty()) {
          report("E180", when_.entries[i], {other});
          well = false;
        } else {
          before_[i] |= std::uint64_t{1} << static_cast<std::size_t>(named - when_.entries.begin());
        }
      }
    return well && take_in_order();
  }

  bool take_in_order() {
    std::uint64_t taken = 0;
    while (order_.size() < when_.entries.size()) {
      const std::size_t known = order_.size();
      for (std::size_t i = 0; i < when_.entries.size(); ++i) {
        if (((taken >> i) & 1U) != 0 || (before_[i] & ~taken) != 0) continue;
        for (std::size_t j = 0; j < when_.entries.size(); ++j)
          if (((before_[i] >> j) & 1U) != 0) before_[i] |= before_[j];
        order_.push_back(i);
        taken |= std::uint64_t{1} << i;
      }
      if (order_.size() > known) continue;
      for (std::size_t i = 0; i < when_.entries.size(); ++i)
        if (((taken >> i) & 1U) == 0) {
          report("E181", when_.entries[i], {name(i)});
          return false;
        }
    }
    return true;
  }

  // Lays the entries of one mask over the rule set. Equal results are one alternative.
  bool add(std::uint64_t mask) {
    Settings changed;
    std::map<std::string, std::size_t, std::less<>> by;
    for (const std::size_t i : order_) {
      if (((mask >> i) & 1U) == 0) continue;
      for (const auto& [key, setting] : when_.entries[i].sets) {
        const auto other = by.find(key);
        const bool quarrel = other != by.end() && changed.at(key).value != setting.value;
        if (quarrel && ((before_[i] >> other->second) & 1U) == 0) {
          diagnostics_.report("E205", setting.origin.place, {name(other->second), name(i), key});
          return false;
        }
        changed[key] = setting;
        by[key] = i;
      }
    }
    std::erase_if(changed, [&](const auto& one) { return rules_.options.at(one.first).value == one.second.value; });
    when_.chosen[mask] = number_of(changed);
    return true;
  }

  std::size_t number_of(const Settings& changed) {
    if (changed.empty()) return 0;
    const auto same = [&](const auto& known) {
      return std::equal(known.begin(), known.end(), changed.begin(), changed.end(), [](const auto& a, const auto& b) {
        return a.first == b.first && a.second.value == b.second.value;
      });
    };
    const auto found = std::find_if(when_.alternatives.begin(), when_.alternatives.end(), same);
    if (found != when_.alternatives.end()) return static_cast<std::size_t>(found - when_.alternatives.begin()) + 1;
    when_.alternatives.push_back(changed);
    return when_.alternatives.size();
  }

  // Every relation holds in every alternative, as if it were a rule set of its own.
  void judge() {
    std::set<std::string> told;
    std::map<std::string, const Setting*> inert;
    std::set<std::string> alive;
    for (std::size_t i = 1; i <= when_.alternatives.size(); ++i) {
      std::set<std::string> without_effect;
      for (const Finding& finding : check_relations(registry_, in_force(rules_, i))) {
        if (finding.kind == RelationKind::inert || finding.kind == RelationKind::ignored)
          without_effect.insert(finding.subject);
        else
          broken(finding, i, told);
      }
      for (const auto& [key, setting] : when_.alternatives[i - 1])
        if (without_effect.contains(key))
          inert.emplace(key, &setting);
        else
          alive.insert(key);
    }
    for (const auto& [key, setting] : inert)
      if (!alive.contains(key)) diagnostics_.report("W107", setting->origin.place, {key});
  }

  void broken(const Finding& finding, std::size_t alternative, std::set<std::string>& told) {
    const auto& changed = when_.alternatives[alternative - 1];
    const auto setting = std::find_if(changed.begin(), changed.end(), [&](const auto& one) {
      return one.first == finding.subject ||
             std::find(finding.involved.begin(), finding.involved.end(), one.first) != finding.involved.end();
    });
    if (setting == changed.end() || !told.insert(finding.subject + finding.condition).second) return;
    diagnostics_.report("E206", setting->second.origin.place, {finding.subject, finding.condition, finding.reason});
  }

  const Registry& registry_;
  Resolved& rules_;
  When& when_;
  Diagnostics& diagnostics_;
  std::vector<std::uint64_t> before_{};
  std::vector<std::size_t> order_{};
  std::uint64_t ever_ = 0;
};

}  // namespace

void find_alternatives(const Registry& registry, Resolved& rules, Diagnostics& diagnostics) {
  if (!rules.when.entries.empty()) Alternatives{registry, rules, diagnostics}.find();
}

Resolved in_force(const Resolved& rules, std::size_t alternative) {
  Resolved out = rules;
  out.when = {};
  if (alternative == 0) return out;
  for (const auto& [key, setting] : rules.when.alternatives.at(alternative - 1)) out.options[key] = setting;
  return out;
}

}  // namespace qanun
