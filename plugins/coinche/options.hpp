// The options that this plugin declares, a file a phase.
#pragma once

#include <vector>

#include "qanun/option.hpp"

namespace coinche {

using namespace qanun;  // NOLINT(google-build-using-namespace): a plugin speaks the kernel's words

void declare_bid_options(std::vector<OptionDecl>& out);
void declare_score_options(std::vector<OptionDecl>& out);

}  // namespace coinche
