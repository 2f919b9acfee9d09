#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "parts/parted_command.hpp"
#include "proof/watched_hand.hpp"
#include "simulate/simulate_part.hpp"
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

class Simulate final : public PartedCommand {
 public:
  explicit Simulate(const SimulateArguments& arguments) : arguments_{arguments} {}

  int prepare() override {
    if (const int fault = check(arguments_); fault != kFine) return fault;
    session_.emplace(arguments_.language);
    int exit_code = kFine;
    rules_ = session_->load(arguments_.rules, exit_code);
    if (rules_ == nullptr) return exit_code;
    if (is_same_file(arguments_.records, rules_->resolved().file)) {
      const std::string file = printable(arguments_.records);
      return ended(arguments_.language, fmt::format("'{}' holds the rules: the records need another file", file),
                   fmt::format("'{}' فيه القواعد نفسها: اختر ملفًا آخر للسجلات", file), kUnusable);
    }
    // Rules under which no hand is ever counted would deal for ever.
    qanun::PlayedHand first;
    qanun::ActionLog log;
    const auto fault = proof::watch_hand(*rules_, arguments_.seed, 0, first, log);
    if (fault && fault->code == proof::kNothingCounted)
      return ended(arguments_.language, fault->en, fault->ar, kFindings);
    return kFine;
  }

  // Plays, writes the records, and prints what came of it.
  int run_alone() {
    const Interruption interruption;
    std::optional<RecordSink> sink;
    if (!arguments_.records.empty()) {
      sink.emplace(arguments_.records, Interruption::flag());
      if (sink->failed()) return cannot_write(arguments_, *sink);
    }
    const SimulationResult result = simulated(arguments_.shard, arguments_.shards, sink ? &*sink : nullptr);
    const bool written = !sink || sink->close();
    const bool interrupted = Interruption::came();
    if (!written && sink->closed_pipe()) return kFine;
    if (!written && !interrupted) return cannot_write(arguments_, *sink);
    if (!written)
      complain(arguments_.language, "the records end early: nobody read them", "السجلات ناقصة: لم يقرأها أحد");
    const int printed = print_report(arguments_, summary_of(result, arguments_.shard, arguments_.shards));
    return interrupted ? kInterrupted : printed;
  }

  [[nodiscard]] Json run() const override {
    const SimulationResult nothing{.statistics = Statistics{*rules_}};
    return simulated_run(Json::parse(report_json(summary_of(nothing, 0, 1))));
  }

  std::string play(std::uint64_t shard, std::uint64_t shards) override {
    return report_json(summary_of(simulated(shard, shards, nullptr), shard, shards));
  }

  // `seconds` are those of all parts together, whoever played them and when.
  int report(const Parts& parts) override {
    SimulationResult result{.statistics = Statistics{*rules_}};
    unsigned threads = 1;
    for (const auto& [number, part] : parts) {
      const auto statistics = statistics_of(part.body, *rules_);
      if (!statistics) return ended(arguments_.language, of_another_version().en, of_another_version().ar, kUnusable);
      result.statistics.add(*statistics);
      result.done += part.done;
      result.seconds += part.seconds;
      threads = std::max(threads, part.threads);
    }
    RunSummary summary = summary_of(result, 0, 1);
    summary.threads = threads;
    return print_report(arguments_, summary);
  }

 private:
  [[nodiscard]] SimulationResult simulated(std::uint64_t shard, std::uint64_t shards, RecordSink* sink) const {
    std::optional<qanun::RecordWriter> writer;
    if (sink != nullptr) writer.emplace(session_->registry(), *rules_);
    const SimulationPlan plan{.rules = rules_.get(),
                              .writer = writer ? &*writer : nullptr,
                              .sink = sink,
                              .seed = arguments_.seed,
                              .range = shard_of(arguments_.hands, shard, shards),
                              .matches = arguments_.matches,
                              .faults = arguments_.faults,
                              .threads = threads_of(arguments_)};
    const auto unit = arguments_.matches ? qanun::Text{"matches", "صكة"} : qanun::Text{"hands", "يد"};
    ProgressBar bar{plan.range.count, unit, arguments_.language};
    return simulate(plan, Interruption::flag(),
                    [&bar](std::uint64_t done, double seconds) { bar.show(done, seconds); });
  }

  [[nodiscard]] RunSummary summary_of(const SimulationResult& result, std::uint64_t shard, std::uint64_t shards) const {
    RunSummary summary;
    summary.rules = rules_.get();
    summary.result = &result;
    summary.wanted = shard_of(arguments_.hands, shard, shards).count;
    summary.total = arguments_.hands;
    summary.seed = arguments_.seed;
    summary.shard = shard;
    summary.shards = shards;
    summary.threads = threads_of(arguments_);
    summary.matches = arguments_.matches;
    summary.faults = arguments_.faults;
    summary.interrupted = result.done < summary.wanted;
    return summary;
  }

  SimulateArguments arguments_;
  std::optional<Session> session_{};
  std::shared_ptr<const qanun::RuleSet> rules_{};
};

}  // namespace

std::unique_ptr<PartedCommand> parted(const SimulateArguments& arguments) {
  return std::make_unique<Simulate>(arguments);
}

int run_simulate(const SimulateArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  Simulate command{arguments};
  if (const int fault = command.prepare(); fault != kFine) return fault;
  try {
    return command.run_alone();
  } catch (const std::exception& fault) {
    return ended(arguments.language, fmt::format("the run ended early: {}", fault.what()),
                 fmt::format("توقف التشغيل: {}", fault.what()), kUnusable);
  }
}

}  // namespace program
