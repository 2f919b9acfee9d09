#include "simulate/simulation.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "qanun/playout.hpp"

namespace program {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kReportEvery{200};

// Small enough to stop at once, large enough that taking a block costs nothing.
std::uint64_t block_size(const SimulationPlan& plan) {
  if (plan.matches) return plan.sink != nullptr ? 4 : 16;
  return plan.sink != nullptr ? 64 : 1024;
}

// What threads share: the next block to take, and who is still at work.
class Work {
 public:
  Work(const SimulationPlan& plan, const std::atomic<bool>& stop)
      : plan_(plan),
        stop_(stop),
        size_(block_size(plan)),
        blocks_((plan.range.count + size_ - 1) / size_),
        statistics_(*plan.rules) {}

  // A block once taken is played to its end, so that what was done is the beginning of the range without gaps.
  [[nodiscard]] bool take(std::uint64_t& block) {
    if (stop_.load(std::memory_order_relaxed) || failed_.load(std::memory_order_relaxed)) return false;
    block = next_.fetch_add(1, std::memory_order_relaxed);
    return block < blocks_;
  }
  [[nodiscard]] IndexRange range_of(std::uint64_t block) const {
    return {plan_.range.first + block * size_, std::min(size_, plan_.range.count - block * size_)};
  }
  [[nodiscard]] std::uint64_t taken() const {
    return std::min(next_.load(std::memory_order_relaxed) * size_, plan_.range.count);
  }
  [[nodiscard]] std::uint64_t blocks() const { return blocks_; }
  void fail(std::exception_ptr fault = nullptr) {
    const std::lock_guard lock{mutex_};
    if (fault != nullptr && fault_ == nullptr) fault_ = std::move(fault);
    failed_ = true;
  }
  void hand_in(const Statistics& statistics) {
    const std::lock_guard lock{mutex_};
    statistics_.add(statistics);
  }
  // Once all have left.
  [[nodiscard]] const Statistics& statistics() const { return statistics_; }
  void rethrow() const {
    if (fault_ != nullptr) std::rethrow_exception(fault_);
  }

  void enter() {
    const std::lock_guard lock{mutex_};
    ++at_work_;
  }
  void leave() {
    const std::lock_guard lock{mutex_};
    if (--at_work_ == 0) all_left_.notify_one();
  }
  // True when all have left, false when the time is up.
  [[nodiscard]] bool wait(std::chrono::milliseconds time) {
    std::unique_lock lock{mutex_};
    return all_left_.wait_for(lock, time, [&] { return at_work_ == 0; });
  }

 private:
  const SimulationPlan& plan_;
  const std::atomic<bool>& stop_;
  const std::uint64_t size_;
  const std::uint64_t blocks_;
  alignas(64) std::atomic<std::uint64_t> next_{0};
  alignas(64) std::atomic<bool> failed_{false};
  std::mutex mutex_{};
  std::condition_variable all_left_{};
  int at_work_ = 0;
  std::exception_ptr fault_{};
  Statistics statistics_;
};

// One thread's share of the work.
class Player {
 public:
  Player(const SimulationPlan& plan, const qanun::Playout& playout, Work& work)
      : plan_(plan),
        playout_(playout),
        work_(work),
        statistics_(*plan.rules),
        log_(plan.sink != nullptr ? &actions_ : nullptr) {}

  void run() {
    std::uint64_t block = 0;
    while (work_.take(block)) {
      const IndexRange range = work_.range_of(block);
      for (std::uint64_t i = range.first; i < range.first + range.count; ++i)
        plan_.matches ? play_match(i) : play_hand(i);
      if (plan_.sink != nullptr && !plan_.sink->submit(block, std::move(lines_))) work_.fail();
      lines_.clear();
    }
    work_.hand_in(statistics_);
  }

 private:
  void play_hand(std::uint64_t index) {
    playout_.hand(plan_.seed, index, played_, log_, plan_.faults);
    statistics_.digest += qanun::digest_of(played_.hand, played_.sheet, played_.void_deals);
    count(played_, qanun::Points{}, index);
  }

  void play_match(std::uint64_t index) {
    index_ = index;
    const qanun::PlayedMatch match = playout_.match(plan_.seed, index, &Player::visit, this, log_, plan_.faults);
    statistics_.digest += match.digest;
    statistics_.add(match);
  }

  static void visit(void* context, const qanun::PlayedHand& hand, const qanun::MatchState& before,
                    const qanun::MatchState& /*after*/, const qanun::ActionLog* /*log*/) {
    auto& player = *static_cast<Player*>(context);
    player.count(hand, before.held, player.index_);
  }

  void count(const qanun::PlayedHand& played, qanun::Points held, std::uint64_t index) {
    statistics_.add(*plan_.rules, played, index);
    if (plan_.faults.per_million > 0) statistics_.add_faults(*plan_.rules, played.hand);
    if (log_ != nullptr) plan_.writer->append(lines_, played.hand, held, log_->actions, &played.sheet);
  }

  const SimulationPlan& plan_;
  const qanun::Playout& playout_;
  Work& work_;
  Statistics statistics_;
  qanun::PlayedHand played_{};
  qanun::ActionLog actions_{};
  qanun::ActionLog* log_;
  std::string lines_{};
  std::uint64_t index_ = 0;
};

// The player and all that he counts with are of the thread's own memory: nothing is shared until it is handed in.
void play(const SimulationPlan& plan, const qanun::Playout& playout, Work& work) {
  try {
    Player{plan, playout, work}.run();
  } catch (...) {  // out of memory, or a plugin that throws
    work.fail(std::current_exception());
    if (plan.sink != nullptr) plan.sink->abandon();
  }
}

// Starts as many threads as the system gives; with none the calling thread does the work.
std::vector<std::thread> start(const SimulationPlan& plan, const qanun::Playout& playout, Work& work) {
  std::vector<std::thread> threads;
  const std::uint64_t wanted = std::clamp<std::uint64_t>(work.blocks(), 1, plan.threads);
  for (std::uint64_t i = 0; i < wanted; ++i) {
    work.enter();
    try {
      threads.emplace_back([&plan, &playout, &work] {
        play(plan, playout, work);
        work.leave();
      });
    } catch (const std::system_error&) {
      work.leave();
      break;
    }
  }
  if (threads.empty()) play(plan, playout, work);
  return threads;
}

}  // namespace

IndexRange shard_of(std::uint64_t n, std::uint64_t shard, std::uint64_t shards) {
  __extension__ using Wide = unsigned __int128;
  const auto first = static_cast<std::uint64_t>(static_cast<Wide>(n) * shard / shards);
  const auto end = static_cast<std::uint64_t>(static_cast<Wide>(n) * (shard + 1) / shards);
  return {first, end - first};
}

SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop, const ProgressReport& report) {
  const auto begin = Clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  const qanun::Playout playout{*plan.rules};
  Work work{plan, stop};
  std::vector<std::thread> threads = start(plan, playout, work);
  while (!work.wait(kReportEvery))
    if (report) report(work.taken(), seconds());
  for (std::thread& thread : threads) thread.join();

  SimulationResult result{work.statistics(), 0, seconds()};
  result.done = plan.matches ? result.statistics.matches : result.statistics.hands;
  work.rethrow();
  return result;
}

}  // namespace program
