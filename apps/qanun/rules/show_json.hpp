// A resolved rule set as JSON.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "qanun/relations.hpp"
#include "qanun/rule_set.hpp"
#include "streams/json_text.hpp"

namespace program {

// Why options (or features) have no effect in these rules, by key.
using Inert = std::map<std::string, std::vector<qanun::Finding>, std::less<>>;

[[nodiscard]] Inert find_inert(const qanun::Registry& registry, const qanun::Resolved& rules);

// Whether the value stands in the file itself and not in a parent.
[[nodiscard]] bool is_own(const qanun::Resolved& rules, const qanun::Origin& origin);

// A value as JSON: words are strings, lists are arrays, tables are objects.
[[nodiscard]] Json value_json(const qanun::OptionDecl& option, const qanun::Value& value);

// {"kind": "default" | "file" | "parent", ...}: where the value came from.
[[nodiscard]] Json origin_json(const qanun::Resolved& rules, const qanun::Origin& origin);

// The word for it: "result", "view", "words", "server".
[[nodiscard]] std::string_view word_of(qanun::Effect effect);

// An entry of `when:` as it is written.
[[nodiscard]] Json when_json(const qanun::Registry& registry, const qanun::Resolved& rules,
                             const qanun::WhenEntry& entry);

// Why a key has no effect; empty where it has.
[[nodiscard]] Json inert_json(const Inert& inert, std::string_view key);

[[nodiscard]] Json show_as_json(const qanun::Registry& registry, const qanun::RuleSet& rules, const Inert& inert);

}  // namespace program
