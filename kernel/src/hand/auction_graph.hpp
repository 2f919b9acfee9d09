// All auctions that a rule set allows, worked out beforehand: a state for every question, an arrow for every call.
//
// An auction depends on the dealer, the card turned up and the calls (Auction says all that its rules may look at), so
// that its states can be listed where they are few. States from which the same calls lead to the same purchases are one
// state, whoever deals and whatever is turned up: where the rules treat all seats and cards alike, little is left.
// Walking costs a load a call, and asks the bid implementation for nothing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "qanun/bid.hpp"
#include "qanun/random.hpp"

namespace qanun {

class AuctionGraph {
 public:
  // `shown`: a card is turned up. Nothing where there are more states than are worth it: bids that rise by numbers.
  [[nodiscard]] static std::optional<AuctionGraph> of(const Bid& bid, bool shown);

  // From the opening to the end, a draw for every question with two or more answers. `auction` knows its dealer and the
  // card turned up. The notes of the implementation are empty in the end.
  void walk(Auction& auction, Random& random) const {
    Number at = openings_[auction.dealer][place_of(auction.up_card)];
    while (states_[at].calls != 0) {
      const State& state = states_[at];
      at = arrows_[state.first + random.below(state.calls)];
    }
    const Card up_card = auction.up_card;
    auction = turned(ends_[states_[at].first], auction.dealer);
    auction.up_card = up_card;
  }

 private:
  using Number = std::uint16_t;

  // `calls` answers, which lead where the arrows from `first` on lead; or, with none, the end number `first`.
  struct State {
    std::uint32_t first = 0;
    std::uint32_t calls = 0;
  };

  class Builder;

  AuctionGraph() = default;

  static constexpr std::size_t place_of(Card up_card) { return up_card.exists() ? up_card.index() : kCards; }

  // An auction that is over and was never raised, with every seat so many places on.
  static constexpr Auction turned(Auction end, unsigned places) {
    const auto on = [&](Seat seat) { return seat == kNoSeat ? seat : static_cast<Seat>((seat + places) & 3U); };
    end.dealer = on(end.dealer);
    end.turn = on(end.turn);
    end.up_card_to = on(end.up_card_to);
    end.contract.buyer = on(end.contract.buyer);
    return end;
  }

  std::array<std::array<Number, kCards + 1>, kSeats> openings_{};
  std::vector<State> states_;
  std::vector<Number> arrows_;
  std::vector<Auction> ends_;  // of dealer 0
};

}  // namespace qanun
