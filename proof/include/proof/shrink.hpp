// A failing rule set made small: whatever can be taken back to the rule set it came from is.
#pragma once

#include <functional>

#include "proof/rule_space.hpp"

namespace proof {

// Whether these picks still show what is wrong.
using StillFails = std::function<bool(const Picks&)>;

// A part of the picks, which fail, from which no pick and no two can be taken without their ceasing to. `still_fails`
// is asked some hundred times at most.
[[nodiscard]] Picks shrunk(Picks picks, const StillFails& still_fails);

}  // namespace proof
