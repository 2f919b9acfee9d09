// What a record says of a hand that is over.
#pragma once

#include <array>
#include <string_view>

#include "qanun/match.hpp"
#include "qanun/rule_set.hpp"
#include "qanun/step.hpp"

namespace qanun {

[[nodiscard]] constexpr std::string_view word_of(Outcome outcome) {
  constexpr std::array<std::string_view, 4> kWords{"made", "lost", "tied", "void"};
  return kWords[static_cast<std::size_t>(outcome)];
}

// The match once the sheet is written into it; before it stood at the hand's scores.
[[nodiscard]] inline MatchState match_after(const RuleSet& rules, const Hand& hand, Points held,
                                            const ScoreSheet& sheet) {
  MatchState match;
  match.scores = {Points{hand.scores[0]}, Points{hand.scores[1]}};
  match.held = held;
  match.dealer = hand.dealer();
  match.hands = hand.number > 0 ? hand.number - 1 : 0;
  advance(rules, match, hand.contract(), sheet, hand.tally);
  return match;
}

}  // namespace qanun
