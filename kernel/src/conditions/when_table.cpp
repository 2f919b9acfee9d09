#include "conditions/when_table.hpp"

#include <algorithm>
#include <bit>

namespace qanun {

namespace {

bool settled_at_deal(const Registry& registry, std::string_view option) {
  const SectionDecl* section = registry.section(option.substr(0, option.find('.')));
  return section == nullptr || section->set_by_when == "deal";
}

}  // namespace

bool WhenTable::Test::within_others(std::int64_t answer) const {
  return std::any_of(others.begin(), others.end(), [&](const Range& range) { return within(range, answer); });
}

WhenTable::Test WhenTable::compiled(const ConditionDecl& condition, const WhenTest& test) {
  Test out{.ask = condition.ask, .early = condition.known < Moment::contract};
  if (test.holds.empty()) return out;
  out.first = test.holds.front();
  out.others.assign(test.holds.begin() + 1, test.holds.end());
  return out;
}

WhenTable::WhenTable(const Registry& registry, const When& when) {
  for (const WhenEntry& entry : when.entries) {
    all_ |= std::uint64_t{1} << entries_.size();
    Entry& tests = entries_.emplace_back();
    for (const WhenTest& test : entry.tests) {
      for (const ConditionEntry& condition : registry.conditions())
        if (condition.decl.key == test.condition) tests.push_back(compiled(condition.decl, test));
    }
  }
  for (const auto& [mask, alternative] : when.chosen) {
    chosen_.emplace_back(mask, static_cast<std::uint8_t>(alternative));
    if (alternative == 0) continue;
    const Settings& sets = when.alternatives[alternative - 1];
    if (std::any_of(sets.begin(), sets.end(), [&](const auto& set) { return settled_at_deal(registry, set.first); }))
      changing_.push_back(mask);
  }
  for (const std::uint64_t mask : changing_) in_changing_ |= mask;
}

template <class Met>
std::uint64_t WhenTable::entries_where(std::uint64_t among, Met met) const {
  std::uint64_t mask = 0;
  for (std::uint64_t left = among; left != 0; left &= left - 1) {
    const Entry& entry = entries_[static_cast<std::size_t>(std::countr_zero(left))];
    if (std::all_of(entry.begin(), entry.end(), met)) mask |= left & (0 - left);
  }
  return mask;
}

std::uint8_t WhenTable::choose(const Situation& now) const {
  const std::uint64_t mask = entries_where(all_, [&](const Test& test) { return test.met(now); });
  if (mask == 0) return 0;  // nothing is laid over the rule set
  const auto found = std::lower_bound(chosen_.begin(), chosen_.end(), std::pair{mask, std::uint8_t{0}});
  return found != chosen_.end() && found->first == mask ? found->second : std::uint8_t{0};
}

bool WhenTable::alike_until_contract(const Situation& opening) const {
  if (changing_.empty()) return true;
  std::uint64_t open = 0;  // entries that can still hold, whichever side speaks
  for (Team side = 0; side < kTeams; ++side) {
    Situation now = opening;
    now.concerned = side;
    open |= entries_where(in_changing_, [&](const Test& test) { return !test.early || test.met(now); });
  }
  return std::none_of(changing_.begin(), changing_.end(), [&](std::uint64_t mask) { return (mask & ~open) == 0; });
}

Situation situation_of(const Hand& hand) {
  Situation now;
  now.contract = hand.contract();
  now.dealer = hand.dealer();
  now.up_card = hand.auction.up_card;
  now.scored = true;
  now.scores = hand.scores;
  now.number = hand.number;
  now.in_play = hand.play_begun();
  const bool bought = hand.auction.status == AuctionStatus::bought;
  now.concerned = team_of(bought ? hand.contract().buyer : hand.auction.turn);
  return now;
}

}  // namespace qanun
