#include "qaid.hpp"

namespace qaid {

namespace {

constexpr std::array<std::string_view, 8> kRules{"PLAY-02", "PLAY-04", "PLAY-06", "PLAY-08",
                                                 "PLAY-09", "MELD-10", "MELD-11", "EKKA-05"};
constexpr std::array<Text, 8> kSays{
    {{"did not follow suit though able", "قطع ومعه من النوع"},
     {"did not ruff though bound to", "ما دقّ والدق لازم عليه"},
     {"did not beat the ruff though bound to", "ما علا على الدقّة والعلو لازم عليه"},
     {"did not beat the best card though bound to", "ما علا على أكبر ورقة والعلو لازم عليه"},
     {"played a card that a rule of the table bars", "لعب ورقة تمنعها قاعدة من قواعد الطاولة"},
     {"announced a project that he did not hold", "أعلن مشروعًا ليس في يده"},
     {"did not show the project that he had announced", "ما عرض المشروع الذي أعلنه"},
     {"said ekka with a card that could not carry it", "قال إيكة على ورقة لا تصح عليها"}}};

constexpr Text kClaimedRightly{"claimed a fault, and proved it", "قيّد وأثبت"};
constexpr Text kClaimedFalsely{"claimed a fault that there was not", "قيّد بلا مخالفة"};

}  // namespace

Qaid::Qaid(Compile& compile)
    : mode_{compile.choice<Mode>("qaid.mode")},
      until_{compile.choice<Until>("qaid.claim_until")},
      kaboot_claim_{compile.flag("qaid.kaboot_claim")},
      ekka_{compile.uses("ekka") ? compile.flag_bit("ekka") : Flags{0}},
      claim_{compile.word("qaid")},
      claim_kaboot_{compile.word("qaid_kaboot")},
      side_{compile.fact("qaid_side")},
      by_{compile.fact("qaid_by")},
      kaboot_{compile.fact("qaid_kaboot")},
      log_{compile.slot<FaultLog>("qaid: faults", Sight::nobody)},
      outcome_{compile.slot<Outcome>("qaid: outcome", Sight::all)},
      price_{compile},
      label_{compile.label("qaid")},
      rule_proven_{compile.rule("QAID-02")},
      rule_false_{compile.rule("QAID-06")} {
  for (const std::int64_t kind : compile.value("qaid.violations").items)
    violations_ = static_cast<std::uint8_t>(violations_ | (1U << kind));
  for (std::size_t kind = 0; kind < kRules.size(); ++kind) rules_[kind] = compile.rule(kRules[kind]);
}

bool Qaid::plays_a_part(const Hand& /*hand*/) const { return mode_ != Mode::impossible; }

CardSet Qaid::accepts(const Hand& hand, CardSet /*legal*/) const { return hand.held[hand.turn]; }

bool Qaid::accepts_flag(const Hand& /*hand*/, Flags flag, Card /*card*/) const {
  return flag == ekka_ && counts(Kind::false_ekka);
}

// A meld that need not be shown is found out only where a false one counts as such.
bool Qaid::accepts_meld(const Hand& /*hand*/, Seat /*seat*/, MeldCode /*code*/) const {
  return counts(Kind::false_meld) || counts(Kind::hidden_meld);
}

void Qaid::fault(Hand& hand, const Fault& fault) const {
  if (!counts(kind_of(fault)) || outcome_.in(hand).stands()) return;
  log_.in(hand).note(hand, fault);
  if (mode_ == Mode::automatic) outcome_.in(hand).side = static_cast<std::uint8_t>(1 + team_of(fault.seat));
}

EarlyEnd Qaid::ends(const Hand& hand) const {
  return {outcome_.in(hand).stands() ? Ending::decided : Ending::none, kNoTeam};
}

std::int64_t Qaid::fact(const Hand& hand, FactId fact) const {
  const Outcome& outcome = outcome_.in(hand);
  if (!outcome.stands()) return kUnknownFact;
  if (fact == side_) return outcome.side - 1;
  if (fact == by_) return outcome.by == 0 ? kUnknownFact : outcome.by - 1;
  return outcome.kaboot;
}

void Qaid::remarks(const Hand& hand, RemarkList& out) const {
  const Entries entries = log_.in(hand).entries(hand);
  const auto tell = [&](const Entry& entry) {
    const auto kind = static_cast<std::size_t>(entry.kind);
    out.push({.text = kSays[kind],
              .rule = rules_[kind],
              .seat = entry.seat,
              .trick = entry.trick,
              .card = entry.card,
              .meld = entry.meld});
  };
  for (int trick = 1; trick <= kRanks; ++trick)
    for (const Entry& entry : entries)
      if (entry.trick == trick) tell(entry);
  const Outcome& outcome = outcome_.in(hand);
  if (outcome.by == 0) return;
  const auto by = static_cast<Seat>(outcome.by - 1);
  const bool right = team_of(by) != outcome.side - 1;
  out.push({.about = right ? Remark::About::right_claim : Remark::About::false_claim,
            .text = right ? kClaimedRightly : kClaimedFalsely,
            .rule = right ? rule_proven_ : rule_false_,
            .seat = by,
            .trick = 0,
            .card = {},
            .meld = 0});
}

}  // namespace qaid
