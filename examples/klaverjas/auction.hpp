// Who makes trumps (KLAV-02, KLAV-03). All cards are dealt, and there is always a trump.
//
// `first_player`, which many call Utrecht's way: the player after the dealer must play, and names any suit. Nobody else
// is asked.
//
// `going_round`: each in turn plays or passes, and the first who plays ends it. Where a card is shown (deal.upcard) its
// suit alone may be played in the first round; in a second round, if bid.rounds gives one, any other suit. Without a
// card any suit may be named at once. When all have passed, bid.all_passed says what follows.
//
// Where the sources are silent, or the table has more than Qanun:
// - clubs drawn from a pile of low cards beside the pack are here the suit of a card of the pack that all may see;
// - the first player who must play after all have passed may name any suit, that of the card shown included;
// - whoever plays undertakes more than half; there are no numbers to bid.
#pragma once

#include <qanun/bid.hpp>
#include <qanun/compile.hpp>

#include <cstdint>

namespace klaverjas {

using namespace qanun;

class KlaverjasBid final : public Bid {
 public:
  explicit KlaverjasBid(Compile& compile);

  void open(Auction& auction) const override;
  void calls(const Auction& auction, CallList& out) const override;
  void apply(Auction& auction, const Call& call) const override;
  void raised(Auction& /*auction*/) const override {}  // a raise comes after the auction, which is over by then

 private:
  enum class Way : std::uint8_t { first_player, going_round };
  enum class AllPassed : std::uint8_t { dealt_again, first_player_must };

  struct Notes {
    std::uint8_t must_play;  // 1: the seat asked may not pass, and may name any suit
  };

  [[nodiscard]] bool names_shown_suit(const Auction& auction) const;
  [[nodiscard]] unsigned suits(const Auction& auction) const;
  [[nodiscard]] bool may_pass(const Auction& auction, unsigned open) const;
  void pass(Auction& auction) const;

  Way way_;
  AllPassed all_passed_;
  bool dealer_must_;
  bool shows_card_;
  bool card_is_turned_;
  std::uint8_t rounds_;
  unsigned suits_ = 0;  // one bit each
  WordId pass_;
  WordId play_;
  KindId kind_;
};

}  // namespace klaverjas
