// Spaces of shipped rule sets, for tests.
#pragma once

#include <string>
#include <vector>

#include "proof/rule_space.hpp"
#include "proof/samples.hpp"
#include "support/rules.hpp"

namespace spaces {

inline proof::RuleSpace space_of(const std::string& rules, const std::vector<std::string>& sections = {},
                                 const std::string& changes = "") {
  return {support::installation().registry(), support::rules(rules, changes).resolved(), sections};
}

// The pick of that value, as a rule file writes it; a test that names none fails here.
inline proof::Pick pick(const proof::RuleSpace& space, const std::string& key, const std::string& value) {
  const auto option = space.find(key);
  if (!option) throw std::runtime_error{"no option " + key};
  const auto& known = space.options()[*option];
  for (std::size_t i = 0; i < known.samples.size(); ++i)
    if (to_text(*known.decl, known.samples[i]) == value) return {*option, static_cast<std::uint16_t>(i)};
  throw std::runtime_error{"no sample " + value + " of " + key};
}

}  // namespace spaces
