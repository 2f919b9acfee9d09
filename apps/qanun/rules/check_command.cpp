// `qanun check FILE...`: reads rule sets as every command reads them, runs the examples of each, and plays some random
// hands by it.
#include <fmt/format.h>

#include <algorithm>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "rules/example_check.hpp"
#include "rules/playout_check.hpp"
#include "streams/json_text.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

constexpr std::uint64_t kSeed = 1;
constexpr std::uint64_t kHands = 300;

// What was found in one rule set.
struct Report {
  std::string asked;  // as the user wrote it
  qanun::Diagnostics diagnostics{};
  std::string file{};
  ExampleReport examples{};
  std::optional<Fault> fault{};
  std::optional<Blame> blame{};
  int exit_code = kFine;
};

Report examine(const Session& session, const std::string& asked) {
  Report report{.asked = asked};
  const auto rules = session.load(asked, report.diagnostics);
  if (rules == nullptr) {
    report.exit_code = std::max(kFindings, exit_code_of(report.diagnostics));
    return report;
  }
  report.file = rules->resolved().file;
  report.examples = run_examples(session.reader(), rules);
  report.fault = find_fault(*rules, kSeed, kHands);
  if (report.fault || !report.examples.failed.empty()) report.exit_code = kFindings;
  if (report.fault) report.blame = find_blame(session.registry(), *rules, *report.fault, kHands);
  return report;
}

std::string sentence(const Fault& fault, qanun::Language language) {
  return language == qanun::Language::arabic
             ? fmt::format("اليد {} من البذرة {}: {}", fault.index, fault.seed, fault.ar)
             : fmt::format("hand {} of seed {}: {}", fault.index, fault.seed, fault.en);
}

std::string remedy(const std::optional<Blame>& blame, qanun::Language language) {
  const bool arabic = language == qanun::Language::arabic;
  if (!blame) return arabic ? "لا يرجع السبب إلى خيار واحد" : "no single option is to blame";
  if (arabic)
    return fmt::format("السبب «{}: {}»؛ ومع القيمة المعتادة {} يزول", blame->key, blame->value, blame->standard);
  return fmt::format("'{}: {}' is to blame: with its default, {}, this does not happen", blame->key, blame->value,
                     blame->standard);
}

// The place of the option that is to blame, or the file as a whole.
qanun::Place place_of(const Report& report) {
  if (report.blame && report.blame->origin.place.line > 0) return report.blame->origin.place;
  return qanun::Place{.file = report.file.empty() ? report.asked : report.file, .line = 0, .column = 0};
}

std::string text_of_fault(const Report& report, qanun::Language language) {
  const qanun::Place place = place_of(report);
  std::string where = printable(place.file);
  if (place.line > 0) where += fmt::format(":{}:{}", place.line, place.column);
  return fmt::format("{}: {}[{}]: {}\n      = {}\n", where, language == qanun::Language::arabic ? "خطأ" : "error",
                     report.fault->code, sentence(*report.fault, language), remedy(report.blame, language));
}

std::size_t errors_of(const Report& report) {
  const auto& all = report.diagnostics.all();
  const auto errors = std::count_if(all.begin(), all.end(), [](const qanun::Diagnostic& one) {
    return one.message->severity == qanun::Severity::error;
  });
  return static_cast<std::size_t>(errors) + report.examples.findings() + (report.fault ? 1U : 0U);
}

// ", 3 examples", or ", 2 of 3 examples passed"; nothing where there are none.
std::string examples_text(const ExampleReport& examples, qanun::Language language) {
  const bool arabic = language == qanun::Language::arabic;
  const std::size_t all = examples.all();
  if (all == 0) return {};
  if (!examples.failed.empty())
    return fmt::format(fmt::runtime(arabic ? "، نجح من الأمثلة {} من {}" : ", {} of {} examples passed"),
                       examples.counts.passed, all);
  return arabic ? fmt::format("، الأمثلة: {}", all) : fmt::format(", {} {}", all, all == 1 ? "example" : "examples");
}

std::string closing_line(const Report& report, qanun::Language language) {
  const bool arabic = language == qanun::Language::arabic;
  const std::size_t errors = errors_of(report);
  std::string line = printable(report.asked) + ": ";
  if (report.exit_code == kFine)
    line += arabic ? "سليم" : "fine";
  else if (arabic)
    line += fmt::format("الأخطاء: {}", errors);
  else
    line += fmt::format("{} {}", errors, errors == 1 ? "error" : "errors");
  return line + examples_text(report.examples, language) + '\n';
}

// What cannot be used at all is said on standard error; findings are what was asked for.
void write_text(const Report& report, qanun::Language language, const Session& session, Output& output) {
  if (report.exit_code == kUnusable) return session.print(report.diagnostics);
  for (const qanun::Diagnostic& one : report.diagnostics.all()) output.write(render(one, language));
  for (const FailedExample& failed : report.examples.failed) output.write(text_of(failed, language));
  if (report.fault) output.write(text_of_fault(report, language));
  output.write(closing_line(report, language));
}

void add_json(const Report& report, qanun::Language language, Json& json) {
  for (const qanun::Diagnostic& one : report.diagnostics.all()) json.push_back(to_json(one, language, report.asked));
  for (const FailedExample& failed : report.examples.failed) add_json(failed, language, report.asked, json);
  if (!report.fault) return;
  const qanun::Place place = place_of(report);
  json.push_back({{"file", place.file},
                  {"line", place.line},
                  {"column", place.column},
                  {"length", place.line > 0 ? place.length : 0},
                  {"code", report.fault->code},
                  {"severity", "error"},
                  {"message", sentence(*report.fault, language)},
                  {"remedy", remedy(report.blame, language)},
                  {"suggestion", ""},
                  {"seed", report.fault->seed},
                  {"hand", report.fault->index},
                  {"option", report.blame ? report.blame->key : ""}});
}

}  // namespace

int run_check(const CheckArguments& arguments) {
  const Session session{arguments.language};
  Output output{"", arguments.language};
  Json json = Json::array();
  int exit_code = kFine;
  for (const std::string& file : arguments.files) {
    const Report report = examine(session, file);
    exit_code = std::max(exit_code, report.exit_code);
    if (arguments.format == Format::json)
      add_json(report, arguments.language, json);
    else
      write_text(report, arguments.language, session, output);
  }
  if (arguments.format == Format::json) output.write(json_text(json));
  const int written = output.finish();
  return written == kFine ? exit_code : written;
}

}  // namespace program
