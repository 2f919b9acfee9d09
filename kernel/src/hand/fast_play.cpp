#include "hand/fast_play.hpp"

#include "hand/select_card.hpp"

namespace qanun {

namespace {

constexpr std::uint32_t all_or_none(bool on) { return 0U - static_cast<std::uint32_t>(on); }

// The state of the loop: plain bits in place of the hand's types.
struct Loop {
  const PlayTable& table;
  Random random;
  std::array<std::uint32_t, kSeats> held{};
  std::array<std::uint32_t, kTeams> abnat{};
  std::uint32_t leader = 0;
  std::uint32_t taken = 0;   // one byte a seat
  std::uint32_t takers = 0;  // Hand::takers
};

// A trick once its first card lies.
struct Led {
  const std::uint8_t* key = nullptr;  // by card
  const CardSet* above = nullptr;     // by strength
  std::uint32_t follow = 0;
  std::uint32_t lead = 0;  // the card
  std::uint32_t best = 0;
  std::uint32_t made = 0;
};

// legal_cards() of play.hpp with selections in place of branches; a property holds the two together. A player's choices
// are what follows, or all he holds. Among these he owes the cards that rise, if they follow, or that ruff, if not.
template <int kPlace>
inline std::uint32_t legal(const PlayTable& table, const Led& led, std::uint32_t own, std::uint32_t seat) {
  const std::size_t strength = led.best >> 2U;
  const std::size_t suit = led.lead >> 3U;
  const std::uint32_t following = own & led.follow;
  const std::uint32_t base = following != 0 ? following : own;
  std::uint32_t rises = table.rises[suit][0].bits();
  std::uint32_t bound = ~led.follow;  // the cards that a void player may owe: none where he is free
  if constexpr (kPlace >= 2) {
    const bool partner_holds = ((led.best ^ seat) & 3U) == 2;
    std::uint32_t free = table.free_behind_partner[kPlace].bits();
    if constexpr (kPlace == 2) free |= all_or_none(((table.freeing_leads.bits() >> led.lead) & 1U) != 0);
    rises = partner_holds ? table.rises[suit][1].bits() : rises;
    bound &= ~(free & all_or_none(partner_holds));
  }
  const std::uint32_t owed =
      base & ((led.above[strength].bits() & rises & led.follow) | (table.ruffs[strength].bits() & bound));
  const std::uint32_t under = base & table.undertrump.bits() & bound;
  const std::uint32_t unable = under != 0 ? under : base;
  return owed != 0 ? owed : unable;
}

// Without trumps or a duty to rise nothing is owed but the suit led, whoever holds the trick.
inline std::uint32_t follow_only(const Led& led, std::uint32_t own) {
  const std::uint32_t following = own & led.follow;
  return following != 0 ? following : own;
}

template <int kPlace, bool kDuties>
inline std::uint32_t choices_of(const Loop& loop, const Led& led, std::uint32_t seat) {
  if constexpr (kPlace == 0)
    return loop.held[seat];
  else if constexpr (kDuties)
    return legal<kPlace>(loop.table, led, loop.held[seat], seat);
  else
    return follow_only(led, loop.held[seat]);
}

template <int kPlace>
inline void lay(Loop& loop, Led& led, std::uint32_t seat, std::uint32_t card, std::uint8_t* played) {
  if constexpr (kPlace == 0) {
    const std::size_t suit = card >> 3U;
    led = {.key = loop.table.key[suit].data(),
           .above = loop.table.above[suit].data(),
           .follow = loop.table.follow[suit].bits(),
           .lead = card,
           .best = 0,
           .made = 0};
  }
  const std::uint32_t key = led.key[card] | seat;  // a card that cannot win is below every card that leads
  led.best = key > led.best ? key : led.best;
  led.made += loop.table.worth[card];
  loop.held[seat] &= ~(1U << card);
  played[kPlace] = static_cast<std::uint8_t>(card);
}

inline void take(Loop& loop, const Led& led, std::uint32_t trick) {
  loop.leader = led.best & 3U;
  loop.abnat[loop.leader & 1U] += led.made;
  loop.taken += 1U << (8 * loop.leader);
  loop.takers |= loop.leader << (2 * trick);
}

// MELD-10: the pick fell on a meld. Announces until it falls on a card, and returns that.
[[gnu::noinline]] std::uint32_t announce(const RuleSet& rules, Hand& hand, Random& random, Seat seat,
                                         std::uint32_t cards, std::uint32_t pick) {
  FixedList<MeldCode, 16> offers;
  rules.declare().offers(hand.dealt[seat], hand.announced.codes[seat], hand.mode(), offers);
  while (pick >= cards) {
    hand.announced.add(seat, offers[pick - cards]);
    offers.clear();
    rules.declare().offers(hand.dealt[seat], hand.announced.codes[seat], hand.mode(), offers);
    pick = random.below(cards + static_cast<std::uint32_t>(offers.size()));
  }
  return pick;
}

template <int kPlace, bool kDuties>
inline void lay_first(const RuleSet& rules, const MeldGate& gate, Hand& hand, Loop& loop, Led& led,
                      std::uint8_t* played) {
  const std::uint32_t seat = (loop.leader + kPlace) & 3U;
  const std::uint32_t choices = choices_of<kPlace, kDuties>(loop, led, seat);
  const auto cards = static_cast<std::uint32_t>(std::popcount(choices));
  std::uint32_t pick = loop.random.below(cards + gate.offers(CardSet{loop.held[seat]}));
  if (pick >= cards) [[unlikely]]
    pick = announce(rules, hand, loop.random, static_cast<Seat>(seat), cards, pick);
  lay<kPlace>(loop, led, seat, nth_card(choices, pick), played);
}

template <int kPlace, bool kDuties>
inline void lay_next(Loop& loop, Led& led, std::uint8_t* played) {
  const std::uint32_t seat = (loop.leader + kPlace) & 3U;
  const std::uint32_t choices = choices_of<kPlace, kDuties>(loop, led, seat);
  const auto cards = static_cast<std::uint32_t>(std::popcount(choices));
  lay<kPlace>(loop, led, seat, nth_card(choices, loop.random.below(cards)), played);
}

template <int kPlace>
inline void lay_last(Loop& loop, Led& led, std::uint8_t* played) {
  const std::uint32_t seat = (loop.leader + kPlace) & 3U;
  lay<kPlace>(loop, led, seat, static_cast<std::uint32_t>(std::countr_zero(loop.held[seat])), played);
}

// MELD-10, where melds are announced with the first card; nothing is offered where they are announced before.
const MeldGate& gate_of_first_trick(const RuleSet& rules, Mode mode) {
  static constexpr MeldGate kClosed{};
  return rules.announce_at() == AnnounceAt::own_first_card ? rules.gate(mode) : kClosed;
}

template <bool kDuties>
void play_tricks(const RuleSet& rules, Hand& hand, Loop& loop) {
  Led led;
  std::uint8_t* played = hand.played.data();
  const MeldGate& gate = gate_of_first_trick(rules, hand.mode());
  lay_first<0, kDuties>(rules, gate, hand, loop, led, played);
  lay_first<1, kDuties>(rules, gate, hand, loop, led, played);
  lay_first<2, kDuties>(rules, gate, hand, loop, led, played);
  lay_first<3, kDuties>(rules, gate, hand, loop, led, played);
  take(loop, led, 0);
#pragma GCC unroll 1
  for (std::uint32_t trick = 1; trick < kRanks - 1; ++trick) {
    played += kSeats;
    lay_next<0, kDuties>(loop, led, played);
    lay_next<1, kDuties>(loop, led, played);
    lay_next<2, kDuties>(loop, led, played);
    lay_next<3, kDuties>(loop, led, played);
    take(loop, led, trick);
  }
  played += kSeats;  // everybody's last card: nothing to choose, nothing to draw
  lay_last<0>(loop, led, played);
  lay_last<1>(loop, led, played);
  lay_last<2>(loop, led, played);
  lay_last<3>(loop, led, played);
  led.made += static_cast<std::uint32_t>(rules.last_trick(hand.mode()));  // TRICK-03
  take(loop, led, kRanks - 1);
}

}  // namespace

void play_out(const RuleSet& rules, Hand& hand, Random& random) {
  Loop loop{.table = rules.table(hand.mode()), .random = random};
  for (std::size_t seat = 0; seat < kSeats; ++seat) loop.held[seat] = hand.held[seat].bits();
  loop.leader = hand.turn;
  if (rules.has_duties(hand.mode()))
    play_tricks<true>(rules, hand, loop);
  else
    play_tricks<false>(rules, hand, loop);
  random = loop.random;
  hand.held = {};
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    hand.tally.tricks_by_seat[seat] = static_cast<std::uint8_t>(loop.taken >> (8 * seat));
  for (Team team = 0; team < kTeams; ++team)
    hand.tally.abnat[team] = Abnat{static_cast<std::int32_t>(loop.abnat[team])};
  hand.takers = static_cast<std::uint16_t>(loop.takers);
  hand.cards_played = kCards;
  hand.turn = static_cast<Seat>(loop.leader);
  hand.trick = Trick{.leader = hand.turn, .size = 0, .lead = {}, .best = 0};
  hand.phase = Phase::ended;
}

}  // namespace qanun
