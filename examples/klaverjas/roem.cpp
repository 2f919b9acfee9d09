#include "roem.hpp"

namespace klaverjas {

namespace {

// The longest run among the cards of one suit, by its byte: 3, 4, or 0 where there is none. A trick holds four cards.
constexpr std::array<std::uint8_t, 256> kRuns = [] {
  std::array<std::uint8_t, 256> runs{};
  for (unsigned cards = 0; cards < runs.size(); ++cards) {
    const unsigned pairs = cards & (cards >> 1U);
    const unsigned threes = pairs & (cards >> 2U);
    const unsigned fours = threes & (cards >> 3U);
    runs[cards] = fours != 0 ? 4 : threes != 0 ? 3 : 0;
  }
  return runs;
}();

constexpr std::uint8_t kKingAndQueen =
    (1U << static_cast<unsigned>(Rank::king)) | (1U << static_cast<unsigned>(Rank::queen));

void add(RoemKind kind, RoemCounts& counts) { ++counts[static_cast<std::size_t>(kind)]; }

}  // namespace

RoemWorths roem_worths(const Compile& compile) {
  constexpr std::array<std::string_view, kRoemKinds> kOptions{"roem.run_of_three", "roem.run_of_four", "roem.fours",
                                                              "roem.four_jacks", "roem.stuk"};
  RoemWorths worths{};
  for (std::size_t kind = 0; kind < kRoemKinds; ++kind)
    worths[kind] = static_cast<std::int32_t>(compile.number(kOptions[kind]));
  return worths;
}

Roem::Roem(Compile& compile) : worths_{roem_worths(compile)} {
  enum class LowFours : std::uint8_t { count, nothing };
  for (const Rank rank : {Rank::ten, Rank::jack, Rank::queen, Rank::king, Rank::ace}) fours_.add({rank, Suit::spades});
  if (compile.choice<LowFours>("roem.low_fours") == LowFours::count)
    for (const Rank rank : {Rank::seven, Rank::eight, Rank::nine}) fours_.add({rank, Suit::spades});
  for (std::size_t kind = 0; kind < kRoemKinds; ++kind)
    for (Team team = 0; team < kTeams; ++team) facts_[kind][team] = compile.fact(kRoemFacts[kind][team]);
  for (Team team = 0; team < kTeams; ++team) totals_[team] = compile.fact(kRoemTotals[team]);
}

// What one trick holds, added to what there was.
void Roem::count(CardSet trick, Mode mode, RoemCounts& counts) const {
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    const std::uint8_t run = kRuns[trick.ranks_of(static_cast<Suit>(suit))];
    if (run != 0) add(run == 4 ? RoemKind::run_of_four : RoemKind::run_of_three, counts);
  }
  const std::uint32_t halves = trick.bits() & (trick.bits() >> 16U);
  const CardSet four = CardSet{halves & (halves >> 8U)} & fours_;
  if (!four.empty()) add(four.first().rank() == Rank::jack ? RoemKind::four_jacks : RoemKind::four, counts);
  if (is_suit(mode) && (trick.ranks_of(suit_of(mode)) & kKingAndQueen) == kKingAndQueen) add(RoemKind::stuk, counts);
}

std::int32_t Roem::points(const RoemCounts& counts) const {
  std::int32_t sum = 0;
  for (std::size_t kind = 0; kind < kRoemKinds; ++kind) sum += counts[kind] * worths_[kind];
  return sum;
}

Abnat Roem::trick_bonus(const TakenTrick& trick) const {
  CardSet cards;
  for (const Card card : trick.cards) cards.add(card);
  RoemCounts counts{};
  count(cards, trick.contract.mode, counts);
  return Abnat{points(counts)};
}

// A slot could not keep it: tricks are taken by a function that sees no hand. So it is counted again, once a sheet.
RoemCounts Roem::of_side(const Hand& hand, Team team) const {
  RoemCounts counts{};
  for (int trick = 0; trick < hand.cards_played / kSeats; ++trick) {
    if (team_of(hand.taker(trick)) != team) continue;
    const auto first = static_cast<std::size_t>(trick) * kSeats;
    CardSet cards;
    for (std::size_t i = 0; i < kSeats; ++i) cards.add(Card{hand.played[first + i]});
    count(cards, hand.mode(), counts);
  }
  return counts;
}

std::int64_t Roem::fact(const Hand& hand, FactId fact) const {
  for (Team team = 0; team < kTeams; ++team) {
    if (fact == totals_[team]) return points(of_side(hand, team));
    for (std::size_t kind = 0; kind < kRoemKinds; ++kind)
      if (fact == facts_[kind][team]) return of_side(hand, team)[kind];
  }
  return kUnknownFact;
}

}  // namespace klaverjas
