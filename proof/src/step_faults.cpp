#include "step_faults.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "qanun/notation.hpp"

namespace proof {

using namespace qanun;  // NOLINT(google-build-using-namespace)

std::optional<Fault> cards_at_fault(const Hand& hand) {
  CardSet seen;
  int cards = hand.cards_played;
  for (std::size_t i = 0; i < hand.cards_played; ++i) seen.add(Card{hand.played[i]});
  for (const CardSet held : hand.held) {
    seen |= held;
    cards += held.size();
  }
  // A word may end the hand while some cards are still to be dealt.
  const bool all_dealt = hand.play_begun() && (hand.phase != Phase::ended || hand.cards_played > 0);
  if (seen.size() == cards && (!all_dealt || cards == kCards)) return std::nullopt;
  return fault_of("F106", fmt::format("{} cards are held or played, {} of them different", cards, seen.size()),
                  fmt::format("{} ورقة في الأيدي وعلى الطاولة، المختلف منها {}", cards, seen.size()));
}

std::optional<Fault> decision_at_fault(const Hand& hand, const Decision& decision) {
  if (decision.seat >= kSeats)
    return fault_of("F101", "nobody is on turn and the hand is not over", "لا دور لأحد واليد لم تنتهِ");
  if (decision.size() == 0)
    return fault_of("F101", fmt::format("seat {} is on turn and may do nothing", decision.seat),
                    fmt::format("الدور للمقعد {} ولا يجوز له شيء", decision.seat));
  const CardSet held = hand.held[decision.seat];
  const bool flagged = std::all_of(decision.flagged.begin(), decision.flagged.end(),
                                   [&](CardSet cards) { return decision.cards.contains(cards); });
  if (held.contains(decision.accepted) && decision.accepted.contains(decision.cards) && flagged) return std::nullopt;
  const std::string cards = to_string((decision.cards | decision.accepted) - held);
  return fault_of("F105", fmt::format("seat {} is offered cards that it may not play: {}", decision.seat, cards),
                  fmt::format("للمقعد {} ورق لا يجوز له: {}", decision.seat, cards));
}

}  // namespace proof
