// A part of a simulation: its report, read back.
#pragma once

#include <optional>
#include <string>

#include "command_line/arguments.hpp"
#include "parts/part.hpp"
#include "simulate/simulation.hpp"

namespace program {

// What is equal in the reports of all parts of a run. Throws an exception of nlohmann::json where it is not all there.
[[nodiscard]] Json simulated_run(const Json& report);

// The arguments that `run` came of, and the line that they were. The first throws as above.
[[nodiscard]] SimulateArguments simulate_arguments(const Json& run);
[[nodiscard]] std::string simulate_line(const Json& run);

// The counters, for the rules that the part was played by; nothing where some are missing.
[[nodiscard]] std::optional<Statistics> statistics_of(const Json& report, const qanun::RuleSet& rules);

}  // namespace program
