// The sentences of refusals: one table.
#pragma once

#include "qanun/step.hpp"

namespace qanun {

[[nodiscard]] const Refusal& refusal(Refusal::Why why);

}  // namespace qanun
