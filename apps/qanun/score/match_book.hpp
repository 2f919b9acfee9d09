// The running score of a match, hand by hand.
#pragma once

#include "qanun/match.hpp"
#include "score/hand_line.hpp"

namespace program {

struct WrittenHand {
  std::optional<qanun::ScoreSheet> sheet{};  // where its totals were given
  qanun::Contract contract{};
};

class MatchBook {
 public:
  explicit MatchBook(const qanun::RuleSet& rules) : rules_{&rules} {}

  // Before the first hand. Nothing is changed where `problem` says what is wrong.
  [[nodiscard]] bool set_scores(std::string_view text, qanun::Problem& problem);
  // "dealer=2" or "held=10".
  [[nodiscard]] bool set_fact(std::string_view text, qanun::Problem& problem);

  // Writes one hand. Nothing, with a problem, once the match is over.
  [[nodiscard]] std::optional<WrittenHand> write(SaidHand said, qanun::Problem& problem);

  [[nodiscard]] const qanun::MatchState& match() const { return match_; }
  [[nodiscard]] bool dealer_known() const { return dealer_known_; }

 private:
  const qanun::RuleSet* rules_;
  qanun::MatchState match_{};
  bool dealer_known_ = false;
};

}  // namespace program
