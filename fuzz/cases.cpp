// The bytes are a case file.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "case_results.hpp"
#include "installation.hpp"
#include "promise.hpp"

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

constexpr int kRunsOfARunner = 200;  // it keeps every rule set that it meets

CaseRunner& runner() {
  static std::unique_ptr<CaseRunner> kept;
  static int runs = 0;
  if (kept == nullptr || ++runs % kRunsOfARunner == 0) kept = std::make_unique<CaseRunner>(fuzz::reader());
  return *kept;
}

// All that is said about the file and its cases.
std::string answers(CaseRunner& asked, std::string_view text) {
  Diagnostics diagnostics;
  std::string out;
  CaseCounts visited;
  const auto visit = [&](const CaseResult& result) {
    fuzz::keep_result(result);
    out += fuzz::text_of(result);
    ++(result.status == CaseStatus::passed   ? visited.passed
       : result.status == CaseStatus::failed ? visited.failed
                                             : visited.skipped);
  };
  // As a file is read.
  const auto document = yaml::parse("cases.yaml", std::string{text}, kCaseFileLimits, diagnostics);
  fuzz::keep(document || diagnostics.has_errors(), "no document and no error");
  CaseCounts counts;
  if (document && !diagnostics.has_errors()) counts = asked.run(*document, "", diagnostics, visit);
  fuzz::keep_well_said(diagnostics);
  fuzz::keep(counts.passed == visited.passed && counts.failed == visited.failed && counts.skipped == visited.skipped,
             "the counts are not those of the cases");
  fuzz::keep(!diagnostics.has_errors() || out.empty(), "cases of a malformed file were run");
  return out + fuzz::said(diagnostics);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  static_cast<void>(fuzz::reader());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  CaseRunner& asked = runner();
  const std::string first = answers(asked, text);
  fuzz::keep(first == answers(asked, text), "asked twice, the answers are others");
  return 0;
}
