// What the speed of Qanun has to reach, and what a run reached. Nothing fails by it: timings are no tests.
#pragma once

#include <string>
#include <vector>

#include "results.hpp"

namespace bench {

struct Demand {
  enum class Bound : bool { at_least, at_most };
  std::string what;
  Bound bound = Bound::at_least;
  double asked = 0;
  double reached = 0;

  [[nodiscard]] bool holds() const { return bound == Bound::at_least ? reached >= asked : reached <= asked; }
};

// Those whose rows were measured.
[[nodiscard]] std::vector<Demand> demands_of(const Results& results);

}  // namespace bench
