#include "hand/auction_graph.hpp"

#include <cstring>
#include <string>
#include <unordered_map>

namespace qanun {

namespace {

constexpr std::size_t kMostSituations = 4096;  // of one opening
constexpr std::size_t kMostStates = 16'384;
constexpr std::size_t kDeepest = 256;  // calls of one auction

template <class T>
std::string bytes_of(const T& plain, std::size_t count = 1) {
  return {reinterpret_cast<const char*>(&plain), sizeof(T) * count};
}

}  // namespace

class AuctionGraph::Builder {
 public:
  Builder(const Bid& bid, AuctionGraph& graph) : bid_{bid}, graph_{graph} {}

  // False where there are too many states.
  [[nodiscard]] bool add(Seat dealer, Card up_card) {
    Auction auction;
    auction.dealer = dealer;
    auction.up_card = up_card;
    bid_.open(auction);
    reached_.clear();
    graph_.openings_[dealer][place_of(up_card)] = state_of(auction);
    return !too_many_;
  }

 private:
  // The state of a situation. Situations of one opening are told apart by their bytes, the states of all by where they
  // lead.
  Number state_of(const Auction& auction) {
    if (auction.status != AuctionStatus::running) return end_of(auction);
    std::string situation = bytes_of(auction);
    if (const auto known = reached_.find(situation); known != reached_.end()) return known->second;
    too_many_ = too_many_ || reached_.size() >= kMostSituations || depth_ >= kDeepest;
    if (too_many_) return 0;
    ++depth_;
    CallList calls;
    bid_.calls(auction, calls);
    FixedList<Number, kMostCalls> arrows;
    for (const Call& call : calls) {
      Auction next = auction;
      bid_.apply(next, call);
      arrows.push(state_of(next));
    }
    --depth_;
    const Number state = state_with(arrows);
    reached_.emplace(std::move(situation), state);
    return state;
  }

  Number state_with(const FixedList<Number, kMostCalls>& arrows) {
    const auto [known, is_new] = by_arrows_.try_emplace(bytes_of(*arrows.begin(), arrows.size()), next_number());
    if (!is_new) return known->second;
    graph_.states_.push_back(
        {static_cast<std::uint32_t>(graph_.arrows_.size()), static_cast<std::uint32_t>(arrows.size())});
    graph_.arrows_.insert(graph_.arrows_.end(), arrows.begin(), arrows.end());
    return known->second;
  }

  Number end_of(const Auction& auction) {
    Auction end = turned(auction, static_cast<unsigned>(kSeats - auction.dealer));
    end.up_card = kNoCard;
    end.notes = {};
    const auto [known, is_new] = by_end_.try_emplace(bytes_of(end), next_number());
    if (!is_new) return known->second;
    graph_.states_.push_back({static_cast<std::uint32_t>(graph_.ends_.size()), 0});
    graph_.ends_.push_back(end);
    return known->second;
  }

  Number next_number() {
    too_many_ = too_many_ || graph_.states_.size() >= kMostStates;
    return static_cast<Number>(graph_.states_.size());
  }

  using Numbers = std::unordered_map<std::string, Number>;

  const Bid& bid_;
  AuctionGraph& graph_;
  Numbers reached_;
  Numbers by_arrows_;
  Numbers by_end_;
  std::size_t depth_ = 0;
  bool too_many_ = false;
};

std::optional<AuctionGraph> AuctionGraph::of(const Bid& bid, bool shown) {
  AuctionGraph graph;
  Builder builder{bid, graph};
  for (Seat dealer = 0; dealer < kSeats; ++dealer) {
    for (std::uint8_t card = 0; card < kCards && shown; ++card)
      if (!builder.add(dealer, Card{card})) return std::nullopt;
    if (!shown && !builder.add(dealer, kNoCard)) return std::nullopt;
  }
  return graph;
}

}  // namespace qanun
