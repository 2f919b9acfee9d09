#pragma once

#include <cstddef>

namespace bench {

// How often this thread has asked for memory: the program replaces operator new.
[[nodiscard]] std::size_t allocations();

}  // namespace bench
