// The options that this plugin declares.
#pragma once

#include <vector>

#include "qanun/option.hpp"

namespace kasho {

using namespace qanun;  // NOLINT(google-build-using-namespace): a plugin speaks the kernel's words

void declare_options(std::vector<OptionDecl>& out);

}  // namespace kasho
