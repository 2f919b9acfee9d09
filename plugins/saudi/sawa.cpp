#include "sawa.hpp"

#include "qanun/declare.hpp"
#include "qanun/parts/claim.hpp"
#include "qanun/parts/duty_play.hpp"

namespace saudi {

namespace {

constexpr Text kNotOnLead{"only the player who is to lead a trick may claim the rest",
                          "السوا لا يقوله إلا من عليه فتح الأكلة"};
constexpr Text kTooEarly{"the rest may be claimed from the second trick on, when projects have been announced",
                         "السوا من الأكلة الثانية، بعد الإعلان عن المشاريع"};
constexpr Text kNotProven{"cards that he cannot see could stop him", "قد يكون عند الباقين ورق يمنعه"};

}  // namespace

Sawa::Sawa(Compile& compile)
    : announced_with_first_card_{compile.flag("meld.enabled") &&
                                 compile.choice<AnnounceAt>("meld.announce") == AnnounceAt::own_first_card},
      closed_in_first_trick_alone_{compile.has("doubling.closed_scope") &&
                                   compile.number("doubling.closed_scope") != 0},
      sawa_{compile.word("sawa")},
      claimed_{compile.slot<std::uint8_t>("sawa", Sight::all)} {
  const DutyPlay play{compile};
  for (std::size_t mode = 0; mode < kModes; ++mode) tables_[mode] = play.table(static_cast<Mode>(mode));
}

void Sawa::words(const Hand& hand, Seat seat, CallList& out) const {
  if (on_lead(hand, seat) && is_proven(hand, seat)) out.push({.word = sawa_});
}

const Text* Sawa::why_unsaid(const Hand& hand, const Action& action) const {
  if (hand.phase != Phase::playing || hand.turn != action.seat || hand.trick.size != 0) return &kNotOnLead;
  return on_lead(hand, action.seat) ? &kNotProven : &kTooEarly;
}

void Sawa::say(Hand& hand, const Action& action) const {
  claimed_.in(hand) = static_cast<std::uint8_t>(1 + team_of(action.seat));
}

EarlyEnd Sawa::ends(const Hand& hand) const {
  const std::uint8_t claimed = claimed_.in(hand);
  if (claimed == 0) return {};
  return {Ending::rest_awarded, static_cast<Team>(claimed - 1)};
}

bool Sawa::on_lead(const Hand& hand, Seat seat) const {
  return hand.phase == Phase::playing && hand.turn == seat && hand.trick.size == 0 &&
         (hand.cards_played != 0 || !announced_with_first_card_);
}

bool Sawa::is_proven(const Hand& hand, Seat seat) const {
  const CardSet own = hand.held[seat];
  CardSet unseen = CardSet::all() - own;
  for (std::size_t i = 0; i < hand.cards_played; ++i) unseen.remove(Card{hand.played[i]});
  const bool barred =
      hand.contract().stake.trumps_barred != 0 && (hand.cards_played == 0 || !closed_in_first_trick_alone_);  // PLAY-09
  return takes_the_rest(tables_[static_cast<std::size_t>(hand.mode())], hand.mode(), own, unseen, barred);
}

}  // namespace saudi
