#include "hardcoded.hpp"

#include <bit>

#include "auction.hpp"
#include "draw.hpp"
#include "melds.hpp"
#include "tables.hpp"

namespace hardcoded {

namespace {

using Cards = std::uint32_t;  // bit i is card i

constexpr std::uint32_t kMatchTarget = 152;  // MATCH-01

constexpr auto kPack = [] {
  std::array<Cards, 32> pack{};
  for (std::uint32_t card = 0; card < 32; ++card) pack[card] = 1U << card;
  return pack;
}();

// --- Deal
// -------------------------------------------------------------------------------------------------------------

template <std::uint32_t kFrom, std::uint32_t kTo>
inline void settle(Random& random, std::array<Cards, 32>& pack) {
  std::uint64_t word = random.next();
#pragma GCC unroll 8
  for (std::uint32_t n = kFrom; n >= kTo; --n) {
    const std::uint32_t j = Random::split(word, n);
    const Cards card = pack[j];
    pack[j] = pack[n - 1];
    pack[n - 1] = card;
  }
}

inline void shuffle(Random& random, std::array<Cards, 32>& pack) {
  pack = kPack;
  settle<32, 27>(random, pack);
  settle<26, 21>(random, pack);
  settle<20, 15>(random, pack);
  settle<14, 9>(random, pack);
  settle<8, 2>(random, pack);
}

// DEAL-03 .. DEAL-05: three and two to everybody, the 21st card turned up; then three, or the up-card and two.
inline void deal(const std::array<Cards, 32>& pack, std::uint32_t taker, std::array<Cards, 4>& hands) {
  for (std::uint32_t place = 0; place < 4; ++place) {
    const std::uint32_t rest = 21 + 3 * place - (place > taker ? 1 : 0);
    hands[place] = pack[3 * place] | pack[3 * place + 1] | pack[3 * place + 2] | pack[12 + 2 * place] |
                   pack[13 + 2 * place] | pack[rest] | pack[rest + 1] | pack[place == taker ? 20 : rest + 2];
  }
}

// --- Play
// -------------------------------------------------------------------------------------------------------------

struct Trick {
  const std::uint8_t* key = nullptr;  // of the suit led
  Cards follow = 0;                   // the suit led
  Cards frees_third = 0;
  std::uint32_t best = 0;  // 4 * strength + place of the card that holds the trick
  std::uint32_t worth = 0;
};

inline void lead(const Mode& mode, Trick& trick, std::uint32_t place, std::uint32_t card) {
  trick.key = mode.key[card / 8].data();
  trick.follow = 0xFFU << (card & 24U);
  trick.frees_third = mode.frees_third[card];
  trick.best = trick.key[card] | place;
  trick.worth = mode.worth[card];
}

inline void put(const Mode& mode, Trick& trick, std::uint32_t place, std::uint32_t card) {
  const std::uint32_t key = trick.key[card] | place;
  trick.best = key > trick.best ? key : trick.best;
  trick.worth += mode.worth[card];
}

// PLAY-02 .. PLAY-08. A follower of plain suits owes no trump, and a trump led is followed by trumps: so in either case
// the trumps that rise are owed only if they are among the cards that follow, or if nothing follows.
template <int kNth>
inline Cards legal(const Mode& mode, const Trick& trick, Cards hand, std::uint32_t place) {
  const Cards following = hand & trick.follow;
  const Cards base = following != 0 ? following : hand;
  Cards owed = base & mode.over[trick.best >> 2];
  if constexpr (kNth >= 2) {
    const Cards partner_holds = ((trick.best ^ place) & 3U) == 2 ? ~0U : 0U;
    owed &= ~(kNth == 2 ? partner_holds & trick.frees_third : partner_holds);
  }
  return owed != 0 ? owed : base;
}

// Sixteen bits each: abnat of the side of places 1 and 3, and above them its tricks.
inline std::uint32_t won(const Trick& trick, std::uint32_t extra = 0) {
  return (0U - (trick.best & 1U)) & (trick.worth + extra + 0x10000U);
}

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

inline std::uint32_t play_tricks(Random& random, std::uint32_t m, std::array<Cards, 4>& hands, Announced& announced) {
  const Mode& mode = kModes[m];
  Trick trick;
  follow_first<0>(random, mode, m, hands, trick, announced);
  follow_first<1>(random, mode, m, hands, trick, announced);
  follow_first<2>(random, mode, m, hands, trick, announced);
  follow_first<3>(random, mode, m, hands, trick, announced);
  std::uint32_t sum = won(trick);
#pragma GCC unroll 1
  for (std::uint32_t size = 7; size > 1; --size) {
    const std::uint32_t leader = trick.best & 3U;
    std::uint64_t word = random.next();
    const std::uint32_t card = nth_card(hands[leader], Random::split(word, size));
    hands[leader] &= ~(1U << card);
    lead(mode, trick, leader, card);
    follow<1>(random, mode, hands, trick, leader);
    follow<2>(random, mode, hands, trick, leader);
    follow<3>(random, mode, hands, trick, leader);
    sum += won(trick);
  }
  const std::uint32_t leader = trick.best & 3U;
  lead(mode, trick, leader, static_cast<std::uint32_t>(std::countr_zero(hands[leader])));
  for (std::uint32_t nth = 1; nth < 4; ++nth) {
    const std::uint32_t place = (leader + nth) & 3U;
    put(mode, trick, place, static_cast<std::uint32_t>(std::countr_zero(hands[place])));
  }
  return sum + won(trick, kLastTrick);
}

// --- Score
// ------------------------------------------------------------------------------------------------------------

struct Bought {
  std::uint32_t mode = 0;
  std::uint32_t buyer = 0;  // place
  bool buyer_had_ace = false;
};

// By side of the table: places 0 and 2, places 1 and 3.
struct Count {
  std::array<std::int32_t, 2> abnat{};
  std::array<std::int32_t, 2> tricks{};
  std::array<std::int32_t, 2> melds{};
  std::array<std::int32_t, 2> baloots{};
};

// SCORE-03, SCORE-04.
inline std::int32_t points_of(std::int32_t abnat, bool sun) {
  if (!sun) return (abnat + 4) / 10;
  return abnat % 10 == 5 ? abnat / 5 : (abnat + 5) / 10 * 2;
}

// KAB-02, KAB-06: place 0 has bought and its side, 0, has not taken a trick.
inline std::int32_t kaboot_points(const Bought& bought, std::uint32_t winner) {
  const bool reversed = bought.mode == kSun && bought.buyer == 0 && bought.buyer_had_ace && winner == 1;
  return reversed ? 88 : kModes[bought.mode].kaboot;
}

inline void score(const Bought& bought, const Count& count, std::array<std::int32_t, 2>& points, bool& failed) {
  const bool sun = bought.mode == kSun;
  const std::uint32_t buyers = bought.buyer & 1U;
  const std::uint32_t others = buyers ^ 1U;
  std::array<std::int32_t, 2> extras{};  // MELD-07, MELD-08, MELD-18
  std::array<std::int32_t, 2> compared{};
  for (std::uint32_t side = 0; side < 2; ++side) {
    extras[side] = count.melds[side] / (sun ? 5 : 10) + 2 * count.baloots[side];
    compared[side] = count.abnat[side] + count.melds[side] + 20 * count.baloots[side];
  }
  failed = count.tricks[buyers] == 0 || (count.tricks[others] != 0 && compared[others] > compared[buyers]);
  if (count.tricks[0] == 0 || count.tricks[1] == 0) [[unlikely]] {
    const std::uint32_t winner = count.tricks[0] == 0 ? 1 : 0;
    points[winner] = kaboot_points(bought, winner) + extras[winner];  // MELD-23: the loser's drop
    points[winner ^ 1U] = 0;
    return;
  }
  const std::int32_t hand = kModes[bought.mode].hand;
  const std::int32_t theirs = points_of(count.abnat[others], sun);  // SCORE-01
  // SCORE-11, MELD-22: all to the others; otherwise to each his own (SCORE-09, SCORE-10).
  points[buyers] = failed ? 0 : hand - theirs + extras[buyers];
  points[others] = failed ? hand + extras[0] + extras[1] : theirs + extras[others];
}

// --- A hand
// -----------------------------------------------------------------------------------------------------------

// MELD-17, MELD-20: gives the place whose baloot counts, 4 for none.
inline std::uint32_t baloot_place(const std::array<Cards, 4>& dealt, Cards pair) {
  std::uint32_t holder = 4;
  for (std::uint32_t place = 0; place < 4; ++place) holder = (dealt[place] & pair) == pair ? place : holder;
  return holder;
}

// A deal that somebody bought.
struct Table {
  std::uint32_t dealer = 0;
  std::int32_t void_deals = 0;
  const Purchase* purchase = nullptr;
  std::uint32_t up_card = 0;
};

inline Table deal_and_buy(Random& random, std::array<Cards, 32>& pack) {
  Table table;
  table.dealer = random.below(4);      // DEAL-01
  std::uint64_t word = random.next();  // the match scores, which change nothing under these rules
  static_cast<void>(Random::split(word, kMatchTarget));
  for (;; ++table.void_deals) {
    shuffle(random, pack);
    std::uint32_t state = 0;
    while (state < kStates) {
      std::uint64_t answer = random.next();
      state = kAuction.next(state, Random::split(answer, kDraws));
    }
    table.purchase = &kAuction.purchase(state);
    if (table.purchase->bought) [[likely]]
      break;
    table.dealer = (table.dealer + 1) & 3U;  // DEAL-07
  }
  table.up_card = static_cast<std::uint32_t>(std::countr_zero(pack[20]));
  return table;
}

// From places to seats: place 0 is the seat after the dealer.
inline Result seated(const Table& table, const Bought& bought, const Count& count,
                     const std::array<std::int32_t, 2>& points, bool failed) {
  Result result;
  const std::uint32_t first_side = (table.dealer + 1) & 1U;
  for (std::uint32_t side = 0; side < 2; ++side) {
    const std::uint32_t from = side ^ first_side;
    result.points[side] = static_cast<std::int16_t>(points[from]);
    result.abnat[side] = static_cast<std::int16_t>(count.abnat[from]);
    result.melds[side] = static_cast<std::int16_t>(count.melds[from]);
    result.baloots[side] = static_cast<std::int8_t>(count.baloots[from]);
    result.tricks[side] = static_cast<std::int8_t>(count.tricks[from]);
  }
  result.mode = static_cast<std::int8_t>(bought.mode);
  result.buyer = static_cast<std::int8_t>((table.dealer + 1 + bought.buyer) & 3U);
  result.dealer = static_cast<std::int8_t>(table.dealer);
  result.ashkal = table.purchase->taker != table.purchase->buyer;
  result.failed = failed;
  result.void_deals = table.void_deals;
  return result;
}

inline Result play_hand(std::uint64_t seed, std::uint64_t index) {
  Random random{seed, index};
  alignas(64) std::array<Cards, 32> pack;
  const Table table = deal_and_buy(random, pack);
  std::array<Cards, 4> hands;
  deal(pack, table.purchase->taker, hands);

  Bought bought;
  bought.mode = kNamed[table.up_card / 8][table.purchase->suit];
  bought.buyer = table.purchase->buyer;
  bought.buyer_had_ace = (hands[bought.buyer] & 0x01010101U << kAce) != 0;
  const Mode& mode = kModes[bought.mode];
  const std::uint32_t baloot = baloot_place(hands, mode.pair);
  Announced announced;
  const std::uint32_t sum = play_tricks(random, bought.mode, hands, announced);

  Count count;
  const auto abnat = static_cast<std::int32_t>(sum & 0xFFFFU);
  const auto tricks = static_cast<std::int32_t>(sum >> 16);
  count.abnat = {mode.total - abnat, abnat};
  count.tricks = {8 - tricks, tricks};
  count.melds[announced.side()] = announced.counted();
  if (baloot < 4 && !announced.absorbs_baloot_of(baloot)) count.baloots[baloot & 1U] = 1;
  std::array<std::int32_t, 2> points{};
  bool failed = false;
  score(bought, count, points, failed);
  return seated(table, bought, count, points, failed);
}

}  // namespace

Result play(std::uint64_t seed, std::uint64_t index) { return play_hand(seed, index); }

Sums run(std::uint64_t seed, std::uint64_t first, std::uint64_t count) {
  Sums sums;
  for (std::uint64_t i = 0; i < count; ++i) {
    const Result hand = play_hand(seed, first + i);
    sums.add(hand);
  }
  return sums;
}

}  // namespace hardcoded
