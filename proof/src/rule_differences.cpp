#include "proof/rule_differences.hpp"

#include <algorithm>

namespace proof {

namespace {

using qanun::Resolved;
using qanun::WhenEntry;

// The same tests with the same effect; names are for people.
bool say_the_same(const WhenEntry& a, const WhenEntry& b) {
  const auto same_test = [](const qanun::WhenTest& one, const qanun::WhenTest& other) {
    return one.condition == other.condition && one.text == other.text;
  };
  const auto same_setting = [](const auto& one, const auto& other) {
    return one.first == other.first && one.second.value == other.second.value;
  };
  return std::equal(a.tests.begin(), a.tests.end(), b.tests.begin(), b.tests.end(), same_test) &&
         std::equal(a.sets.begin(), a.sets.end(), b.sets.begin(), b.sets.end(), same_setting) && a.after == b.after;
}

std::vector<const WhenEntry*> entries_lacking(const Resolved& rules, const Resolved& other) {
  std::vector<const WhenEntry*> out;
  const auto& others = other.when.entries;
  for (const WhenEntry& entry : rules.when.entries)
    if (std::none_of(others.begin(), others.end(), [&](const WhenEntry& one) { return say_the_same(entry, one); }))
      out.push_back(&entry);
  return out;
}

std::vector<std::string> features_lacking(const Resolved& rules, const Resolved& other) {
  std::vector<std::string> out;
  for (const std::string& id : rules.features)
    if (!other.uses(id)) out.push_back(id);
  return out;
}

const qanun::Setting* setting_in(const Resolved& rules, std::string_view key) {
  const auto found = rules.options.find(key);
  return found == rules.options.end() ? nullptr : &found->second;
}

}  // namespace

RuleDifferences differences_between(const qanun::Registry& registry, const Resolved& first, const Resolved& second) {
  RuleDifferences out;
  for (std::size_t phase = 0; phase < qanun::kPhaseNames.size(); ++phase)
    if (first.phases[phase] != second.phases[phase]) out.phases.push_back(phase);
  out.features_of_first = features_lacking(first, second);
  out.features_of_second = features_lacking(second, first);
  for (const qanun::OptionEntry* option : registry.options()) {
    const OptionDifference one{option, setting_in(first, option->decl.key), setting_in(second, option->decl.key)};
    if (one.first == nullptr && one.second == nullptr) continue;
    if (one.in_both() && one.first->value == one.second->value)
      ++out.equal_options;
    else
      out.options.push_back(one);
  }
  out.when_of_first = entries_lacking(first, second);
  out.when_of_second = entries_lacking(second, first);
  return out;
}

}  // namespace proof
