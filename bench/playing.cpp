#include "playing.hpp"

#include <string>

#include "measured.hpp"

namespace bench {

namespace {

constexpr std::uint64_t kComparedWithHardcoded = 20'000;
constexpr std::uint64_t kCompared = 2'000;

[[noreturn]] void differs(std::uint64_t index, const Loaded& one, const std::string& what) {
  throw Unmeasurable{"hand " + std::to_string(index) + " of seed " + std::to_string(kSeed) + " of " +
                     one.rules->name() + " differs: " + what};
}

std::uint64_t digest(const qanun::PlayedHand& played) {
  return qanun::digest_of(played.hand, played.sheet, played.void_deals);
}

}  // namespace

void by_loop(const Loaded& one, std::uint64_t index, qanun::PlayedHand& out) { one.playout.hand(kSeed, index, out); }
void by_steps(const Loaded& one, std::uint64_t index, qanun::PlayedHand& out) {
  qanun::step_random_hand(*one.rules, kSeed, index, out);
}

hardcoded::Sums play(const Loaded& one, Way way, std::uint64_t first, std::uint64_t count) {
  hardcoded::Sums sums;
  qanun::PlayedHand played;
  for (std::uint64_t i = first; i < first + count; ++i) {
    way(one, i, played);
    hardcoded::Result result;
    for (qanun::Team side = 0; side < qanun::kTeams; ++side) {
      result.points[side] = static_cast<std::int16_t>(played.sheet.points[side].value);
      result.abnat[side] = static_cast<std::int16_t>(played.hand.tally.abnat[side].value);
    }
    result.mode = static_cast<std::int8_t>(played.hand.mode());
    result.buyer = static_cast<std::int8_t>(played.hand.contract().buyer);
    result.level = static_cast<std::int8_t>(played.hand.contract().stake.level);
    result.void_deals = static_cast<std::int32_t>(played.void_deals);
    sums.add(result);
  }
  return sums;
}

Plan::Measure measure_hands(const Loaded& one, Way way) {
  return [&one, way](benchmark::State& state) {
    std::uint64_t first = 0;
    for (auto round : state) {
      static_cast<void>(round);
      hardcoded::Sums sums = play(one, way, first, kBatch);
      benchmark::DoNotOptimize(sums);
      first += kBatch;
    }
    report_rate(state, kHandsRate, first);
  };
}

Plan::Measure measure_hardcoded(hardcoded::Rules which) {
  return [which](benchmark::State& state) {
    std::uint64_t first = 0;
    for (auto round : state) {
      static_cast<void>(round);
      hardcoded::Sums sums = hardcoded::run(which, kSeed, first, kBatch);
      benchmark::DoNotOptimize(sums);
      first += kBatch;
    }
    report_rate(state, kHandsRate, first);
  };
}

void check_against_hardcoded(const Loaded& one, hardcoded::Rules which) {
  qanun::PlayedHand played;
  for (std::uint64_t i = 0; i < kComparedWithHardcoded; ++i) {
    by_loop(one, i, played);
    const std::string text =
        measured::difference(measured::result_of(*one.rules, played), hardcoded::play(which, kSeed, i));
    if (!text.empty()) differs(i, one, "framework against hardcoded: " + text);
  }
}

void check_steps(const Loaded& one) {
  qanun::PlayedHand looped;
  qanun::PlayedHand stepped;
  for (std::uint64_t i = 0; i < kCompared; ++i) {
    by_loop(one, i, looped);
    by_steps(one, i, stepped);
    if (digest(looped) != digest(stepped)) differs(i, one, "loop against steps");
  }
}

void check_alike(const Loaded& one, const Loaded& other, Alike alike) {
  qanun::PlayedHand a;
  qanun::PlayedHand b;
  for (std::uint64_t i = 0; i < kCompared; ++i) {
    by_loop(one, i, a);
    by_loop(other, i, b);
    const bool cards = a.hand.played == b.hand.played && a.hand.takers == b.hand.takers && a.void_deals == b.void_deals;
    const bool sheets = alike == Alike::cards || digest(a) == digest(b);
    if (!cards || !sheets) differs(i, one, "from the hand of the rules that it is compared with");
  }
}

}  // namespace bench
