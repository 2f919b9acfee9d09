// A hand as people read it: who held what, what was said, trick by trick.
#pragma once

#include <span>
#include <string>

#include "qanun/action.hpp"
#include "qanun/hand.hpp"
#include "qanun/rule_set.hpp"

namespace program {

// Lines indented by two spaces: dealer and standing, the cards that each seat was dealt so far, the words said before
// play, then a line for each trick.
[[nodiscard]] std::string hand_text(const qanun::RuleSet& rules, const qanun::Hand& hand,
                                    std::span<const qanun::Action> actions, qanun::Language language);

}  // namespace program
