// Who is on turn, and what he may do.
#include "hand/dealing.hpp"
#include "hand/flow.hpp"
#include "hand/select_card.hpp"
#include "hand/taking_part.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

bool is_excused(const RuleSet& rules, const Hand& hand) {
  for (const std::size_t i : taking_part(rules, hand, Hook::play_excused))
    if (rules.feature(i).excuses(hand)) return true;
  return false;
}

// The duties of play, then what features forbid: an intersection, which is left at the set before it where it is empty.
CardSet legal_now(const RuleSet& rules, const Hand& hand) {
  const bool leads = hand.trick.size == 0;
  const CardSet duty = legal_cards(rules.table(hand.mode()), hand.held[hand.turn], hand.trick,
                                   hand.parts != 0 && hand.trick.size == 2 && is_excused(rules, hand));
  CardSet legal = duty;
  const Hook hook = leads ? Hook::play_lead : Hook::play_follow;
  for (const std::size_t i : taking_part(rules, hand, hook)) {
    const CardSet allowed = legal & (leads ? rules.feature(i).lead(hand, duty) : rules.feature(i).follow(hand, duty));
    if (!allowed.empty()) legal = allowed;
  }
  return legal;
}

void add_flags(const RuleSet& rules, const Hand& hand, Decision& decision) {
  if (rules.baloot_flag() != 0) {
    const auto bit = static_cast<std::size_t>(std::countr_zero(rules.baloot_flag()));
    for (const Card card : decision.cards)
      if (baloot_bits(rules, hand, card) != 0) decision.flagged[bit].add(card);
  }
  const unsigned marking = hand.parts & rules.parts_of(Hook::card_flags);
  for (std::size_t bit = 0; marking != 0 && bit < rules.flags().size(); ++bit) {
    const std::size_t owner = rules.feature_of_flag(bit);
    if (owner >= rules.features() || ((marking >> owner) & 1U) == 0) continue;
    decision.flagged[bit] = rules.feature(owner).flaggable(hand, static_cast<Flags>(1U << bit), decision.cards);
  }
}

void add_melds(const RuleSet& rules, const Hand& hand, Decision& decision) {
  FixedList<MeldCode, 16> offers;
  meld_offers(rules, hand, decision.seat, offers);
  for (const MeldCode code : offers)
    decision.words.push(Call{.word = rules.meld_word(), .cards = rules.declare().shape(code).cards});
}

void decide_card(const RuleSet& rules, const Hand& hand, Decision& decision) {
  decision.seat = hand.turn;
  decision.cards = decision.accepted = legal_now(rules, hand);
  for (const std::size_t i : taking_part(rules, hand, Hook::play_accept))
    decision.accepted |= rules.feature(i).accepts(hand, decision.cards) & hand.held[hand.turn];
  add_flags(rules, hand, decision);
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

std::uint32_t Decision::size() const {
  int n = cards.size() + static_cast<int>(words.size());
  for (const CardSet set : flagged) n += set.size();
  return static_cast<std::uint32_t>(n);
}

Action Decision::choice(std::uint32_t i) const {
  const auto nth = [](CardSet set, std::uint32_t n) {
    return Card{static_cast<std::uint8_t>(nth_card(set.bits(), n))};
  };
  if (i < static_cast<std::uint32_t>(cards.size())) return Action::play(seat, nth(cards, i));
  i -= static_cast<std::uint32_t>(cards.size());
  for (std::size_t bit = 0; bit < flagged.size(); ++bit) {
    const auto n = static_cast<std::uint32_t>(flagged[bit].size());
    if (i < n) return Action::play(seat, nth(flagged[bit], i), static_cast<Flags>(1U << bit));
    i -= n;
  }
  return Action::say(seat, words[i]);
}

Decision decide(const RuleSet& any, const Hand& hand) {
  const RuleSet& rules = any.in_force(hand);
  Decision decision;
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
      decide_card(rules, hand, decision);
      break;
    case Phase::ended:
    case Phase::void_deal:
      break;
  }
  return decision;
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
  settle_auction(rules, hand);
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
  settle_auction(rules, hand);
}

}  // namespace qanun
