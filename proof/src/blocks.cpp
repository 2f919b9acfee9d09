#include "proof/blocks.hpp"

#include <algorithm>

#include "proof/crew.hpp"

namespace proof {

namespace {

// All that threads share while they work. Each counter is written once a block and lies in a line of memory of its own.
class Blocks {
 public:
  explicit Blocks(const BlockPlan& plan) : plan_{plan}, count_{(plan.count + plan.block - 1) / plan.block} {}

  [[nodiscard]] std::uint64_t count() const { return count_; }
  // False when all are taken.
  [[nodiscard]] bool take(Block& block) {
    const std::uint64_t number = next_.fetch_add(1, std::memory_order_relaxed);
    if (number >= count_) return false;
    block = {number * plan_.block, std::min(plan_.count, (number + 1) * plan_.block), number};
    return true;
  }
  void note_done(const Block& block) { done_.fetch_add(block.end - block.first, std::memory_order_relaxed); }
  [[nodiscard]] std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }

 private:
  const BlockPlan plan_;
  const std::uint64_t count_;
  alignas(64) std::atomic<std::uint64_t> next_{0};
  alignas(64) std::atomic<std::uint64_t> done_{0};
};

}  // namespace

std::uint64_t work_in_shifts(const BlockPlan& plan, const std::atomic<bool>& stop, const ProgressReport& progress,
                             const Shift& shift) {
  Blocks blocks{plan};
  const auto share = [&](const std::atomic<bool>& failed) {
    Block last;  // empty until the first is taken
    shift([&](Block& block) {
      blocks.note_done(last);
      last = {};
      if (stop.load(std::memory_order_relaxed) || failed.load(std::memory_order_relaxed) || !blocks.take(last))
        return false;
      block = last;
      return true;
    });
  };
  const auto threads = std::clamp<std::uint64_t>(blocks.count(), 1, std::max(plan.threads, 1U));
  work_together(static_cast<unsigned>(threads), share, [&](double seconds) {
    if (progress) progress(blocks.done(), seconds);
  });
  return blocks.done();
}

std::uint64_t work_in_blocks(const BlockPlan& plan, const std::atomic<bool>& stop, const ProgressReport& progress,
                             const std::function<void(Block)>& work) {
  return work_in_shifts(plan, stop, progress, [&](const NextBlock& next) {
    for (Block block; next(block);) work(block);
  });
}

}  // namespace proof
