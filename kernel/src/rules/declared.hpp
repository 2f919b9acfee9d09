// Finding what was declared by its key.
#pragma once

#include <cstddef>
#include <string_view>

namespace qanun {

// The place of a key in a list whose first entry stands for "none"; 0 where nobody declared it.
template <class Declarations>
[[nodiscard]] std::size_t place_of(const Declarations& declarations, std::string_view key) {
  for (std::size_t i = 1; i < declarations.size(); ++i)
    if (declarations[i].key == key) return i;
  return 0;
}

}  // namespace qanun
