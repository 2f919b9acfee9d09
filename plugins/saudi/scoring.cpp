#include "scoring.hpp"

#include <algorithm>

#include "qanun/parts/split.hpp"

namespace saudi {

namespace {

constexpr Text kCards{"cards", "الورق"};
constexpr Text kWholeHand{"worth of the whole hand", "قيمة اليد كاملة"};
constexpr Text kBaloot{"baloot", "بلوت"};

constexpr std::size_t kind(Mode mode) { return mode == Mode::no_trump ? 1 : 0; }

}  // namespace

SaudiScore::SaudiScore(Compile& compile)
    : convert_{compile},
      count_{compile.choice<Count>("score.count")},
      basis_{compile.choice<Basis>("score.basis")},
      tie_{compile.choice<Tie>("score.tie_hokum"), compile.choice<Tie>("score.tie_sun")},
      needed_{static_cast<std::int32_t>(compile.number("score.needed_hokum")),
              static_cast<std::int32_t>(compile.number("score.needed_sun"))},
      worth_{compile},
      melds_as_abnat_{compile.number("meld.counted_in") == 1},
      melds_on_fail_{compile.choice<OnFail>("meld.on_fail")},
      baloot_on_fail_{compile.choice<OnFail>("baloot.on_fail")},
      baloot_{static_cast<std::int32_t>(compile.number("baloot.value"))},
      baloot_helps_{compile.flag("baloot.counts_for_contract")} {
  for (const std::int64_t contract : compile.value("score.needs_more").items)
    needs_more_.at(static_cast<std::size_t>(contract)) = true;
  rule_ = {compile.rule("SCORE-01"), compile.rule("SCORE-03"), compile.rule("SCORE-04"), compile.rule("SCORE-06"),
           compile.rule("SCORE-10"), compile.rule("SCORE-09"), compile.rule("SCORE-11"), compile.rule("MELD-07"),
           compile.rule("MELD-18"),  compile.rule("MELD-22"),  compile.rule("MELD-08")};
}

// SCORE-01, SCORE-05: what each side writes for its cards when the buyer has made it.
std::array<Points, kTeams> SaudiScore::share(const ScoreInput& in) const {
  const Mode mode = in.contract.mode;
  const Points worth = worth_(mode);
  const Team buyer = team_of(in.contract.buyer);
  const Team others = other_team(buyer);
  std::array<Points, kTeams> points{convert_(in.tally.abnat[0], mode), convert_(in.tally.abnat[1], mode)};
  const auto fit = [&](Team corrected) {
    Points& counted = points[other_team(corrected)];
    counted = std::min(counted, worth);
    points[corrected] = worth - counted;
  };
  if (count_ == Count::complement) fit(buyer);
  if (count_ == Count::balanced && points[0] + points[1] != worth)
    fit(in.tally.abnat[others] > in.tally.abnat[buyer] ? others : buyer);
  return points;
}

Abnat SaudiScore::with_extras(const ScoreInput& in, Team team) const {
  return total_of(in, team, baloot_helps_ ? baloot_ : Abnat{});
}

Points SaudiScore::points_with_extras(const ScoreInput& in, Team team) const {
  const Mode mode = in.contract.mode;
  const Points cards = share(in)[team];
  if (melds_as_abnat_) return cards + convert_(with_extras(in, team), mode) - convert_(in.tally.abnat[team], mode);
  Points sum = cards;
  for (const CountedMeld& meld : in.melds.melds)
    if (meld.holder == team) sum += convert_(meld.worth, mode);
  if (baloot_helps_) sum += convert_(baloot_, mode) * in.melds.baloots[team];
  return sum;
}

// Positive: the buyer is ahead; zero: both sides are level; negative: he has failed. SCORE-06, SCORE-08.
int SaudiScore::compare(const ScoreInput& in) const {
  const Team buyer = team_of(in.contract.buyer);
  const Team others = other_team(buyer);
  const std::int32_t raw = with_extras(in, buyer).value - with_extras(in, others).value;
  switch (basis_) {
    case Basis::points_then_raw: {
      const std::int32_t points = points_with_extras(in, buyer).value - points_with_extras(in, others).value;
      return points != 0 ? points : raw;
    }
    case Basis::raw_lenient: {
      const std::int32_t last_digit = with_extras(in, buyer).value % 10;
      const bool lenient =
          in.contract.mode != Mode::no_trump && in.contract.stake.level == 0 && (last_digit >= 6 || last_digit == 0);
      return lenient ? raw + 10 : raw;  // five leave the others and five reach the buyer
    }
    case Basis::own_points:  // nothing is ever tied
      return points_with_extras(in, buyer).value >= needed_[kind(in.contract.mode)] ? 1 : -1;
    case Basis::raw:
    case Basis::own_abnat:
      break;
  }
  return raw;
}

// SCORE-07: a figure of cards, beating the others where that is asked too; a tie is one of cards.
int SaudiScore::compare_own_abnat(const ScoreInput& in, bool& even) const {
  const Team buyer = team_of(in.contract.buyer);
  const std::int32_t cards = in.tally.abnat[buyer].value;
  even = cards == in.tally.abnat[other_team(buyer)].value;
  if (even) return 0;
  if (cards < needed_[kind(in.contract.mode)]) return -1;
  return needs_more_[kind(in.contract.mode)] && compare(in) <= 0 ? -1 : 1;
}

Verdict SaudiScore::verdict(const ScoreInput& in) const {
  const Team buyer = team_of(in.contract.buyer);
  Verdict verdict;
  int order = 0;
  if (basis_ == Basis::own_abnat) {
    order = compare_own_abnat(in, verdict.even);
  } else {
    order = compare(in);
    verdict.even = order == 0;
  }
  verdict.rule = verdict.even ? rule_.tied : rule_.compared;
  const Tie tie = tie_[kind(in.contract.mode)];
  if (order == 0 && tie == Tie::redeal) {
    verdict.outcome = Outcome::tied;
    verdict.dealt_again = true;
    return verdict;
  }
  const bool made = order > 0 || (order == 0 && tie == Tie::buyer_makes);
  verdict.outcome = made ? Outcome::made : Outcome::lost;
  verdict.winner = made ? buyer : other_team(buyer);
  return verdict;
}

HandValue SaudiScore::value(const ScoreInput& in, const Verdict& verdict) const {
  const Team buyer = team_of(in.contract.buyer);
  const Team others = other_team(buyer);
  HandValue value;
  if (verdict.outcome == Outcome::lost) {  // SCORE-11
    value.points[others] = worth_(in.contract.mode);
    value.rule = {rule_.failed, rule_.failed};
    value.what = {&kWholeHand, &kWholeHand};
    return value;
  }
  value.points = share(in);  // SCORE-09
  value.counted = true;
  const RuleId converted = in.contract.mode == Mode::no_trump ? rule_.converted_sun : rule_.converted_hokum;
  value.rule[others] = converted;
  value.rule[buyer] = count_ == Count::independent ? converted : rule_.counted;
  value.what = {&kCards, &kCards};
  return value;
}

Extras SaudiScore::extras(const ScoreInput& in, const Verdict& verdict) const {
  Extras extras;
  extras.join_cards = melds_as_abnat_;
  extras.melds_rule = {rule_.melds, rule_.melds};
  extras.baloot_rule = {rule_.baloot, rule_.baloot};
  if (verdict.outcome != Outcome::lost) return extras;
  lose_extras(other_team(team_of(in.contract.buyer)), melds_on_fail_, baloot_on_fail_, rule_.on_fail,
              extras);  // MELD-22
  return extras;
}

// SCORE-05, SCORE-09, SCORE-11: the worth of the hand, unless each side is converted by itself.
PointsRange SaudiScore::sum(const ScoreInput& in, const Verdict& verdict) const {
  const Mode mode = in.contract.mode;
  const bool made = verdict.outcome != Outcome::lost;
  const bool joined = melds_as_abnat_ && made;
  const Extras whose = extras(in, verdict);
  std::array<Abnat, kTeams> with_cards{};  // what joins the cards of a side
  Points apart;
  for (Team side = 0; side < kTeams; ++side)
    each_extra(in, whose, side, baloot_, kBaloot, [&](const ExtraLine& extra) {
      if (joined)
        with_cards[side] += extra.line.raw;
      else
        apart += convert_(extra.line.raw, mode);
    });
  return over_splits(in, [&](const std::array<Abnat, kTeams>& cards) {
    const bool each = made && count_ == Count::independent;
    Points sum = apart + (each ? convert_(cards[0], mode) + convert_(cards[1], mode) : worth_(mode));
    for (Team side = 0; side < kTeams; ++side)
      sum += convert_(cards[side] + with_cards[side], mode) - convert_(cards[side], mode);
    return sum;
  });
}

void SaudiScore::award(const ScoreInput& in, const HandValue& value, const Extras& extras, ScoreSheet& sheet) const {
  for (Team team = 0; team < kTeams; ++team)
    sheet.add(Line{.team = team,
                   .rule = value.rule[team],
                   .meld = 0,
                   .what = value.what[team],
                   .raw = in.tally.abnat[team],
                   .points = value.points[team]});
  if (in.melds.empty()) return;
  for (Team holder = 0; holder < kTeams; ++holder) add_extras(in, extras, holder, sheet);
}

void SaudiScore::add_extras(const ScoreInput& in, const Extras& extras, Team holder, ScoreSheet& sheet) const {
  const Mode mode = in.contract.mode;
  // MELD-08: joined to the abnat of the cards only where these are converted.
  const bool joined = melds_as_abnat_ && extras.counted;
  Abnat so_far = in.tally.abnat[holder];
  const auto points_of = [&](Abnat abnat) {
    if (!joined) return convert_(abnat, mode);
    const Points before = convert_(so_far, mode);
    so_far += abnat;
    return convert_(so_far, mode) - before;
  };
  each_extra(in, extras, holder, baloot_, kBaloot, [&](ExtraLine extra) {
    if (joined && !extra.is_baloot) extra.line.rule = rule_.as_abnat;
    extra.line.points = points_of(extra.line.raw) * extra.times;
    sheet.add(extra.line);
  });
}

}  // namespace saudi
