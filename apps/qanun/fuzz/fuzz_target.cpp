#include "fuzz/fuzz_target.hpp"

#include <unistd.h>

#include <algorithm>

#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "fuzz/fuzz_run.hpp"

namespace program {

namespace {

constexpr double kSaveEvery = 10;   // seconds
constexpr double kPlainEvery = 10;  // seconds between lines where standard error is no terminal

// The line on standard error: one that is written over on a terminal, else a line now and then.
class ProgressLine {
 public:
  ~ProgressLine() { clear(); }
  void show(const std::string& text, double seconds) {
    if (HeldSpeech::is_on()) return;
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

// Each part has come as far as all of them, unless it was interrupted: then nobody knows more than the one that came
// least far.
proof::Progress sum_of(const std::vector<FuzzedRules>& parts) {
  proof::Progress sum;
  for (const FuzzedRules& part : parts) {
    const proof::Progress& one = part.progress;
    if (&part == &parts.front() || one.triples.reached < sum.triples.reached) {
      sum.stage = one.stage;
      sum.pairs = one.pairs;
      sum.triples = one.triples;
    }
    sum.combinations += one.combinations;
    sum.hands += one.hands;
  }
  return sum;
}

std::vector<proof::Shown> in_order(std::vector<FuzzedRules> parts) {
  std::vector<proof::Shown> all;
  for (FuzzedRules& part : parts) std::move(part.shown.begin(), part.shown.end(), std::back_inserter(all));
  std::sort(all.begin(), all.end(), [](const auto& one, const auto& other) { return one.number < other.number; });
  return all;
}

}  // namespace

FuzzTarget::FuzzTarget(const FuzzArguments& arguments, const Session& session, std::string asked,
                       const qanun::RuleSet& rules)
    : arguments_{arguments}, session_{session}, space_{session.registry(), rules.resolved(), arguments.sections} {
  outcome_.rules = std::move(asked);
  outcome_.space = &space_;
}

proof::SearchPlan FuzzTarget::plan(ShardNumber shard) const {
  return {.seed = arguments_.seed,
          .hands = 16,
          .erring = arguments_.faults,
          .combinations = arguments_.combinations.value_or(UINT64_MAX),
          .shard = shard.index,
          .shards = shard.of};
}

bool FuzzTarget::keep(const proof::Found& found, FindingFolder& folder, Output& out) {
  auto files = folder.write(found);
  if (!files) return false;
  outcome_.findings.push_back({found, std::move(*files)});
  if (arguments_.format == Format::text)
    out.write(finding_text(outcome_, outcome_.findings.back(), arguments_.language));
  return true;
}

void FuzzTarget::close(Output& out) const {
  if (arguments_.format == Format::text) out.write(closing_text(outcome_, arguments_.language));
}

int FuzzTarget::unwritable(const FindingFolder& folder) const {
  complain(arguments_.language, folder.problem().en, folder.problem().ar);
  return kUnwritable;
}

int FuzzTarget::search_alone(std::optional<double> seconds, Output& out) {
  proof::Search searched{space_, plan()};
  const proof::TaskRunner runner{space_, session_.reader(), plan(), Interruption::flag()};
  FindingFolder folder{session_, space_, arguments_.folder};
  if (!folder.usable()) return unwritable(folder);
  outcome_.resumed = searched.restore(folder.read_corpus(searched.signature()));
  searched.keep_found(runner);
  outcome_.known = searched.found().size();
  const auto save = [&] { return folder.write_corpus(searched.signature(), searched.save()); };

  ProgressLine line;
  double saved = 0;
  FuzzRun run;
  run.runner = &runner;
  run.search = &searched;
  run.jobs = arguments_.jobs;
  run.seconds = seconds;
  run.on_found = [&](const proof::Found& found) {
    line.clear();
    return keep(found, folder, out);
  };
  run.on_progress = [&](double now) {
    const auto left = seconds ? std::optional{*seconds - now} : std::nullopt;
    line.show(progress_text(outcome_.rules, searched.progress(), outcome_.findings.size(), left, arguments_.language),
              now);
    if (now - saved < kSaveEvery) return true;
    saved = now;
    return save();
  };
  outcome_.seconds = search(run, Interruption::flag());
  outcome_.progress = searched.progress();
  if (!folder.usable() || !save()) return unwritable(folder);
  line.clear();
  close(out);
  return kFine;
}

std::uint64_t FuzzTarget::share_of(ShardNumber shard) const {
  const std::uint64_t all = plan().combinations;
  return all / shard.of + (shard.index < all % shard.of ? 1 : 0);
}

FuzzedRules FuzzTarget::search_part(ShardNumber shard) const {
  proof::Search searched{space_, plan(shard)};
  const proof::TaskRunner runner{space_, session_.reader(), plan(shard), Interruption::flag()};
  FuzzedRules fuzzed{.signature = searched.signature()};
  ProgressLine line;
  FuzzRun run;
  run.runner = &runner;
  run.search = &searched;
  run.jobs = arguments_.jobs;
  run.on_shown = [&](const proof::Shown& shown) { fuzzed.shown.push_back(shown); };
  run.on_progress = [&](double now) {
    line.show(progress_text(outcome_.rules, searched.progress(), searched.found().size(), {}, arguments_.language),
              now);
    return true;
  };
  fuzzed.seconds = search(run, Interruption::flag());
  fuzzed.progress = searched.progress();
  return fuzzed;
}

int FuzzTarget::put_together(std::vector<FuzzedRules> parts, Output& out) {
  const proof::TaskRunner runner{space_, session_.reader(), plan(), Interruption::flag()};
  FindingFolder folder{session_, space_, arguments_.folder};
  if (!folder.usable()) return unwritable(folder);
  for (const FuzzedRules& part : parts) outcome_.seconds += part.seconds;
  outcome_.progress = sum_of(parts);
  std::vector<proof::Found> found;
  for (proof::Shown& shown : in_order(std::move(parts))) {
    // Another part knew it by a fault that is none of the first ones of all parts.
    if (!shown.smallest && !shown.doubtful && !is_known(found, shown.first)) runner.make_small(shown);
    const proof::Settled settled = settle(found, std::move(shown));
    if (settled == proof::Settled::doubtful) ++outcome_.progress.doubtful;
    if (settled == proof::Settled::found && !keep(found.back(), folder, out)) return unwritable(folder);
  }
  close(out);
  return kFine;
}

}  // namespace program
