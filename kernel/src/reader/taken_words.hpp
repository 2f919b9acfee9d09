// Rows of tables that are to be words, and are called like another word of the same rules.
#pragma once

#include <string>
#include <vector>

#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

struct TakenWord {
  std::string option;
  std::string row;
  Text reason;
};

[[nodiscard]] std::vector<TakenWord> find_taken_words(const Registry& registry, const Resolved& rules);

}  // namespace qanun
