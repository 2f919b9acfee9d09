#include "hand/flow.hpp"

#include "conditions/when_table.hpp"
#include "hand/dealing.hpp"
#include "hand/taking_part.hpp"

namespace qanun {

namespace {

bool asks_now(const RuleSet& rules, Hand& hand, std::size_t feature) {
  const Seat seat = rules.feature(feature).asks(hand);
  if (seat == kNoSeat) return false;
  hand.phase = Phase::asking;
  hand.turn = seat;
  hand.asker = static_cast<std::uint8_t>(feature);
  return true;
}

// The first feature that wants to ask somebody: the one that took the last word, then in declared order.
bool ask_features(const RuleSet& rules, Hand& hand, std::size_t last) {
  const FeatureIndexes asking =
      hand.play_begun() ? taking_part(rules, hand, Hook::play_interject) : taking_part_in_auction(rules, hand);
  for (const std::size_t i : asking)
    if (i == last && asks_now(rules, hand, i)) return true;
  for (const std::size_t i : asking)
    if (i != last && asks_now(rules, hand, i)) return true;
  hand.asker = kNobodyAsks;
  return false;
}

void join(Hand& hand, std::size_t feature) { hand.parts = static_cast<std::uint16_t>(hand.parts | (1U << feature)); }

int seats_after_leader(const Hand& hand, Seat seat) { return (seat - hand.first_leader) & 3; }

// Gives what is left of the hand to one side: its tricks, its cards and the last trick.
void award_rest(const RuleSet& rules, Hand& hand, Team team) {
  const PlayTable& table = rules.table(hand.mode());
  Abnat rest{rules.last_trick(hand.mode())};
  for (const CardSet cards : hand.held)
    for (const Card card : cards) rest += Abnat{table.worth[card.index()]};
  for (std::size_t i = hand.cards_played - hand.trick.size; i < hand.cards_played; ++i)
    rest += Abnat{table.worth[hand.played[i]]};
  hand.tally.abnat[team] += rest;
  const int tricks = kRanks - hand.tally.tricks(0) - hand.tally.tricks(1);
  hand.tally.tricks_by_seat[team] = static_cast<std::uint8_t>(hand.tally.tricks_by_seat[team] + tricks);
}

}  // namespace

void choose_among_alternatives(const RuleSet& rules, Hand& hand) {
  hand.alternative = rules.alternative_at(situation_of(hand));
}

void settle_auction(const RuleSet& rules, Hand& hand, std::size_t last) {
  if (hand.over()) return;
  choose_alternative(rules, hand);
  settle_chosen(rules, hand, last);
}

void settle_chosen(const RuleSet& any, Hand& hand, std::size_t last) {
  const RuleSet& rules = any.in_force(hand);
  if (hand.auction.status == AuctionStatus::bought && hand.dealt[hand.dealer()].size() < kRanks)
    deal_rest(rules.deal(), hand);
  const bool nobody_speaks =
      hand.auction.status == AuctionStatus::running && (hand.parts & rules.auction_speakers()) == 0;
  if (hand.parts != 0 && !nobody_speaks) {
    check_early_end(rules, hand);
    if (hand.over() || ask_features(rules, hand, last)) return;
  }
  switch (hand.auction.status) {
    case AuctionStatus::running:
      hand.phase = Phase::bidding;
      break;
    case AuctionStatus::nobody_bought:
      hand.phase = Phase::void_deal;
      break;  // DEAL-07
    case AuctionStatus::bought:
      begin_play(rules, hand);
      break;
  }
}

void settle_word_in_play(const RuleSet& rules, Hand& hand, std::size_t last) {
  check_early_end(rules, hand);
  if (hand.over()) return;
  const bool answered = hand.phase == Phase::asking;
  const Phase phase = answered ? hand.resumed : hand.phase;
  const Seat turn = answered ? hand.resumed_turn : hand.turn;
  const bool asks = ask_features(rules, hand, last);
  hand.resumed = asks ? phase : Phase::bidding;
  hand.resumed_turn = asks ? turn : Seat{0};
  if (asks) return;
  hand.phase = phase;
  hand.turn = turn;
}

void join_auction(const RuleSet& rules, Hand& hand) {
  for (const std::size_t i : FeatureIndexes{rules.bid_parts()})
    if (rules.feature(i).bids_a_part(hand)) join(hand, i);
}

void open_auction(const RuleSet& rules, Hand& hand) {
  choose_alternative(rules, hand);
  rules.in_force(hand).bid().open(hand.auction);
  choose_alternative(rules, hand);
  if (rules.bid_parts() != 0) join_auction(rules.in_force(hand), hand);
}

void join_play(const RuleSet& rules, Hand& hand) {
  hand.parts = 0;
  for (const std::size_t i : FeatureIndexes{rules.play_parts()})
    if (rules.feature(i).plays_a_part(hand)) join(hand, i);
}

void begin_play(const RuleSet& any, Hand& hand) {
  hand.phase = Phase::playing;
  choose_alternative(any, hand);
  const RuleSet& rules = any.in_force(hand);
  hand.first_leader = hand.turn = rules.play().first_leader(hand.contract(), hand.dealer());
  hand.trick = Trick{.leader = hand.first_leader, .size = 0, .lead = {}, .best = 0};
  join_play(rules, hand);
  check_early_end(rules, hand);
  if (hand.over()) return;
  if (rules.announce_at() == AnnounceAt::before_lead && rules.gate(hand.mode()).any) {
    hand.phase = Phase::announcing;
    next_announcer(rules, hand, false);
  }
}

void next_announcer(const RuleSet& rules, Hand& hand, bool after_pass) {
  for (int i = seats_after_leader(hand, hand.turn) + (after_pass ? 1 : 0); i < kSeats; ++i) {
    FixedList<MeldCode, 16> offers;
    meld_offers(rules, hand, after(hand.first_leader, i), offers);
    if (offers.empty()) continue;
    hand.turn = after(hand.first_leader, i);
    return;
  }
  hand.phase = Phase::playing;
  hand.turn = hand.first_leader;
}

void meld_offers(const RuleSet& rules, const Hand& hand, Seat seat, FixedList<MeldCode, 16>& out) {
  if (rules.gate(hand.mode()).offers(hand.dealt[seat]) == 0) return;
  rules.declare().offers(hand.dealt[seat], hand.announced.codes[seat], hand.mode(), out);
}

std::uint8_t baloot_bits(const RuleSet& rules, const Hand& hand, Card card) {
  const auto& pairs = rules.pairs(hand.mode());
  const bool ruffs = is_suit(hand.mode()) && card.suit() == suit_of(hand.mode());
  if (hand.trick.size > 0 && card.suit() != hand.trick.lead.suit() && !ruffs) return 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (!pairs[i].has(card) || !hand.dealt[hand.turn].contains(pairs[i])) continue;
    const bool first = hand.held[hand.turn].contains(pairs[i]);
    const unsigned bit = first ? kSaidOnFirst : kSaidOnSecond;
    return (bit & rules.must_say_baloot()) != 0 ? static_cast<std::uint8_t>(bit << (2 * i)) : std::uint8_t{0};
  }
  return 0;
}

