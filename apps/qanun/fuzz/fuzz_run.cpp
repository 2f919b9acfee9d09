#include "fuzz/fuzz_run.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace program {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kReportEvery{200};

class Crew {
 public:
  Crew(const FuzzRun& run, const std::atomic<bool>& stop) : run_{run}, stop_{stop} {}

  double work() {
    std::vector<std::thread> threads = start();
    std::unique_lock lock{mutex_};
    while (at_work_ > 0) {
      all_left_.wait_for(lock, kReportEvery);
      if (!ended_ && !run_.on_progress(seconds())) ended_ = true;
    }
    lock.unlock();
    for (std::thread& thread : threads) thread.join();
    if (fault_ != nullptr) std::rethrow_exception(fault_);
    return seconds();
  }

 private:
  [[nodiscard]] double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
  [[nodiscard]] bool over() const {
    return ended_ || stop_ || taken_ >= run_.combinations || seconds() >= run_.seconds;
  }

  // As many threads as the system gives; with none the calling thread does the work.
  std::vector<std::thread> start() {
    std::vector<std::thread> threads;
    at_work_ = run_.jobs;
    for (unsigned i = 0; i < run_.jobs; ++i) {
      try {
        threads.emplace_back([this] { work_alone(); });
      } catch (const std::system_error&) {
        const std::lock_guard lock{mutex_};
        at_work_ -= run_.jobs - i;
        break;
      }
    }
    if (threads.empty()) {
      at_work_ = 1;
      work_alone();
    }
    return threads;
  }

  void work_alone() {
    std::unique_lock lock{mutex_};
    try {
      while (!over()) {
        auto task = run_.search->take();
        if (!task) break;
        ++taken_;
        lock.unlock();
        proof::Report report = run_.runner->run(std::move(*task));
        lock.lock();
        const std::size_t known = run_.search->found().size();
        if (report.forbidden) --taken_;
        run_.search->hand_in(std::move(report));
        if (run_.search->found().size() > known && !run_.on_found(run_.search->found().back())) ended_ = true;
      }
    } catch (...) {
      if (!lock.owns_lock()) lock.lock();
      ended_ = true;
      if (fault_ == nullptr) fault_ = std::current_exception();
    }
    if (--at_work_ == 0) all_left_.notify_one();
  }

  const FuzzRun& run_;
  const std::atomic<bool>& stop_;
  const Clock::time_point begin_ = Clock::now();
  std::mutex mutex_{};
  std::condition_variable all_left_{};
  std::uint64_t taken_ = 0;
  unsigned at_work_ = 0;
  bool ended_ = false;
  std::exception_ptr fault_{};
};

}  // namespace

double search(const FuzzRun& run, const std::atomic<bool>& stop) { return Crew{run, stop}.work(); }

}  // namespace program
