#include "hand/fast_play.hpp"

namespace qanun {

namespace {

constexpr std::uint32_t all_or_none(bool on) { return 0U - static_cast<std::uint32_t>(on); }

// MELD-19: pairs of baloot that one seat holds, and when they are to be said.
struct Pairs {
  struct One {
    std::uint32_t cards = 0;
    std::uint32_t seat = 0;
    std::uint32_t place = 0;  // in Hand::baloot_said
  };
  std::array<One, kSuits> held{};
  std::uint32_t count = 0;
  std::uint32_t on_first = 0;  // all bits or none
  std::uint32_t on_second = 0;
  std::uint32_t anywhere = 0;  // all bits where pairs are of the trump suit alone, which is never thrown away
  std::uint32_t said = 0;      // Hand::baloot_said

  // The cards that this seat, which holds `own`, may play with the word.
  [[nodiscard]] std::uint32_t sayable(std::uint32_t seat, std::uint32_t own) const {
    std::uint32_t cards = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (held[i].seat != seat) continue;
      const bool whole = (own & held[i].cards) == held[i].cards;
      cards |= own & held[i].cards & (whole ? on_first : on_second);
    }
    return cards;
  }
  void say(std::uint32_t card, std::uint32_t own) {
    for (std::uint32_t i = 0; i < count; ++i) {
      if ((held[i].cards >> card & 1U) == 0) continue;
      const bool whole = (own & held[i].cards) == held[i].cards;
      said |= std::uint32_t{whole ? kSaidOnFirst : kSaidOnSecond} << (2 * held[i].place);
    }
  }
};

// The state of the loop: plain bits in place of the hand's types.
struct Loop {
  // What there is besides following suit: other duties of play, pairs to be said; and how the processor selects.
  struct Kind {
    bool duties = false;
    bool says = false;
    Select select = Select::by_table;
  };

