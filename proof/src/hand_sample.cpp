#include "proof/hand_sample.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "qanun/playout.hpp"

namespace proof {

namespace {

constexpr std::uint64_t kHandsForEach = 64;  // looked through for each hand that is taken
constexpr std::uint64_t kMostHands = 1'000'000;

using Kind = std::array<std::uint8_t, 7>;

Kind kind_of(const qanun::PlayedHand& played) {
  const qanun::Contract& contract = played.hand.contract();
  const qanun::Verdict& verdict = played.sheet.verdict;
  const auto& lines = played.sheet.lines;
  const bool melds = std::any_of(lines.begin(), lines.end(), [](const qanun::Line& line) { return line.meld != 0; });
  const auto mode = is_suit(contract.mode) ? qanun::Mode::spades : contract.mode;
  return {contract.kind,
          static_cast<std::uint8_t>(mode),
          contract.stake.level,
          static_cast<std::uint8_t>(verdict.outcome),
          verdict.label,
          static_cast<std::uint8_t>(melds ? 1 : 0),
          static_cast<std::uint8_t>(played.void_deals > 0 ? 1 : 0)};
}

struct Pool {
  std::vector<std::uint64_t> hands{};  // the first of them, as many as could be taken
  std::uint64_t all = 0;
  std::size_t taken = 0;
};

}  // namespace

std::vector<SampledHand> sample_hands(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t count) {
  const std::uint64_t scanned = std::max(count, std::min(count * kHandsForEach, kMostHands));
  std::map<Kind, Pool> pools;
  const qanun::Playout playout{rules};
  qanun::PlayedHand played;
  for (std::uint64_t i = 0; i < scanned; ++i) {
    playout.hand(seed, i, played);
    Pool& pool = pools[kind_of(played)];
    if (pool.hands.size() < count) pool.hands.push_back(i);
    ++pool.all;
  }
  std::vector<Pool*> rarest;
  for (auto& [kind, pool] : pools) rarest.push_back(&pool);
  std::stable_sort(rarest.begin(), rarest.end(), [](const Pool* a, const Pool* b) { return a->all < b->all; });

  std::vector<SampledHand> out;
  std::vector<const Pool*> from;
  for (std::size_t round = 0; out.size() < count; ++round)
    for (Pool* pool : rarest) {
      if (round >= pool->hands.size() || out.size() == count) continue;
      out.push_back({.index = pool->hands[round]});
      from.push_back(pool);
      ++pool->taken;
    }
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i].weight =
        static_cast<double>(from[i]->all) / static_cast<double>(scanned) / static_cast<double>(from[i]->taken);
  // Kinds of which none was taken are stood for by the others.
  double sum = 0;
  for (const SampledHand& one : out) sum += one.weight;
  for (SampledHand& one : out) one.weight /= sum;
  return out;
}

}  // namespace proof
