// Random hands: two ways to play them that come to the same, and nothing allocated on the way.
#include <atomic>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <new>

#include "support/recorded.hpp"

namespace {

thread_local std::size_t allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc{};
  return memory;
}

constexpr std::uint64_t kSeed = 1446;

// Where the two ways part in the hands first..end-1, as text.
std::string difference(const qanun::RuleSet& rules, std::uint64_t hands) {
  qanun::PlayedHand fast;
  qanun::PlayedHand steps;
  qanun::ActionLog fast_log;
  qanun::ActionLog steps_log;
  for (std::uint64_t i = 0; i < hands; ++i) {
    qanun::play_random_hand(rules, kSeed, i, fast, &fast_log);
    qanun::step_random_hand(rules, kSeed, i, steps, &steps_log);
    const std::string where = rules.name() + " hand " + std::to_string(i) + ": ";
    if (fast_log.actions != steps_log.actions) return where + "other actions";
    if (fast.void_deals != steps.void_deals) return where + "other void deals";
    if (sheet_json(rules, fast.sheet) != sheet_json(rules, steps.sheet)) return where + "another sheet";
    if (digest_of(fast.hand, fast.sheet, fast.void_deals) != digest_of(steps.hand, steps.sheet, steps.void_deals))
      return where + "another digest";
  }
  return {};
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

TEST_CASE("hands played fast are the hands played step by step") {
  CHECK(difference(support::rules("saudi"), 20'000) == "");
  for (const std::string& name : support::rule_set_names()) CHECK(difference(support::rules(name), 500) == "");
}

TEST_CASE("the log changes nothing in a hand") {
  const qanun::RuleSet& rules = support::rules("saudi");
  qanun::PlayedHand with;
  qanun::PlayedHand without;
  qanun::ActionLog log;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    qanun::play_random_hand(rules, kSeed, i, with, &log);
    qanun::play_random_hand(rules, kSeed, i, without);
    REQUIRE(sheet_json(rules, with.sheet) == sheet_json(rules, without.sheet));
  }
}

TEST_CASE("nothing is allocated from the deal to the sheet") {
  for (const std::string& name : support::rule_set_names()) {
    const qanun::RuleSet& rules = support::rules(name);
    qanun::PlayedHand played;
    const std::size_t before = allocations;
    for (std::uint64_t i = 0; i < 10'000; ++i) qanun::play_random_hand(rules, kSeed, i, played);
    const std::size_t made = allocations - before;
    INFO(name);
    CHECK(made == 0);
  }
}

TEST_CASE("a counted allocation is noticed in the kernel too") {
  const std::size_t before = allocations;
  const std::string text = sheet_json(support::rules("saudi"), qanun::ScoreSheet{});
  CHECK(allocations > before);
  CHECK(!text.empty());
}
