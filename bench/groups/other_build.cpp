// The same hands in the program of another build, round by round: what a compiler's switch, or a change, is worth.
#include <iostream>
#include <optional>
#include <sstream>

#include "child.hpp"
#include "groups.hpp"
#include "other_build.hpp"
#include "playing.hpp"

namespace bench {

namespace {

constexpr std::uint64_t kHands = 100'000;
constexpr const char* kHardcoded = "hardcoded";

struct Answer {
  double seconds = 0;
  std::uint64_t checksum = 0;
};

std::optional<Answer> ask(const std::string& program, const std::string& name) {
  const auto ran = run({program, "--play", name}, Output::kept);
  if (!ran) return std::nullopt;
  std::istringstream text{ran->output};
  Answer answer;
  if (!(text >> answer.seconds >> answer.checksum) || answer.seconds <= 0) return std::nullopt;
  return answer;
}

hardcoded::Sums play_named(const Loaded* rules) {
  return rules == nullptr ? hardcoded::run(hardcoded::Rules::whole, kSeed, 0, kHands)
                          : play(*rules, by_loop, 0, kHands);
}

Plan::Measure measure_other(const std::string& program, const std::string& name) {
  return [program, name](benchmark::State& state) {
    for (auto round : state) {
      static_cast<void>(round);
      const std::optional<Answer> answer = ask(program, name);
      if (!answer) {
        state.SkipWithError("the other build's program does not run or does not answer");
        return;
      }
      state.SetIterationTime(answer->seconds);
    }
    report_rate(state, kHandsRate, static_cast<std::uint64_t>(state.iterations()) * kHands);
  };
}

}  // namespace

int play_for_other_build(const std::string& name) {
  std::string why;
  const measured::InstalledRules installed;
  std::optional<Loaded> rules;
  if (name != kHardcoded) {
    auto loaded = installed.load(name, why);
    if (loaded == nullptr) {
      std::cerr << why;
      return 1;
    }
    rules.emplace(std::move(loaded));
  }
  const std::clock_t began = std::clock();
  const hardcoded::Sums sums = play_named(rules ? &*rules : nullptr);
  const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
  std::cout << seconds << ' ' << sums.checksum << '\n';
  return 0;
}

void add_other_build(Workshop& workshop, const std::filesystem::path& program) {
  const auto add = [&](const std::string& name, const std::string& base, const Loaded* rules) {
    const std::optional<Answer> answer = ask(program, name);
    if (!answer) throw Unmeasurable{"the other build's program does not run or does not know " + name};
    if (answer->checksum != play_named(rules).checksum)
      throw Unmeasurable{"the other build plays other hands: " + name};
    workshop.plan().add({"against/" + name, base}, measure_other(program, name))->UseManualTime()->Iterations(1);
  };
  add(kHardcoded, "hardcoded/saudi", nullptr);
  for (const std::string& name : workshop.names()) add(name, "hands/" + name, &workshop.shipped(name));
}

}  // namespace bench
