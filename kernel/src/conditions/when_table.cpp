#include "conditions/when_table.hpp"

#include <algorithm>

namespace qanun {

WhenTable::WhenTable(const Registry& registry, const When& when) {
  for (const WhenEntry& entry : when.entries) {
    std::vector<Test>& tests = entries_.emplace_back();
    for (const WhenTest& test : entry.tests)
      for (const ConditionEntry& condition : registry.conditions())
        if (condition.decl.key == test.condition) tests.push_back({condition.decl.ask, test});
  }
  for (const auto& [mask, alternative] : when.chosen)
    chosen_.emplace_back(mask, static_cast<std::uint8_t>(alternative));
}

std::uint8_t WhenTable::choose(const Situation& now) const {
  std::uint64_t mask = 0;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const auto met = [&](const Test& test) { return test.test.met(test.ask(now)); };
    if (std::all_of(entries_[i].begin(), entries_[i].end(), met)) mask |= std::uint64_t{1} << i;
  }
  const auto found = std::lower_bound(chosen_.begin(), chosen_.end(), std::pair{mask, std::uint8_t{0}});
  return found != chosen_.end() && found->first == mask ? found->second : std::uint8_t{0};
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
