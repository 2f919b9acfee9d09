#include "hand/erring.hpp"

#include "hand/faults.hpp"

namespace qanun {

namespace {

using Wrongs = FixedList<Action, 128>;

bool happens(Random& random, Erring erring) { return random.below(kAlwaysErring) < erring.per_million; }

void add_cards(const Decision& decision, Wrongs& out) {
  for (const Card card : decision.accepted - decision.cards) out.push(Action::play(decision.seat, card));
}

void add_flagged(const RuleSet& rules, const Hand& hand, const Decision& decision, Wrongs& out) {
  for (std::size_t bit = 0; bit < rules.flags().size(); ++bit) {
    const auto flag = static_cast<Flags>(1U << bit);
    for (const Card card : decision.accepted - decision.flagged[bit])
      if (accepts_flag(rules, hand, flag, card)) out.push(Action::play(decision.seat, card, flag));
  }
}

void add_melds(const RuleSet& rules, const Hand& hand, const Decision& decision, Wrongs& out) {
  for (MeldCode code = 1; code < kMeldCodes; ++code)
    if (accepts_meld(rules, hand, decision.seat, code))
      out.push(Action::say(decision.seat, Call{.word = rules.meld_word(), .cards = rules.declare().shape(code).cards}));
}

}  // namespace

std::optional<Action> err(const RuleSet& rules, const Hand& hand, const Decision& decision, Random& random,
                          Erring erring) {
  if (erring.per_million == 0 || !faults_are_taken(rules, hand)) return std::nullopt;
  std::array<Wrongs, 3> ways;
  add_cards(decision, ways[0]);
  add_flagged(rules, hand, decision, ways[1]);
  add_melds(rules, hand, decision, ways[2]);
  FixedList<const Wrongs*, 3> open;
  for (const Wrongs& way : ways)
    if (!way.empty()) open.push(&way);
  if (open.empty() || !happens(random, erring)) return std::nullopt;
  const Wrongs& way = *open[random.below(static_cast<std::uint32_t>(open.size()))];
  return way[random.below(static_cast<std::uint32_t>(way.size()))];
}

std::optional<Action> accuse(const RuleSet& rules, const Hand& hand, Random& random, Erring erring) {
  if (erring.per_million == 0 || !rules.has(Hook::play_interject)) return std::nullopt;
  InterjectionList open;
  for (const Interjection& one : interjections(rules, hand))
    if (rules.words()[one.call.word].accuses) open.push(one);
  if (open.empty() || !happens(random, erring)) return std::nullopt;
  const Interjection& chosen = open[random.below(static_cast<std::uint32_t>(open.size()))];
  const Feature& feature = rules.feature(rules.feature_of_word(chosen.call.word));
  if (!feature.takes(hand, chosen, random.next())) return std::nullopt;
  return Action::say(chosen.seat, chosen.call);
}

}  // namespace qanun
