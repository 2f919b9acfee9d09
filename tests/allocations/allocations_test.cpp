// Nothing is allocated from the deal to the sheet. A program of its own: it replaces operator new, which no sanitizer
// takes kindly to.
#include "allocations.hpp"

#include <catch2/catch.hpp>

#include "support/recorded.hpp"

namespace {

constexpr std::uint64_t kSeed = 1446;

}  // namespace

TEST_CASE("nothing is allocated from the deal to the sheet") {
  for (const std::string& name : support::rule_set_names()) {
    const qanun::RuleSet& rules = support::rules(name);
    qanun::PlayedHand played;
    const std::size_t before = bench::allocations();
    for (std::uint64_t i = 0; i < 10'000; ++i) qanun::play_random_hand(rules, kSeed, i, played);
    const std::size_t made = bench::allocations() - before;
    INFO(name);
    CHECK(made == 0);
  }
}

TEST_CASE("a counted allocation is noticed in the kernel too") {
  const std::size_t before = bench::allocations();
  const std::string text = sheet_json(support::rules("saudi"), qanun::ScoreSheet{});
  CHECK(bench::allocations() > before);
  CHECK(!text.empty());
}
