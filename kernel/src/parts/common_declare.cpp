#include "qanun/parts/common_declare.hpp"

#include <algorithm>

namespace qanun {

namespace {

std::array<std::uint8_t, kRanks> places_of(const Value& order) {
  std::array<std::uint8_t, kRanks> places{};
  for (std::size_t place = 0; place < order.items.size(); ++place)
    places[static_cast<std::size_t>(order.items[place])] = static_cast<std::uint8_t>(place);
  return places;
}

BalootSaid said_by_rule(std::int64_t claim) {
  constexpr std::array<BalootSaid, 4> due{0, kSaidOnFirst, kSaidOnSecond, kSaidOnFirst | kSaidOnSecond};
  return due.at(static_cast<std::size_t>(claim));  // automatic, call_on_first, call_on_second, call_on_both
}

std::int64_t row_number(const Value& table, std::size_t row) { return table.rows.at(row).numbers.at(0); }

}  // namespace

CommonDeclare::CommonDeclare(const Compile& compile, const MeldNaming& naming)
    : announce_at_{compile.choice<AnnounceAt>("meld.announce")},
      show_at_{compile.choice<ShowAt>("meld.show")},
      most_{static_cast<int>(compile.number("meld.max_per_player"))},
      rest_{compile.choice<Rest>("meld.long_run_rest")},
      compare_{compile.choice<Compare>("meld.compare")},
      hundred_order_{compile.choice<HundredOrder>("meld.hundred_order")},
      tie_{compile.choice<Tie>("meld.tie")},
      absorbed_{compile.choice<Absorbed>("baloot.absorbed_by")},
      must_say_{said_by_rule(compile.number("baloot.claim"))} {
  enum class BalootTeam : std::uint8_t { either, buyer };
  buyer_only_ = compile.choice<BalootTeam>("baloot.team") == BalootTeam::buyer;
  for (const std::int64_t rank : compile.value("baloot.cards").items)
    baloot_ranks_ |= CardSet::of(static_cast<Rank>(rank));
  const bool enabled = compile.flag("meld.enabled");
  played_ = {enabled, enabled && compile.flag("meld.in_sun")};  // MELD-07
  four_place_ = places_of(compile.value("meld.four_order"));
  build_shapes(compile.value("cards.run_order"));
  build_worths(compile, naming);
  build_runs();
}

void CommonDeclare::build_shapes(const Value& run_order) {
  run_place_ = places_of(run_order);
  for (std::size_t place = 0; place < kRanks; ++place)
    run_order_[place] = static_cast<std::uint8_t>(run_order.items.at(place));
  std::size_t code = 1;
  for (int suit = 0; suit < kSuits; ++suit)
    for (int top = 0; top <= kRanks - 3; ++top)
      for (int length = 3; length <= kRanks - top; ++length) {
        MeldShape& shape = shapes_[code++];
        shape.run = true;
        shape.suit = static_cast<Suit>(suit);
        shape.top = static_cast<std::uint8_t>(top);
        shape.length = static_cast<std::uint8_t>(length);
        for (int i = 0; i < length; ++i)
          shape.cards.add(Card{static_cast<Rank>(run_order_[static_cast<std::size_t>(top + i)]), shape.suit});
      }
  for (int rank = 0; rank < kRanks; ++rank) {
    MeldShape& shape = shapes_[code++];
    shape.rank = static_cast<Rank>(rank);
    shape.length = 4;
    shape.cards = CardSet::of(shape.rank);
  }
}

void CommonDeclare::build_worths(const Compile& compile, const MeldNaming& naming) {
  const Value& runs = compile.value("meld.runs");  // rows for lengths 3 to 8
  for (std::size_t length = 3; length <= kRanks; ++length)
    longest_worth_[length] =
        row_number(runs, length - 3) > 0 ? static_cast<std::uint8_t>(length) : longest_worth_[length - 1];
  const std::array<const Value*, 2> fours{&compile.value("meld.fours_hokum"), &compile.value("meld.fours_sun")};
  for (std::size_t kind = 0; kind < 2; ++kind)
    for (std::size_t code = 1; code < kMeldCodes; ++code) {
      const MeldShape& shape = shapes_[code];
      std::int64_t abnat = 0;
      std::string_view name;
      if (shape.run) {  // MELD-01 .. MELD-03
        const std::uint8_t counted = longest_worth_[shape.length];
        abnat = counted > 0 ? row_number(runs, counted - 3U) : 0;
        name = shape.length == 3 ? naming.run_of_three : shape.length == 4 ? naming.run_of_four : naming.run_of_five;
      } else {  // MELD-04 .. MELD-06
        abnat = row_number(*fours[kind], static_cast<std::size_t>(shape.rank));
        name = abnat >= naming.high_four ? naming.high : naming.four;
      }
      if (!played_[kind]) abnat = 0;
      if (!shape.run && abnat > 0) fours_worth_[kind].add(Card{shape.rank, Suit::spades});
      worths_[kind][code] = MeldWorth{.abnat = Abnat{static_cast<std::int32_t>(abnat)},
                                      .rank = abnat > 0 ? rank_of(shape, abnat) : std::uint16_t{0},
                                      .name = compile.meld_name(name)};
    }
}

// The runs that the cards of one suit offer, each whole or as its top cards where it is longer than any run with a
// worth.
void CommonDeclare::build_runs() {
  for (std::size_t held = 0; held < runs_in_.size(); ++held) {
    std::size_t found = 0;
    int shortest = 1;  // the code of the run of three from this top, in the first suit
    for (int top = 0; top <= kRanks - 3; shortest += kRanks - top - 2, ++top) {
      const auto has = [&](int place) {
        return place >= 0 && place < kRanks && ((held >> run_order_[static_cast<std::size_t>(place)]) & 1U) != 0;
      };
      if (has(top - 1)) continue;
      std::size_t length = 0;
      while (has(top + static_cast<int>(length))) ++length;
      const int counted = length >= 3 ? longest_worth_[length] : 0;
      if (counted > 0) runs_in_[held].at(found++) = static_cast<MeldCode>(shortest + counted - 3);
    }
  }
}

std::uint16_t CommonDeclare::rank_of(const MeldShape& shape, std::int64_t abnat) const {
  int within = 0;
  if (shape.run)
    within = hundred_order_ == HundredOrder::run_over_four ? 8 + 7 - shape.top : 7 - shape.top;
  else if (hundred_order_ == HundredOrder::by_top_card)
    within = 7 - run_place_[static_cast<std::size_t>(shape.rank)];
  else
    within =
        (hundred_order_ == HundredOrder::four_over_run ? 8 : 0) + 7 - four_place_[static_cast<std::size_t>(shape.rank)];
  return static_cast<std::uint16_t>(abnat << 4 | within);
}

int CommonDeclare::compare(MeldCode a, MeldCode b, Mode mode) const {
  const MeldShape& x = shapes_[a];
  const MeldShape& y = shapes_[b];
  const MeldWorth& wx = worth(a, mode);
  const MeldWorth& wy = worth(b, mode);
  if (!x.run && !y.run && wx.abnat == wy.abnat)  // MELD-14: four of a kind among themselves
    return static_cast<int>(four_place_[static_cast<std::size_t>(y.rank)]) -
           static_cast<int>(four_place_[static_cast<std::size_t>(x.rank)]);
  return static_cast<int>(wx.rank) - static_cast<int>(wy.rank);
}

// The whole run of `cards` in which `part`, a run, lies.
CardSet CommonDeclare::run_around(CardSet cards, CardSet part) const {
  const Suit suit = part.first().suit();
  CardSet run;
  bool inside = false;
  for (const std::uint8_t rank : run_order_) {
    const Card card{static_cast<Rank>(rank), suit};
    if (!cards.has(card)) {
      if (inside) break;
      run = {};
      continue;
    }
    run.add(card);
    inside = inside || part.has(card);
  }
  return run;
}

CardSet CommonDeclare::free_for_runs(CardSet dealt, const std::array<MeldCode, kMostMelds>& announced) const {
  CardSet free = dealt;
  for (const MeldCode code : announced)
    if (code != 0 && !shapes_[code].run) free -= shapes_[code].cards;
  for (const MeldCode code : announced) {
    if (code == 0 || !shapes_[code].run) continue;
    // MELD-03: what is left over of a long run is nothing, or may be another.
    free -= rest_ == Rest::counts ? shapes_[code].cards : run_around(free, shapes_[code].cards);
  }
  return free;
}

void CommonDeclare::offers(CardSet dealt, const std::array<MeldCode, kMostMelds>& announced, Mode mode,
                           FixedList<MeldCode, 16>& out) const {
  const int said = (announced[0] != 0) + (announced[1] != 0);
  if (said >= most_ || !played_[kind(mode)]) return;  // MELD-09
  CardSet unused = dealt;
  for (const MeldCode code : announced)
    if (code != 0) unused -= shapes_[code].cards;
  const CardSet for_runs = free_for_runs(dealt, announced);
  for (std::uint8_t suit = 0; suit < kSuits; ++suit)
    for (const MeldCode code : runs_in_[for_runs.ranks_of(static_cast<Suit>(suit))])
      if (code != 0) out.push(static_cast<MeldCode>(code + suit * (kRunCodes / kSuits)));
  const std::uint32_t halves = unused.bits() & (unused.bits() >> 16U);
  for (const Card four : CardSet{halves & (halves >> 8U)} & fours_worth_[kind(mode)])
    out.push(static_cast<MeldCode>(kRunCodes + 1 + static_cast<int>(four.rank())));
}

std::array<MeldCode, kMostMelds> CommonDeclare::best_set(CardSet dealt, Mode mode) const {
  std::array<MeldCode, kMostMelds> best{};
  const auto total = [&](const std::array<MeldCode, kMostMelds>& set) {
    return worth(set[0], mode).abnat + worth(set[1], mode).abnat;
  };
  const auto highest = [&](const std::array<MeldCode, kMostMelds>& set) {
    return compare(set[0], set[1], mode) >= 0 ? set[0] : set[1];
  };
  const auto consider = [&](const std::array<MeldCode, kMostMelds>& set) {
    if (total(set) > total(best) || (total(set) == total(best) && compare(highest(set), highest(best), mode) > 0))
      best = set;
  };
  FixedList<MeldCode, 16> firsts;
  offers(dealt, {}, mode, firsts);
  for (const MeldCode first : firsts) {
    consider({first, 0});
    FixedList<MeldCode, 16> seconds;
    offers(dealt, {first, 0}, mode, seconds);
    for (const MeldCode second : seconds) consider({first, second});
  }
  return best;
}

}  // namespace qanun
