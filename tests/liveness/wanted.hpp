// Which samples of an option are to be told apart. Every two values of a choice: of two that no hand can tell from each
// other one is too many. Every other sample of the rest from the default.
#pragma once

#include <string>
#include <vector>

#include "qanun/registry.hpp"

namespace liveness {

// Two samples of an option, as a rule file writes them.
struct Wanted {
  const qanun::OptionDecl* option = nullptr;
  std::string sample{};
  std::string against{};
};

[[nodiscard]] std::vector<Wanted> wanted_of(const qanun::OptionDecl& option);
// Of every option that the kernel or a plugin declares, in the canonical order.
[[nodiscard]] std::vector<Wanted> all_wanted(const qanun::Registry& registry);

}  // namespace liveness
