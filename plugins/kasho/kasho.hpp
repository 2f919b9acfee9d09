// Kasho (KASHO-01 .. KASHO-06): a player whose first cards are all worthless may ask that they are dealt again.
//
// The right goes with the cards dealt before the auction and is noted when the hand begins; a hand in which nobody has
// it knows nothing more of kasho. On turn the claim is one of the words of the auction. A player who is not on turn
// claims out of turn where the window is not his own turn: at any time until the purchase, or before anyone has spoken.
//
// Once the hand has been doubled the claim is open only where after_double says so, whatever the window: until the
// first card, to a player who has said nothing in the doubling, neither a raise nor a pass. Where an opponent may
// refuse, the one at the claimant's right is asked first, then the other; the first refusal lets the hand go on from
// where it stood, and the claimant may not ask again. Cards that were laid open for a claim stay open when it is
// refused.
//
// A program never deals a wrong number of cards, so that where nothing else gives the right nobody has it.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/compile.hpp"
#include "qanun/hooks.hpp"

namespace kasho {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Kasho final : public Feature {
 public:
  explicit Kasho(Compile& compile);

  [[nodiscard]] bool bids_a_part(Hand& hand) const override;
  void words(const Hand& hand, Seat seat, CallList& out) const override;
  void interjections(const Hand& hand, InterjectionList& out) const override;
  [[nodiscard]] bool takes(const Hand& hand, const Interjection& open, std::uint64_t draw) const override;
  [[nodiscard]] Seat asks(const Hand& hand) const override;
  void bid_made(Hand& hand, const Action& action) const override;
  void heard(Hand& hand, const Action& action) const override;
  void say(Hand& hand, const Action& action) const override;
  [[nodiscard]] CardSet lays_open(const Hand& hand, Seat seat) const override;
  [[nodiscard]] bool plays_a_part(const Hand& hand) const override;
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override;

 private:
  enum class Source : std::uint8_t { low_cards, wrong_count };
  enum class UpcardNine : std::uint8_t { qualifies, supported_bars, bars };
  enum class Window : std::uint8_t { before_any_bid, own_first_turn, until_purchase };
  enum class DealerAfter : std::uint8_t { same_before_bid, same, rotate };

  // What all may know. Seats are bits.
  struct Claims {
    CardSet open;               // cards that were laid open
    std::uint8_t refused = 0;   // whose claim was refused
    std::uint8_t claims = 0;    // whose claim is being answered
    std::uint8_t accepted = 0;  // how many opponents have accepted it
    bool granted = false;
  };
  // Of one seat, for itself alone: only hands in which somebody has the right are noted, so that what is noted tells
  // it.
  struct Right {
    bool is_his = false;           // his first cards give it to him; otherwise nothing else is noted
    bool doubling_spoken = false;  // he has spoken in the doubling
    std::uint8_t spoken = 0;       // who has spoken in the auction: seats as bits
  };

  [[nodiscard]] bool has_right(const Hand& hand, Seat seat) const;
  [[nodiscard]] bool may_claim(const Hand& hand, Seat seat) const;
  [[nodiscard]] bool in_window(const Hand& hand, Seat seat) const;
  [[nodiscard]] bool after_double(const Hand& hand, Seat seat) const;
  void grant(Hand& hand) const;

  CardSet low_;  // none where nothing that happens here gives the right
  UpcardNine upcard_nine_;
  Window window_;
  DealerAfter dealer_after_;
  bool show_hand_;
  bool after_double_;
  bool may_refuse_;
  WordId kasho_;
  WordId accept_;
  WordId refuse_;
  Slot<std::array<Right, kSeats>> rights_;
  Slot<Claims> claims_;
};

}  // namespace kasho
