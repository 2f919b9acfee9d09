// The results of a run as JSON: docs/benchmarks.md names every field. What a machine is called, and where anything lies
// on it, is not written.
#pragma once

#include <string>
#include <vector>

#include "demands.hpp"
#include "results.hpp"

namespace bench {

[[nodiscard]] std::string results_json(const Results& results, const std::vector<Demand>& demands);

}  // namespace bench
