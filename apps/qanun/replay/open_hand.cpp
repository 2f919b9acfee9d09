#include "replay/open_hand.hpp"

#include "qanun/notation.hpp"

namespace program {

namespace {

using qanun::Action;

void add_cards(const qanun::RuleSet& rules, const qanun::Hand& hand, const qanun::Decision& decision, OpenHand& out) {
  for (const qanun::Card card : decision.accepted - decision.cards)
    out.accepted.push_back(to_string(rules, Action::play(decision.seat, card)));
  for (const qanun::Card card : hand.held[decision.seat])
    if (const auto refusal = why_not(rules, hand, card))
      out.refused.push_back({to_string(rules, Action::play(decision.seat, card)), *refusal});
}

}  // namespace

OpenHand open_hand(const qanun::RuleSet& rules, const qanun::Hand& hand) {
  OpenHand out;
  const qanun::Decision decision = decide(rules, hand);
  out.seat = decision.seat;
  for (std::uint32_t i = 0; i < decision.size(); ++i) out.legal.push_back(to_string(rules, decision.choice(i)));
  if (hand.phase == qanun::Phase::playing) add_cards(rules, hand, decision, out);
  for (const qanun::Interjection& open : interjections(rules, hand))
    out.interjections.push_back(to_string(rules, Action::say(open.seat, open.call)));
  return out;
}

}  // namespace program
