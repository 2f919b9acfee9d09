// Auctions worked out beforehand.
#include "hand/auction_graph.hpp"

#include <catch2/catch.hpp>

#include "support/recorded.hpp"

namespace {

using namespace qanun;

// The same draws, once along the graph and once through the bid implementation.
bool ends_alike(const RuleSet& rules, const AuctionGraph& graph, Seat dealer, Card up_card, Random random) {
  Auction said;
  said.dealer = dealer;
  said.up_card = up_card;
  Auction walked = said;
  Random other = random;
  rules.bid().open(said);
  while (said.status == AuctionStatus::running) {
    CallList calls;
    rules.bid().calls(said, calls);
    rules.bid().apply(said, calls[random.below(static_cast<std::uint32_t>(calls.size()))]);
  }
  graph.walk(walked, other);
  return walked.contract == said.contract && walked.status == said.status && walked.up_card_to == said.up_card_to &&
         walked.dealer == said.dealer && walked.up_card == said.up_card && walked.round == said.round &&
         random.next() == other.next();
}

// A bid implementation whose numbers rise one by one to `last`; nobody passes before that.
class Counting final : public Bid {
 public:
  explicit Counting(std::int16_t last) : last_{last} {}
  void open(Auction& /*auction*/) const override {}
  void calls(const Auction& /*auction*/, CallList& out) const override { out.push(Call{.word = 1}); }
  void apply(Auction& auction, const Call& /*call*/) const override {
    if (++auction.contract.bid == last_) auction.status = AuctionStatus::nobody_bought;
  }
  void raised(Auction& /*auction*/) const override {}

 private:
  std::int16_t last_;
};

}  // namespace

TEST_CASE("an auction along the graph ends where the bid implementation ends it, after the same draws") {
  for (const std::string& name : support::rule_set_names()) {
    const RuleSet& rules = support::rules(name);
    const auto graph = AuctionGraph::of(rules.bid(), rules.deal().shown() != DealPlan::kNone);
    if (!graph) continue;
    for (std::uint64_t i = 0; i < 5000; ++i) {
      const Card up_card =
          rules.deal().shown() != DealPlan::kNone ? Card{static_cast<std::uint8_t>(i % kCards)} : kNoCard;
      INFO(name << " " << i);
      REQUIRE(ends_alike(rules, *graph, static_cast<Seat>(i / kCards % kSeats), up_card, Random{3, i}));
    }
  }
}

TEST_CASE("the auction of the default rules is worked out") {
  CHECK(AuctionGraph::of(support::rules("saudi").bid(), true).has_value());
}

TEST_CASE("an auction that may go on for long is not worked out") {
  CHECK(AuctionGraph::of(Counting{100}, false).has_value());
  CHECK_FALSE(AuctionGraph::of(Counting{10'000}, false).has_value());
}
