#include "rules/example_check.hpp"

#include <numeric>

#include "score/score_sheet_text.hpp"

namespace program {

namespace {

FailedExample failed_example(const qanun::CaseResult& result) {
  FailedExample failed;
  for (const qanun::Mismatch& one : result.mismatches)
    failed.findings.report("F110", one.place, {result.title, one.what, one.expected, one.came});
  failed.findings.append(result.faults);
  failed.scored = result.scored;
  return failed;
}

}  // namespace

std::size_t ExampleReport::findings() const {
  return std::accumulate(failed.begin(), failed.end(), std::size_t{0},
                         [](std::size_t sum, const FailedExample& one) { return sum + one.findings.all().size(); });
}

ExampleReport run_examples(const qanun::RuleReader& reader, const std::shared_ptr<const qanun::RuleSet>& rules) {
  ExampleReport report;
  report.counts = qanun::run_examples(reader, rules, [&](const qanun::CaseResult& result) {
    if (result.status == qanun::CaseStatus::failed) report.failed.push_back(failed_example(result));
  });
  return report;
}

std::string text_of(const FailedExample& failed, qanun::Language language) {
  std::string out;
  for (const qanun::Diagnostic& one : failed.findings.all()) out += render(one, language);
  if (!failed.scored) return out;
  const auto& [rules, contract, sheet] = *failed.scored;
  out += "  " + verdict_text(*rules, contract, sheet.verdict, language) + '\n';
  return out + sheet_text(*rules, sheet, language);
}

void add_json(const FailedExample& failed, qanun::Language language, const std::string& asked, Json& json) {
  Json lines = Json::array();
  if (failed.scored) lines = sheet_to_json(*failed.scored->rules, failed.scored->sheet).at("lines");
  for (const qanun::Diagnostic& one : failed.findings.all()) {
    json.push_back(to_json(one, language, asked));
    json.back()["lines"] = lines;
  }
}

}  // namespace program
