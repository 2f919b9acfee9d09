// `qanun merge FILE...`: the shards of one run, put together to what one process would have reported.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <map>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "simulate/shard_report.hpp"
#include "simulate/statistics_report.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

// What is said of a set of shards that cannot be merged, and the exit code.
struct Objection {
  Sentence says{};
  int exit_code = kUnusable;
};

// Why a shard is not of the run of the first.
Sentence stranger(const ShardReport& first, const ShardReport& other) {
  const RunIdentity& a = first.run;
  const RunIdentity& b = other.run;
  std::string what;
  const auto differ = [&](std::string_view name, const auto& one, const auto& another) {
    if (one != another) what += fmt::format("{}{} {} / {}", what.empty() ? "" : ", ", name, one, another);
  };
  differ("rules", printable(a.rules), printable(b.rules));
  differ("fingerprint", printable(a.fingerprint), printable(b.fingerprint));
  differ("what", printable(a.what), printable(b.what));
  differ("seed", a.seed, b.seed);
  differ("total", a.total, b.total);
  differ("shards", a.shards, b.shards);
  differ("faults per million", a.faults_per_million, b.faults_per_million);
  return {fmt::format("'{}' and '{}' are of different runs: {}", printable(first.file), printable(other.file), what),
          fmt::format("«{}» و«{}» من تشغيلين مختلفين: {}", printable(first.file), printable(other.file), what)};
}

// The command that plays a shard.
std::string command_of(const RunIdentity& run, std::uint64_t shard) {
  std::string faults;
  if (run.faults_per_million > 0)
    faults = fmt::format(" --faults {}", run.faults_per_million / double{qanun::kAlwaysErring});
  return fmt::format("qanun simulate {} -n {} --seed {}{}{} --shard {}/{} --format json", printable(run.rules),
                     run.total, run.seed, run.what == "matches" ? " --what matches" : "", faults, shard + 1,
                     run.shards);
}

Sentence unfinished(const ShardReport& one) {
  return {fmt::format("'{}' was interrupted after {} of {}: run it again with `{}`", printable(one.file), one.done,
                      one.wanted, command_of(one.run, one.shard)),
          fmt::format("«{}» توقّف بعد {} من {}: أعد تشغيله بالأمر `{}`", printable(one.file), one.done, one.wanted,
                      command_of(one.run, one.shard))};
}

Sentence twice(const ShardReport& one, const ShardReport& other) {
  return {fmt::format("shard {}/{} stands in '{}' and in '{}'", one.shard + 1, one.run.shards, printable(one.file),
                      printable(other.file)),
          fmt::format("الجزء {}/{} موجود في «{}» وفي «{}»", one.shard + 1, one.run.shards, printable(one.file),
                      printable(other.file))};
}

using Shards = std::map<std::uint64_t, ShardReport>;

Sentence missing(const Shards& shards) {
  const RunIdentity& run = shards.begin()->second.run;
  std::uint64_t absent = 0;
  while (shards.contains(absent)) ++absent;
  const std::uint64_t count = run.shards - shards.size();
  return {fmt::format("{} of {} shards missing, the first of them {}/{}: `{}`", count, run.shards, absent + 1,
                      run.shards, command_of(run, absent)),
          fmt::format("ينقص {} من {} أجزاء، أولها {}/{}: `{}`", count, run.shards, absent + 1, run.shards,
                      command_of(run, absent))};
}

// All shards by number, or what is wrong with them.
std::optional<Objection> collect(const std::vector<std::string>& files, Shards& shards) {
  for (const std::string& file : files) {
    Sentence problem;
    auto report = read_shard_report(file, problem);
    if (!report) return Objection{std::move(problem)};
    if (!shards.empty() && report->run != shards.begin()->second.run)
      return Objection{stranger(shards.begin()->second, *report)};
    if (!report->whole()) return Objection{unfinished(*report), kFindings};
    const std::uint64_t shard = report->shard;
    if (const auto known = shards.find(shard); known != shards.end()) return Objection{twice(known->second, *report)};
    shards.emplace(shard, std::move(*report));
  }
  if (shards.size() < shards.begin()->second.run.shards) return Objection{missing(shards), kFindings};
  return std::nullopt;
}

int object(const MergeArguments& arguments, const Objection& objection) {
  complain(arguments.language, objection.says.en, objection.says.ar);
  return objection.exit_code;
}

// `seconds` are those of all shards together, whoever played them and when.
std::optional<SimulationResult> summed(const Shards& shards, const qanun::RuleSet& rules) {
  SimulationResult result{.statistics = Statistics{rules}};
  for (const auto& [number, shard] : shards) {
    const auto statistics = statistics_of(shard.body, rules);
    if (!statistics) return std::nullopt;
    result.statistics.add(*statistics);
    result.done += shard.done;
    result.seconds += shard.seconds;
  }
  return result;
}

RunSummary summary_of(const Shards& shards, const qanun::RuleSet& rules, const SimulationResult& result) {
  const RunIdentity& run = shards.begin()->second.run;
  RunSummary summary;
  summary.rules = &rules;
  summary.result = &result;
  summary.wanted = summary.total = run.total;
  summary.seed = run.seed;
  summary.matches = run.what == "matches";
  summary.faults = {run.faults_per_million};
  for (const auto& [number, shard] : shards) summary.threads = std::max(summary.threads, shard.threads);
  return summary;
}

Objection other_rules(const qanun::RuleSet& rules, const RunIdentity& run) {
  const std::string here = fmt::format("{:016x}", rules.fingerprint());
  return {{fmt::format("the shards were played by other rules (fingerprint {}) than '{}' is here ({}); name the right "
                       "ones by --rules",
                       printable(run.fingerprint), printable(rules.name()), here),
           fmt::format("لُعبت الأجزاء بقواعد غير «{}» التي هنا (البصمة {} وهنا {})؛ سمّ القواعد الصحيحة بـ --rules",
                       printable(rules.name()), printable(run.fingerprint), here)}};
}

}  // namespace

int run_merge(const MergeArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  Shards shards;
  if (const auto objection = collect(arguments.files, shards)) return object(arguments, *objection);
  const RunIdentity& run = shards.begin()->second.run;
  const Session session{arguments.language};
  int exit_code = kFine;
  const auto rules = session.load(arguments.rules.empty() ? run.rules : arguments.rules, exit_code);
  if (rules == nullptr) return exit_code;
  if (fmt::format("{:016x}", rules->fingerprint()) != run.fingerprint)
    return object(arguments, other_rules(*rules, run));
  const auto result = summed(shards, *rules);
  if (!result)
    return object(arguments, {{"the shards do not hold all counters: they were written by another version",
                               "الأجزاء ينقصها عدّ: كتبها إصدار آخر"}});
  const RunSummary summary = summary_of(shards, *rules, *result);
  Output out{"-", arguments.language};
  out.write(arguments.format == Format::json ? report_json(summary) : report_text(summary, arguments.language));
  return out.finish();
}

}  // namespace program
