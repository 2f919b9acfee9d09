// What must hold at every step of a hand, whoever plays it and however often.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "proof/watched_deal.hpp"

namespace proof {

// In one deal; the longest auctions come to a tenth of this.
inline constexpr std::size_t kMostActions = 1000;

[[nodiscard]] inline Fault fault_of(const char* code, std::string en, std::string ar) {
  return Fault{.code = code, .en = std::move(en), .ar = std::move(ar)};
}

// F106: every card lies in one place.
[[nodiscard]] std::optional<Fault> cards_at_fault(const qanun::Hand& hand);

// F101, F105: someone is on turn and may do something; what he is offered is held, and marks stand on legal cards.
// `decision` is the one of this hand, which is not over.
[[nodiscard]] std::optional<Fault> decision_at_fault(const qanun::Hand& hand, const qanun::Decision& decision);

}  // namespace proof
