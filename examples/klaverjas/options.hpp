// The options that this plugin declares, each with the phase or feature that owns it.
#pragma once

#include <qanun/option.hpp>

#include <vector>

namespace klaverjas {

using namespace qanun;

[[nodiscard]] std::vector<OptionDecl> bid_options();
[[nodiscard]] std::vector<OptionDecl> play_options();
[[nodiscard]] std::vector<OptionDecl> roem_options();
[[nodiscard]] std::vector<OptionDecl> score_options();

}  // namespace klaverjas
