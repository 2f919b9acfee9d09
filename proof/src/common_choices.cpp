#include "common_choices.hpp"

namespace proof {

namespace {

using qanun::Action;
using qanun::Decision;

}  // namespace

CommonChoices::CommonChoices(const Pair& pair, const std::array<Decision, kSides>& decisions) : pair_{pair} {
  common_.seat = decisions[0].seat;
  compare_cards(decisions);
  compare_marks(decisions);
  compare_words(decisions);
}

std::uint32_t CommonChoices::size() const { return common_.size(); }

std::array<Action, kSides> CommonChoices::choice(std::uint32_t i) const {
  const Action action = common_.choice(i);
  return {action, *pair_.from(0).action(action)};
}

void CommonChoices::note(Parting kind, std::size_t side, const Action& action) {
  auto& only = only_[static_cast<std::size_t>(kind)];
  if (!only) only = Only{.side = side, .action = action};
}

void CommonChoices::compare_cards(const std::array<Decision, kSides>& decisions) {
  // Where one of them asks for words first, that is what they differ in.
  if (decisions[0].cards.empty() || decisions[1].cards.empty()) return;
  common_.cards = decisions[0].cards & decisions[1].cards;
  for (std::size_t side = 0; side < kSides; ++side) {
    const Decision& mine = decisions[side];
    const Decision& others = decisions[1 - side];
    if (const auto cards = mine.cards - others.cards; !cards.empty())
      note(Parting::card, side, Action::play(mine.seat, cards.first()));
    if (const auto cards = mine.accepted - mine.cards - others.accepted; !cards.empty())
      note(Parting::tolerated, side, Action::play(mine.seat, cards.first()));
  }
}

// A card that both allow may carry a mark in one of them only.
void CommonChoices::compare_marks(const std::array<Decision, kSides>& decisions) {
  for (std::size_t side = 0; side < kSides; ++side) {
    for (std::size_t bit = 0; bit < qanun::kMostFlags; ++bit) {
      const qanun::CardSet mine = decisions[side].flagged[bit];
      if (mine.empty()) continue;
      const auto there = pair_.from(side).mark(bit);
      const qanun::CardSet others = there ? decisions[1 - side].flagged[*there] : qanun::CardSet{};
      if (side == 0) common_.mark(bit, mine & others);
      const qanun::CardSet only = (mine - others) & decisions[1 - side].cards;
      if (!only.empty())
        note(Parting::mark, side,
             Action::play(decisions[side].seat, only.first(), static_cast<qanun::Flags>(1U << bit)));
    }
  }
}

void CommonChoices::compare_words(const std::array<Decision, kSides>& decisions) {
  for (std::size_t side = 0; side < kSides; ++side) {
    for (const qanun::Call& call : decisions[side].words) {
      const auto there = pair_.from(side).call(call);
      if (!there || !decisions[1 - side].words.has(*there))
        note(Parting::word, side, Action::say(decisions[side].seat, call));
      else if (side == 0)
        common_.words.push(call);
    }
  }
}

}  // namespace proof
