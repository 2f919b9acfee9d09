#include "scoring.hpp"

#include <algorithm>
#include <string_view>

namespace klaverjas {

namespace {

constexpr Text kCards{"cards", "الورق"};
constexpr Text kAllCards{"all cards: the others are nat", "الورق كله لأن الفريق الآخر سقط"};
constexpr Text kNat{"nat: not more than half", "سقط: لم يزد على النصف"};
constexpr Text kRoem{"roem", "روم"};
constexpr Text kPit{"pit: all tricks", "كل الأكلات"};
constexpr int kAllTricks = kRanks;

std::int32_t sum_of(const Compile& compile, std::string_view table) {
  std::int32_t sum = 0;
  for (const Row& rank : compile.value(table).rows) sum += static_cast<std::int32_t>(rank.numbers.at(0));
  return sum;
}

// What all cards and the last trick make: 162 with the usual values and a trump.
std::array<std::int32_t, 3> wholes(const Compile& compile) {
  const auto last = static_cast<std::int32_t>(compile.number("cards.last_trick"));
  const std::int32_t trump = sum_of(compile, "cards.trump_values");
  const std::int32_t all_trump =
      compile.has("cards.all_trump_values") ? sum_of(compile, "cards.all_trump_values") : trump;
  return {trump + (kSuits - 1) * sum_of(compile, "cards.plain_values") + last,
          kSuits * sum_of(compile, "cards.sun_values") + last, kSuits * all_trump + last};
}

constexpr std::size_t place_of(Mode mode) { return mode == Mode::no_trump ? 1 : mode == Mode::all_trump ? 2 : 0; }

}  // namespace

KlaverjasScore::KlaverjasScore(Compile& compile)
    : equal_{compile.choice<Equal>("score.equal")},
      pit_by_{compile.choice<PitBy>("score.pit_by")},
      pit_{static_cast<std::int32_t>(compile.number("score.pit"))},
      has_roem_{compile.uses("roem")},
      wholes_{wholes(compile)},
      worth_{compile},
      nat_label_{compile.label("nat")},
      pit_label_{compile.label("pit")},
      rule_{compile.rule("KLAV-09"), compile.rule("KLAV-10"), compile.rule("KLAV-11"), compile.rule("KLAV-07"),
            compile.rule("KLAV-08")} {
  if (!has_roem_) return;
  on_nat_ = compile.choice<OnNat>("roem.on_nat");
  worths_ = roem_worths(compile);
  for (std::size_t kind = 0; kind < kRoemKinds; ++kind) {
    names_[kind] = compile.meld_name(kRoemNames[kind]);
    for (Team team = 0; team < kTeams; ++team) facts_[kind][team] = compile.fact(kRoemFacts[kind][team]);
  }
  for (Team team = 0; team < kTeams; ++team) totals_[team] = compile.fact(kRoemTotals[team]);
}

KlaverjasScore::SideRoem KlaverjasScore::roem_of(const Facts& facts, Team team) const {
  SideRoem roem;
  if (!has_roem_) return roem;
  const std::int64_t told = facts.get(totals_[team]);
  for (std::size_t kind = 0; kind < kRoemKinds; ++kind) {
    constexpr std::int64_t kMost = kRanks;  // one a trick
    roem.counts[kind] = static_cast<std::uint8_t>(std::clamp<std::int64_t>(facts.get(facts_[kind][team]), 0, kMost));
    roem.total += Abnat{worths_[kind] * roem.counts[kind]};
  }
  if (told != kUnknownFact && told > roem.total.value)
    roem.untold = Abnat{static_cast<std::int32_t>(told) - roem.total.value};
  roem.total += roem.untold;
  return roem;
}

KlaverjasScore::Parts KlaverjasScore::parts(const ScoreInput& in) const {
  Parts parts;
  for (Team team = 0; team < kTeams; ++team) parts.roem[team] = roem_of(in.facts, team);
  const bool cards_alone = in.tally.abnat[0] + in.tally.abnat[1] == Abnat{wholes_[place_of(in.contract.mode)]};
  for (Team team = 0; team < kTeams; ++team) {
    const Abnat roem = cards_alone ? Abnat{} : parts.roem[team].total;
    parts.cards[team] = std::max(in.tally.abnat[team] - roem, Abnat{});
  }
  return parts;
}

Verdict KlaverjasScore::verdict(const ScoreInput& in) const {
  const Team players = team_of(in.contract.buyer);
  const Parts all = parts(in);
  const Abnat own = all.cards[players] + all.roem[players].total;
  const Abnat others = all.cards[other_team(players)] + all.roem[other_team(players)].total;
  Verdict verdict;
  verdict.even = own == others;
  const bool made = verdict.even ? equal_ == Equal::made : own > others;  // KLAV-09
  verdict.outcome = made ? Outcome::made : Outcome::lost;
  verdict.winner = made ? players : other_team(players);
  verdict.rule = made ? rule_.made : rule_.nat;
  if (!made) verdict.label = nat_label_;
  if (made && in.tally.tricks(players) == kAllTricks) verdict.label = pit_label_;
  return verdict;
}

HandValue KlaverjasScore::value(const ScoreInput& in, const Verdict& verdict) const {
  const Team players = team_of(in.contract.buyer);
  HandValue value;
  if (verdict.outcome == Outcome::lost) {  // KLAV-10
    value.points[other_team(players)] = worth_(in.contract.mode);
    value.rule.fill(rule_.nat);
    value.what[players] = &kNat;
    value.what[other_team(players)] = &kAllCards;
    return value;
  }
  const Parts all = parts(in);
  for (Team team = 0; team < kTeams; ++team) value.points[team] = Points{all.cards[team].value};
  value.counted = true;
  value.rule.fill(rule_.made);
  value.what.fill(&kCards);
  return value;
}

Extras KlaverjasScore::extras(const ScoreInput& in, const Verdict& verdict) const {
  Extras extras;
  extras.melds_rule.fill(rule_.roem);
  const Team players = team_of(in.contract.buyer);
  if (verdict.outcome != Outcome::lost) return extras;
  extras.melds_rule[players] = rule_.nat;
  if (on_nat_ == OnNat::defence) extras.melds_to[players] = other_team(players);
  if (on_nat_ == OnNat::nobody) extras.melds_to[players] = kNoTeam;
  return extras;
}

void KlaverjasScore::award(const ScoreInput& in, const HandValue& value, const Extras& extras,
                           ScoreSheet& sheet) const {
  const Parts all = parts(in);
  for (Team team = 0; team < kTeams; ++team)
    sheet.add(Line{.team = team,
                   .rule = value.rule[team],
                   .meld = 0,
                   .what = value.what[team],
                   .raw = all.cards[team],
                   .points = value.points[team]});
  for (Team holder = 0; holder < kTeams; ++holder) add_roem(all.roem[holder], extras, holder, sheet);
  add_pit(in, sheet);
}

// A line for each kind that one side made, to whom it goes.
void KlaverjasScore::add_roem(const SideRoem& roem, const Extras& extras, Team holder, ScoreSheet& sheet) const {
  const Team to = extras.melds_to[holder];
  if (to == kNoTeam) return;
  const auto write = [&](Abnat worth, MeldNameId name, RuleId rule) {
    if (worth == Abnat{}) return;
    sheet.add(Line{.team = to,
                   .rule = rule,
                   .meld = name,
                   .what = name == 0 ? &kRoem : nullptr,
                   .raw = worth,
                   .points = Points{worth.value} * extras.melds_times[holder]});
  };
  for (std::size_t kind = 0; kind < kRoemKinds; ++kind) {
    const bool own_rule = kind == static_cast<std::size_t>(RoemKind::stuk) && extras.melds_rule[holder] == rule_.roem;
    write(Abnat{worths_[kind] * roem.counts[kind]}, names_[kind], own_rule ? rule_.stuk : extras.melds_rule[holder]);
  }
  write(roem.untold, 0, extras.melds_rule[holder]);
}

// KLAV-11.
void KlaverjasScore::add_pit(const ScoreInput& in, ScoreSheet& sheet) const {
  for (Team team = 0; team < kTeams; ++team) {
    const bool counts = pit_by_ == PitBy::either || team == team_of(in.contract.buyer);
    if (in.tally.tricks(team) != kAllTricks || !counts || pit_ == Points{}) continue;
    sheet.add(Line{.team = team, .rule = rule_.pit, .meld = 0, .what = &kPit, .raw = {}, .points = pit_});
  }
}

}  // namespace klaverjas
