#include "case_results.hpp"

#include "promise.hpp"

namespace fuzz {

using qanun::Argument;
using qanun::CaseResult;
using qanun::CaseStatus;

void keep_result(const CaseResult& result) {
  keep(result.place.line > 0, "a case stands nowhere");
  keep(!result.kind.empty(), "a case has no kind");
  const bool says_why = !result.mismatches.empty() || !result.faults.empty();
  keep((result.status == CaseStatus::failed) == says_why, "a case failed without a reason, or has one and did not");
  keep((result.status == CaseStatus::skipped) == !result.reason.en.empty(), "a case was skipped without a reason");
  keep_well_said(result.faults);
  for (const qanun::Mismatch& one : result.mismatches) {
    keep(!one.what.empty() && one.place.line > 0, "a mismatch stands nowhere");
    keep(one.expected.en != one.came.en, "what was expected came, and is called a mismatch: " + one.came.en);
  }
}

std::string text_of(const CaseResult& result) {
  std::string out = result.id + '\n' + result.kind + '\n' + result.rules + '\n' + result.reason.en + '\n';
  out += std::to_string(static_cast<int>(result.status)) + said(result.faults);
  for (const qanun::Mismatch& one : result.mismatches)
    for (const Argument& part : {Argument{one.what}, one.expected, one.came}) out += part.en + '\n' + part.ar + '\n';
  return out;
}

}  // namespace fuzz
