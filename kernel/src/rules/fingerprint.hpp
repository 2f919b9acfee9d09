// The fingerprint of a rule set.
#pragma once

#include <cstdint>

#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

// A hash of the implementations, the features, each plugin's rules revision and every option that can change a result.
// Two rule sets with one fingerprint give the same results from the same cards and actions.
[[nodiscard]] std::uint64_t fingerprint_of(const Registry& registry, const Resolved& rules);

}  // namespace qanun
