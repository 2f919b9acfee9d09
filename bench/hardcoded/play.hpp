// The eight tricks. Random players pick evenly among their choices: cards, cards called ekka, melds, in this order.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "melds.hpp"
#include "raising.hpp"
#include "trick.hpp"

namespace hardcoded {

template <int kNth>
inline void follow_first(Random& random, const Mode& mode, std::uint32_t m, std::array<Cards, 4>& hands, Trick& trick,
                         Announced& announced) {
  const Cards hand = hands[kNth];
  const Cards choices = kNth == 0 ? hand : legal<kNth>(mode, trick, hand, kNth);
  const auto n = static_cast<std::uint32_t>(std::popcount(choices));
  std::uint32_t pick = random.below(n + offers_of(hand));
  if (pick >= n) [[unlikely]]
    pick = announced.announce(random, kNth, m, hand, n, pick);
  const std::uint32_t card = nth_card(choices, pick);
  hands[kNth] = hand & ~(1U << card);
  if constexpr (kNth == 0) {
    lead(mode, trick, kNth, card);
  } else {
    put(mode, trick, kNth, card);
  }
}

template <int kNth>
inline void follow(Random& random, const Mode& mode, std::array<Cards, 4>& hands, Trick& trick, std::uint32_t leader) {
  const std::uint32_t place = (leader + kNth) & 3U;
  const Cards hand = hands[place];
  const Cards choices = legal<kNth>(mode, trick, hand, place);
  const std::uint32_t card = nth_card(choices, random.below(static_cast<std::uint32_t>(std::popcount(choices))));
  hands[place] = hand & ~(1U << card);
  put(mode, trick, place, card);
}

// Where a card is led without a word: every card of the hand, and one draw whose size is known.
struct PlainLeads {
  static void first(Random& random, const Mode& mode, std::uint32_t m, std::array<Cards, 4>& hands, Trick& trick,
                    Announced& announced) {
    follow_first<0>(random, mode, m, hands, trick, announced);
  }
  static void next(Random& random, const Mode& mode, std::array<Cards, 4>& hands, Trick& trick, std::uint32_t leader,
                   std::uint32_t size) {
    std::uint64_t word = random.next();
    const std::uint32_t card = nth_card(hands[leader], Random::split(word, size));
    hands[leader] &= ~(1U << card);
    lead(mode, trick, leader, card);
  }
};

// Where it may be called, and trumps may be barred.
struct CalledLeads {
  bool closed = false;

  void first(Random& random, const Mode& mode, std::uint32_t m, std::array<Cards, 4>& hands, Trick& trick,
             Announced& announced) const {
    const Leads leads{mode, closed, hands, 0};
    std::uint32_t pick = random.below(leads.size() + offers_of(hands[0]));
    if (pick >= leads.size()) [[unlikely]]
      pick = announced.announce(random, 0, m, hands[0], leads.size(), pick);
    leads.take(mode, trick, hands, 0, pick);
  }
  void next(Random& random, const Mode& mode, std::array<Cards, 4>& hands, Trick& trick, std::uint32_t leader,
            std::uint32_t /*size*/) const {
    const Leads leads{mode, closed, hands, leader};
    leads.take(mode, trick, hands, leader, random.below(leads.size()));
  }
};

// The last trick is forced. Its leader may still call, but that changes nothing, and nothing is drawn after it.
inline std::uint32_t last_trick(const Mode& mode, const std::array<Cards, 4>& hands, Trick& trick) {
  const std::uint32_t leader = trick.best & 3U;
  lead(mode, trick, leader, static_cast<std::uint32_t>(std::countr_zero(hands[leader])));
  for (std::uint32_t nth = 1; nth < 4; ++nth) {
    const std::uint32_t place = (leader + nth) & 3U;
    put(mode, trick, place, static_cast<std::uint32_t>(std::countr_zero(hands[place])));
  }
  return won(trick, kLastTrick);
}

// Gives the sum of won().
template <class LeadRule>
inline std::uint32_t play_tricks(Random& random, std::uint32_t m, LeadRule leads, std::array<Cards, 4>& hands,
                                 Announced& announced) {
  const Mode& mode = kModes[m];
  Trick trick;
  leads.first(random, mode, m, hands, trick, announced);
  follow_first<1>(random, mode, m, hands, trick, announced);
  follow_first<2>(random, mode, m, hands, trick, announced);
  follow_first<3>(random, mode, m, hands, trick, announced);
  std::uint32_t sum = won(trick);
#pragma GCC unroll 1
  for (std::uint32_t size = 7; size > 1; --size) {
    const std::uint32_t leader = trick.best & 3U;
    leads.next(random, mode, hands, trick, leader, size);
    follow<1>(random, mode, hands, trick, leader);
    follow<2>(random, mode, hands, trick, leader);
    follow<3>(random, mode, hands, trick, leader);
    sum += won(trick);
  }
  return sum + last_trick(mode, hands, trick);
}

// One hand in seventy: kept away from the loop of the others.
[[gnu::noinline]] inline std::uint32_t play_called_tricks(Random& random, std::uint32_t m, bool closed,
                                                          std::array<Cards, 4>& hands, Announced& announced) {
  return play_tricks(random, m, CalledLeads{closed}, hands, announced);
}

}  // namespace hardcoded
