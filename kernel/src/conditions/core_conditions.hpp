// The conditions of `when:` that every rule set has.
#pragma once

#include <vector>

#include "qanun/condition.hpp"

namespace qanun {

inline constexpr std::string_view kContractCondition = "contract";

// What a contract is called by its mode, before the kinds that an auction declares: hokum, sun, all_trump.
inline constexpr int kContractClasses = 3;

[[nodiscard]] std::vector<ConditionDecl> core_conditions();

}  // namespace qanun
