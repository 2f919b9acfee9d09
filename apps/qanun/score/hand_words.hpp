// What the words of a hand come to. Each function throws Misread at the first thing that is wrong.
#pragma once

#include <array>
#include <string_view>

#include "score/hand_line.hpp"

namespace program {

struct Misread {
  qanun::Problem problem;
};

// "100,62"
[[nodiscard]] std::array<std::int32_t, qanun::kTeams> pair_of(std::string_view key, std::string_view text);

[[nodiscard]] qanun::HandTotals read_hand_words(const qanun::RuleSet& rules, const HandWords& words);

}  // namespace program
