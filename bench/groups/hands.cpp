// Hands a second of every shipped rule set, in the loop and by steps.
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "groups.hpp"
#include "measured.hpp"
#include "playing.hpp"

namespace bench {

namespace {

constexpr const char* kYardstick = "QANUN_YARDSTICK";

// The program of the yardstick; empty: there is none.
std::string yardstick_program() {
  const char* program = std::getenv(kYardstick);
  return program == nullptr ? "" : program;
}

// The path in single quotes, whatever it holds.
std::string in_quotes(std::string_view path) {
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
  const std::string command = in_quotes(yardstick_program()) + " 1 " + std::to_string(kHands);
  for (auto round : state) {
    static_cast<void>(round);
    const std::optional<double> rate = run_yardstick(command);
    if (!rate) {
      state.SkipWithError("QANUN_YARDSTICK does not run or does not answer as a yardstick");
      return;
    }
    state.SetIterationTime(kHands / *rate);
  }
  report_rate(state, kHandsRate, static_cast<std::uint64_t>(state.iterations()) * kHands);
}

}  // namespace

void add_hands(Workshop& workshop) {
  Plan& plan = workshop.plan();
  const Loaded& whole = workshop.shipped(kWhole);
  const Loaded& kaboot_only = workshop.load(kWhole, measured::without_features(*whole.rules, "kaboot"));
  check_against_hardcoded(whole, hardcoded::Rules::whole);
  check_against_hardcoded(kaboot_only, hardcoded::Rules::kaboot_only);

  if (!yardstick_program().empty()) plan.add({"yardstick"}, play_yardstick)->UseManualTime()->Iterations(1);
  plan.add({"hardcoded/kaboot_only", "yardstick"}, measure_hardcoded(hardcoded::Rules::kaboot_only));
  plan.add({"hardcoded/saudi", "yardstick"}, measure_hardcoded(hardcoded::Rules::whole));
  plan.add({"hands/kaboot_only", "hardcoded/kaboot_only"}, measure_hands(kaboot_only));
  for (const std::string& name : workshop.names())
    plan.add({"hands/" + name, "hardcoded/saudi"}, measure_hands(workshop.shipped(name)));
  for (const std::string& name : workshop.names()) {
    check_steps(workshop.shipped(name));
    plan.add({"steps/" + name, "hands/" + name}, measure_hands(workshop.shipped(name), by_steps));
  }
}

}  // namespace bench
