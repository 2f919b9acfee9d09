// Bytes and allocations of a hand.
#include "allocations.hpp"
#include "groups.hpp"
#include "playing.hpp"
#include "qanun/record.hpp"

namespace bench {

namespace {

constexpr std::uint64_t kHands = 1'000;

double allocations_a_hand(const Workshop& workshop) {
  const std::size_t before = allocations();
  for (const std::string& name : workshop.names()) {
    hardcoded::Sums looped = play(workshop.shipped(name), by_loop, 0, kHands);
    hardcoded::Sums stepped = play(workshop.shipped(name), by_steps, 0, kHands);
    benchmark::DoNotOptimize(looped);
    benchmark::DoNotOptimize(stepped);
  }
  const auto hands = static_cast<double>(2 * kHands * workshop.names().size());
  return static_cast<double>(allocations() - before) / hands;
}

double record_line(const Workshop& workshop, const Loaded& rules) {
  const qanun::RecordWriter writer{workshop.installed().book().registry(), *rules.rules};
  qanun::PlayedHand played;
  qanun::ActionLog log;
  std::string text;
  for (std::uint64_t i = 0; i < kHands; ++i) {
    rules.playout.hand(kSeed, i, played, &log);
    writer.append(text, played.hand, qanun::Points{}, log.actions, &played.sheet);
  }
  return static_cast<double>(text.size()) / kHands;
}

}  // namespace

std::vector<Size> count_sizes(const Workshop& workshop) {
  return {{"state of a hand, bytes", sizeof(qanun::Hand)},
          {"sheet, bytes", sizeof(qanun::ScoreSheet)},
          {"hand played, with its sheet, bytes", sizeof(qanun::PlayedHand)},
          {"record of a hand of saudi, one line of JSON, bytes", record_line(workshop, workshop.shipped(kWhole))},
          {"allocations a hand, all rule sets, loop and steps", allocations_a_hand(workshop)}};
}

}  // namespace bench
