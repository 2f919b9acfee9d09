// Work on the numbers 0..n-1, taken in blocks by several threads. Which thread takes which block is left to chance, so
// what comes of a block must not depend on it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

namespace proof {

struct Block {
  std::uint64_t first = 0;
  std::uint64_t end = 0;
};

struct BlockPlan {
  std::uint64_t count = 0;
  std::uint64_t block = 64;
  unsigned threads = 1;  // at least 1
};

// Called now and then from the calling thread.
using Progress = std::function<void(std::uint64_t done, double seconds)>;

// Calls `work` for every block, each on one thread. Once `stop` is set no further block is taken: those that were are
// the first ones without a gap, and are finished. Returns how many numbers were worked on. What `work` throws is thrown
// again once all threads have ended.
[[nodiscard]] std::uint64_t work_in_blocks(const BlockPlan& plan, const std::atomic<bool>& stop,
                                           const Progress& progress, const std::function<void(Block)>& work);

}  // namespace proof
