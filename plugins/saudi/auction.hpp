// The Saudi auction (BID-01 .. BID-15): two rounds over a card turned up, in which hokum, sun and ashkal are bought.
//
// Round 1: pass, hokum of the up-card's suit, sun, or ashkal for the seats that may (BID-04, BID-08). Over a hokum
// others are asked for sun or ashkal, once each (BID-07); then its bidder confirms it or turns it to sun (BID-09). A
// sun or an ashkal may be taken by seats that come earlier in turn (BID-06, BID-07a). Round 2, when all have passed:
// hokum of another suit, or sun, which ends it at once (BID-11); the suit may be named on confirming (BID-12).
//
// Where sources part, an option chooses (bid_options.cpp). Where all are silent:
// - every seat that an overcall reaches is asked, even if pass is its only word (BID-07);
// - a bidder who could say one word only is not asked to say it;
// - the player at the dealer's right, where he alone may turn a hokum on an ace, is asked in his place in the round
// even
//   if his turn had passed (BID-10);
// - a hokum that was bought is not turned by a seat whose pre-emption was declined (BID-14).
#pragma once

#include <array>
#include <cstdint>

#include "qanun/bid.hpp"
#include "qanun/compile.hpp"

namespace saudi {

using namespace qanun;  // NOLINT(google-build-using-namespace)

// The options of the auction, compiled.
struct AuctionRules {
  enum class Preempt : std::uint8_t { earlier_opponents, earlier_any, ace_upcard_only, none };
  enum class Overcall : std::uint8_t { all_others, remaining_only };
  enum class SecondOvercall : std::uint8_t { not_yet_spoken, all_others };
  enum class SuitNamed : std::uint8_t { on_confirm, with_bid };
  enum class AceFlip : std::uint8_t { usual, any_not_wala, dealer_right_only, never };
  enum class Wala : std::uint8_t { second_round_pass, any_pass };
  enum class AshkalBuyer : std::uint8_t { caller, partner };
  enum class AshkalRounds : std::uint8_t { first_round_only, both_rounds, both_unless_passed_second };
  enum class AshkalNeeds : std::uint8_t { nothing, hokum, opponents_hokum };
  enum class AshkalAfterPass : std::uint8_t { allowed, barred, required };
  enum class UpCard : std::uint8_t { turned, first_dealt, last_dealt, none };

  explicit AuctionRules(const Compile& compile);

  int rounds;
  bool sun;
  bool second_round_sun;
  bool turn_to_sun;
  bool dealer_must_buy;
  bool ashkal_on_ace;
  std::uint8_t hokum_suits = 0;    // one bit a suit
  std::uint8_t ashkal_places = 0;  // one bit a place after the dealer
  Preempt preempt;
  Overcall overcall;
  SecondOvercall second_overcall;
  SuitNamed suit_named;
  AceFlip ace_flip;
  Wala wala;
  AshkalBuyer ashkal_buyer;
  AshkalRounds ashkal_rounds;
  AshkalNeeds ashkal_needs;
  AshkalAfterPass ashkal_after_pass;
  UpCard up_card;
};

// What the auction is waiting for.
enum class Stage : std::uint8_t { opening, overcall, preempt, confirm };

// The notes of this implementation on an Auction.
struct Notes {
  Stage stage;
  Seat bidder;                // of the hokum that stands, or of the sun that may be pre-empted
  Seat hokum_bidder;          // who bought a hokum before, kept when it is overcalled
  std::uint8_t has_hokum;     // 1: a hokum was bid
  std::uint8_t to_ask;        // seats still to be asked in this stage, one bit each
  std::uint8_t opened;        // seats that have had their turn in this round
  std::uint8_t passed_first;  // seats that passed in round 1, in answer to whatever
  std::uint8_t passed_second;
  std::uint8_t ashkal;  // 1: the sun that may be pre-empted is an ashkal
};
static_assert(sizeof(Notes) <= 12);

class SaudiBid final : public Bid {
 public:
  explicit SaudiBid(Compile& compile);

  void open(Auction& auction) const override;
  void calls(const Auction& auction, CallList& out) const override;
  void apply(Auction& auction, const Call& call) const override;
  void raised(Auction& auction) const override;

 private:
  // Rights: who may say what (auction_rights.cpp).
  [[nodiscard]] bool ace_up(const Auction& auction) const;
  [[nodiscard]] std::uint8_t suits_to_name(const Auction& auction) const;
  [[nodiscard]] bool may_ashkal(const Auction& auction, Seat seat) const;
  [[nodiscard]] bool said_wala(const Auction& auction, Seat seat) const;
  [[nodiscard]] bool may_flip(const Auction& auction, Seat seat) const;
  [[nodiscard]] bool sun_in_round(const Auction& auction) const {
    return auction.round == 1 ? rules_.sun : rules_.sun && rules_.second_round_sun;
  }
  [[nodiscard]] bool must_buy(const Auction& auction) const;
  [[nodiscard]] bool names_later(const Auction& auction) const;
  [[nodiscard]] std::uint8_t overcallers(const Auction& auction) const;
  [[nodiscard]] std::uint8_t preemptors(const Auction& auction, Seat caller) const;

  void opening_calls(const Auction& auction, CallList& out) const;
  void confirm_calls(const Auction& auction, CallList& out) const;
  void add_hokum(const Auction& auction, CallList& out) const;

  void pass(Auction& auction) const;
  void bid_hokum(Auction& auction, const Call& call) const;
  void bid_sun(Auction& auction, bool ashkal) const;
  void ask_next(Auction& auction) const;
  void stage_over(Auction& auction) const;
  void confirm(Auction& auction) const;
  void buy_hokum(Auction& auction, Mode mode) const;
  void buy_sun(Auction& auction, Seat caller, bool ashkal) const;

  AuctionRules rules_;
  WordId pass_;
  WordId hokum_;
  WordId sun_;
  WordId ashkal_;
  KindId hokum_kind_;
  KindId sun_kind_;
  KindId ashkal_kind_;
};

}  // namespace saudi
