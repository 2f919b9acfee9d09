// How fast random hands are played through the whole framework, against the engine without one. docs/benchmarks.md.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "final_table.hpp"
#include "measured.hpp"

namespace {

constexpr std::uint64_t kSeed = 152;
constexpr std::uint64_t kBatch = 4096;       // hands between two looks at the clock
constexpr std::uint64_t kCompared = 20'000;  // hands that must agree before anything is measured
constexpr const char* kYardstick = "QANUN_YARDSTICK";

using hardcoded::Rules;

// What the framework plays.
struct Loaded {
  explicit Loaded(std::shared_ptr<const qanun::RuleSet> of) : rules{std::move(of)}, playout{*rules} {}
  std::shared_ptr<const qanun::RuleSet> rules;
  qanun::Playout playout;
};
std::map<Rules, Loaded> loaded;

void play_batch(const Loaded& one, std::uint64_t index, qanun::PlayedHand& out) { one.playout.hand(kSeed, index, out); }
void play_steps(const Loaded& one, std::uint64_t index, qanun::PlayedHand& out) {
  qanun::step_random_hand(*one.rules, kSeed, index, out);
}
using Way = decltype(&play_batch);

void report_rate(benchmark::State& state, std::uint64_t hands) {
  state.counters["hands/s"] = benchmark::Counter(static_cast<double>(hands), benchmark::Counter::kIsRate);
}

void play_hardcoded(benchmark::State& state, Rules which) {
  std::uint64_t first = 0;
  for (auto round : state) {
    static_cast<void>(round);
    hardcoded::Sums sums = hardcoded::run(which, kSeed, first, kBatch);
    benchmark::DoNotOptimize(sums);
    first += kBatch;
  }
  report_rate(state, first);
}

// The same sums over the framework's hands, from what both engines know without asking further.
hardcoded::Sums run_framework(const Loaded& one, Way play, std::uint64_t first) {
  hardcoded::Sums sums;
  qanun::PlayedHand played;
  for (std::uint64_t i = first; i < first + kBatch; ++i) {
    play(one, i, played);
    hardcoded::Result result;
    for (qanun::Team side = 0; side < qanun::kTeams; ++side) {
      result.points[side] = static_cast<std::int16_t>(played.sheet.points[side].value);
      result.abnat[side] = static_cast<std::int16_t>(played.hand.tally.abnat[side].value);
    }
    result.mode = static_cast<std::int8_t>(played.hand.mode());
    result.buyer = static_cast<std::int8_t>(played.hand.contract().buyer);
    result.level = static_cast<std::int8_t>(played.hand.contract().stake.level);
    result.void_deals = static_cast<std::int32_t>(played.void_deals);
    sums.add(result);
  }
  return sums;
}

void play_framework(benchmark::State& state, Rules which, Way play) {
  std::uint64_t first = 0;
  for (auto round : state) {
    static_cast<void>(round);
    hardcoded::Sums sums = run_framework(loaded.at(which), play, first);
    benchmark::DoNotOptimize(sums);
    first += kBatch;
  }
  report_rate(state, first);
}

// The path in single quotes, whatever it holds.
std::string quoted(std::string_view path) {
  std::string text = "'";
  for (const char c : path) text += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return text + "'";
}

// Hands a second as the program prints them, or nothing.
std::optional<double> run_yardstick(const std::string& command) {
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  double rate = 0;
  const bool read = std::fscanf(pipe, "yardstick hands_per_second %lf", &rate) == 1 && rate > 0;
  return pclose(pipe) == 0 && read ? std::optional{rate} : std::nullopt;
}

// A program of its own with a clock of its own: its answer stands for the time.
void play_yardstick(benchmark::State& state) {
  constexpr int kHands = 200'000;
  const std::string command = quoted(std::getenv(kYardstick)) + " 1 " + std::to_string(kHands);
  for (auto round : state) {
    static_cast<void>(round);
    const std::optional<double> rate = run_yardstick(command);
    if (!rate) {
      state.SkipWithError("QANUN_YARDSTICK does not run or does not answer as a yardstick");
      return;
    }
    state.SetIterationTime(kHands / *rate);
  }
  report_rate(state, static_cast<std::uint64_t>(state.iterations()) * kHands);
}

bool load(Rules which) {
  std::string why;
  auto rules = measured::load_rules(which, why);
  if (rules == nullptr) {
    std::cerr << "qanun_bench: the rules to be measured do not load\n" << why;
    return false;
  }
  loaded.emplace(which, std::move(rules));
  return true;
}

// A ratio of two engines that play different hands would mean nothing.
bool agree(Rules which) {
  const Loaded& one = loaded.at(which);
  qanun::PlayedHand played;
  for (std::uint64_t i = 0; i < kCompared; ++i) {
    one.playout.hand(kSeed, i, played);
    const std::string text =
        measured::difference(measured::result_of(*one.rules, played), hardcoded::play(which, kSeed, i));
    if (text.empty()) continue;
    std::cerr << "qanun_bench: hand " << i << " of seed " << kSeed
              << (which == Rules::whole ? " of the whole game" : "")
              << " differs, framework against hardcoded: " << text << '\n';
    return false;
  }
  return true;
}

void register_all() {
  benchmark::RegisterBenchmark("hardcoded", play_hardcoded, Rules::kaboot_only);
  benchmark::RegisterBenchmark("framework", play_framework, Rules::kaboot_only, play_batch);
  benchmark::RegisterBenchmark("framework_steps", play_framework, Rules::kaboot_only, play_steps);
  benchmark::RegisterBenchmark("hardcoded_all", play_hardcoded, Rules::whole);
  benchmark::RegisterBenchmark("framework_all", play_framework, Rules::whole, play_batch);
  benchmark::RegisterBenchmark("framework_all_steps", play_framework, Rules::whole, play_steps);
  if (std::getenv(kYardstick) != nullptr)
    benchmark::RegisterBenchmark("yardstick", play_yardstick)->UseManualTime()->Iterations(1);
}

// Ours stand first, so that those of the command line win.
std::vector<std::string> with_defaults(int count, char** given) {
  std::vector<std::string> all{given[0], "--benchmark_repetitions=9", "--benchmark_min_time=0.4",
                               "--benchmark_enable_random_interleaving=true"};
  all.insert(all.end(), given + 1, given + count);
  return all;
}

bool asks_for_other_format(const std::vector<std::string>& arguments) {
  bool other = false;
  for (const std::string& argument : arguments)
    if (argument.rfind("--benchmark_format=", 0) == 0) other = argument != "--benchmark_format=console";
  return other;
}

void print_commands(std::ostream& out) {
  out << "\nAgain: ./dev bench";
  if (std::getenv(kYardstick) == nullptr) out << "    with a yardstick: " << kYardstick << "=PROGRAM ./dev bench";
  out << "\nThe same hands, compared: ./dev test hardcoded\n";
}

}  // namespace

int main(int count, char** given) {
  const std::vector<std::string> arguments = with_defaults(count, given);
  std::vector<char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
  int left = static_cast<int>(pointers.size());
  benchmark::Initialize(&left, pointers.data());
  if (benchmark::ReportUnrecognizedArguments(left, pointers.data())) return 2;

  for (const Rules which : {Rules::kaboot_only, Rules::whole})
    if (!load(which) || !agree(which)) return 1;
  register_all();
  if (asks_for_other_format(arguments)) {
    benchmark::RunSpecifiedBenchmarks();
    return 0;
  }
  FinalTable table{{{"hardcoded", "hardcoded"},
                    {"framework", "hardcoded"},
                    {"framework_steps", "hardcoded"},
                    {"hardcoded_all", "hardcoded_all"},
                    {"framework_all", "hardcoded_all"},
                    {"framework_all_steps", "hardcoded_all"},
                    {"yardstick", "hardcoded"}}};
  benchmark::RunSpecifiedBenchmarks(&table);
  if (table.empty()) return 0;
  table.print(std::cout);
  print_commands(std::cout);
  return 0;
}
