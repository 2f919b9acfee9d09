// Who is on turn, and what he may do.
#include "hand/dealing.hpp"
#include "hand/deciding.hpp"
#include "hand/flow.hpp"
#include "hand/plain_card.hpp"
#include "hand/taking_part.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

bool is_excused(const RuleSet& rules, const Hand& hand) {
  for (const std::size_t i : taking_part(rules, hand, Hook::play_excused))
    if (rules.feature(i).excuses(hand)) return true;
  return false;
}

// What features forbid of the cards that the duties of play allow: an intersection, which is left at the set before it
// where it is empty.
CardSet allowed_by_features(const RuleSet& rules, const Hand& hand, CardSet duty) {
  const bool leads = hand.trick.size == 0;
  CardSet legal = duty;
  for (const std::size_t i : taking_part(rules, hand, leads ? Hook::play_lead : Hook::play_follow)) {
    const CardSet allowed = legal & (leads ? rules.feature(i).lead(hand, duty) : rules.feature(i).follow(hand, duty));
    if (!allowed.empty()) legal = allowed;
  }
  return legal;
}

// MELD-19: the cards of a pair that may be played with the word.
CardSet baloot_cards(const RuleSet& rules, const Hand& hand, CardSet legal) {
  CardSet carriers;
  for (const CardSet pair : rules.pairs(hand.mode()))
    for (const Card card : legal& pair)
      if (baloot_bits(rules, hand, card) != 0) carriers.add(card);
  return carriers;
}

void add_flags_of_features(const RuleSet& rules, const Hand& hand, Decision& decision) {
  const unsigned marking = hand.parts & rules.parts_of(Hook::card_flags);
  for (std::size_t bit = 0; marking != 0 && bit < rules.flags().size(); ++bit) {
    const std::size_t owner = rules.feature_of_flag(bit);
    if (owner >= rules.features() || ((marking >> owner) & 1U) == 0) continue;
    decision.mark(bit, rules.feature(owner).flaggable(hand, static_cast<Flags>(1U << bit), decision.cards));
  }
}

void decide_card(const RuleSet& rules, const Hand& hand, Decision& decision) {
  const CardSet held = hand.held[hand.turn];
  const bool excused = hand.trick.size == 2 && is_excused(rules, hand);
  decision.seat = hand.turn;
  decision.cards = legal_cards(rules.table(hand.mode()), held, hand.trick, excused);
  decision.cards = allowed_by_features(rules, hand, decision.cards);
  decision.accepted = decision.cards;
  for (const std::size_t i : taking_part(rules, hand, Hook::play_accept))
    decision.accepted |= rules.feature(i).accepts(hand, decision.cards) & held;
  if (rules.baloot_flag() != 0) mark_baloot(rules, hand, decision);
  add_flags_of_features(rules, hand, decision);
  if (hand.cards_played < kSeats && rules.announce_at() == AnnounceAt::own_first_card) add_melds(rules, hand, decision);
  for (const std::size_t i : taking_part(rules, hand, Hook::play_offer))
    rules.feature(i).words(hand, hand.turn, decision.words);
}

void decide_call(const RuleSet& rules, const Hand& hand, Decision& decision) {
  decision.seat = hand.auction.turn;
  rules.bid().calls(hand.auction, decision.words);
  for (const std::size_t i : taking_part_in_auction(rules, hand))
    rules.feature(i).words(hand, decision.seat, decision.words);
}

}  // namespace

void add_melds(const RuleSet& rules, const Hand& hand, Decision& decision) {
  FixedList<MeldCode, 16> offers;
  meld_offers(rules, hand, decision.seat, offers);
  for (const MeldCode code : offers)
    decision.words.push(Call{.word = rules.meld_word(), .cards = rules.declare().shape(code).cards});
}

void mark_baloot(const RuleSet& rules, const Hand& hand, Decision& decision) {
  decision.mark(static_cast<std::size_t>(std::countr_zero(rules.baloot_flag())),
                baloot_cards(rules, hand, decision.cards));
}

Action Decision::choice(std::uint32_t i) const {
  const auto nth = [](CardSet set, std::uint32_t n) {
    return Card{static_cast<std::uint8_t>(nth_card(set.bits(), n))};
  };
  if (i < static_cast<std::uint32_t>(cards.size())) return Action::play(seat, nth(cards, i));
  i -= static_cast<std::uint32_t>(cards.size());
  for (unsigned left = marks; left != 0; left &= left - 1) {
    const auto bit = static_cast<std::size_t>(std::countr_zero(left));
    const auto n = static_cast<std::uint32_t>(flagged[bit].size());
    if (i < n) return Action::play(seat, nth(flagged[bit], i), static_cast<Flags>(1U << bit));
    i -= n;
  }
  return Action::say(seat, words[i]);
}

Decision decide(const RuleSet& rules, const Hand& hand) {
  Decision decision;
  decide(rules, hand, decision);
  return decision;
}

void decide(const RuleSet& any, const Hand& hand, Decision& decision) {
  const RuleSet& rules = any.in_force(hand);
  forget(decision);
  switch (hand.phase) {
    case Phase::bidding:
      decide_call(rules, hand, decision);
      break;
    case Phase::asking:
      decision.seat = hand.turn;
      rules.feature(hand.asker).words(hand, hand.turn, decision.words);
      break;
    case Phase::announcing:
      decision.seat = hand.turn;
      add_melds(rules, hand, decision);
      decision.words.push(Call{.word = rules.pass_word()});
      break;
    case Phase::playing:
      if (hand.parts == 0)
        decide_plain_card(rules, hand, decision);
      else
        decide_card(rules, hand, decision);
      break;
    case Phase::ended:
    case Phase::void_deal:
      break;
  }
}

InterjectionList interjections(const RuleSet& any, const Hand& hand) {
  const RuleSet& rules = any.in_force(hand);
  InterjectionList out;
  if ((hand.parts & rules.interjectors()) == 0 || hand.phase == Phase::void_deal) return out;
  for (const std::size_t i : interjecting(rules, hand)) rules.feature(i).interjections(hand, out);
  return out;
}

std::uint8_t before_deal(const RuleSet& rules, const std::array<std::int32_t, kTeams>& scores, std::uint16_t number) {
  Situation now;
  now.scored = true;
  now.scores = scores;
  now.number = number;
  return rules.alternative_at(now);
}

void begin(const RuleSet& rules, Hand& hand, Seat dealer, const std::array<std::uint8_t, kCards>& deck,
           const std::array<std::int32_t, kTeams>& scores, std::uint16_t number) {
  hand = Hand{};
  hand.deck = deck;
  hand.scores = scores;
  hand.number = number;
  hand.auction.dealer = dealer;
  if (rules.has_alternatives()) hand.alternative = before_deal(rules, scores, number);
  deal_first(rules.in_force(hand).deal(), hand);
  open_auction(rules, hand);
  settle_chosen(rules, hand);
}

void begin_auction(const RuleSet& rules, Hand& hand, Seat dealer, Card up_card,
                   const std::array<CardSet, kSeats>& first_cards, const std::array<std::int32_t, kTeams>& scores) {
  hand = Hand{};
  hand.deck.fill(kUnknownCard);
  hand.scores = scores;
  hand.auction.dealer = dealer;
  hand.dealt = hand.held = first_cards;
  hand.auction.up_card = up_card;
  open_auction(rules, hand);
  settle_chosen(rules, hand);
}

}  // namespace qanun
