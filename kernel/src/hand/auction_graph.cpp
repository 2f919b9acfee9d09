#include "hand/auction_graph.hpp"

#include <string>
#include <string_view>
#include <unordered_map>

#include "hand/auction_words.hpp"
#include "hand/taking_part.hpp"

namespace qanun {

namespace {

constexpr std::size_t kMostSituations = 4096;  // of one opening
constexpr std::size_t kMostStates = 16'384;
constexpr std::size_t kMostArrows = 1U << 17U;  // what a processor keeps near
constexpr std::size_t kDeepest = 256;           // calls of one auction

template <class T>
std::string_view bytes_of(const T& plain, std::size_t count = 1) {
  return {reinterpret_cast<const char*>(&plain), sizeof(T) * count};
}

// All bytes of an auction that mean something.
std::string told_apart(const Auction& auction) {
  std::string bytes;
  bytes.reserve(sizeof(Auction) + kSlotBytes);
  bytes += bytes_of(auction.contract);
  for (const auto field : {auction.dealer, auction.turn, auction.up_card.index(), auction.up_card_to, auction.round,
                           auction.bids_barred, auction.raises_over, static_cast<std::uint8_t>(auction.status)})
    bytes += static_cast<char>(field);
  return bytes += bytes_of(auction.notes);
}

}  // namespace

class AuctionGraph::Builder {
 public:
  // `rules`: whose features speak; nullptr where none does.
  Builder(const Bid& bid, const RuleSet* rules, AuctionGraph& graph) : bid_{bid}, rules_{rules}, graph_{graph} {}

  // False where the auction is not to be worked out.
  [[nodiscard]] bool add(Seat dealer, Card up_card) {
    Hand hand;
    hand.auction.dealer = dealer;
    hand.auction.up_card = up_card;
    hand.parts = graph_.speakers_;
    bid_.open(hand.auction);
    reached_.clear();
    graph_.openings_[dealer][place_of(up_card)] = state_of(hand, kNoFeature);
    return !given_up_;
  }

 private:
  // The state of a situation; `last` took the word that led to it. Situations of one opening are told apart by their
  // bytes, the states of all by where they lead.
  Number state_of(const Hand& hand, std::size_t last) {
    if (hand.auction.status != AuctionStatus::running) return end_of(hand, last);
    std::string situation = told_apart(hand.auction);
    if (rules_ != nullptr) situation += bytes_of(hand.slots);
    if (const auto known = reached_.find(situation); known != reached_.end()) return known->second;
    given_up_ = given_up_ || reached_.size() >= kMostSituations || depth_ >= kDeepest || interrupted(hand);
    if (given_up_) return 0;
    ++depth_;
    CallList calls;
    list(hand, calls);
    FixedList<Number, kMostCalls> arrows;
    for (const Call& call : calls) {
      Hand next = hand;
      const std::size_t by = take(next, call);
      arrows.push(state_of(next, by));
    }
    --depth_;
    const Number state = state_with(arrows);
    reached_.emplace(std::move(situation), state);
    return state;
  }

  // Whether a feature ends the hand here or asks somebody: then it is not the auction alone that goes on.
  [[nodiscard]] bool interrupted(const Hand& hand) const {
    if (rules_ == nullptr) return false;
    for (const std::size_t i : taking_part(*rules_, hand, Hook::hand_end))
      if (rules_->feature(i).ends(hand).ending != Ending::none) return true;
    for (const std::size_t i : taking_part_in_auction(*rules_, hand))
      if (rules_->feature(i).asks(hand) != kNoSeat) return true;
    return false;
  }

  // The choices of the seat on turn, as decide() lists them.
  void list(const Hand& hand, CallList& out) const {
    bid_.calls(hand.auction, out);
    if (rules_ == nullptr) return;
    for (const std::size_t i : taking_part_in_auction(*rules_, hand))
      rules_->feature(i).words(hand, hand.auction.turn, out);
  }

