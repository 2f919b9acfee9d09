// Random rule sets: a shipped one with a few options changed and, sometimes, features left out. Values come from the
// declarations of the options; a change shrinks by being left out, so that a failure shows only the options that
// matter.
#pragma once

#include <rapidcheck.h>

#include <memory>
#include <string>
#include <vector>

#include "qanun/rule_set.hpp"

namespace property {

struct Change {
  std::string key;
  std::string value;  // in YAML
};

// A random value of the option, as a rule file writes it.
[[nodiscard]] std::string random_value(const qanun::OptionDecl& option);

// Up to four changes of options that `saudi` uses, or of the features: key `without`, a list as a rule file writes it.
[[nodiscard]] rc::Gen<std::vector<Change>> changes();

// The rule set with these changes; null where they break a relation or leave nothing to buy. The same changes give the
// same object.
[[nodiscard]] std::shared_ptr<const qanun::RuleSet> rules_with(const std::vector<Change>& changes);

std::ostream& operator<<(std::ostream& out, const Change& change);

}  // namespace property
