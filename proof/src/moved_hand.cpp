#include "proof/moved_hand.hpp"

namespace proof {

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

void exchange(CardSet& set, Card a, Card b) {
  const bool had_a = set.has(a);
  const bool had_b = set.has(b);
  set.remove(a).remove(b);
  if (had_a) set.add(b);
  if (had_b) set.add(a);
}

Card moved(Card card, const std::array<Suit, kSuits>& suits) {
  return Card{card.rank(), suits[static_cast<std::size_t>(card.suit())]};
}

// A claim that names a seat and a trick names whoever sits there then.
std::int16_t claim_moved(std::int16_t number, int turn) {
  if (number == 0) return number;
  return static_cast<std::int16_t>(after(static_cast<Seat>(number >> 8), turn) << 8 | (number & 0xFF));
}

Action moved(const RuleSet& rules, Action action, int turn, const std::array<Suit, kSuits>& suits) {
  action.seat = after(action.seat, turn);
  if (action.card.exists()) action.card = moved(action.card, suits);
  if (is_suit(action.call.mode)) action.call.mode = mode_of(suits[static_cast<std::size_t>(action.call.mode)]);
  CardSet cards;
  for (const Card card : action.call.cards) cards.add(moved(card, suits));
  action.call.cards = cards;
  if (rules.words()[action.call.word].params == Params::maybe_seat_number)
    action.call.number = claim_moved(action.call.number, turn);
  return action;
}

}  // namespace

Hand begun_like(const RuleSet& rules, const Hand& hand) {
  Hand fresh;
  begin(rules, fresh, hand.dealer(), hand.deck, hand.scores, hand.number);
  return fresh;
}

Hand with_exchanged(Hand hand, Card a, Card b) {
  for (CardSet& set : hand.held) exchange(set, a, b);
  for (CardSet& set : hand.dealt) exchange(set, a, b);
  for (std::uint8_t& card : hand.deck) card = card == a.index() ? b.index() : card == b.index() ? a.index() : card;
  return hand;
}

CardSet unseen_by(const RuleSet& any, const Hand& hand, Seat seat) {
  const RuleSet& rules = any.in_force(hand);
  CardSet unseen = CardSet::all() - hand.dealt[seat];
  for (std::size_t i = 0; i < hand.cards_played; ++i) unseen.remove(Card{hand.played[i]});
  for (const auto& codes : hand.announced.codes)
    for (const MeldCode code : codes)
      if (code != 0) unseen -= rules.declare().shape(code).cards;
  for (std::size_t i = 0; i < rules.features(); ++i)
    for (Seat other = 0; other < kSeats && rules.hooks(i, Hook::bid_offer); ++other)
      unseen -= rules.feature(i).lays_open(hand, other);
  if (hand.auction.up_card.exists()) unseen.remove(hand.auction.up_card);
  return unseen;
}

bool look_alike(const View& one, const View& other) {
  const Hand& a = one.hand;
  const Hand& b = other.hand;
  const bool cards = a.held == b.held && a.dealt == b.dealt && a.deck == b.deck && a.played == b.played;
  const bool auction = a.contract() == b.contract() && a.auction.turn == b.auction.turn &&
                       a.auction.status == b.auction.status && a.auction.round == b.auction.round &&
                       a.auction.notes == b.auction.notes && a.auction.bids_barred == b.auction.bids_barred &&
                       a.auction.raises_over == b.auction.raises_over && a.auction.up_card_to == b.auction.up_card_to;
  const bool course = a.phase == b.phase && a.turn == b.turn && a.asker == b.asker && a.takers == b.takers &&
                      a.tally.abnat == b.tally.abnat && a.tally.tricks_by_seat == b.tally.tricks_by_seat &&
                      a.alternative == b.alternative && a.next_dealer_stays == b.next_dealer_stays;
  return cards && auction && course && a.slots == b.slots && a.parts == b.parts && a.baloot_said == b.baloot_said &&
         a.announced.codes == b.announced.codes && one.announced == other.announced && one.shown == other.shown;
}

Moved played_moved(const RuleSet& rules, const Hand& hand, const std::vector<Action>& actions, int turn,
                   const std::array<Suit, kSuits>& suits) {
  std::array<std::uint8_t, kCards> deck{};
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = moved(Card{hand.deck[i]}, suits).index();
  std::array<std::int32_t, kTeams> scores = hand.scores;
  if (turn % 2 == 1) std::swap(scores[0], scores[1]);
  Hand other;
  begin(rules, other, after(hand.dealer(), turn), deck, scores, hand.number);
  Moved out;
  for (const Action& action : actions) {
    const Action there = moved(rules, action, turn, suits);
    const bool in_play = other.play_begun();
    if (!apply(rules, other, there)) continue;
    out.refused = there;
    out.in_play = in_play;
    return out;
  }
  if (other.phase == Phase::ended) out.sheet = score(rules, other, {}, rules.match().most_hands == 1);
  return out;
}

bool suits_are_alike(const RuleSet& rules) {
  if (rules.has_alternatives()) return false;  // a condition may name a suit
  const auto& options = rules.resolved().options;
  const auto suits = options.find("bid.allow_hokum_suits");
  return suits == options.end() || suits->second.value.items.empty() || suits->second.value.items.size() == kSuits;
}

}  // namespace proof
