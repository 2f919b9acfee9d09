#include "simulate/simulation.hpp"

#include <chrono>
#include <mutex>
#include <string>

#include "proof/blocks.hpp"
#include "qanun/playout.hpp"

namespace program {

namespace {

using Clock = std::chrono::steady_clock;

// Small enough to stop at once, large enough that taking a block costs nothing.
std::uint64_t block_size(const SimulationPlan& plan) {
  if (plan.matches) return plan.sink != nullptr ? 4 : 16;
  return plan.sink != nullptr ? 64 : 1024;
}

// One thread's share of the work.
class Player {
 public:
  Player(const SimulationPlan& plan, const qanun::Playout& playout)
      : plan_(plan), playout_(playout), statistics_(*plan.rules), log_(plan.sink != nullptr ? &actions_ : nullptr) {}

  // False once records cannot be written any more.
  bool play(const proof::Block& block) {
    const std::uint64_t end = plan_.range.first + block.end;
    for (std::uint64_t i = plan_.range.first + block.first; i < end; ++i) plan_.matches ? play_match(i) : play_hand(i);
    const bool written = plan_.sink == nullptr || plan_.sink->submit(block.number, std::move(lines_));
    lines_.clear();
    return written;
  }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

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
  Statistics statistics_;
  qanun::PlayedHand played_{};
  qanun::ActionLog actions_{};
  qanun::ActionLog* log_;
  std::string lines_{};
  std::uint64_t index_ = 0;
};

}  // namespace

IndexRange shard_of(std::uint64_t n, std::uint64_t shard, std::uint64_t shards) {
  __extension__ using Wide = unsigned __int128;
  const auto first = static_cast<std::uint64_t>(static_cast<Wide>(n) * shard / shards);
  const auto end = static_cast<std::uint64_t>(static_cast<Wide>(n) * (shard + 1) / shards);
  return {first, end - first};
}

// The player and all that he counts with are of the thread's own memory: nothing is shared until it is handed in.
SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop, const ProgressReport& report) {
  const auto begin = Clock::now();
  const qanun::Playout playout{*plan.rules};
  SimulationResult result{.statistics = Statistics{*plan.rules}};
  std::mutex adding;
  const auto shift = [&](const proof::NextBlock& next) {
    try {
      Player player{plan, playout};
      for (proof::Block block; next(block);)
        if (!player.play(block)) break;
      const std::lock_guard lock{adding};
      result.statistics.add(player.statistics());
    } catch (...) {
      if (plan.sink != nullptr) plan.sink->abandon();
      throw;
    }
  };
  static_cast<void>(proof::work_in_shifts({plan.range.count, block_size(plan), plan.threads}, stop, report, shift));
  result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  result.done = plan.matches ? result.statistics.matches : result.statistics.hands;
  return result;
}

}  // namespace program
