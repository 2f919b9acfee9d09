// `qanun fuzz RULES...`: searches rule sets for options that break something together.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "fuzz/finding_folder.hpp"
#include "fuzz/fuzz_report.hpp"
#include "fuzz/fuzz_run.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

constexpr double kSaveEvery = 10;   // seconds
constexpr double kPlainEvery = 10;  // seconds between lines where standard error is no terminal

// The line on standard error: one that is written over on a terminal, else a line now and then.
class ProgressLine {
 public:
  ~ProgressLine() { clear(); }
  void show(const std::string& text, double seconds) {
    if (terminal_) {
      to_standard_error("\r\033[K" + text);
      shown_ = true;
    } else if (seconds - last_ >= kPlainEvery) {
      to_standard_error(text + '\n');
      last_ = seconds;
    }
  }
  void clear() {
    if (shown_) to_standard_error("\r\033[K");
    shown_ = false;
  }

 private:
  bool terminal_ = ::isatty(STDERR_FILENO) != 0;
  bool shown_ = false;
  double last_ = 0;
};

// One rule set on its way.
class Target {
 public:
  Target(const FuzzArguments& arguments, const Session& session, const std::string& asked, const qanun::RuleSet& rules)
      : arguments_{arguments},
        space_{session.registry(), rules.resolved(), arguments.sections},
        plan_{.seed = arguments.seed, .hands = 16, .erring = arguments.faults},
        search_{space_, plan_},
        runner_{space_, session.reader(), plan_, Interruption::flag()},
        folder_{session, space_, arguments.folder} {
    outcome_.rules = asked;
    outcome_.space = &space_;
  }

  void go_on() {
    if (!folder_.usable()) return;
    outcome_.resumed = search_.restore(folder_.read_corpus(search_.signature()));
    search_.keep_found(runner_);
    outcome_.known = search_.found().size();
  }

  // The kFine of the exit codes, or kUnwritable with a line on standard error.
  int run(double seconds, Output& out) {
    if (!folder_.usable()) return unwritable();
    ProgressLine line;
    double saved = 0;
    FuzzRun run;
    run.runner = &runner_;
    run.search = &search_;
    run.jobs = arguments_.jobs;
    run.seconds = seconds;
    run.combinations = arguments_.combinations;
    run.on_found = [&](const proof::Found& found) {
      auto files = folder_.write(found);
      if (!files) return false;
      outcome_.findings.push_back({found, std::move(*files)});
      line.clear();
      if (arguments_.format == Format::text)
        out.write(finding_text(outcome_, outcome_.findings.back(), arguments_.language));
      return true;
    };
    run.on_progress = [&](double now) {
      line.show(progress_text(outcome_.rules, search_.progress(), outcome_.findings.size(), seconds - now,
                              arguments_.language),
                now);
      if (now - saved < kSaveEvery) return true;
      saved = now;
      return save();
    };
    outcome_.seconds = search(run, Interruption::flag());
    outcome_.progress = search_.progress();
    if (!folder_.usable() || !save()) return unwritable();
    return kFine;
  }

  [[nodiscard]] const FuzzOutcome& outcome() const { return outcome_; }
  [[nodiscard]] bool has_findings() const { return !outcome_.findings.empty() || outcome_.known > 0; }

 private:
  bool save() { return folder_.write_corpus(search_.signature(), search_.save()); }

  int unwritable() const {
    complain(arguments_.language, folder_.problem().en, folder_.problem().ar);
    return kUnwritable;
  }

  const FuzzArguments& arguments_;
  proof::RuleSpace space_;
  proof::SearchPlan plan_;
  proof::Search search_;
  proof::TaskRunner runner_;
  FindingFolder folder_;
  FuzzOutcome outcome_{};
};

int check_sections(const FuzzArguments& arguments, const Session& session) {
  std::vector<std::string> known;
  for (const qanun::SectionDecl& section : session.registry().sections()) known.emplace_back(section.key);
  for (const std::string& section : arguments.sections) {
    if (std::find(known.begin(), known.end(), section) != known.end()) continue;
    const std::string near = qanun::nearest(section, known);
    complain(arguments.language,
             fmt::format("--vary: there is no section '{}'{}", printable(section),
                         near.empty() ? "" : fmt::format("; did you mean '{}'?", near)),
             fmt::format("--vary: لا يوجد قسم «{}»{}", printable(section),
                         near.empty() ? "" : fmt::format("؛ هل تقصد «{}»؟", near)));
    return kUnusable;
  }
  return kFine;
}

int print(const FuzzArguments& arguments, const std::vector<std::unique_ptr<Target>>& targets, Output& out) {
  if (arguments.format == Format::json) {
    Json json;
    json["interrupted"] = Interruption::came();
    json["rules"] = Json::array();
    for (const auto& target : targets)
      if (target != nullptr) json["rules"].push_back(outcome_json(target->outcome(), arguments.language));
    out.write(json_text(json));
  }
  return out.finish();
}

int search_all(const FuzzArguments& arguments, const Session& session,
               const std::vector<std::shared_ptr<const qanun::RuleSet>>& rules) {
  const Interruption interruption;
  Output out{"-", arguments.language};
  std::vector<std::unique_ptr<Target>> targets;
  int exit_code = kFine;
  const double share = static_cast<double>(arguments.seconds) / static_cast<double>(rules.size());
  for (std::size_t i = 0; i < rules.size() && !Interruption::came() && exit_code == kFine; ++i) {
    targets.push_back(std::make_unique<Target>(arguments, session, arguments.rules[i], *rules[i]));
    targets.back()->go_on();
    exit_code = targets.back()->run(share, out);
    if (arguments.format == Format::text && exit_code == kFine)
      out.write(closing_text(targets.back()->outcome(), arguments.language));
  }
  const int printed = print(arguments, targets, out);
  if (exit_code != kFine) return exit_code;
  if (printed != kFine) return printed;
  if (Interruption::came()) return kInterrupted;
  return std::any_of(targets.begin(), targets.end(), [](const auto& target) { return target->has_findings(); })
             ? kFindings
             : kFine;
}

}  // namespace

int run_fuzz(const FuzzArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  const Session session{arguments.language};
  if (const int fault = check_sections(arguments, session); fault != kFine) return fault;
  std::vector<std::shared_ptr<const qanun::RuleSet>> rules;
  for (const std::string& one : arguments.rules) {
    int exit_code = kFine;
    rules.push_back(session.load(one, exit_code));
    if (rules.back() == nullptr) return exit_code;
  }
  try {
    return search_all(arguments, session, rules);
  } catch (const std::exception& fault) {
    complain(arguments.language, fmt::format("the search ended early: {}", printable(fault.what())),
             fmt::format("توقف البحث: {}", printable(fault.what())));
    return kUnusable;
  }
}

}  // namespace program
