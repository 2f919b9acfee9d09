// Auctions worked out beforehand.
#include "hand/auction_graph.hpp"

#include <catch2/catch.hpp>

#include "qanun/step.hpp"
#include "support/recorded.hpp"

namespace {

using namespace qanun;

bool same_end(const Hand& a, const Hand& b) {
  const Auction& x = a.auction;
  const Auction& y = b.auction;
  return x.contract == y.contract && x.status == y.status && x.up_card_to == y.up_card_to && x.dealer == y.dealer &&
         x.turn == y.turn && x.up_card == y.up_card && x.round == y.round && x.bids_barred == y.bids_barred &&
         x.raises_over == y.raises_over && a.slots == b.slots && a.phase == b.phase && a.turn == b.turn &&
         a.asker == b.asker && a.parts == b.parts && a.held == b.held;
}

// Of a hand whose auction has just been opened: the same draws, once along the graph and once step by step.
bool ends_alike(const RuleSet& rules, const AuctionGraph& graph, const Hand& opened, Random random) {
  Hand said = opened;
  Hand walked = opened;
  Random other = random;
  while (said.phase == Phase::bidding) {
    const Decision decision = decide(rules, said);
    apply_unchecked(rules, said, decision.choice(random.below(decision.size())));
  }
  settle_auction(rules, walked, graph.walk(walked, other));
  return same_end(said, walked) && random.next() == other.next();
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

TEST_CASE("an auction along the graph ends where it ends step by step, after the same draws") {
  for (const std::string& name : support::rule_set_names()) {
    const RuleSet& rules = support::rules(name);
    const auto graph = AuctionGraph::of(rules);
    INFO(name);
    REQUIRE(graph.has_value());
    int walked = 0;
    for (std::uint64_t i = 0; i < 5000; ++i) {
      Random random{3, i};
      Hand hand;
      begin(rules, hand, static_cast<Seat>(i % kSeats), shuffled_pack(random));
      if (hand.phase != Phase::bidding || !graph->serves(rules, hand)) continue;
      INFO(i);
      REQUIRE(ends_alike(rules, *graph, hand, random));
      ++walked;
    }
    CHECK(walked > 4500);  // somebody may ask for new cards in one deal of 64
  }
}

TEST_CASE("an auction that may go on for long is not worked out") {
  CHECK(AuctionGraph::of(Counting{100}, false).has_value());
  CHECK_FALSE(AuctionGraph::of(Counting{10'000}, false).has_value());
}

TEST_CASE("an auction that `when:` may change at these scores is known by its opening") {
  const RuleSet& rules = support::rules("sharqiya");  // no sun for a side from 140 on
  Hand hand;
  Random random{1, 1};
  CHECK_FALSE(rules.alike_until_contract());
  begin(rules, hand, 0, shuffled_pack(random), {139, 139});
  CHECK(rules.alike_until_contract(hand));
  begin(rules, hand, 0, shuffled_pack(random), {0, 140});
  CHECK_FALSE(rules.alike_until_contract(hand));
  begin(rules, hand, 0, shuffled_pack(random), {140, 0});
  CHECK_FALSE(rules.alike_until_contract(hand));
}
