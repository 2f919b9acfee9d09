// What a proven fault costs. QAID-03 .. QAID-05.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"
#include "qanun/score.hpp"

namespace qaid {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Price {
 public:
  explicit Price(Compile& compile);

  // What the winner writes for the hand. `kaboot`: the claimant asked for it.
  [[nodiscard]] HandValue value(const ScoreInput& in, Team winner, bool kaboot) const;
  void extras(Team winner, Extras& extras) const;

 private:
  enum class Value : std::uint8_t { hand, kaboot, fixed };
  enum class OffenderMelds : std::uint8_t { forfeited, transferred };
  using ByContract = std::array<std::int32_t, 3>;  // hokum, sun, all trumps

  Value value_;
  OffenderMelds offender_melds_;
  bool scaled_;
  std::int32_t fixed_;
  ByContract hand_{};
  ByContract kaboot_{};
  bool kaboot_scaled_ = false;
  RuleId rule_value_, rule_doubled_, rule_kaboot_, rule_melds_;
};

}  // namespace qaid
