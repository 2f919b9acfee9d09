// The options that this plugin declares.
#pragma once

#include <vector>

#include "qanun/option.hpp"

namespace doubling {

using namespace qanun;  // NOLINT(google-build-using-namespace): a plugin speaks the kernel's words

// Who may raise, when and how far.
void declare_raising_options(std::vector<OptionDecl>& out);
// What a raised hand is played for.
void declare_effect_options(std::vector<OptionDecl>& out);

}  // namespace doubling
