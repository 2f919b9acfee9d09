// The tables at the end of a run, in words and ratios.
#pragma once

#include <iosfwd>
#include <vector>

#include "demands.hpp"
#include "results.hpp"

namespace bench {

void print_tables(std::ostream& out, const Results& results, const std::vector<Demand>& demands);

}  // namespace bench
