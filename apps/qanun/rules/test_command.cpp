// `qanun test FILE...`: runs case files and says what did not come out as expected.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "qanun/cases.hpp"
#include "streams/json_text.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

using qanun::CaseResult;
using qanun::CaseStatus;
using qanun::Language;

std::string_view word_of(CaseStatus status) {
  return status == CaseStatus::passed ? "passed" : status == CaseStatus::failed ? "failed" : "skipped";
}

std::string where(const qanun::Place& place) { return fmt::format("{}:{}", printable(place.file), place.line); }

// Failures as they come; skipped cases together, one line for each reason in a file.
class Report {
 public:
  Report(const TestArguments& arguments, Output& output) : arguments_{arguments}, output_{output} {}

  void begin(const std::string& file) { file_ = file; }

  void add(const CaseResult& result) {
    if (json()) {
      results_.push_back(json_of(result));
      return;
    }
    if (result.status == CaseStatus::skipped) ++skipped_[result.reason.in(language())];
    if (result.status == CaseStatus::failed) output_.write(text_of(result));
  }

  void refuse(const qanun::Diagnostics& diagnostics, const Session& session) {
    if (json()) {
      for (const qanun::Diagnostic& one : diagnostics.all()) faults_.push_back(to_json(one, language(), file_));
    } else if (exit_code_of(diagnostics) == kUnusable) {
      session.print(diagnostics);
    } else {
      for (const qanun::Diagnostic& one : diagnostics.all()) output_.write(render(one, language()));
    }
  }

  void end() {
    for (const auto& [reason, count] : skipped_)
      output_.write(arabic() ? fmt::format("{}: الحالات المتروكة: {}: {}\n", printable(file_), count, reason)
                             : fmt::format("{}: {} skipped: {}\n", printable(file_), count, reason));
    skipped_.clear();
  }

  void close(const qanun::CaseCounts& counts) {
    if (json()) {
      Json all{{"passed", counts.passed}, {"failed", counts.failed}, {"skipped", counts.skipped}};
      all["cases"] = std::move(results_);
      all["faults"] = std::move(faults_);
      output_.write(json_text(all));
      return;
    }
    std::string line = arabic() ? fmt::format("نجح {}، فشل {}", counts.passed, counts.failed)
                                : fmt::format("{} passed, {} failed", counts.passed, counts.failed);
    if (counts.skipped > 0)
      line += arabic() ? fmt::format("، تُرك {}", counts.skipped) : fmt::format(", {} skipped", counts.skipped);
    output_.write(line + '\n');
  }

 private:
  [[nodiscard]] bool json() const { return arguments_.format == Format::json; }
  [[nodiscard]] Language language() const { return arguments_.language; }
  [[nodiscard]] bool arabic() const { return language() == Language::arabic; }

  [[nodiscard]] std::string text_of(const CaseResult& result) const {
    std::string out = fmt::format("{}: {} {}: {}\n", where(result.place), arabic() ? "فشلت" : "failed",
                                  printable(result.id), printable(result.title.in(language())));
    for (const qanun::Mismatch& one : result.mismatches)
      out += fmt::format("  {}: {}: {} {}{} {} {}\n", where(one.place), printable(one.what),
                         arabic() ? "المنتظر" : "expected", printable(one.expected.in(language())),
                         arabic() ? "؛" : ";", arabic() ? "الناتج" : "came", printable(one.came.in(language())));
    for (const qanun::Diagnostic& one : result.faults.all()) out += render(one, language());
    return out;
  }

  [[nodiscard]] Json json_of(const CaseResult& result) const {
    Json json{{"file", result.place.file},
              {"line", result.place.line},
              {"id", result.id},
              {"title", result.title.in(language())},
              {"kind", result.kind},
              {"rules", result.rules},
              {"status", word_of(result.status)}};
    if (result.status == CaseStatus::skipped) json["reason"] = result.reason.in(language());
    for (const qanun::Mismatch& one : result.mismatches)
      json["mismatches"].push_back({{"what", one.what},
                                    {"line", one.place.line},
                                    {"expected", one.expected.in(language())},
                                    {"came", one.came.in(language())}});
    for (const qanun::Diagnostic& one : result.faults.all())
      json["faults"].push_back(to_json(one, language(), result.place.file));
    return json;
  }

  const TestArguments& arguments_;
  Output& output_;
  std::string file_{};
  std::map<std::string, std::size_t> skipped_{};
  Json results_ = Json::array();
  Json faults_ = Json::array();
};

void add(const qanun::CaseCounts& more, qanun::CaseCounts& counts) {
  counts.passed += more.passed;
  counts.failed += more.failed;
  counts.skipped += more.skipped;
}

void complain_about_only(const TestArguments& arguments) {
  const std::string given = printable(arguments.only);
  complain(arguments.language, fmt::format("no case has an id that contains '{}'", given),
           fmt::format("لا حالة في اسمها «{}»", given));
}

}  // namespace

int run_test(const TestArguments& arguments) {
  const Session session{arguments.language};
  const Interruption interruption;
  Output output{"", arguments.language};
  Report report{arguments, output};
  qanun::CaseRunner runner{session.reader()};
  qanun::CaseCounts counts;
  int exit_code = kFine;
  for (const std::string& file : arguments.files) {
    if (Interruption::came() || !output.usable()) break;
    report.begin(file);
    qanun::Diagnostics diagnostics;
    add(runner.run(
            file, arguments.only, diagnostics, [&](const CaseResult& result) { report.add(result); },
            [&] { return !Interruption::came() && output.usable(); }),
        counts);
    report.refuse(diagnostics, session);
    report.end();
    exit_code = std::max(exit_code, exit_code_of(diagnostics));
  }
  report.close(counts);
  const int written = output.finish();
  if (written != kFine) return written;
  if (Interruption::came()) return kInterrupted;
  const bool none = counts.passed + counts.failed + counts.skipped == 0;
  if (none && exit_code == kFine && !arguments.only.empty()) {
    complain_about_only(arguments);
    return kUnusable;
  }
  return counts.failed > 0 ? std::max(exit_code, kFindings) : exit_code;
}

}  // namespace program
