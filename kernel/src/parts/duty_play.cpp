#include "qanun/parts/duty_play.hpp"

namespace qanun {

namespace {

enum class PartnerExempt : std::uint8_t { by_position, whenever_winning, never };
enum class TrumpLedRise : std::uint8_t { over_opponents, always, never };

constexpr CardSet kNone{};

// rank -> 1..8, the strongest 8.
std::array<std::uint8_t, kRanks> strengths(const Value& order) {
  std::array<std::uint8_t, kRanks> out{};
  for (std::size_t i = 0; i < order.items.size(); ++i)
    out[static_cast<std::size_t>(order.items[i])] = static_cast<std::uint8_t>(kRanks - i);
  return out;
}

std::array<std::uint8_t, kRanks> worths(const Value& table) {
  std::array<std::uint8_t, kRanks> out{};
  for (std::size_t rank = 0; rank < out.size(); ++rank)
    out[rank] = static_cast<std::uint8_t>(table.rows.at(rank).numbers.at(0));
  return out;
}

// DECK-03, DECK-04: the strength of a card when `led` was led.
std::uint8_t strength_of(const Compile& compile, Mode mode, Suit led, Card card) {
  const auto rank = static_cast<std::size_t>(card.rank());
  if (is_suit(mode) && card.suit() == suit_of(mode))
    return static_cast<std::uint8_t>(kRanks + strengths(compile.value("cards.trump_order"))[rank]);
  if (card.suit() != led) return 0;
  const char* const order = mode == Mode::no_trump    ? "cards.sun_order"
                            : mode == Mode::all_trump ? "cards.trump_order"
                                                      : "cards.plain_order";
  return strengths(compile.value(order))[rank];
}

// DECK-06.
std::uint8_t worth_of(const Compile& compile, Mode mode, Card card) {
  const bool trump = is_suit(mode) && card.suit() == suit_of(mode);
  const char* table = trump ? "cards.trump_values" : mode == Mode::no_trump ? "cards.sun_values" : "cards.plain_values";
  if (mode == Mode::all_trump)
    table = compile.has("cards.all_trump_values") ? "cards.all_trump_values" : "cards.trump_values";
  return worths(compile.value(table))[static_cast<std::size_t>(card.rank())];
}

void fill_strengths(const Compile& compile, Mode mode, PlayTable& table) {
  for (std::size_t led = 0; led < kSuits; ++led) {
    table.follow[led] = CardSet::of(static_cast<Suit>(led));
    for (const Card card : CardSet::all()) {
      const std::uint8_t strength = strength_of(compile, mode, static_cast<Suit>(led), card);
      table.key[led][card.index()] = static_cast<std::uint8_t>(strength << 2);
      for (std::size_t best = 0; best < strength; ++best) table.above[led][best].add(card);
    }
  }
  for (const Card card : CardSet::all()) table.worth[card.index()] = worth_of(compile, mode, card);
}

void fill_rises(const Compile& compile, Mode mode, PlayTable& table) {
  const auto rise = compile.choice<TrumpLedRise>("play.trump_led_rise");
  const bool plain_rise = compile.flag("play.plain_led_rise");
  for (std::size_t led = 0; led < kSuits; ++led) {
    const bool trump_led = mode == Mode::all_trump || (is_suit(mode) && suit_of(mode) == static_cast<Suit>(led));
    const bool over_opponent = trump_led ? rise != TrumpLedRise::never : plain_rise;  // PLAY-08, PLAY-02
    const bool over_partner = trump_led ? rise == TrumpLedRise::always : plain_rise;
    table.rises[led] = {over_opponent ? CardSet::all() : kNone, over_partner ? CardSet::all() : kNone};
  }
}

void fill_ruffing(const Compile& compile, Mode mode, PlayTable& table) {
  if (!is_suit(mode) || !compile.flag("play.must_trump")) return;  // PLAY-03, PLAY-04
  table.trumps = CardSet::of(suit_of(mode));
  const std::size_t trump = static_cast<std::size_t>(mode);
  for (std::size_t best = 0; best < kStrengths; ++best)  // PLAY-06
    table.ruffs[best] = compile.flag("play.must_overtrump") ? table.above[trump][best] & table.trumps : table.trumps;
  enum class Undertrump : std::uint8_t { free, forced };
  if (compile.choice<Undertrump>("play.undertrump") == Undertrump::forced) table.undertrump = table.trumps;  // PLAY-07
  switch (compile.choice<PartnerExempt>("play.partner_exempt")) {                                            // PLAY-05
    case PartnerExempt::by_position:
      table.free_behind_partner[3] = CardSet::all();
      table.freeing_leads = CardSet::of(Rank::ace) - table.trumps;
      table.excusable = CardSet::all();
      break;
    case PartnerExempt::whenever_winning:
      table.free_behind_partner.fill(CardSet::all());
      break;
    case PartnerExempt::never:
      break;
  }
}

}  // namespace

DutyPlay::DutyPlay(const Compile& compile) {
  for (std::size_t mode = 0; mode < kModes; ++mode) {
    PlayTable& table = tables_[mode];
    fill_strengths(compile, static_cast<Mode>(mode), table);
    fill_rises(compile, static_cast<Mode>(mode), table);
    fill_ruffing(compile, static_cast<Mode>(mode), table);
  }
  last_trick_ = static_cast<int>(compile.number("cards.last_trick"));
  enum class FirstLead : std::uint8_t { dealer_right, buyer };
  buyer_leads_ = compile.choice<FirstLead>("play.first_lead") == FirstLead::buyer;
}

Violation violation_of(const PlayTable& table, CardSet own, const Trick& trick, bool excused, Card card) {
  if (!own.has(card)) return Violation::not_held;
  if (legal_cards(table, own, trick, excused).has(card)) return Violation::none;
  const auto led = static_cast<std::size_t>(trick.lead.suit());
  if (!(own & table.follow[led]).empty()) return table.follow[led].has(card) ? Violation::no_rise : Violation::revoke;
  // A void hand that may not play this card owes a trump: another, or a higher one.
  return table.trumps.has(card) ? Violation::no_overruff : Violation::no_ruff;
}

}  // namespace qanun
