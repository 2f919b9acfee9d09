// Taking an action, or saying why not.
#include "hand/auction_words.hpp"
#include "hand/deciding.hpp"
#include "hand/faults.hpp"
#include "hand/flow.hpp"
#include "hand/plain_card.hpp"
#include "hand/refusals.hpp"
#include "hand/taking_part.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

using Why = Refusal::Why;

// The duty that keeps a card of one's own from being played; feature_forbids where none of the kernel's does.
Why broken_duty(const RuleSet& rules, const Hand& hand, Card card) {
  switch (violation_of(rules.table(hand.mode()), hand.held[hand.turn], hand.trick, false, card)) {
    case Violation::revoke:
      return Why::must_follow;
    case Violation::no_rise:
      return Why::must_rise;
    case Violation::no_ruff:
      return Why::must_ruff;
    case Violation::no_overruff:
      return Why::must_overruff;
    case Violation::none:
    case Violation::not_held:
      break;
  }
  return Why::feature_forbids;
}

// Those of the flags that the card may not carry.
Flags untrue_flags(const Decision& decision, Card card, Flags flags) {
  Flags untrue = 0;
  if (flags == 0) return untrue;
  for (std::size_t bit = 0; bit < kMostFlags; ++bit)
    if (!decision.flagged[bit].has(card)) untrue = static_cast<Flags>(untrue | (1U << bit));
  return untrue & flags;
}

bool flags_accepted(const RuleSet& rules, const Hand& hand, const Decision& decision, Card card, Flags flags) {
  const Flags untrue = untrue_flags(decision, card, flags);
  for (std::size_t bit = 0; bit < kMostFlags; ++bit) {
    const auto flag = static_cast<Flags>(untrue & (1U << bit));
    if (flag == 0) continue;
    if (bit >= rules.flags().size() || !accepts_flag(rules, hand, flag, card)) return false;
  }
  return true;
}

std::optional<Refusal> refuse(Why why) { return refusal(why); }

// The ban of a feature with its own reason, where it gives one.
std::optional<Refusal> refuse_card(const RuleSet& rules, const Hand& hand, Card card) {
  Refusal refused = refusal(broken_duty(rules, hand, card));
  if (refused.why != Why::feature_forbids) return refused;
  const bool leads = hand.trick.size == 0;
  for (const std::size_t i : taking_part(rules, hand, leads ? Hook::play_lead : Hook::play_follow)) {
    const CardSet held = hand.held[hand.turn];
    if ((leads ? rules.feature(i).lead(hand, held) : rules.feature(i).follow(hand, held)).has(card)) continue;
    const Ban* ban = rules.feature(i).why_barred(hand, card);
    if (ban == nullptr) continue;
    refused.name = ban->name;
    refused.rule = ban->rule;
    refused.text = ban->text;
    break;
  }
  return refused;
}

// What the feature that owns the word says to it.
std::optional<Refusal> refuse_word(const RuleSet& rules, const Hand& hand, const Action& action, Why why) {
  Refusal refused = refusal(why);
  const WordId word = action.call.word;
  if (word >= rules.words().size() || rules.owner_of(word) != WordOwner::feature) return refused;
  const Text* reason = rules.feature(rules.feature_of_word(word)).why_unsaid(hand, action);
  if (reason != nullptr) refused.text = *reason;
  return refused;
}

std::optional<Refusal> check_card(const RuleSet& rules, const Hand& hand, const Decision& decision,
                                  const Action& action) {
  if (hand.phase != Phase::playing) return refuse(Why::no_card_due);
  if (action.seat != decision.seat) return refuse(Why::not_on_turn);
  if (!hand.held[action.seat].has(action.card)) return refuse(Why::not_held);
  if (!decision.accepted.has(action.card)) return refuse_card(rules, hand, action.card);
  if (!flags_accepted(rules, hand, decision, action.card, action.flags)) return refuse(Why::flag_not_allowed);
  return std::nullopt;
}

void note_baloot(const RuleSet& rules, Hand& hand, const Action& action) {
  if ((action.flags & rules.baloot_flag()) != 0)
    hand.baloot_said = static_cast<std::uint8_t>(hand.baloot_said | baloot_bits(rules, hand, action.card));
}

// The features that are told of every card, one bit each.
unsigned watch_cards(const RuleSet& rules, const Hand& hand) {
  return hand.parts & (rules.parts_of(Hook::card_flags) | rules.parts_of(Hook::play_accept));
}

// `decision` is the one in which the card was chosen.
void apply_card(const RuleSet& rules, Hand& hand, const Decision& decision, const Action& action) {
  note_baloot(rules, hand, action);
  const Seat player = hand.turn;
  bool faulty = false;
  if (const unsigned watching = watch_cards(rules, hand); watching != 0) {
    const Flags untrue = untrue_flags(decision, action.card, action.flags);
    for (const std::size_t i : FeatureIndexes{watching})
      rules.feature(i).card_played(hand, action.card, action.flags, decision.cards, untrue);
    faulty = faults_are_taken(rules, hand) && note_card_faults(rules, hand, decision, action.card, untrue);
  }
  play_plain_card(rules, hand, action.card);
  if (faults_are_taken(rules, hand)) faulty = note_unshown_melds(rules, hand, player) || faulty;
  if (faulty && !hand.over()) check_early_end(rules, hand);
}

