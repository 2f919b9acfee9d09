#include "proof/shrink.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using proof::Pick;
using proof::Picks;

namespace {

Picks many(std::uint16_t n) {
  Picks picks;
  for (std::uint16_t i = 0; i < n; ++i) picks.push_back({i, 1});
  return picks;
}

bool has(const Picks& picks, std::uint16_t option) {
  return std::find(picks.begin(), picks.end(), Pick{option, 1}) != picks.end();
}

}  // namespace

TEST_CASE("a fault of one option shrinks to it, wherever it stands, with few questions") {
  for (const auto guilty : std::vector<std::uint16_t>{0, 63, 99}) {
    int asked = 0;
    const Picks small = proof::shrunk(many(100), [&](const Picks& picks) {
      ++asked;
      return has(picks, guilty);
    });
    CHECK(small == Picks{{guilty, 1}});
    CHECK(asked < 60);
  }
}

TEST_CASE("a fault of three options far apart shrinks to the three") {
  const Picks small =
      proof::shrunk(many(90), [](const Picks& picks) { return has(picks, 2) && has(picks, 44) && has(picks, 88); });
  CHECK(small == Picks{{2, 1}, {44, 1}, {88, 1}});
}

TEST_CASE("two options that go together or not at all are dropped together") {
  const Picks small =
      proof::shrunk(many(7), [](const Picks& picks) { return has(picks, 3) && has(picks, 1) == has(picks, 5); });
  CHECK(small == Picks{{3, 1}});
}

TEST_CASE("a fault of the rule set itself shrinks to nothing") {
  CHECK(proof::shrunk(many(40), [](const Picks&) { return true; }).empty());
  CHECK(proof::shrunk({}, [](const Picks&) { return true; }).empty());
}
