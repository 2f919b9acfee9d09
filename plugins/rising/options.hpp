// The options that every rising auction declares: which contracts there are, and how they rank. Each plugin with such
// an auction compiles these sources in, so that all register one and the same declaration.
#pragma once

#include <vector>

#include "qanun/option.hpp"
#include "qanun/plugin.hpp"

namespace rising {

using namespace qanun;  // NOLINT(google-build-using-namespace): a plugin speaks the kernel's words

void declare_options(std::vector<OptionDecl>& out);

// Core options of the phase that have no meaning where bids rise.
[[nodiscard]] std::vector<Ignored> ignored_options();

}  // namespace rising
