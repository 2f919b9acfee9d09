#include "ladder.hpp"

#include <algorithm>

namespace doubling {

Ladder::Ladder(const Compile& compile) {
  enum Column : std::size_t { kFactor, kBy, kLead };
  const Value& table = compile.value("doubling.ladder");
  for (const Row& row : table.rows) {
    Level level;
    level.word = compile.word(row.name);
    level.factor = static_cast<std::uint8_t>(row.numbers.at(kFactor));
    level.by = static_cast<By>(row.numbers.at(kBy));
    level.lead = static_cast<Lead>(row.numbers.at(kLead));
    levels_.push_back(level);
    named_.push_back({row.name, static_cast<std::uint8_t>(levels_.size()), level.factor});
  }
  for (const Row& one : compile.value("doubling.levels_hokum").rows) orders_[0].push_back(called(one.name));
  for (const Row& one : compile.value("doubling.levels_sun").rows) orders_[1].push_back(called(one.name));
  for (std::size_t kind = 0; kind < orders_.size(); ++kind) {
    std::uint8_t level = 0;
    for (const std::uint8_t answer : orders_[kind]) level = next_[kind][level] = answer;
  }
}

std::uint8_t Ladder::said_with(WordId word) const {
  const auto found =
      std::find_if(levels_.begin(), levels_.end(), [&](const Level& level) { return level.word == word; });
  return found == levels_.end() ? std::uint8_t{0} : static_cast<std::uint8_t>(found - levels_.begin() + 1);
}

std::uint8_t Ladder::called(std::string_view name) const {
  for (const RaiseLevel& one : named_)
    if (one.word == name) return one.level;
  return 0;
}

bool Ladder::is_first(std::uint8_t level, Mode mode) const {
  const auto& levels = order(mode);
  const bool known = std::find(levels.begin(), levels.end(), level) != levels.end();
  return known ? levels.front() == level : level == 1;
}

unsigned Ladder::sayers(std::uint8_t level, const Contract& contract) const {  // DBL-02, DBL-04
  const unsigned buyers = seats_of(team_of(contract.buyer));
  const unsigned opponents = seats_of(other_team(team_of(contract.buyer)));
  switch (at(level).by) {
    case By::opponents:
      return opponents;
    case By::buyer:
      return 1U << contract.buyer;
    case By::doubler:
      return contract.stake.raises > 0 ? 1U << contract.stake.raiser(0) : opponents;
    case By::buyer_side:
      return buyers;
  }
  return 0;
}

Team Ladder::side_of(std::uint8_t level, const Contract& contract) const {
  const bool buyers = at(level).by == By::buyer || at(level).by == By::buyer_side;
  return buyers ? team_of(contract.buyer) : other_team(team_of(contract.buyer));
}

}  // namespace doubling
