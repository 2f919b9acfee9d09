#include "announcing.hpp"

#include <algorithm>

#include "options.hpp"

namespace belote {

namespace {

constexpr MeldNaming kNaming{"tierce", "cinquante", "cent", "carre", "carre"};

bool in_one_hand(Rank rank, const std::array<CardSet, kSeats>& dealt) {
  return std::any_of(dealt.begin(), dealt.end(), [&](CardSet hand) { return hand.contains(CardSet::of(rank)); });
}

}  // namespace

void declare_announcing_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "meld.four_low",
                 .type = OptionType::choice,
                 .title = {"Four sevens or eights", "أربع سبعات أو ثمانيات"},
                 .meaning = {"What holding all sevens or all eights does.",
                             "أثر اجتماع السبعات كلها أو الثمانيات كلها في يد واحدة."},
                 .rules = {"MELD-06", "FR-10"},
                 .choices = {{"no_effect", {"They are worth nothing and change nothing.", "لا قيمة لها ولا أثر."}},
                             {"annul",
                              {"Four sevens void the deal, four eights void all announcements.",
                               "أربع سبعات تلغي التوزيعة، وأربع ثمانيات تلغي الإعلانات كلها."}}},
                 .standard = number(0)});
}

BeloteDeclare::BeloteDeclare(const Compile& compile)
    : CommonDeclare{compile, kNaming}, low_cards_annul_{compile.flag("meld.four_low")} {}

// MELD-06. A deal with four sevens is void before anything is counted; asked about all the same, nothing counts in it.
MeldOutcome BeloteDeclare::settle(const Announcements& announced, const MeldQuestion& question) const {
  const bool void_all =
      low_cards_annul_ && (in_one_hand(Rank::eight, question.dealt) || in_one_hand(Rank::seven, question.dealt));
  return void_all ? MeldOutcome{} : CommonDeclare::settle(announced, question);
}

FourSevens::FourSevens(const Compile& compile)
    : announced_{compile.flag("meld.enabled")}, announced_without_trumps_{compile.flag("meld.in_sun")} {}

bool FourSevens::plays_a_part(const Hand& hand) const {
  const bool announced = announced_ && (hand.mode() != Mode::no_trump || announced_without_trumps_);
  return announced && in_one_hand(Rank::seven, hand.dealt);
}

EarlyEnd FourSevens::ends(const Hand& /*hand*/) const { return {Ending::void_deal, kNoTeam}; }

}  // namespace belote
