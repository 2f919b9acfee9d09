// The parts of one run together: what cannot belong to it, and what is missing.
#pragma once

#include <optional>

#include "command_line/exit_codes.hpp"
#include "parts/part.hpp"

namespace program {

// What is said of parts that cannot be merged, and the exit code.
struct Objection {
  Sentence says{};
  int exit_code = kUnusable;
};

// Adds a part, or says why it cannot be: another run's, there already, not whole.
[[nodiscard]] std::optional<Objection> add_part(Parts& parts, Part part);
// The first part that is not there, with the line that plays it. There must be one at least.
[[nodiscard]] std::optional<Objection> missing_part(const Parts& parts);

// What the runs of two parts, or of a part and of whoever merges it, have not in common: "seed 1 / 2, total 3 / 4".
// Empty where they are of one run.
[[nodiscard]] std::string differences(const Json& run, const Json& other);
// A value of a run, as it stands in sentences.
[[nodiscard]] std::string value_text(const Json& value);

}  // namespace program
