#include "hand/pack.hpp"

#include <algorithm>

#include "qanun/play.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

alignas(32) constexpr std::array<std::uint8_t, kCards> kInOrder{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
                                                                11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
                                                                22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

// Card n-1 changes places with one of the first n, for n from `top` down to `bottom`: one word for all of them.
template <std::uint32_t top, std::uint32_t bottom>
inline void settle(std::array<std::uint8_t, kCards>& cards, Random& random) {
  std::uint64_t word = random.next();
#pragma GCC unroll 8
  for (std::uint32_t n = top; n >= bottom; --n) {
    const std::uint32_t j = Random::split(word, n);
    const std::uint8_t moved = cards[j];
    cards[j] = cards[n - 1];
    cards[n - 1] = moved;
  }
}

}  // namespace

void Pack::shuffle(Random& random) {
  cards_ = kInOrder;
  settle<32, 27>(cards_, random);
  settle<26, 21>(cards_, random);
  settle<20, 15>(cards_, random);
  settle<14, 9>(cards_, random);
  settle<8, 2>(cards_, random);
}

void Pack::cut(Random& random) {
  const std::uint32_t at = 1 + random.below(kCards - 1);
  std::rotate(cards_.begin(), cards_.begin() + at, cards_.end());
}

std::array<std::uint8_t, kCards> shuffled_pack(Random& random) {
  Pack pack;
  pack.next(MatchRules{}, random);
  return pack.cards();
}

void Pack::gather(const MatchRules& rules, const Hand& hand) {
  if (rules.shuffle_every_deal || hand.cards_played != kCards) return;
  std::size_t next = 0;
  for (Team team = 0; team < kTeams; ++team)
    for (int trick = 0; trick < kRanks; ++trick) {
      if (team_of(hand.taker(trick)) != team) continue;
      const std::size_t first = static_cast<std::size_t>(trick) * kSeats;
      for (std::size_t i = first; i < first + kSeats; ++i) cards_[next++] = hand.played[i];
    }
}

}  // namespace qanun
