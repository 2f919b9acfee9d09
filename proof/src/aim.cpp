#include "proof/aim.hpp"

#include <algorithm>

namespace proof {

namespace {

using qanun::Action;
using qanun::Call;
using qanun::Contract;
using qanun::Decision;
using qanun::Hand;
using qanun::Mode;
using qanun::Random;
using qanun::RuleSet;
using qanun::Target;

constexpr std::uint32_t kAnyOneIn = 8;    // so often a player says anything at all
constexpr std::uint32_t kMostTried = 24;  // calls of a long list that are looked at

// How near a contract is to the aim.
enum Nearness : int { kAway, kSilent, kOpen, kThere };

Nearness nearness(const Aim& aim, const Contract& contract) {
  if (!contract.stands()) return kSilent;
  if (contract.kind != aim.kind) return kAway;
  if (contract.mode == Mode::unnamed) return kOpen;
  return contract.mode == aim.mode && contract.target == aim.target ? kThere : kAway;
}

Contract contract_after(const RuleSet& rules, const Hand& hand, const Action& action) {
  Hand after = hand;
  apply_unchecked(rules, after, action);
  return after.contract();
}

std::vector<Mode> modes_of(const qanun::KindDecl& kind) {
  if (kind.mode != Mode::unnamed) return {kind.mode};
  std::vector<Mode> modes{Mode::spades, Mode::hearts, Mode::diamonds, Mode::clubs};
  if (!kind.suits_only) modes.insert(modes.end(), {Mode::no_trump, Mode::all_trump});
  return modes;
}

}  // namespace

std::vector<Aim> aims_of(const RuleSet& rules) {
  std::vector<Target> targets{Target::none};
  for (const qanun::WordDecl& word : rules.words())
    if (std::find(targets.begin(), targets.end(), word.target) == targets.end()) targets.push_back(word.target);
  std::vector<Aim> aims;
  for (std::size_t kind = 1; kind < rules.kinds().size(); ++kind)
    for (const Mode mode : modes_of(rules.kinds()[kind]))
      for (const Target target : targets)
        for (const bool raised : {false, true})
          aims.push_back({static_cast<qanun::KindId>(kind), mode, target, raised});
  return aims;
}

Action choice_for(const Aim& aim, const RuleSet& rules, const Hand& hand, const Decision& decision, Random& random) {
  const std::uint32_t choices = decision.size();
  const Action any = decision.choice(random.below(choices));
  if (choices == 1 || !decision.cards.empty() || random.below(kAnyOneIn) == 0) return any;
  const Contract before = hand.contract();
  Action best = any;
  int best_worth = -1;
  const std::uint32_t first = random.below(choices);  // equal ones: the first met
  for (std::uint32_t i = 0; i < std::min(choices, kMostTried); ++i) {
    const Action action = decision.choice((first + i * (choices > kMostTried ? choices / kMostTried : 1)) % choices);
    const Contract contract = contract_after(rules, hand, action);
    const bool raises = contract.stake.level > before.stake.level;
    int worth = 4 * nearness(aim, contract);
    if (raises) worth += aim.raised && before.mode == aim.mode ? 2 : -2;
    if (worth > best_worth) {
      best = action;
      best_worth = worth;
    }
  }
  return best;
}

}  // namespace proof
