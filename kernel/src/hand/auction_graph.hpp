// All auctions that a rule set allows, worked out beforehand: a state for every question, an arrow for every answer.
//
// An auction depends on the dealer, the card turned up and the calls (Auction says all that its rules may look at), so
// that its states can be listed where they are few. Features that raise the stake in the auction take part in its
// states where they go by the calls alone (Feature::goes_by_calls), with what they note in their slots. States from
// which the same answers lead to the same purchases are one state, whoever deals and whatever is turned up: where the
// rules treat all seats and cards alike, little is left. Walking costs a load a call, and asks nobody for anything.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "hand/flow.hpp"
#include "qanun/random.hpp"

namespace qanun {

class AuctionGraph {
 public:
  // Nothing where there are more states than are worth it, or where a feature speaks that goes by more than the calls.
  // Where the rule set has alternatives, the auction is that of the rule set itself.
  [[nodiscard]] static std::optional<AuctionGraph> of(const RuleSet& rules);
  // Of a bid implementation alone. `shown`: a card is turned up.
  [[nodiscard]] static std::optional<AuctionGraph> of(const Bid& bid, bool shown);

  // Whether this hand's auction, which has just been opened, is one of these: the same features speak in it.
  [[nodiscard]] bool serves(const RuleSet& rules, const Hand& hand) const {
    return (hand.parts & rules.auction_speakers()) == speakers_;
  }

  // From the opening to the end, a draw for every question with two or more answers. The notes of the implementation
  // are empty in the end. Returns the feature that took the last word, for settle_auction.
  std::size_t walk(Hand& hand, Random& random) const {
    Auction& auction = hand.auction;
    Number at = openings_[auction.dealer][place_of(auction.up_card)];
    while (states_[at].answers != 0) {
      const State& state = states_[at];
      at = arrows_[state.first + random.below(state.answers)];
    }
    const End& end = ends_[states_[at].first];
    const Card up_card = auction.up_card;
    auction = turned(end.auction, auction.dealer);
    auction.up_card = up_card;
    if (end.noted != 0) [[unlikely]]
      add_notes(notes_[end.noted - 1U], hand.slots);
    return end.last;
  }

 private:
  using Number = std::uint16_t;
  using Slots = decltype(Hand::slots);

  // `answers` answers, which lead where the arrows from `first` on lead; or, with none, the end number `first`.
  struct State {
    std::uint32_t first = 0;
    std::uint32_t answers = 0;
  };
  struct End {
    Auction auction;                // of dealer 0
    std::uint32_t noted = 0;        // 1 + which of `notes_`; 0: nothing
    std::size_t last = kNoFeature;  // the feature that took the last word
  };

  class Builder;

  AuctionGraph() = default;
  static std::optional<AuctionGraph> of(const Bid& bid, bool shown, const RuleSet* speaking);

  static constexpr std::size_t place_of(Card up_card) { return up_card.exists() ? up_card.index() : kCards; }

  // An auction that is over, with every seat so many places on.
  static constexpr Auction turned(Auction end, unsigned places) {
    const auto on = [&](Seat seat) { return seat == kNoSeat ? seat : static_cast<Seat>((seat + places) & 3U); };
    end.dealer = on(end.dealer);
    end.turn = on(end.turn);
    end.up_card_to = on(end.up_card_to);
    end.contract.buyer = on(end.contract.buyer);
    Stake& stake = end.contract.stake;
    if (stake.raises != 0) [[unlikely]]
      stake.raisers = turned(stake.raisers, stake.raises, places);
    return end;
  }

  // Two bits a seat; each pair is added to without a carry into the next.
  static constexpr std::uint16_t turned(unsigned raisers, unsigned raises, unsigned places) {
    const unsigned by = (places & 3U) * 0x5555U & ((1U << (2 * raises)) - 1U);
    return static_cast<std::uint16_t>(((raisers & 0x5555U) + (by & 0x5555U)) ^ ((raisers ^ by) & 0xAAAAU));
  }

  // What speakers noted, beside what others did: the slots of speakers were empty.
  static void add_notes(const Slots& notes, Slots& slots) {
    for (std::size_t i = 0; i < notes.size(); ++i) slots[i] |= notes[i];
  }

  std::uint16_t speakers_ = 0;  // features that speak in these auctions, one bit each
  std::array<std::array<Number, kCards + 1>, kSeats> openings_{};
  std::vector<State> states_;
  std::vector<Number> arrows_;
  std::vector<End> ends_;
  std::vector<Slots> notes_;
};

}  // namespace qanun
