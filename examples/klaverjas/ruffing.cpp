#include "ruffing.hpp"

namespace klaverjas {

namespace {

constexpr Ban kLowRuff{"low_ruff",
                       "KLAV-05",
                       {"a trump lower than the one that holds the trick is not thrown while anything else is held",
                        "لا يُرمى حكم أصغر من الحكم الذي يكسب الأكلة ما دام في اليد غيره"}};

}  // namespace

LowRuffs::LowRuffs(const Compile& compile) {
  const auto& order = compile.value("cards.trump_order").items;  // strongest first
  for (std::size_t place = kRanks; place > 0; --place) {
    const std::size_t strength = kRanks + 1 - place;
    const auto beaten = strength == 1 ? 0U : 1U << static_cast<unsigned>(order[place]);
    below_[strength] = static_cast<std::uint8_t>(below_[strength - 1] | beaten);
  }
}

// The trumps of the seat on turn that would go below one already played. None where trumps are led or suit is followed.
CardSet LowRuffs::low_ruffs(const Hand& hand) const {
  constexpr int kTrumps = kRanks;  // strengths above this are trumps over the suit led
  const Suit trump = suit_of(hand.mode());
  const CardSet held = hand.held[hand.turn];
  const int best = hand.trick.best >> 2;
  if (hand.trick.lead.suit() == trump || best <= kTrumps) return {};
  if (!(held & CardSet::of(hand.trick.lead.suit())).empty()) return {};
  const auto lower = std::uint32_t{below_[static_cast<std::size_t>(best - kTrumps)]};
  return held & CardSet{lower << (kRanks * static_cast<unsigned>(trump))};
}

CardSet LowRuffs::follow(const Hand& hand, CardSet legal) const { return legal - low_ruffs(hand); }

const Ban* LowRuffs::why_barred(const Hand& hand, Card card) const {
  return low_ruffs(hand).has(card) ? &kLowRuff : nullptr;
}

}  // namespace klaverjas
