#include "proof/blocks.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace proof {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kReportEvery{200};

class Workers {
 public:
  Workers(const BlockPlan& plan, const std::atomic<bool>& stop, const std::function<void(Block)>& work)
      : plan_{plan}, stop_{stop}, work_{work}, blocks_{(plan.count + plan.block - 1) / plan.block} {}

  void start() {
    const std::uint64_t wanted = std::clamp<std::uint64_t>(blocks_, 1, std::max(plan_.threads, 1U));
    for (std::uint64_t i = 0; i < wanted; ++i) {
      change(1);
      try {
        threads_.emplace_back([this] {
          run();
          change(-1);
        });
      } catch (const std::system_error&) {  // the system gives no more: those that there are do the work
        change(-1);
        break;
      }
    }
    if (threads_.empty()) run();
  }

  // False when the time is up and some are still at work.
  [[nodiscard]] bool ended_within(std::chrono::milliseconds time) {
    std::unique_lock lock{mutex_};
    return all_left_.wait_for(lock, time, [&] { return at_work_ == 0; });
  }

  void join() {
    for (std::thread& thread : threads_) thread.join();
    if (fault_ != nullptr) std::rethrow_exception(fault_);
  }

  [[nodiscard]] std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }

 private:
  void run() {
    try {
      while (!stop_.load(std::memory_order_relaxed) && !failed_.load(std::memory_order_relaxed)) {
        const std::uint64_t block = next_.fetch_add(1, std::memory_order_relaxed);
        if (block >= blocks_) return;
        const Block range{block * plan_.block, std::min(plan_.count, (block + 1) * plan_.block)};
        work_(range);
        done_.fetch_add(range.end - range.first, std::memory_order_relaxed);
      }
    } catch (...) {  // out of memory, or a plugin that throws
      const std::lock_guard lock{mutex_};
      if (fault_ == nullptr) fault_ = std::current_exception();
      failed_ = true;
    }
  }

  void change(int by) {
    const std::lock_guard lock{mutex_};
    at_work_ += by;
    if (at_work_ == 0) all_left_.notify_one();
  }

  const BlockPlan& plan_;
  const std::atomic<bool>& stop_;
  const std::function<void(Block)>& work_;
  const std::uint64_t blocks_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> done_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_{};
  std::condition_variable all_left_{};
  int at_work_ = 0;
  std::exception_ptr fault_{};
  std::vector<std::thread> threads_{};
};

}  // namespace

std::uint64_t work_in_blocks(const BlockPlan& plan, const std::atomic<bool>& stop, const Progress& progress,
                             const std::function<void(Block)>& work) {
  const auto begin = Clock::now();
  Workers workers{plan, stop, work};
  workers.start();
  while (!workers.ended_within(kReportEvery))
    if (progress) progress(workers.done(), std::chrono::duration<double>(Clock::now() - begin).count());
  workers.join();
  return workers.done();
}

}  // namespace proof
