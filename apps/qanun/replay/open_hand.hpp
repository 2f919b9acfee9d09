// What can be done in a hand that is not over, as text in the notation of records.
#pragma once

#include <string>
#include <vector>

#include "qanun/step.hpp"

namespace program {

struct RefusedCard {
  std::string action;  // "1: KH"
  qanun::Refusal refusal;
};

struct OpenHand {
  qanun::Seat seat = qanun::kNoSeat;
  std::vector<std::string> legal;          // in canonical order
  std::vector<std::string> accepted;       // taken, though the duties of play forbid them (QAID)
  std::vector<std::string> interjections;  // of seats that are not on turn
  std::vector<RefusedCard> refused;        // every card in hand that may not be played, and why
};

[[nodiscard]] OpenHand open_hand(const qanun::RuleSet& rules, const qanun::Hand& hand);

}  // namespace program