  // Returns the feature that took the word.
  std::size_t take(Hand& hand, const Call& call) const {
    if (rules_ == nullptr) {
      bid_.apply(hand.auction, call);
      return kNoFeature;
    }
    const Action action = Action::say(hand.auction.turn, call);
    if (rules_->owner_of(call.word) != WordOwner::feature) {
      take_bid(*rules_, hand, action);
      return kNoFeature;
    }
    const std::size_t feature = rules_->feature_of_word(call.word);
    take_word(*rules_, hand, feature, action);
    return feature;
  }

  Number state_with(const FixedList<Number, kMostCalls>& arrows) {
    const auto [known, is_new] =
        by_arrows_.try_emplace(std::string{bytes_of(*arrows.begin(), arrows.size())}, next_number());
    if (!is_new) return known->second;
    given_up_ = given_up_ || graph_.arrows_.size() + arrows.size() > kMostArrows;
    graph_.states_.push_back(
        {static_cast<std::uint32_t>(graph_.arrows_.size()), static_cast<std::uint32_t>(arrows.size())});
    graph_.arrows_.insert(graph_.arrows_.end(), arrows.begin(), arrows.end());
    return known->second;
  }

  // What is noted speaks of seats as the feature pleases, so that it cannot be turned: such an end is its dealer's own.
  Number end_of(const Hand& hand, std::size_t last) {
    End end;
    end.auction = turned(hand.auction, static_cast<unsigned>(kSeats - hand.auction.dealer));
    end.auction.up_card = kNoCard;
    end.auction.notes = {};
    end.last = last;
    std::string key = told_apart(end.auction);
    key += bytes_of(last);
    const bool noted = hand.slots != Slots{};
    if (noted) {
      key += bytes_of(hand.slots);
      key += static_cast<char>(hand.auction.dealer);
    }
    const auto [known, is_new] = by_end_.try_emplace(std::move(key), next_number());
    if (!is_new) return known->second;
    if (noted) {
      graph_.notes_.push_back(hand.slots);
      end.noted = static_cast<std::uint32_t>(graph_.notes_.size());
    }
    graph_.states_.push_back({static_cast<std::uint32_t>(graph_.ends_.size()), 0});
    graph_.ends_.push_back(end);
    return known->second;
  }

  Number next_number() {
    given_up_ = given_up_ || graph_.states_.size() >= kMostStates;
    return static_cast<Number>(graph_.states_.size());
  }

  using Numbers = std::unordered_map<std::string, Number>;

  const Bid& bid_;
  const RuleSet* rules_;
  AuctionGraph& graph_;
  Numbers reached_;
  Numbers by_arrows_;
  Numbers by_end_;
  std::size_t depth_ = 0;
  bool given_up_ = false;
};

std::optional<AuctionGraph> AuctionGraph::of(const RuleSet& rules) {
  // What features say may change with alternatives, and these with scores.
  const bool speak = rules.speakers_by_calls() != 0 && !rules.has_alternatives();
  return of(rules.bid(), rules.deal().shown() != DealPlan::kNone, speak ? &rules : nullptr);
}

std::optional<AuctionGraph> AuctionGraph::of(const Bid& bid, bool shown) { return of(bid, shown, nullptr); }

std::optional<AuctionGraph> AuctionGraph::of(const Bid& bid, bool shown, const RuleSet* speaking) {
  AuctionGraph graph;
  if (speaking != nullptr) graph.speakers_ = speaking->speakers_by_calls();
  Builder builder{bid, speaking, graph};
  for (Seat dealer = 0; dealer < kSeats; ++dealer) {
    for (std::uint8_t card = 0; card < kCards && shown; ++card)
      if (!builder.add(dealer, Card{card})) return std::nullopt;
    if (!shown && !builder.add(dealer, kNoCard)) return std::nullopt;
  }
  return graph;
}

}  // namespace qanun