bool is_accepted_meld(const RuleSet& rules, const Hand& hand, const Action& action) {
  return rules.owner_of(action.call.word) == WordOwner::declare &&
         accepted_meld(rules, hand, action.seat, action.call.cards) != 0;
}

void announce(const RuleSet& rules, Hand& hand, const Action& action) {
  FixedList<MeldCode, 16> offers;
  meld_offers(rules, hand, action.seat, offers);
  MeldCode said = 0;
  for (const MeldCode code : offers)
    if (rules.declare().shape(code).cards == action.call.cards) said = code;
  const bool held = said != 0;
  if (!held) said = accepted_meld(rules, hand, action.seat, action.call.cards);
  if (said == 0) return;
  hand.announced.add(action.seat, said);
  if (!held) note_false_meld(rules, hand, action.seat);
  if (!held) check_early_end(rules, hand);
  if (hand.phase == Phase::announcing) next_announcer(rules, hand, false);
}

void bid(const RuleSet& rules, Hand& hand, const Action& action) {
  take_bid(rules, hand, action);
  settle_auction(rules, hand);
}

void say_for_feature(const RuleSet& rules, Hand& hand, std::size_t feature, const Action& action) {
  take_word(rules, hand, feature, action);
  if (hand.play_begun())
    settle_word_in_play(rules, hand, feature);
  else
    settle_auction(rules, hand, feature);
}

// Whether the action answers the feature that asks, in this decision. Its words may be shared: pass, accept.
bool answers(const Hand& hand, const Decision& decision, const Action& action) {
  return hand.phase == Phase::asking && action.seat == hand.turn && decision.words.has(action.call);
}

void apply_word(const RuleSet& rules, Hand& hand, const Decision& decision, const Action& action) {
  const WordId word = action.call.word;
  if (answers(hand, decision, action))
    say_for_feature(rules, hand, hand.asker, action);
  else if (rules.owner_of(word) == WordOwner::feature)
    say_for_feature(rules, hand, rules.feature_of_word(word), action);
  else if (rules.owner_of(word) == WordOwner::declare)
    announce(rules, hand, action);
  else if (hand.phase == Phase::announcing)
    next_announcer(rules, hand, true);
  else
    bid(rules, hand, action);
}

}  // namespace

void answer_feature(const RuleSet& any, Hand& hand, const Action& action) {
  say_for_feature(any.in_force(hand), hand, hand.asker, action);
}

std::optional<Refusal> why_not(const RuleSet& any, const Hand& hand, Card card) {
  const RuleSet& rules = any.in_force(hand);
  return check_card(rules, hand, decide(rules, hand), Action::play(hand.turn, card));
}

std::optional<Refusal> apply(const RuleSet& any, Hand& hand, const Action& said) {
  const RuleSet& rules = any.in_force(hand);
  const bool word = said.call.word != kPlayCard;
  if (said.call.word >= rules.words().size() || said.seat >= kSeats) return refuse(Why::word_not_allowed);
  Action action = said;
  if (word && rules.owner_of(said.call.word) == WordOwner::feature)
    action.call = rules.feature(rules.feature_of_word(said.call.word)).as_listed(hand, said.call);
  if (word && interjections(rules, hand).has(Interjection{.seat = action.seat, .call = action.call})) {
    apply_unchecked(rules, hand, action);
    return std::nullopt;
  }
  if (hand.over()) return refuse(Why::hand_over);
  if (word && rules.words()[action.call.word].accuses) return refuse(Why::word_not_allowed);  // never a matter of turn
  const Decision decision = decide(rules, hand);
  if (!word) {
    if (auto refused = check_card(rules, hand, decision, action)) return refused;
  } else {
    if (action.seat != decision.seat) return refuse_word(rules, hand, action, Why::not_on_turn);
    if (!decision.words.has(action.call) && !is_accepted_meld(rules, hand, action))
      return refuse_word(rules, hand, action, Why::word_not_allowed);
  }
  apply_decided(rules, hand, decision, action);
  return std::nullopt;
}

void apply_unchecked(const RuleSet& any, Hand& hand, const Action& action) {
  const RuleSet& rules = any.in_force(hand);
  if (action.call.word == kPlayCard)
    apply_card(rules, hand, watch_cards(rules, hand) != 0 ? decide(rules, hand) : Decision{}, action);
  else
    apply_word(rules, hand, hand.phase == Phase::asking ? decide(rules, hand) : Decision{}, action);
}

void apply_decided(const RuleSet& any, Hand& hand, const Decision& decision, const Action& action) {
  const RuleSet& rules = any.in_force(hand);
  if (action.call.word == kPlayCard)
    apply_card(rules, hand, decision, action);
  else
    apply_word(rules, hand, decision, action);
}

}  // namespace qanun
