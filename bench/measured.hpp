// What the framework and the engine without one are compared on: the same rules, the same hands, the same figures.
#pragma once

#include <memory>
#include <string>

#include "hardcoded.hpp"
#include "qanun/playout.hpp"
#include "qanun/rule_set.hpp"

namespace measured {

// The rule set `saudi`, whole or with kaboot as its only feature, loaded as every program loads it. Where that fails:
// nothing, and `why` says what was wrong.
[[nodiscard]] std::shared_ptr<const qanun::RuleSet> load_rules(hardcoded::Rules which, std::string& why);

// Any rule set by its name, in the same way.
[[nodiscard]] std::shared_ptr<const qanun::RuleSet> load_rules(const std::string& name, std::string& why);

// A hand of the framework in the words of the other engine.
[[nodiscard]] hardcoded::Result result_of(const qanun::RuleSet& rules, const qanun::PlayedHand& played);

// What differs, as "points 16-0 against 0-16"; empty where nothing does.
[[nodiscard]] std::string difference(const hardcoded::Result& framework, const hardcoded::Result& engine);

}  // namespace measured