void finish_trick(const RuleSet& rules, Hand& hand) {
  const PlayTable& table = rules.table(hand.mode());
  const Seat winner = hand.trick.winner();
  const std::size_t first = hand.cards_played - kSeats;
  Abnat made;
  for (std::size_t i = first; i < first + kSeats; ++i) made += Abnat{table.worth[hand.played[i]]};
  if (hand.cards_played == kCards) made += Abnat{rules.last_trick(hand.mode())};  // TRICK-03
  if ((hand.parts & rules.parts_of(Hook::trick_done)) != 0) {
    TakenTrick taken{.contract = hand.contract(), .cards = {}, .leader = hand.trick.leader, .winner = winner};
    taken.number = hand.cards_played / kSeats;
    for (std::size_t i = 0; i < kSeats; ++i) taken.cards[i] = Card{hand.played[first + i]};
    for (const std::size_t i : taking_part(rules, hand, Hook::trick_done)) made += rules.feature(i).trick_bonus(taken);
  }
  hand.tally.abnat[team_of(winner)] += made;
  ++hand.tally.tricks_by_seat[winner];
  const int shift = 2 * (hand.cards_played / kSeats - 1);
  hand.takers = static_cast<std::uint16_t>(hand.takers | (winner << shift));
  hand.trick = Trick{.leader = winner, .size = 0, .lead = {}, .best = 0};
  hand.turn = winner;  // TRICK-02
  if (hand.cards_played == kCards)
    hand.phase = Phase::ended;
  else
    check_early_end(rules, hand);
}

void ask_for_early_end(const RuleSet& rules, Hand& hand) {
  for (const std::size_t i : taking_part(rules, hand, Hook::hand_end)) {
    const EarlyEnd end = rules.feature(i).ends(hand);
    switch (end.ending) {
      case Ending::none:
        continue;
      case Ending::void_deal:
        hand.phase = Phase::void_deal;
        return;
      case Ending::rest_awarded:
        award_rest(rules, hand, end.team);
        [[fallthrough]];
      case Ending::decided:
        hand.phase = Phase::ended;
        return;
    }
  }
}

}  // namespace qanun
