// The order of the links of one chain, from their own `after` and `before`.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "qanun/hooks.hpp"

namespace qanun {

// A link of one hook, with the feature it belongs to.
struct ChainLink {
  const Link* link = nullptr;
  std::size_t feature = 0;
};

// True for hooks in which the order of the links can change the result, so that it has to be stated.
[[nodiscard]] bool order_matters(Hook hook);

// Sorts the links by their constraints. Two stages that stand in a ring, or that nothing puts in order, are returned;
// the declared order is never used for a chain.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> order_chain(std::vector<ChainLink>& links);

}  // namespace qanun
