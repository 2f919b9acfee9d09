#include "kaboot.hpp"

namespace kaboot {

namespace {

constexpr Text kName{"kaboot", "كبوت"};
constexpr Text kReversed{"reversed kaboot", "كبوت مقلوب"};
constexpr int kAllTricks = 8;

}  // namespace

Kaboot::Kaboot(Compile& compile)
    : hokum_{static_cast<std::int32_t>(compile.number("kaboot.hokum"))},
      sun_{static_cast<std::int32_t>(compile.number("kaboot.sun"))},
      all_trump_{static_cast<std::int32_t>(compile.number("kaboot.all_trump"))},
      reversed_hokum_{static_cast<std::int32_t>(compile.number("kaboot.reversed_hokum"))},
      reversed_sun_{static_cast<std::int32_t>(compile.number("kaboot.reversed_sun"))},
      melds_{compile.choice<Melds>("kaboot.melds")},
      baloot_{compile.choice<Baloot>("kaboot.baloot")},
      multiplied_{compile.number("kaboot.doubled") == 1},
      reversed_{compile.flag("kaboot.reversed")},
      may_end_match_{compile.flag("kaboot.may_end_match")},
      had_ace_{compile.fact("buyer_had_ace")},
      label_{compile.label("kaboot")},
      rule_won_{compile.rule("KAB-01")},
      rule_value_{compile.rule("KAB-02")},
      rule_doubled_{compile.rule("KAB-04")},
      rule_reversed_{compile.rule("KAB-06")},
      rule_melds_{compile.rule("MELD-23")} {
  for (const std::int64_t need : compile.value("kaboot.reversed_needs").items)
    needs_ = static_cast<std::uint8_t>(needs_ | (1U << need));
}

void Kaboot::verdict(const ScoreInput& in, Verdict& verdict) const {
  for (Team team = 0; team < kTeams; ++team) {
    if (in.tally.tricks(team) != kAllTricks) continue;
    const bool buyers = team == team_of(in.contract.buyer);
    const bool falls_short = buyers && in.contract.target == Target::all_tricks_alone &&
                             in.tally.tricks_by_seat[in.contract.buyer] != kAllTricks;
    const bool made = buyers && !falls_short;
    verdict.outcome = made ? Outcome::made : Outcome::lost;
    verdict.winner = made ? team : other_team(team_of(in.contract.buyer));
    verdict.label = label_;
    verdict.rule = rule_won_;
    verdict.dealt_again = false;
  }
}

void Kaboot::value(const ScoreInput& in, const Verdict& verdict, HandValue& value) const {
  if (verdict.label != label_) return;
  const Mode mode = in.contract.mode;
  const bool reversed = is_reversed(in, verdict.winner);
  std::int32_t points = mode == Mode::no_trump ? sun_ : mode == Mode::all_trump ? all_trump_ : hokum_;
  RuleId rule = rule_value_;
  if (reversed) {
    points = mode == Mode::no_trump ? reversed_sun_ : reversed_hokum_;
    rule = rule_reversed_;
  } else if (in.contract.stake.level > 0) {
    points *= multiplied_ ? in.contract.stake.factor : 1;
    rule = rule_doubled_;
  }
  value.points = {};
  value.points[verdict.winner] = Points{points};
  value.counted = false;
  value.raised = reversed || multiplied_;
  value.rule = {rule, rule};
  value.what = {reversed ? &kReversed : &kName, reversed ? &kReversed : &kName};
}

void Kaboot::extras(const ScoreInput& in, const Verdict& verdict, Extras& extras) const {  // KAB-03, MELD-23
  if (verdict.label != label_) return;
  const Team winner = verdict.winner;
  const Team loser = other_team(winner);
  const bool loser_bought = loser == team_of(in.contract.buyer);
  if (melds_ != Melds::as_usual) {
    const bool taken = melds_ == Melds::all_to_winner || (melds_ == Melds::taken_if_buyer && loser_bought);
    extras.melds_to[winner] = melds_ == Melds::none ? kNoTeam : winner;
    extras.melds_to[loser] = taken ? winner : kNoTeam;
    extras.melds_rule = {rule_melds_, rule_melds_};
  }
  if (baloot_ != Baloot::as_usual) {
    extras.baloot_to[winner] = baloot_ == Baloot::none ? kNoTeam : winner;
    extras.baloot_to[loser] = baloot_ == Baloot::all_to_winner ? winner : kNoTeam;
    extras.baloot_rule = {rule_melds_, rule_melds_};
  }
}

bool Kaboot::may_win(const ScoreSheet& sheet, const Tally& /*tally*/, Team /*team*/) const {
  return may_end_match_ || sheet.verdict.label != label_;
}

bool Kaboot::is_reversed(const ScoreInput& in, Team winner) const {
  if (!reversed_ || winner == team_of(in.contract.buyer) || in.tally.tricks(winner) != kAllTricks) return false;
  for (std::uint8_t need = kSun; need <= kUpCardAce; ++need)
    if (((needs_ >> need) & 1U) != 0 && !holds(static_cast<Need>(need), in)) return false;
  return true;
}

bool Kaboot::holds(Need need, const ScoreInput& in) const {
  const Seat buyer = in.contract.buyer;
  switch (need) {
    case kSun:
      return in.contract.mode == Mode::no_trump;
    case kBuyerHadAce:
      return in.facts.holds(had_ace_);
    case kBuyerLed:
      return in.facts.get(kFirstLeaderFact) == buyer;
    case kBuyerAtDealerRight: {
      const std::int64_t dealer = in.facts.get(kDealerFact);
      return dealer != kUnknownFact && position_of(buyer, static_cast<Seat>(dealer)) == 0;
    }
    case kUpCardAce: {
      const std::int64_t card = in.facts.get(kUpCardFact);
      return card != kUnknownFact && Card{static_cast<std::uint8_t>(card)}.rank() == Rank::ace;
    }
  }
  return false;
}

std::int64_t Kaboot::buyer_had_ace(const Hand& hand) {
  return (hand.dealt[hand.contract().buyer] & CardSet::of(Rank::ace)).empty() ? 0 : 1;
}

}  // namespace kaboot
