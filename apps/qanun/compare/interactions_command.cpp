// `qanun interactions RULES`: which options depend on each other; and one hand that shows it.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "compare/interactions_report.hpp"
#include "compare/quartet_report.hpp"
#include "streams/output.hpp"
#include "streams/progress_bar.hpp"

namespace program {

namespace {

using Rules = std::shared_ptr<const qanun::RuleSet>;

int refuse(const InteractionsArguments& arguments, const std::string& english, const std::string& arabic) {
  complain(arguments.language, english, arabic);
  return kUnusable;
}

// --- The map ---------------------------------------------------------------------------------------------------------

// The first section that there is not; empty where all are known.
std::string unknown_section(const qanun::Registry& registry, const std::vector<std::string>& asked) {
  for (const std::string& one : asked)
    if (registry.section(one) == nullptr) return one;
  return {};
}

int refuse_section(const InteractionsArguments& arguments, const qanun::Registry& registry, const std::string& given) {
  std::vector<std::string> known;
  std::string all;
  for (const qanun::SectionDecl& section : registry.sections()) {
    known.emplace_back(section.key);
    all += (all.empty() ? "" : ", ") + known.back();
  }
  const std::string near = qanun::nearest(given, known);
  const std::string name = printable(given);
  return refuse(arguments,
                fmt::format("--section: there is no section '{}'{}", name,
                            near.empty() ? "; there are " + all : fmt::format("; did you mean '{}'?", near)),
                fmt::format("--section: لا قسم اسمه «{}»{}", name,
                            near.empty() ? "؛ الأقسام: " + all : fmt::format("؛ هل تقصد «{}»؟", near)));
}

std::string report_of(const InteractionsArguments& arguments, const InteractionsRun& run) {
  switch (arguments.format) {
    case Format::text:
      break;
    case Format::json:
      return json_text(interactions_json(run));
    case Format::csv:
      return interactions_csv(run);
    case Format::html:
      return interactions_html(run, arguments.language);
  }
  return interactions_text(run, arguments.language);
}

int map_pairs(const InteractionsArguments& arguments, const Session& session, const Rules& rules) {
  if (const std::string unknown = unknown_section(session.registry(), arguments.sections); !unknown.empty())
    return refuse_section(arguments, session.registry(), unknown);
  const Interruption interruption;
  const proof::RuleSpace space{session.registry(), rules->resolved(), arguments.sections};
  const proof::Interactions found = [&] {
    const std::size_t options = space.options().size();
    ProgressBar bar{options * (options - std::min<std::size_t>(options, 1)) / 2, {"pairs", "زوج"}, arguments.language};
    return proof::find_interactions({&space, arguments.seed, arguments.hands, arguments.threads}, Interruption::flag(),
                                    [&bar](std::uint64_t done, double seconds) { bar.show(done, seconds); });
  }();
  if (found.rules == nullptr) {
    complain(arguments.language, "no hand is ever counted by these rules", "لا تُحسب أي يد بهذه القواعد");
    return kFindings;
  }
  Output output{arguments.out, arguments.language};
  output.write(report_of(arguments, {space, found, arguments.rules, arguments.seed, arguments.hands}));
  const int written = output.finish();
  return Interruption::came() && written == kFine ? kInterrupted : written;
}

// --- One hand --------------------------------------------------------------------------------------------------------

// The rule set with some options at other values, "KEY: VALUE" each. Faults are printed.
Rules changed(const InteractionsArguments& arguments, const Session& session, const std::vector<std::string>& changes) {
  qanun::Diagnostics diagnostics;
  std::string text = "with:\n";
  for (const std::string& one : changes) text += "  " + one + '\n';
  const auto document = qanun::yaml::parse("--set", text, {}, diagnostics);
  Rules rules;
  if (document) {
    const qanun::Overrides overrides{.document = &*document, .with = document->root.find("with")};
    auto resolved = session.reader().read(arguments.rules, diagnostics, &overrides);
    if (resolved) rules = qanun::RuleSet::compile(session.registry(), std::move(*resolved), diagnostics);
  }
  if (rules == nullptr) session.print(diagnostics);
  return rules;
}

bool is_one_line(const std::string& change) { return change.find_first_of("\n\r") == std::string::npos; }

int show_hand(const InteractionsArguments& arguments, const Session& session, const Rules& rules) {
  if (arguments.changes.size() != 2 || !std::all_of(arguments.changes.begin(), arguments.changes.end(), is_one_line))
    return refuse(arguments, "--hand needs two changes: --set 'KEY: VALUE' --set 'KEY: VALUE'",
                  "--hand يحتاج تغييرين: --set 'KEY: VALUE' --set 'KEY: VALUE'");
  const Rules first = changed(arguments, session, {arguments.changes[0]});
  const Rules second = changed(arguments, session, {arguments.changes[1]});
  if (first == nullptr || second == nullptr) return kUnusable;
  const Rules both = changed(arguments, session, arguments.changes);
  if (both == nullptr) return kUnusable;
  const std::array<const qanun::RuleSet*, proof::kFour> four{rules.get(), first.get(), second.get(), both.get()};
  for (const qanun::RuleSet* one : four)
    if (!proof::counts_hands(*one, arguments.seed))
      return refuse(arguments, "no hand is ever counted by these rules", "لا تُحسب أي يد بهذه القواعد");
  const proof::Quartet quartet{four};
  proof::QuartetHand hand;
  play_four(quartet, arguments.seed, *arguments.hand, hand);
  const QuartetRun run{quartet, hand, {arguments.changes[0], arguments.changes[1]}, arguments.seed, *arguments.hand};
  Output output{arguments.out, arguments.language};
  output.write(arguments.format == Format::json ? json_text(quartet_json(run)) : quartet_text(run, arguments.language));
  return output.finish();
}

}  // namespace

int run_interactions(const InteractionsArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  if (!arguments.hand && !arguments.changes.empty())
    return refuse(arguments, "--set goes with --hand", "--set يكون مع --hand");
  const Session session{arguments.language};
  int exit_code = kFine;
  const auto rules = session.load(arguments.rules, exit_code);
  if (rules == nullptr) return exit_code;
  if (is_same_file(arguments.out, rules->resolved().file))
    return refuse(arguments, fmt::format("'{}' holds the rules: choose another file", printable(arguments.out)),
                  fmt::format("«{}» فيه القواعد نفسها: اختر ملفًا آخر", printable(arguments.out)));
  try {
    return arguments.hand ? show_hand(arguments, session, rules) : map_pairs(arguments, session, rules);
  } catch (const std::exception& fault) {
    return refuse(arguments, fmt::format("the run ended early: {}", fault.what()),
                  fmt::format("توقف التشغيل: {}", fault.what()));
  }
}

}  // namespace program