  const PlayTable& table;
  Random random;
  std::array<std::uint32_t, kSeats> held{};
  std::array<std::uint32_t, kTeams> abnat{};
  std::uint32_t leader = 0;
  std::uint32_t taken = 0;   // one byte a seat
  std::uint32_t takers = 0;  // Hand::takers
  Pairs pairs{};
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

// What is done with the choice that was drawn: cards, then those of them that are said, by index.
template <int kPlace, Loop::Kind kKind>
inline void lay_choice(Loop& loop, Led& led, std::uint32_t seat, std::uint32_t choices, std::uint32_t said,
                       std::uint32_t pick, std::uint8_t* played) {
  std::uint32_t card = 0;
  const auto cards = static_cast<std::uint32_t>(std::popcount(choices));
  if (kKind.says && pick >= cards) {
    card = nth_card<kKind.select>(said, pick - cards);
    loop.pairs.say(card, loop.held[seat]);
  } else {
    card = nth_card<kKind.select>(choices, pick);
  }
  lay<kPlace>(loop, led, seat, card, played);
}

// A card that is thrown away shows no pair.
template <int kPlace>
inline std::uint32_t sayable(const Loop& loop, const Led& led, std::uint32_t seat) {
  const std::uint32_t said = loop.pairs.sayable(seat, loop.held[seat]);
  return kPlace == 0 ? said : said & (led.follow | loop.pairs.anywhere);
}

template <int kPlace, Loop::Kind kKind>
inline void lay_first(const RuleSet& rules, const MeldGate& gate, Hand& hand, Loop& loop, Led& led,
                      std::uint8_t* played) {
  const std::uint32_t seat = (loop.leader + kPlace) & 3U;
  const std::uint32_t choices = choices_of<kPlace, kKind.duties>(loop, led, seat);
  const std::uint32_t said = kKind.says ? choices & sayable<kPlace>(loop, led, seat) : 0;
  const auto cards = static_cast<std::uint32_t>(std::popcount(choices) + (kKind.says ? std::popcount(said) : 0));
  std::uint32_t pick = loop.random.below(cards + gate.offers(CardSet{loop.held[seat]}));
  if (pick >= cards) [[unlikely]]
    pick = announce(rules, hand, loop.random, static_cast<Seat>(seat), cards, pick);
  lay_choice<kPlace, kKind>(loop, led, seat, choices, said, pick, played);
}

template <int kPlace, Loop::Kind kKind>
inline void lay_next(Loop& loop, Led& led, std::uint8_t* played) {
  const std::uint32_t seat = (loop.leader + kPlace) & 3U;
  const std::uint32_t choices = choices_of<kPlace, kKind.duties>(loop, led, seat);
  const std::uint32_t said = kKind.says ? choices & sayable<kPlace>(loop, led, seat) : 0;
  const auto all = static_cast<std::uint32_t>(std::popcount(choices) + (kKind.says ? std::popcount(said) : 0));
  lay_choice<kPlace, kKind>(loop, led, seat, choices, said, loop.random.below(all), played);
}

// Everybody's last card: nothing to choose but whether to say it.
template <int kPlace, Loop::Kind kKind>
inline void lay_last(Loop& loop, Led& led, std::uint8_t* played) {
  if constexpr (kKind.says) {
    lay_next<kPlace, kKind>(loop, led, played);
  } else {
    const std::uint32_t seat = (loop.leader + kPlace) & 3U;
    lay<kPlace>(loop, led, seat, static_cast<std::uint32_t>(std::countr_zero(loop.held[seat])), played);
  }
}

// MELD-10, where melds are announced with the first card; nothing is offered where they are announced before.
const MeldGate& gate_of_first_trick(const RuleSet& rules, Mode mode) {
  static constexpr MeldGate kClosed{};
  return rules.announce_at() == AnnounceAt::own_first_card ? rules.gate(mode) : kClosed;
}

template <Loop::Kind kKind>
void play_tricks(const RuleSet& rules, Hand& hand, Loop& loop) {
  Led led;
  std::uint8_t* played = hand.played.data();
  const MeldGate& gate = gate_of_first_trick(rules, hand.mode());
  lay_first<0, kKind>(rules, gate, hand, loop, led, played);
  lay_first<1, kKind>(rules, gate, hand, loop, led, played);
  lay_first<2, kKind>(rules, gate, hand, loop, led, played);
  lay_first<3, kKind>(rules, gate, hand, loop, led, played);
  take(loop, led, 0);
#pragma GCC unroll 1
  for (std::uint32_t trick = 1; trick < kRanks - 1; ++trick) {
    played += kSeats;
    lay_next<0, kKind>(loop, led, played);
    lay_next<1, kKind>(loop, led, played);
    lay_next<2, kKind>(loop, led, played);
    lay_next<3, kKind>(loop, led, played);
    take(loop, led, trick);
  }
  played += kSeats;
  lay_last<0, kKind>(loop, led, played);
  lay_last<1, kKind>(loop, led, played);
  lay_last<2, kKind>(loop, led, played);
  lay_last<3, kKind>(loop, led, played);
  led.made += static_cast<std::uint32_t>(rules.last_trick(hand.mode()));  // TRICK-03
  take(loop, led, kRanks - 1);
}

Pairs pairs_of(const RuleSet& rules, const Hand& hand) {
  Pairs pairs;
  if (rules.baloot_flag() == 0) return pairs;
  pairs.on_first = all_or_none((rules.must_say_baloot() & kSaidOnFirst) != 0);
  pairs.on_second = all_or_none((rules.must_say_baloot() & kSaidOnSecond) != 0);
  pairs.anywhere = all_or_none(is_suit(hand.mode()));
  const auto& all = rules.pairs(hand.mode());
  for (std::uint32_t i = 0; i < all.size(); ++i)
    for (std::uint32_t seat = 0; seat < kSeats; ++seat)
      if (!all[i].empty() && hand.dealt[seat].contains(all[i])) pairs.held[pairs.count++] = {all[i].bits(), seat, i};
  return pairs;
}

template <Select kSelect>
void play_tricks_of_kind(const RuleSet& rules, Hand& hand, Loop& loop) {
  const bool duties = rules.has_duties(hand.mode());
  if (loop.pairs.count > 0)
    duties ? play_tricks<Loop::Kind{true, true, kSelect}>(rules, hand, loop)
           : play_tricks<Loop::Kind{false, true, kSelect}>(rules, hand, loop);
  else
    duties ? play_tricks<Loop::Kind{true, false, kSelect}>(rules, hand, loop)
           : play_tricks<Loop::Kind{false, false, kSelect}>(rules, hand, loop);
}

}  // namespace

void play_out(const RuleSet& rules, Hand& hand, Random& random, Select select) {
  Loop loop{.table = rules.table(hand.mode()), .random = random};
  for (std::size_t seat = 0; seat < kSeats; ++seat) loop.held[seat] = hand.held[seat].bits();
  loop.leader = hand.turn;
  loop.pairs = pairs_of(rules, hand);
  select == Select::by_instruction ? play_tricks_of_kind<Select::by_instruction>(rules, hand, loop)
                                   : play_tricks_of_kind<Select::by_table>(rules, hand, loop);
  random = loop.random;
  hand.held = {};
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    hand.tally.tricks_by_seat[seat] = static_cast<std::uint8_t>(loop.taken >> (8 * seat));
  for (Team team = 0; team < kTeams; ++team)
    hand.tally.abnat[team] = Abnat{static_cast<std::int32_t>(loop.abnat[team])};
  hand.takers = static_cast<std::uint16_t>(loop.takers);
  hand.baloot_said = static_cast<std::uint8_t>(loop.pairs.said);
  hand.cards_played = kCards;
  hand.turn = static_cast<Seat>(loop.leader);
  hand.trick = Trick{.leader = hand.turn, .size = 0, .lead = {}, .best = 0};
  hand.phase = Phase::ended;
}

}  // namespace qanun
