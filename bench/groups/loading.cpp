// How long it takes until a rule set is there: within a program that runs, and as a program of its own.
#include <optional>

#include "child.hpp"
#include "groups.hpp"

namespace bench {

namespace {

constexpr double kLeastTime = 0.02;  // seconds a round: loading is slow enough to be seen in that
constexpr int kStarts = 4;           // of a program, a round

Plan::Measure measure_load(const Workshop& workshop, const std::string& name) {
  return [&workshop, name](benchmark::State& state) {
    for (auto round : state) {
      static_cast<void>(round);
      std::string why;
      auto rules = workshop.installed().load(name, why);
      benchmark::DoNotOptimize(rules);
    }
  };
}

void measure_rulebook(benchmark::State& state) {
  for (auto round : state) {
    static_cast<void>(round);
    const qanun::Rulebook book;
    const auto* plugins = &book.plugins();
    benchmark::DoNotOptimize(plugins);
  }
}

void add_process(Plan& plan, Row row, std::vector<std::string> command) {
  plan.add(std::move(row),
           [command](benchmark::State& state) {
             for (auto round : state) {
               static_cast<void>(round);
               const std::optional<Ran> ran = run(command);
               if (!ran) {
                 state.SkipWithError("the program does not start, or does not end with 0");
                 return;
               }
               state.SetIterationTime(ran->seconds);
             }
           })
      ->UseManualTime()
      ->Iterations(kStarts)
      ->Unit(benchmark::kMillisecond);
}

// A file of a hundred lines as somebody would write it: options of every section, a condition, examples.
std::string hundred_lines() {
  std::string text =
      "# A majlis that has written down all it plays.\n"
      "qanun: 1\n"
      "name: hundred_lines\n"
      "title: {en: A hundred lines, ar: مئة سطر}\n"
      "summary: {en: Everything is written down., ar: كل شيء مكتوب.}\n"
      "extends: saudi\n"
      "cards:\n  last_trick: 10\n"
      "deal:\n  first_packets: [3, 2]\n  last_packets: [3]\n  all_pass_dealer: rotate\n"
      "bid:\n  rounds: 2\n  allow_sun: true\n  ashkal_on_ace: false\n"
      "kasho:\n  window: until_purchase\n"
      "doubling:\n  sun_gate_score: 100\n"
      "meld:\n  max_per_player: 2\n"
      "play:\n  must_trump: true\n"
      "kaboot:\n  hokum: 25\n  sun: 44\n"
      "match:\n  target: 152\n"
      "when:\n"
      "  - name: hearts count twice\n"
      "    if: {contract: hokum, trump: H}\n"
      "    set: {score.hand_multiplier: 2}\n"
      "examples:\n";
  const auto lines = [&text] { return std::count(text.begin(), text.end(), '\n'); };
  for (int n = 1; lines() <= 97; ++n) {
    const std::string number = std::to_string(n);
    text += "  - title: {en: \"The half of 75 falls, " + number + "\", ar: \"نصف الـ٧٥ يسقط، " + number + "\"}\n";
    text += "    given: {contract: {kind: hokum, trump: D, buyer: 1}, raw: [75, 87]}\n";
    text += "    expect: {points: [7, 9], verdict: made}\n";
  }
  while (lines() < 100) text += "# The end.\n";
  return text;
}

}  // namespace

void add_loading(Workshop& workshop) {
  Plan& plan = workshop.plan();
  plan.add({"load/plugins"}, measure_rulebook)->MinTime(kLeastTime)->Unit(benchmark::kMillisecond);
  for (const std::string& name : workshop.names())
    plan.add({"load/" + name, std::string{"load/"} + kWhole}, measure_load(workshop, name))
        ->MinTime(kLeastTime)
        ->Unit(benchmark::kMillisecond);

  const std::string program = program_folder() / "qanun";
  const std::string file = workshop.scratch().write("hundred_lines.yaml", hundred_lines());
  const char* start = "process/start";
  add_process(plan, {start}, {program, "--version"});
  add_process(plan, {"process/show", start}, {program, "show", kWhole});
  add_process(plan, {"process/check_100_lines", start}, {program, "check", file});
}

}  // namespace bench
