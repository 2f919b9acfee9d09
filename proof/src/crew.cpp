#include "proof/crew.hpp"

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

constexpr std::chrono::milliseconds kTickEvery{200};

class Crew {
 public:
  explicit Crew(const Share& share) : share_{share} {}

  void start(unsigned threads) {
    for (unsigned i = 0; i < std::max(threads, 1U); ++i) {
      change(1);
      try {
        threads_.emplace_back([this] {
          work();
          change(-1);
        });
      } catch (const std::system_error&) {  // the system gives no more
        change(-1);
        break;
      }
    }
    if (threads_.empty()) work();
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

 private:
  void work() {
    try {
      share_(failed_);
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

  const Share& share_;
  alignas(64) std::atomic<bool> failed_{false};  // read all the time, hardly ever written
  alignas(64) std::mutex mutex_{};
  std::condition_variable all_left_{};
  int at_work_ = 0;
  std::exception_ptr fault_{};
  std::vector<std::thread> threads_{};
};

}  // namespace

double work_together(unsigned threads, const Share& share, const Tick& tick) {
  const auto begin = Clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  Crew crew{share};
  crew.start(threads);
  while (!crew.ended_within(kTickEvery))
    if (tick) tick(seconds());
  crew.join();
  return seconds();
}

}  // namespace proof
