// Ruffing below the trump that holds the trick (KLAV-05), which Amsterdam avoids: a player who cannot follow suit may
// not throw a trump lower than the one on the table while he holds anything else, whoever played it.
//
// The duties themselves are those of the kernel's part DutyPlay; this takes cards away from what they allow. A hand of
// nothing but lower trumps plays one of them: where all features together leave no card, the set before them stands.
#pragma once

#include <qanun/compile.hpp>
#include <qanun/hooks.hpp>

#include <array>

namespace klaverjas {

using namespace qanun;

class LowRuffs final : public Feature {
 public:
  explicit LowRuffs(const Compile& compile);

  [[nodiscard]] bool plays_a_part(const Hand& hand) const override { return is_suit(hand.mode()); }
  [[nodiscard]] CardSet follow(const Hand& hand, CardSet legal) const override;
  [[nodiscard]] const Ban* why_barred(const Hand& hand, Card card) const override;

 private:
  [[nodiscard]] CardSet low_ruffs(const Hand& hand) const;

  std::array<std::uint8_t, kRanks + 1> below_{};  // by the strength of a trump, 1 to 8: the ranks that it beats
};

}  // namespace klaverjas
