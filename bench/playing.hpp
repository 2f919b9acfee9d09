// Hands played in batches, and checked to be the hands that they are meant to be before anybody looks at a clock.
#pragma once

#include <cstdint>

#include "hardcoded.hpp"
#include "plan.hpp"
#include "workshop.hpp"

namespace bench {

constexpr std::uint64_t kBatch = 1024;  // hands between two looks at the clock

using Way = void (*)(const Loaded& one, std::uint64_t index, qanun::PlayedHand& out);
void by_loop(const Loaded& one, std::uint64_t index, qanun::PlayedHand& out);
void by_steps(const Loaded& one, std::uint64_t index, qanun::PlayedHand& out);

// What hands add up to, from what every engine knows of them without asking further, so that none can be left out.
[[nodiscard]] hardcoded::Sums play(const Loaded& one, Way way, std::uint64_t first, std::uint64_t count);

[[nodiscard]] Plan::Measure measure_hands(const Loaded& one, Way way = by_loop);
[[nodiscard]] Plan::Measure measure_hardcoded(hardcoded::Rules which);

// These throw Unmeasurable where hands differ: a ratio of engines that play different hands would mean nothing.
void check_against_hardcoded(const Loaded& one, hardcoded::Rules which);
void check_steps(const Loaded& one);
enum class Alike : bool { sheets, cards };  // to the sheet, or what was played alone
void check_alike(const Loaded& one, const Loaded& other, Alike alike);

}  // namespace bench
