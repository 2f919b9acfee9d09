// Ekka (EKKA-01 .. EKKA-07): the leader of a trick may say, with his card, that it is the highest left of its suit.
//
// Only where one suit is trump, only with a card of another suit, and only if every higher card of its suit went in
// tricks that are complete. A higher card in his own hand has not gone, so that of a suit he can call his own highest
// alone. The call is never due. It frees the partner, when void, from ruffing, as long as the card still holds the
// trick; an ace does that by itself (PLAY-05), so that calling it changes nothing or, where the table says so, is not
// allowed.
//
// The sources are silent on what a false call does where faults are taken and claimed. It frees the partner like a true
// one: he has to believe it, and what he may play must not tell him that it was false.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"
#include "qanun/hooks.hpp"

namespace ekka {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Ekka final : public Feature {
 public:
  explicit Ekka(Compile& compile);

  [[nodiscard]] bool plays_a_part(const Hand& hand) const override;
  [[nodiscard]] CardSet flaggable(const Hand& hand, Flags flag, CardSet legal) const override;
  void card_played(Hand& hand, Card card, Flags flags, CardSet legal, Flags untrue) const override;
  [[nodiscard]] bool excuses(const Hand& hand) const override;

 private:
  enum class OnAce : std::uint8_t { ignored, violation };

  std::array<Rank, kRanks> strongest_first_{};  // of a plain suit
  CardSet never_called_;
  Flags ekka_;
  Slot<std::uint8_t> called_;  // the number of the trick that was led with a call
};

}  // namespace ekka
