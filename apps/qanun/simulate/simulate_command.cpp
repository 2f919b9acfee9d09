#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <optional>
#include <system_error>
#include <thread>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "proof/watched_hand.hpp"
#include "simulate/statistics_report.hpp"
#include "streams/output.hpp"
#include "streams/progress_bar.hpp"

namespace program {

namespace {

constexpr std::uint64_t kMostHands = 1'000'000'000'000'000;
constexpr unsigned kMostThreads = 1024;

int ended(qanun::Language language, const std::string& en, const std::string& ar, int exit_code) {
  complain(language, en, ar);
  return exit_code;
}

unsigned threads_of(const SimulateArguments& arguments) {
  const unsigned wanted = arguments.threads == 0 ? std::thread::hardware_concurrency() : arguments.threads;
  return std::clamp(wanted, 1U, kMostThreads);
}

int cannot_write(const SimulateArguments& arguments, const RecordSink& sink) {
  const std::string name = arguments.records == "-" ? "standard output" : printable(arguments.records);
  const std::string why = std::generic_category().message(sink.error());
  return ended(arguments.language, fmt::format("cannot write '{}': {}", name, why),
               fmt::format("تعذّرت الكتابة في '{}': {}", name, why), kUnwritable);
}

// The records have standard output to themselves: what is said about the run goes beside them.
int print_report(const SimulateArguments& arguments, const RunSummary& run) {
  const std::string text = arguments.format == Format::json ? report_json(run) : report_text(run, arguments.language);
  if (arguments.records == "-") {
    to_standard_error(text);
    return kFine;
  }
  Output out{"-", arguments.language};
  out.write(text);
  return out.finish();
}

int check(const SimulateArguments& arguments) {
  if (arguments.hands < 1 || arguments.hands > kMostHands)
    return ended(arguments.language, fmt::format("-n must be from 1 to {}", kMostHands),
                 fmt::format("-n يجب أن يكون من 1 إلى {}", kMostHands), kUnusable);
  if (arguments.shards < 1 || arguments.shard >= arguments.shards)
    return ended(arguments.language, "--shard is I/N with I from 1 to N", "--shard يكتب هكذا I/N وفيه I من 1 إلى N",
                 kUnusable);
  return kFine;
}

int run(const SimulateArguments& arguments, const Session& session, const qanun::RuleSet& rules) {
  const Interruption interruption;
  std::optional<RecordSink> sink;
  std::optional<qanun::RecordWriter> writer;
  if (!arguments.records.empty()) {
    sink.emplace(arguments.records, Interruption::flag());
    if (sink->failed()) return cannot_write(arguments, *sink);
    writer.emplace(session.registry(), rules);
  }
  SimulationPlan plan;
  plan.rules = &rules;
  plan.writer = writer ? &*writer : nullptr;
  plan.sink = sink ? &*sink : nullptr;
  plan.seed = arguments.seed;
  plan.range = shard_of(arguments.hands, arguments.shard, arguments.shards);
  plan.matches = arguments.matches;
  plan.faults = arguments.faults;
  plan.threads = threads_of(arguments);

  const auto result = [&] {
    ProgressBar bar{plan.range.count, arguments.matches ? qanun::Text{"matches", "صكة"} : qanun::Text{"hands", "يد"},
                    arguments.language};
    return simulate(plan, Interruption::flag(),
                    [&bar](std::uint64_t done, double seconds) { bar.show(done, seconds); });
  }();
  const bool written = !sink || sink->close();
  const bool interrupted = Interruption::came();
  if (!written && sink->closed_pipe()) return kFine;
  if (!written && !interrupted) return cannot_write(arguments, *sink);
  if (!written) complain(arguments.language, "the records end early: nobody read them", "السجلات ناقصة: لم يقرأها أحد");

  RunSummary summary;
  summary.rules = &rules;
  summary.result = &result;
  summary.wanted = plan.range.count;
  summary.total = arguments.hands;
  summary.seed = arguments.seed;
  summary.shard = arguments.shard;
  summary.shards = arguments.shards;
  summary.threads = plan.threads;
  summary.matches = arguments.matches;
  summary.faults = arguments.faults;
  summary.interrupted = interrupted && result.done < plan.range.count;
  const int printed = print_report(arguments, summary);
  return interrupted ? kInterrupted : printed;
}

}  // namespace

int run_simulate(const SimulateArguments& arguments) {
  if (const int fault = check(arguments); fault != kFine) return fault;
  std::signal(SIGPIPE, SIG_IGN);
  const Session session{arguments.language};
  int exit_code = kFine;
  const auto rules = session.load(arguments.rules, exit_code);
  if (rules == nullptr) return exit_code;
  if (is_same_file(arguments.records, rules->resolved().file))
    return ended(arguments.language,
                 fmt::format("'{}' holds the rules: the records need another file", printable(arguments.records)),
                 fmt::format("'{}' فيه القواعد نفسها: اختر ملفًا آخر للسجلات", arguments.records), kUnusable);
  // Rules under which no hand is ever counted would deal for ever.
  qanun::PlayedHand first;
  qanun::ActionLog log;
  if (const auto fault = proof::watch_hand(*rules, arguments.seed, 0, first, log);
      fault && fault->code == proof::kNothingCounted)
    return ended(arguments.language, fault->en, fault->ar, kFindings);
  try {
    return run(arguments, session, *rules);
  } catch (const std::exception& fault) {
    return ended(arguments.language, fmt::format("the run ended early: {}", fault.what()),
                 fmt::format("توقف التشغيل: {}", fault.what()), kUnusable);
  }
}

}  // namespace program
