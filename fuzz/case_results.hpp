// What must hold of the answers to questions about rules.
#pragma once

#include <string>

#include "qanun/cases.hpp"

namespace fuzz {

// It says why it failed or was skipped, and where it stands.
void keep_result(const qanun::CaseResult& result);

// All that it says, as text.
[[nodiscard]] std::string text_of(const qanun::CaseResult& result);

}  // namespace fuzz
