#include "hand/fast_play.hpp"

#include "hand/select_card.hpp"

namespace qanun {

namespace {

// The state of the loop in registers: plain bits instead of the hand's types.
struct Loop {
  std::array<std::uint32_t, kSeats> held;
  std::uint32_t leader;
};

constexpr std::uint32_t all_or_none(bool on) { return 0U - static_cast<std::uint32_t>(on); }

// `a` where the condition holds, else `b`: by masks, because the conditions of play follow no pattern that a branch
// predictor could learn.
constexpr std::uint32_t choose(bool condition, std::uint32_t a, std::uint32_t b) {
  return b ^ ((a ^ b) & all_or_none(condition));
}

// What a trick fixes once its first card lies.
struct Led {
  const std::array<std::uint8_t, kCards>* key;
  const std::array<CardSet, kStrengths>* above;
  std::uint32_t follow;
  std::array<std::uint32_t, kTeams> rises;
  std::array<std::uint32_t, kSeats> free;  // by place: a void player is free behind a partner who holds the trick
};

inline Led lead(const PlayTable& table, std::uint32_t card) {
  const std::size_t suit = card >> 3U;
  const bool freeing = ((table.freeing_leads.bits() >> card) & 1U) != 0;
  return Led{
      .key = &table.key[suit],
      .above = &table.above[suit],
      .follow = table.follow[suit].bits(),
      .rises = {table.rises[suit][0].bits(), table.rises[suit][1].bits()},
      .free = {0, 0, table.free_behind_partner[2].bits() | all_or_none(freeing), table.free_behind_partner[3].bits()}};
}

// legal_cards() of play.hpp with selections in place of branches; a property holds the two together.
inline std::uint32_t legal(const PlayTable& table, const Led& led, std::uint32_t own, std::uint32_t best,
                           std::uint32_t seat, std::size_t place) {
  const std::size_t strength = best >> 2U;
  const bool partner = ((best ^ seat) & 3U) == 2;
  const std::uint32_t following = own & led.follow;
  const std::uint32_t rising = following & (*led.above)[strength].bits() & led.rises[partner ? 1 : 0];
  const std::uint32_t ruffs = own & table.ruffs[strength].bits();
  const std::uint32_t under = own & table.undertrump.bits();
  std::uint32_t unable = choose(under != 0, under, own);
  unable = choose(ruffs != 0, ruffs, unable);
  unable = choose((all_or_none(partner) & led.free[place]) != 0, own, unable);
  return choose(following != 0, choose(rising != 0, rising, following), unable);
}

inline std::uint32_t draw(Random& random, std::uint32_t set) {
  return nth_card(set, random.below(static_cast<std::uint32_t>(std::popcount(set))));
}

}  // namespace

void play_tricks(const RuleSet& rules, Hand& hand, Random& random_in, int tricks) {
  const PlayTable& table = rules.table(hand.mode());
  Random random = random_in;
  Loop loop{.held = {}, .leader = hand.turn};
  for (std::size_t seat = 0; seat < kSeats; ++seat) loop.held[seat] = hand.held[seat].bits();
  std::uint8_t* played = hand.played.data() + hand.cards_played;
  std::array<std::uint32_t, kTeams> abnat{};
  std::array<std::uint8_t, kSeats> taken = hand.tally.tricks_by_seat;
  const bool to_the_end = hand.cards_played + tricks * kSeats == kCards;
  std::uint32_t takers = hand.takers;
  std::uint32_t shift = 2U * (hand.cards_played / kSeats);
  for (int trick = 0; trick < tricks; ++trick, shift += 2) {
    std::uint32_t seat = loop.leader;
    std::uint32_t card = draw(random, loop.held[seat]);
    const Led led = lead(table, card);
    std::uint32_t best = (*led.key)[card] | seat;
    std::uint32_t made = table.worth[card];
    loop.held[seat] &= ~(1U << card);
    *played++ = static_cast<std::uint8_t>(card);
#pragma GCC unroll 3
    for (std::size_t place = 1; place < kSeats; ++place) {
      seat = (seat + 1) & 3U;
      card = draw(random, legal(table, led, loop.held[seat], best, seat, place));
      const std::uint32_t key = (*led.key)[card] | seat;
      best = key > best ? key : best;  // a card that cannot win has key 0..3, below every card that leads
      made += table.worth[card];
      loop.held[seat] &= ~(1U << card);
      *played++ = static_cast<std::uint8_t>(card);
    }
    loop.leader = best & 3U;
    abnat[loop.leader & 1U] += made;
    ++taken[loop.leader];
    takers |= loop.leader << shift;
  }
  if (to_the_end) abnat[loop.leader & 1U] += static_cast<std::uint32_t>(rules.last_trick(hand.mode()));  // TRICK-03
  for (std::size_t seat = 0; seat < kSeats; ++seat) hand.held[seat] = CardSet{loop.held[seat]};
  for (Team team = 0; team < kTeams; ++team) hand.tally.abnat[team] += Abnat{static_cast<std::int32_t>(abnat[team])};
  hand.tally.tricks_by_seat = taken;
  hand.takers = static_cast<std::uint16_t>(takers);
  hand.cards_played = static_cast<std::uint8_t>(hand.cards_played + tricks * kSeats);
  hand.turn = static_cast<Seat>(loop.leader);
  hand.trick = Trick{.leader = hand.turn, .size = 0, .lead = {}, .best = 0};
  if (to_the_end) hand.phase = Phase::ended;
  random_in = random;
}

}  // namespace qanun
