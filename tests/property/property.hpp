// A property as a Catch2 test case. A failure prints the shrunk case and the seed; when the program ends RapidCheck
// prints the RC_PARAMS="reproduce=..." that replays it: RC_PARAMS=... ./dev test NAME.
#pragma once

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

namespace property {

template <class Testable>
void holds(const std::string& name, Testable&& testable) {
  rc::detail::TestMetadata metadata;  // with an id, so that the string for replaying is printed
  metadata.id = name;
  metadata.description = name;
  const auto result = rc::detail::checkTestable(std::forward<Testable>(testable), metadata);
  if (result.template is<rc::detail::SuccessResult>()) {
    SUCCEED();
    return;
  }
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  INFO(text.str());
  FAIL();
}

}  // namespace property
