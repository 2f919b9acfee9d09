// Why what one rule set offers is not to be had under the other.
#pragma once

#include <optional>
#include <string>

#include "proof/paired_hand.hpp"
#include "streams/json_text.hpp"

namespace program {

struct RefusedOffer {
  std::string why{};  // one word: "must_follow"; "unknown_word" where it has no such word
  std::string rule{};
  std::string en{};
  std::string ar{};

  // The reason with the rule in brackets.
  [[nodiscard]] std::string text(qanun::Language language) const;
  [[nodiscard]] Json json() const;
};

[[nodiscard]] RefusedOffer refused_offer(const proof::Pair& pair, const proof::Offer& offer);

}  // namespace program
