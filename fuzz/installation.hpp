// The plugins and rule sets of the build tree, for every target: the user's own decide nothing here.
#pragma once

#include <memory>

#include "qanun/registry.hpp"
#include "qanun/rule_reader.hpp"

namespace fuzz {

// Loaded once, through the host that the program uses; a plugin that is refused ends the target.
[[nodiscard]] const qanun::RuleReader& reader();

}  // namespace fuzz
