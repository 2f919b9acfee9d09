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
  std::uint64_t number = 0;  // of the block itself, from 0
};

struct BlockPlan {
  std::uint64_t count = 0;
  std::uint64_t block = 64;
  unsigned threads = 1;  // at least 1
};

// Called now and then from the calling thread.
using ProgressReport = std::function<void(std::uint64_t done, double seconds)>;

// The next block for this thread; false when there is none for it any more. The one before it counts as done.
using NextBlock = std::function<bool(Block& block)>;
// What one thread does from its first block to its last: whatever it counts with is its own until it hands it in.
using Shift = std::function<void(const NextBlock& next)>;

// Calls `shift` once on each thread. Once `stop` is set no further block is given out: those that were are the first
// ones without a gap, and are finished. Returns how many numbers were worked on. What a shift throws is thrown again
// once all threads have ended.
[[nodiscard]] std::uint64_t work_in_shifts(const BlockPlan& plan, const std::atomic<bool>& stop,
                                           const ProgressReport& progress, const Shift& shift);

// The same where threads keep nothing from one block to the next.
[[nodiscard]] std::uint64_t work_in_blocks(const BlockPlan& plan, const std::atomic<bool>& stop,
                                           const ProgressReport& progress, const std::function<void(Block)>& work);

}  // namespace proof
