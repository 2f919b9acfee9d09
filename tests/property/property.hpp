// A property as a Catch2 test case of the same name. Its arguments are generated: rule sets, hands, small numbers. A
// failure prints what is left of them after shrinking, the seed, and one command that replays exactly that (on the same
// code: generators draw from what is declared).
#pragma once

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <iostream>
#include <sstream>
#include <string>

namespace property {

// Cases are cheap: so many for one of RapidCheck's. Sanitizers make a case up to twenty times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr double kCases = 0.3;
#else
inline constexpr double kCases = 3;
#endif

// The command that plays this very failure again, whatever has been generated before it.
inline std::string replaying(const rc::detail::FailureResult& failure, const std::string& name) {
  rc::detail::Configuration config;
  config.reproduce.emplace(name, failure.reproduce);
  std::string params = rc::detail::configToMinimalString(config);
  params = params.substr(params.find("reproduce="));
  return "RC_PARAMS='" + params.substr(0, params.find(' ')) + "' ./dev test '" + name + "'";
}

// As many cases as RC_PARAMS says (max_success, 100 unless told), times kCases and `share`.
template <class Testable>
void holds(Testable&& testable, double share = 1) {
  const rc::detail::Configuration& config = rc::detail::configuration();
  rc::detail::TestMetadata metadata;
  metadata.id = metadata.description = Catch::getResultCapture().getCurrentTestName();
  rc::detail::TestParams params = config.testParams;
  params.maxSuccess = std::max(1, static_cast<int>(params.maxSuccess * kCases * share));
  const auto result = rc::detail::checkTestable(std::forward<Testable>(testable), metadata, params);
  if (result.template is<rc::detail::SuccessResult>()) {
    SUCCEED();
    return;
  }
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  if (result.template is<rc::detail::FailureResult>())
    text << "\n\nseed: " << params.seed
         << "\nreplay: " << replaying(result.template get<rc::detail::FailureResult>(), metadata.id) << '\n';
  std::cerr << text.str() << std::flush;  // Catch2 would break the lines
  FAIL("see above");
}

}  // namespace property
