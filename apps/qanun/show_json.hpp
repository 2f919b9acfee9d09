// A resolved rule set as JSON.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "json_text.hpp"
#include "qanun/relations.hpp"
#include "qanun/rule_set.hpp"

namespace program {

// Why options (or features) have no effect in these rules, by key.
using Inert = std::map<std::string, std::vector<qanun::Finding>, std::less<>>;

[[nodiscard]] Inert find_inert(const qanun::Registry& registry, const qanun::Resolved& rules);

// Whether the value stands in the file itself and not in a parent.
[[nodiscard]] bool is_own(const qanun::Resolved& rules, const qanun::Origin& origin);

[[nodiscard]] Json show_as_json(const qanun::Registry& registry, const qanun::RuleSet& rules, const Inert& inert);

}  // namespace program
