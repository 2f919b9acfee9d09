// Nothing is allocated from the deal to the sheet. A program of its own: it replaces operator new, which no sanitizer
// takes kindly to.
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

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

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
