// A hand from its number to its result. Places count from the dealer's right: place 0 leads first, place 3 deals.
#include "hardcoded.hpp"

#include "deal.hpp"
#include "melds.hpp"
#include "play.hpp"
#include "raising.hpp"
#include "score.hpp"

namespace hardcoded {

namespace {

// From places to seats: place 0 is the seat after the dealer.
inline Result seated(const Table& table, const Bought& bought, const Count& count, const Written& written) {
  Result result;
  const std::uint32_t first_side = (table.dealer + 1) & 1U;
  for (std::uint32_t side = 0; side < 2; ++side) {
    const std::uint32_t from = side ^ first_side;
    result.points[side] = static_cast<std::int16_t>(written.points[from]);
    result.abnat[side] = static_cast<std::int16_t>(count.abnat[from]);
    result.melds[side] = static_cast<std::int16_t>(count.melds[from]);
    result.baloots[side] = static_cast<std::int8_t>(count.baloots[from]);
    result.tricks[side] = static_cast<std::int8_t>(count.tricks[from]);
  }
  result.mode = static_cast<std::int8_t>(bought.mode);
  result.buyer = static_cast<std::int8_t>((table.dealer + 1 + bought.buyer) & 3U);
  result.dealer = static_cast<std::int8_t>(table.dealer);
  result.level = static_cast<std::int8_t>(bought.stake.level);
  result.closed = bought.stake.closed;
  result.ashkal = table.purchase->taker != table.purchase->buyer;
  result.failed = written.failed;
  result.void_deals = table.void_deals;
  return result;
}

// Raises the hand and plays it out; gives the sum of won().
template <Rules kRules>
inline std::uint32_t raise_and_play(Random& random, const Table& table, Bought& bought, std::array<Cards, 4>& hands,
                                    Announced& announced) {
  if constexpr (kRules == Rules::whole) {
    if (bought.mode != kSun) [[unlikely]] {
      bought.stake = raise_hokum(random);
      return play_called_tricks(random, bought.mode, bought.stake.closed, hands, announced);
    }
    bought.stake = raise_sun(random, table);
  }
  return play_tricks(random, bought.mode, PlainLeads{}, hands, announced);
}

template <Rules kRules>
inline Result play_hand(std::uint64_t seed, std::uint64_t index) {
  Random random{seed, index};
  alignas(64) Pack pack;
  const Table table = deal_and_buy<kRules>(random, pack);
  std::array<Cards, 4> hands;
  deal(pack, table.purchase->taker, hands);

  Bought bought;
  bought.mode = kNamed[table.up_card / 8][table.purchase->suit];
  bought.buyer = table.purchase->buyer;
  bought.buyer_had_ace = (hands[bought.buyer] & 0x01010101U << kAce) != 0;
  const Mode& mode = kModes[bought.mode];
  const std::uint32_t baloot = baloot_place(hands, mode.pair);
  Announced announced;
  const std::uint32_t sum = raise_and_play<kRules>(random, table, bought, hands, announced);

  Count count;
  const auto abnat = static_cast<std::int32_t>(sum & 0xFFFFU);
  const auto tricks = static_cast<std::int32_t>(sum >> 16);
  count.abnat = {mode.total - abnat, abnat};
  count.tricks = {8 - tricks, tricks};
  count.melds[announced.side()] = announced.counted();
  if (baloot < 4 && !announced.absorbs_baloot_of(baloot)) count.baloots[baloot & 1U] = 1;
  Written written = score(bought, count);
  if (bought.stake.level == kGahwa) [[unlikely]]
    write_gahwa(table, bought, written);
  return seated(table, bought, count, written);
}

template <Rules kRules>
Sums run_of(std::uint64_t seed, std::uint64_t first, std::uint64_t count) {
  Sums sums;
  for (std::uint64_t i = 0; i < count; ++i) {
    const Result hand = play_hand<kRules>(seed, first + i);
    sums.add(hand);
  }
  return sums;
}

}  // namespace

Result play(Rules rules, std::uint64_t seed, std::uint64_t index) {
  return rules == Rules::whole ? play_hand<Rules::whole>(seed, index) : play_hand<Rules::kaboot_only>(seed, index);
}

Sums run(Rules rules, std::uint64_t seed, std::uint64_t first, std::uint64_t count) {
  return rules == Rules::whole ? run_of<Rules::whole>(seed, first, count)
                               : run_of<Rules::kaboot_only>(seed, first, count);
}

}  // namespace hardcoded
