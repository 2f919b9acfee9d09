// `qanun diff A B [--witness]`: what two rule sets say differently, and the hands on which it matters.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "compare/witness_report.hpp"
#include "proof/watched_hand.hpp"
#include "streams/output.hpp"
#include "streams/progress_bar.hpp"

namespace program {

namespace {

using BothRules = std::array<std::shared_ptr<const qanun::RuleSet>, 2>;

// Rules under which no hand is ever counted leave nothing to compare.
bool are_countable(const DiffArguments& arguments, const qanun::RuleSet& rules) {
  qanun::PlayedHand first;
  qanun::ActionLog log;
  const auto fault = proof::watch_hand(rules, arguments.seed, 0, first, log);
  if (!fault || fault->code != proof::kNothingCounted) return true;
  complain(arguments.language, fmt::format("{}: {}", rules.name(), fault->en),
           fmt::format("{}: {}", rules.name(), fault->ar));
  return false;
}

proof::Comparison compare_hands(const DiffArguments& arguments, const proof::Pair& pair) {
  ProgressBar bar{arguments.hands, {"hands", "يد"}, arguments.language};
  return proof::compare({&pair, arguments.seed, arguments.hands, arguments.threads}, Interruption::flag(),
                        [&bar](std::uint64_t done, double seconds) { bar.show(done, seconds); });
}

std::vector<WitnessReport> witnesses_of(const ComparedRun& run) {
  std::vector<WitnessReport> out;
  for (const auto& witness : run.comparison.witnesses)
    if (witness) out.emplace_back(run, *witness);
  return out;
}

int write_records(const DiffArguments& arguments, const std::vector<WitnessReport>& witnesses) {
  Output file{arguments.out, arguments.language};
  for (const WitnessReport& one : witnesses) file.write(one.records());
  return file.finish();
}

std::string compared_text(const ComparedRun& run, const std::vector<WitnessReport>& witnesses,
                          qanun::Language language) {
  std::string out = '\n' + frequencies_text(run, language);
  for (const WitnessReport& one : witnesses) out += '\n' + one.text(language);
  return out;
}

// The hands, after the options. The exit code.
int compare_on_hands(const DiffArguments& arguments, const RuleDiff& diff, std::string& text, Json& json) {
  const Interruption interruption;
  const proof::Pair pair{*diff.rules[0], *diff.rules[1]};
  const proof::Comparison comparison = compare_hands(arguments, pair);
  const ComparedRun run{diff, pair, comparison, arguments.hands, arguments.seed};
  const auto witnesses = witnesses_of(run);
  if (arguments.format == Format::json) {
    json["hands"] = frequencies_json(run);
    json["witnesses"] = Json::array();
    for (const WitnessReport& one : witnesses) json["witnesses"].push_back(one.json());
  } else {
    text += compared_text(run, witnesses, arguments.language);
  }
  const int written = arguments.out.empty() ? kFine : write_records(arguments, witnesses);
  return Interruption::came() ? kInterrupted : written;
}

// Records that go to standard output have it to themselves.
int print(const DiffArguments& arguments, const std::string& text) {
  if (arguments.out == "-") {
    to_standard_error(text);
    return kFine;
  }
  Output output{"", arguments.language};
  output.write(text);
  return output.finish();
}

// Both, or the exit code that says why not: the faults of both have been printed.
BothRules load_both(const DiffArguments& arguments, const Session& session, int& exit_code) {
  BothRules rules;
  for (std::size_t side = 0; side < rules.size(); ++side) {
    int one = kFine;
    rules[side] = session.load(arguments.rules[side], one);
    exit_code = std::max(exit_code, one);
  }
  if (exit_code != kFine) return rules;
  for (const auto& one : rules) {
    if (is_same_file(arguments.out, one->resolved().file)) {
      complain(arguments.language, fmt::format("'{}' holds the rules: choose another file", printable(arguments.out)),
               fmt::format("«{}» فيه القواعد نفسها: اختر ملفًا آخر", printable(arguments.out)));
      exit_code = kUnusable;
    }
    if (exit_code == kFine && arguments.witness && !are_countable(arguments, *one)) exit_code = kFindings;
  }
  return rules;
}

}  // namespace

int run_diff(const DiffArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  const Session session{arguments.language};
  int exit_code = kFine;
  const BothRules rules = load_both(arguments, session, exit_code);
  if (exit_code != kFine) return exit_code;
  const RuleDiff diff{session.registry(),
                      {rules[0].get(), rules[1].get()},
                      side_names({rules[0]->name(), rules[1]->name()}, arguments.rules),
                      proof::differences_between(session.registry(), rules[0]->resolved(), rules[1]->resolved())};
  std::string text;
  Json json;
  if (arguments.format == Format::json)
    json = rule_diff_json(diff);
  else
    text = rule_diff_text(diff, arguments.language);
  try {
    if (arguments.witness) exit_code = compare_on_hands(arguments, diff, text, json);
  } catch (const std::exception& fault) {
    complain(arguments.language, fmt::format("the run ended early: {}", fault.what()),
             fmt::format("توقف التشغيل: {}", fault.what()));
    return kUnusable;
  }
  const int printed = print(arguments, arguments.format == Format::json ? json_text(json) : text);
  return exit_code == kFine ? printed : exit_code;
}

}  // namespace program
