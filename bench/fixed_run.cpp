// A fixed number of random hands and nothing else, for tools that count instructions: their counts do not depend on
// what else the machine does. docs/benchmarks.md.
#include <CLI/CLI.hpp>

#include <cstdint>
#include <iostream>
#include <string>

#include "measured.hpp"

namespace {

constexpr std::uint64_t kSeed = 152;

}  // namespace

int main(int count, char** given) {
  CLI::App app{"Plays a fixed number of random hands with one engine."};
  std::string engine = "framework";
  std::string rules = "saudi";
  std::uint64_t hands = 20'000;
  app.add_option("engine", engine)->check(CLI::IsMember({"framework", "steps", "hardcoded"}));
  app.add_option("rules", rules, "saudi, kaboot_only (saudi with that feature alone), or the name of any rule set");
  app.add_option("hands", hands);
  CLI11_PARSE(app, count, given);

  const auto which = rules == "kaboot_only" ? hardcoded::Rules::kaboot_only : hardcoded::Rules::whole;
  if (engine == "hardcoded" && which == hardcoded::Rules::whole && rules != "saudi") {
    std::cerr << "the engine without a framework plays saudi and kaboot_only\n";
    return 2;
  }
  std::string why;
  const auto loaded =
      which == hardcoded::Rules::whole ? measured::load_rules(rules, why) : measured::load_rules(which, why);
  if (loaded == nullptr) {
    std::cerr << why;
    return 1;
  }
  const qanun::Playout playout{*loaded};
  qanun::PlayedHand played;
  const auto sum_of = [&](auto points_of) {
    std::int64_t sum = 0;
    for (std::uint64_t i = 0; i < hands; ++i) sum += points_of(i);
    return sum;
  };
  const auto by_framework = [&](std::uint64_t i) {
    playout.hand(kSeed, i, played);
    return played.sheet.points[0].value;
  };
  const auto by_steps = [&](std::uint64_t i) {
    qanun::step_random_hand(*loaded, kSeed, i, played);
    return played.sheet.points[0].value;
  };
  const auto by_hardcoded = [&](std::uint64_t i) { return hardcoded::play(which, kSeed, i).points[0]; };
  const std::int64_t sum = engine == "hardcoded" ? sum_of(by_hardcoded)
                           : engine == "steps"   ? sum_of(by_steps)
                                                 : sum_of(by_framework);
  std::cout << engine << ' ' << rules << ' ' << hands << ": " << sum << '\n';
  return 0;
}
