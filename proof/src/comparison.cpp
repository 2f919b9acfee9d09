#include "proof/comparison.hpp"

#include <algorithm>
#include <mutex>
#include <tuple>
#include <vector>

#include "qanun/notation.hpp"

namespace proof {

namespace {

constexpr std::uint64_t kBlock = 64;

// Where both hands come to a sheet, what it shows.
std::optional<WitnessKind> kind_of_end(const PairedHand& hand) {
  if (hand.results_differ()) return hand.offers_differ() ? WitnessKind::mixed_sheet : WitnessKind::sheet;
  if (hand.split != Split::none) return WitnessKind::course;
  if (hand.matches_differ()) return WitnessKind::match;
  return std::nullopt;
}

WitnessKind kind_of(Parting parting) {
  switch (parting) {
    case Parting::card:
      return WitnessKind::card;
    case Parting::word:
      return WitnessKind::word;
    case Parting::mark:
      return WitnessKind::mark;
    case Parting::tolerated:
      break;
  }
  return WitnessKind::tolerated;
}

// A line as people read it, whatever numbers its rule set gives to melds and rules.
using LineText = std::tuple<qanun::Team, qanun::Text, std::int32_t, std::int32_t>;

std::vector<LineText> lines_of(const qanun::RuleSet& rules, const qanun::ScoreSheet& sheet) {
  std::vector<LineText> lines;
  for (const qanun::Line& line : sheet.lines)
    lines.emplace_back(line.team, title_of(rules, line), line.raw.value, line.points.value);
  return lines;
}

// How many of the lines the other sheet lacks; a line said twice is there twice.
std::size_t lacking(const std::vector<LineText>& lines, std::vector<LineText> others) {
  std::size_t count = 0;
  for (const LineText& line : lines) {
    const auto found = std::find(others.begin(), others.end(), line);
    if (found == others.end())
      ++count;
    else
      others.erase(found);
  }
  return count;
}

}  // namespace

std::size_t differing_lines(const qanun::RuleSet& a, const qanun::ScoreSheet& one, const qanun::RuleSet& b,
                            const qanun::ScoreSheet& other) {
  const auto mine = lines_of(a, one);
  const auto others = lines_of(b, other);
  return lacking(mine, others) + lacking(others, mine);
}

bool Witness::is_clearer_than(const Witness& other) const {
  return std::tie(actions, lines, index) < std::tie(other.actions, other.lines, other.index);
}

void Frequencies::add(const Frequencies& other) {
  hands += other.hands;
  results += other.results;
  offers += other.offers;
  courses += other.courses;
  tolerated += other.tolerated;
  matches += other.matches;
  any += other.any;
  apart += other.apart;
  arranged += other.arranged;
}

void Comparison::keep(const Witness& witness) {
  auto& kept = witnesses[static_cast<std::size_t>(witness.kind)];
  if (!kept || witness.is_clearer_than(*kept)) kept = witness;
}

void Comparison::add(const Pair& pair, const PairedHand& hand, std::uint64_t index) {
  const auto end = kind_of_end(hand);
  const bool tolerated = hand.offer(Parting::tolerated).has_value();
  ++frequencies.hands;
  frequencies.results += hand.results_differ() ? 1U : 0U;
  frequencies.offers += hand.offers_differ() ? 1U : 0U;
  frequencies.courses += end == WitnessKind::course ? 1U : 0U;
  frequencies.tolerated += tolerated ? 1U : 0U;
  frequencies.matches += end == WitnessKind::match ? 1U : 0U;
  frequencies.any += end || hand.offers_differ() || tolerated ? 1U : 0U;
  frequencies.apart += hand.auctions_apart ? 1U : 0U;
  frequencies.arranged += hand.arranged ? 1U : 0U;
  for (std::size_t i = 0; i < kPartings; ++i)
    if (hand.offers[i])
      keep({.kind = kind_of(static_cast<Parting>(i)),
            .index = index,
            .actions = hand.offers[i]->actions[0].size(),
            .lines = 0});
  if (!end) return;
  const bool sheets = hand.split == Split::none;
  keep({.kind = *end,
        .index = index,
        .actions = hand.logs[0].actions.size(),
        .lines = sheets ? differing_lines(pair.rules(0), hand.sheets[0], pair.rules(1), hand.sheets[1]) : 0});
}

void Comparison::add(const Comparison& other) {
  frequencies.add(other.frequencies);
  for (const auto& witness : other.witnesses)
    if (witness) keep(*witness);
}

Comparison compare(const ComparisonPlan& plan, const std::atomic<bool>& stop, const ProgressReport& progress) {
  Comparison whole;
  std::mutex adding;
  const auto shift = [&](const NextBlock& next) {
    Comparison part;
    PairedHand hand;
    for (Block block; next(block);)
      for (std::uint64_t i = block.first; i < block.end; ++i) {
        play_pair(*plan.pair, plan.seed, i, hand);
        part.add(*plan.pair, hand, i);
      }
    const std::lock_guard lock{adding};
    whole.add(part);
  };
  static_cast<void>(work_in_shifts({plan.hands, kBlock, plan.threads}, stop, progress, shift));
  return whole;
}

}  // namespace proof
