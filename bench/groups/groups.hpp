// The groups of rows, each in a file of its own. They add to the plan and throw Unmeasurable.
#pragma once

#include <filesystem>
#include <vector>

#include "results.hpp"
#include "workshop.hpp"

namespace bench {

// hands/RULES, steps/RULES: every shipped rule set against the engine without a framework and the yardstick.
void add_hands(Workshop& workshop);
// feature/ID, hook/HOOK, when/ENTRY, unused/WHAT: what each costs a hand.
void add_costs(Workshop& workshop);
// part/PART: play, scoring, legal actions alone.
void add_parts(Workshop& workshop);
// load/RULES, process/COMMAND: how long it takes until a rule set is there.
void add_loading(Workshop& workshop);
// threads/N: pinned to processors of their own.
void add_threads(Workshop& workshop);
// growth/HANDS: time and memory of a run as a process.
void add_growth(Workshop& workshop);
// against/RULES: the same hands in another build's program.
void add_other_build(Workshop& workshop, const std::filesystem::path& program);

// What is counted: bytes and allocations of a hand.
[[nodiscard]] std::vector<Size> count_sizes(const Workshop& workshop);

}  // namespace bench
