// A run of `qanun simulate` ten times as long, and again: neither the time of a hand nor the memory may grow with it.
#include <optional>

#include "child.hpp"
#include "groups.hpp"

namespace bench {

namespace {

constexpr std::uint64_t kFewest = 10'000;
constexpr std::uint64_t kUsualMost = 1'000'000;
constexpr std::uint64_t kLongMost = 100'000'000;

Plan::Measure measure_run(std::uint64_t hands) {
  const std::vector<std::string> command{
      program_folder() / "qanun", "simulate",  kWhole, "-n", std::to_string(hands), "--seed",
      std::to_string(kSeed),      "--threads", "1"};
  return [command, hands](benchmark::State& state) {
    double peak = 0;
    for (auto round : state) {
      static_cast<void>(round);
      const std::optional<Ran> ran = run(command);
      if (!ran) {
        state.SkipWithError("qanun simulate does not run");
        return;
      }
      state.SetIterationTime(ran->seconds);
      peak = std::max(peak, ran->peak_bytes);
    }
    report_rate(state, kHandsRate, static_cast<std::uint64_t>(state.iterations()) * hands);
    state.counters[kPeakBytes] = peak;
  };
}

}  // namespace

void add_growth(Workshop& workshop) {
  const std::uint64_t most = workshop.extent() == Extent::usual ? kUsualMost : kLongMost;
  const std::string base = "growth/" + std::to_string(kUsualMost);  // a start no longer weighs
  for (std::uint64_t hands = kFewest; hands <= most; hands *= 10)
    workshop.plan()
        .add({"growth/" + std::to_string(hands), base}, measure_run(hands))
        ->UseManualTime()
        ->Iterations(1)
        ->Repetitions(hands > kUsualMost ? 1 : 3);
}

}  // namespace bench
