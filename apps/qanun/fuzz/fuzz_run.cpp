#include "fuzz/fuzz_run.hpp"

#include <chrono>
#include <mutex>

#include "proof/crew.hpp"

namespace program {

namespace {

using Clock = std::chrono::steady_clock;

// What threads share: the search itself, which only one of them asks or tells something at a time.
class SharedSearch {
 public:
  SharedSearch(const FuzzRun& run, const std::atomic<bool>& stop) : run_{run}, stop_{stop} {}

  void work(const std::atomic<bool>& failed) {
    std::unique_lock lock{mutex_};
    while (!over() && !failed) {
      auto task = run_.search->take();
      if (!task) break;
      lock.unlock();
      proof::Report report = run_.runner->run(std::move(*task));
      lock.lock();
      hand_in(std::move(report));
    }
  }

  void tick(double seconds) {
    const std::lock_guard lock{mutex_};
    if (!ended_ && run_.on_progress && !run_.on_progress(seconds)) ended_ = true;
  }

 private:
  [[nodiscard]] bool over() const {
    const std::chrono::duration<double> seconds = Clock::now() - begin_;
    return ended_ || stop_ || (run_.seconds && seconds.count() >= *run_.seconds);
  }

  void hand_in(proof::Report report) {
    if (report.shown && run_.on_shown) run_.on_shown(*report.shown);
    const std::size_t known = run_.search->found().size();
    run_.search->hand_in(std::move(report));
    if (!run_.on_found) return;
    for (std::size_t i = known; i < run_.search->found().size() && !ended_; ++i)
      ended_ = !run_.on_found(run_.search->found()[i]);
  }

  const FuzzRun& run_;
  const std::atomic<bool>& stop_;
  const Clock::time_point begin_ = Clock::now();
  std::mutex mutex_{};
  bool ended_ = false;
};

}  // namespace

double search(const FuzzRun& run, const std::atomic<bool>& stop) {
  SharedSearch shared{run, stop};
  return proof::work_together(
      run.jobs, [&](const std::atomic<bool>& failed) { shared.work(failed); },
      [&](double seconds) { shared.tick(seconds); });
}

}  // namespace program
