// `qanun interactions RULES`: which options depend on each other; and one hand that shows it.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <stdexcept>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "compare/interactions_part.hpp"
#include "compare/interactions_report.hpp"
#include "compare/quartet_report.hpp"
#include "parts/parted_command.hpp"
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

class Map final : public PartedCommand {
 public:
  explicit Map(InteractionsArguments arguments) : arguments_{std::move(arguments)} {}

  int prepare() override {
    session_.emplace(arguments_.language);
    int exit_code = kFine;
    rules_ = session_->load(arguments_.rules, exit_code);
    if (rules_ == nullptr) return exit_code;
    if (is_same_file(arguments_.out, rules_->resolved().file)) {
      const std::string file = printable(arguments_.out);
      return refuse(arguments_, fmt::format("'{}' holds the rules: choose another file", file),
                    fmt::format("«{}» فيه القواعد نفسها: اختر ملفًا آخر", file));
    }
    if (const auto unknown = unknown_section(session_->registry(), arguments_.sections); !unknown.empty())
      return refuse_section(arguments_, session_->registry(), unknown);
    space_.emplace(session_->registry(), rules_->resolved(), arguments_.sections);
    if (arguments_.hand || proof::counts_hands(*rules_, arguments_.seed)) return kFine;
    complain(arguments_.language, "no hand is ever counted by these rules", "لا تُحسب أي يد بهذه القواعد");
    return kFindings;
  }

  int run_alone() {
    const Interruption interruption;
    const int written = write(found({}));
    return Interruption::came() && written == kFine ? kInterrupted : written;
  }

  [[nodiscard]] Json run() const override {
    return {{"rules", rules_->name()},
            {"fingerprint", fmt::format("{:016x}", rules_->fingerprint())},
            {"sections", arguments_.sections},
            {"seed", arguments_.seed},
            {"hands", arguments_.hands}};
  }

  std::string play(std::uint64_t shard, std::uint64_t shards) override {
    Part part{
        .part_of = PartOf::interactions, .run = run(), .shard = shard, .shards = shards, .threads = arguments_.threads};
    const auto begin = std::chrono::steady_clock::now();
    const proof::Interactions map = found({shard, shards});
    part.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    // The pairs of options that were not even looked at are not counted.
    const bool cut = map.changes.size() < proof::changes_to_try(*space_).size();
    part.wanted = map.wanted + (cut ? 1 : 0);
    part.done = map.pairs.size();
    part.body = mapped_json(arguments_.rules, map);
    return part_text(part);
  }

  int report(const Parts& parts) override {
    proof::Interactions map;
    if (!put_together(*space_, arguments_.seed, parts, map))
      return refuse(arguments_, of_another_version().en, of_another_version().ar);
    return write(map);
  }

  [[nodiscard]] const Session& session() const { return *session_; }
  [[nodiscard]] const Rules& rules() const { return rules_; }

 private:
  [[nodiscard]] proof::Interactions found(ShardNumber shard) const {
    const std::size_t options = space_->options().size();
    ProgressBar bar{
        options * (options - std::min<std::size_t>(options, 1)) / 2 / shard.of, {"pairs", "زوج"}, arguments_.language};
    const proof::InteractionPlan plan{.space = &*space_,
                                      .seed = arguments_.seed,
                                      .hands = arguments_.hands,
                                      .threads = arguments_.threads,
                                      .shard = shard.index,
                                      .shards = shard.of};
    auto map = proof::find_interactions(plan, Interruption::flag(),
                                        [&bar](std::uint64_t done, double seconds) { bar.show(done, seconds); });
    if (map.rules == nullptr) throw std::runtime_error{"the rules as they are do not compile"};
    return map;
  }

  [[nodiscard]] int write(const proof::Interactions& map) const {
    Output output{arguments_.out, arguments_.language};
    output.write(report_of(arguments_, {*space_, map, arguments_.rules, arguments_.seed, arguments_.hands}));
    return output.finish();
  }

  InteractionsArguments arguments_;
  std::optional<Session> session_{};
  Rules rules_{};
  std::optional<proof::RuleSpace> space_{};
};

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

std::unique_ptr<PartedCommand> parted(const InteractionsArguments& arguments) {
  return std::make_unique<Map>(arguments);
}

int run_interactions(const InteractionsArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  if (!arguments.hand && !arguments.changes.empty())
    return refuse(arguments, "--set goes with --hand", "--set يكون مع --hand");
  Map map{arguments};
  if (const int fault = map.prepare(); fault != kFine) return fault;
  try {
    if (arguments.hand) return show_hand(arguments, map.session(), map.rules());
    return arguments.shard ? run_part(map, arguments.shard->index, arguments.shard->of, arguments.language)
                           : map.run_alone();
  } catch (const std::exception& fault) {
    return refuse(arguments, fmt::format("the run ended early: {}", fault.what()),
                  fmt::format("توقف التشغيل: {}", fault.what()));
  }
}

}  // namespace program
