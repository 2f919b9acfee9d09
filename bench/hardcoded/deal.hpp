// From the pack to a purchase. DEAL-01 .. DEAL-07, KASHO-01 .. KASHO-06.
//
// The right to kasho goes with the first five cards. Where nobody has it, once in about sixty deals somebody has, the
// auction is the machine alone.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "auction.hpp"
#include "draw.hpp"
#include "hardcoded.hpp"
#include "tables.hpp"

namespace hardcoded {

using Cards = std::uint32_t;  // bit i is card i

inline constexpr std::uint32_t kMatchTarget = 152;  // MATCH-01

using Pack = std::array<Cards, 32>;

inline constexpr auto kPack = [] {
  Pack pack{};
  for (std::uint32_t card = 0; card < 32; ++card) pack[card] = 1U << card;
  return pack;
}();

template <std::uint32_t kFrom, std::uint32_t kTo>
inline void settle(Random& random, Pack& pack) {
  std::uint64_t word = random.next();
#pragma GCC unroll 8
  for (std::uint32_t n = kFrom; n >= kTo; --n) {
    const std::uint32_t j = Random::split(word, n);
    const Cards card = pack[j];
    pack[j] = pack[n - 1];
    pack[n - 1] = card;
  }
}

inline void shuffle(Random& random, Pack& pack) {
  pack = kPack;
  settle<32, 27>(random, pack);
  settle<26, 21>(random, pack);
  settle<20, 15>(random, pack);
  settle<14, 9>(random, pack);
  settle<8, 2>(random, pack);
}

// DEAL-03, DEAL-04: three and two to everybody; the 21st card is turned up.
inline Cards first_cards(const Pack& pack, std::uint32_t place) {
  return pack[3 * place] | pack[3 * place + 1] | pack[3 * place + 2] | pack[12 + 2 * place] | pack[13 + 2 * place];
}

// DEAL-05: then three, or the up-card and two.
inline void deal(const Pack& pack, std::uint32_t taker, std::array<Cards, 4>& hands) {
  for (std::uint32_t place = 0; place < 4; ++place) {
    const std::uint32_t rest = 21 + 3 * place - (place > taker ? 1 : 0);
    hands[place] = first_cards(pack, place) | pack[rest] | pack[rest + 1] | pack[place == taker ? 20 : rest + 2];
  }
}

// KASHO-01: the places whose first cards are sevens, eights and nines, as bits.
inline std::uint32_t kasho_rights(const Pack& pack) {
  constexpr Cards kNotLow = 0x01010101U * (0xFFU & ~(1U << kSeven | 1U << kEight | 1U << kNine));
  std::uint32_t rights = 0;
  for (std::uint32_t place = 0; place < 4; ++place)
    rights |= std::uint32_t{(first_cards(pack, place) & kNotLow) == 0} << place;
  return rights;
}

// KASHO-03: the auction while somebody may claim, on his turn as one more answer and at any other moment out of turn,
// which is said once in 64. Gives the state at which it ended: a purchase, nobody's, or the question that a claim cut
// short.
[[gnu::noinline]] inline std::uint32_t auction_with_kasho(Random& random, std::uint32_t rights) {
  std::uint32_t state = 0;
  while (state < kStates) {
    const Question& asked = kAuction.question(state);
    for (std::uint32_t place = 0; place < 4; ++place) {
      const bool may_interrupt = place != asked.place && (rights >> place & 1U) != 0;
      if (may_interrupt && random.next() >> 58 == 0) return state;
    }
    const std::uint32_t answer = random.below(asked.answers + (rights >> asked.place & 1U));
    if (answer == asked.answers) return state;
    state = kAuction.answered(state, answer);
  }
  return state;
}

inline std::uint32_t auction(Random& random) {
  std::uint32_t state = 0;
  while (state < kStates) {
    std::uint64_t answer = random.next();
    state = kAuction.next(state, Random::split(answer, kDraws));
  }
  return state;
}

// A deal that somebody bought.
struct Table {
  std::uint32_t dealer = 0;
  std::array<std::int32_t, 2> scores{};  // of the match, by side
  std::int32_t void_deals = 0;
  const Purchase* purchase = nullptr;
  std::uint32_t up_card = 0;
};

template <Rules kRules>
inline Table deal_and_buy(Random& random, Pack& pack) {
  Table table;
  table.dealer = random.below(4);  // DEAL-01
  std::uint64_t word = random.next();
  table.scores[0] = static_cast<std::int32_t>(Random::split(word, kMatchTarget));
  table.scores[1] = static_cast<std::int32_t>(Random::split(word, kMatchTarget));
  for (;; ++table.void_deals) {
    shuffle(random, pack);
    std::uint32_t rights = 0;
    if constexpr (kRules == Rules::whole) rights = kasho_rights(pack);
    std::uint32_t end = 0;
    if (rights != 0) [[unlikely]] {
      end = auction_with_kasho(random, rights);
      if (end < kStates) {  // KASHO-04: whoever dealt deals again, unless somebody has bid
        table.dealer = (table.dealer + (kAuction.question(end).bid_stands ? 1 : 0)) & 3U;
        continue;
      }
    } else {
      end = auction(random);
    }
    table.purchase = &kAuction.purchase(end);
    if (table.purchase->bought) [[likely]]
      break;
    table.dealer = (table.dealer + 1) & 3U;  // DEAL-07
  }
  table.up_card = static_cast<std::uint32_t>(std::countr_zero(pack[20]));
  return table;
}

}  // namespace hardcoded
