// `qanun fuzz RULES...`: searches rule sets for options that break something together.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <memory>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "fuzz/fuzz_part.hpp"
#include "fuzz/fuzz_target.hpp"
#include "parts/parted_command.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

constexpr double kUsualSeconds = 60;

class Fuzz final : public PartedCommand {
 public:
  explicit Fuzz(FuzzArguments arguments) : arguments_{std::move(arguments)} {}

  int prepare() override {
    session_.emplace(arguments_.language);
    if (const int fault = check_sections(); fault != kFine) return fault;
    for (const std::string& one : arguments_.rules) {
      int exit_code = kFine;
      rules_.push_back(session_->load(one, exit_code));
      if (rules_.back() == nullptr) return exit_code;
    }
    return kFine;
  }

  // Until the time is up, or there are enough combinations.
  int run_alone() {
    const Interruption interruption;
    Output out{"-", arguments_.language};
    const auto seconds = seconds_of_each();
    int exit_code = kFine;
    for (std::size_t i = 0; i < rules_.size() && !Interruption::came() && exit_code == kFine; ++i)
      exit_code = target(i).search_alone(seconds, out);
    return end(exit_code, Interruption::came(), out);
  }

  [[nodiscard]] Json run() const override {
    Json names = Json::array();
    Json fingerprints = Json::array();
    for (const auto& one : rules_) {
      names.push_back(one->name());
      fingerprints.push_back(fmt::format("{:016x}", one->fingerprint()));
    }
    return {{"rules", names},
            {"fingerprint", fingerprints},
            {"sections", arguments_.sections},
            {"seed", arguments_.seed},
            {"combinations", arguments_.combinations.value_or(UINT64_MAX)},
            {"faults per million", arguments_.faults.per_million}};
  }

  std::string play(std::uint64_t shard, std::uint64_t shards) override {
    Part part{.part_of = PartOf::fuzz, .run = run(), .shard = shard, .shards = shards, .threads = arguments_.jobs};
    part.body = {{"asked", arguments_.rules}, {"rules", Json::array()}};
    for (std::size_t i = 0; i < rules_.size(); ++i) {
      const FuzzTarget target{arguments_, *session_, arguments_.rules[i], *rules_[i]};
      const FuzzedRules fuzzed = target.search_part({shard, shards});
      part.seconds += fuzzed.seconds;
      part.done += fuzzed.progress.combinations;
      // A search that ended by itself has done what there is to do.
      part.wanted += Interruption::came() ? target.share_of({shard, shards}) : fuzzed.progress.combinations;
      part.body["rules"].push_back(fuzzed_json(fuzzed));
    }
    return part_text(part);
  }

  int report(const Parts& parts) override {
    Output out{"-", arguments_.language};
    const bool whole = std::all_of(parts.begin(), parts.end(), [](const auto& one) { return one.second.whole(); });
    int exit_code = kFine;
    for (std::size_t i = 0; i < rules_.size() && exit_code == kFine; ++i) {
      FuzzTarget& one = target(i);
      std::vector<FuzzedRules> fuzzed;
      for (const auto& [number, part] : parts) {
        auto read = fuzzed_in(part.body.at("rules").at(i), one.space());
        if (!read || read->signature != proof::signature_of(one.space(), arguments_.seed)) {
          complain(arguments_.language, of_another_version().en, of_another_version().ar);
          return kUnusable;
        }
        fuzzed.push_back(std::move(*read));
      }
      exit_code = one.put_together(std::move(fuzzed), out);
    }
    return end(exit_code, !whole, out);
  }

 private:
  FuzzTarget& target(std::size_t i) {
    targets_.push_back(std::make_unique<FuzzTarget>(arguments_, *session_, arguments_.rules[i], *rules_[i]));
    return *targets_.back();
  }

  // Whoever says how many combinations there shall be waits for them.
  [[nodiscard]] std::optional<double> seconds_of_each() const {
    if (!arguments_.seconds && arguments_.combinations) return std::nullopt;
    const double all = arguments_.seconds ? static_cast<double>(*arguments_.seconds) : kUsualSeconds;
    return all / static_cast<double>(rules_.size());
  }

  [[nodiscard]] int check_sections() const {
    std::vector<std::string> known;
    for (const qanun::SectionDecl& section : session_->registry().sections()) known.emplace_back(section.key);
    for (const std::string& section : arguments_.sections) {
      if (std::find(known.begin(), known.end(), section) != known.end()) continue;
      const std::string near = qanun::nearest(section, known);
      complain(arguments_.language,
               fmt::format("--vary: there is no section '{}'{}", printable(section),
                           near.empty() ? "" : fmt::format("; did you mean '{}'?", near)),
               fmt::format("--vary: لا يوجد قسم «{}»{}", printable(section),
                           near.empty() ? "" : fmt::format("؛ هل تقصد «{}»؟", near)));
      return kUnusable;
    }
    return kFine;
  }

  // Prints what is left to print. `exit_code` is of the search itself.
  [[nodiscard]] int end(int exit_code, bool interrupted, Output& out) const {
    if (arguments_.format == Format::json) {
      Json json{{"interrupted", interrupted}, {"rules", Json::array()}};
      for (const auto& one : targets_) json["rules"].push_back(outcome_json(one->outcome(), arguments_.language));
      out.write(json_text(json));
    }
    const int printed = out.finish();
    if (exit_code != kFine) return exit_code;
    if (printed != kFine) return printed;
    if (interrupted) return kInterrupted;
    return std::any_of(targets_.begin(), targets_.end(), [](const auto& one) { return one->has_findings(); })
               ? kFindings
               : kFine;
  }

  FuzzArguments arguments_;
  std::optional<Session> session_{};
  std::vector<std::shared_ptr<const qanun::RuleSet>> rules_{};
  std::vector<std::unique_ptr<FuzzTarget>> targets_{};
};

}  // namespace

std::unique_ptr<PartedCommand> parted(const FuzzArguments& arguments) { return std::make_unique<Fuzz>(arguments); }

int run_fuzz(const FuzzArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  Fuzz command{arguments};
  if (const int fault = command.prepare(); fault != kFine) return fault;
  try {
    return arguments.shard ? run_part(command, arguments.shard->index, arguments.shard->of, arguments.language)
                           : command.run_alone();
  } catch (const std::exception& fault) {
    complain(arguments.language, fmt::format("the search ended early: {}", printable(fault.what())),
             fmt::format("توقف البحث: {}", printable(fault.what())));
    return kUnusable;
  }
}

}  // namespace program
