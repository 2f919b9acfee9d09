#include "hand/auction_words.hpp"

#include "hand/taking_part.hpp"

namespace qanun {

void take_bid(const RuleSet& rules, Hand& hand, const Action& action) {
  Contract& now = hand.auction.contract;
  const Contract before = now;
  rules.bid().apply(hand.auction, action.call);
  if (before.kind != now.kind || before.buyer != now.buyer || before.bid != now.bid || before.target != now.target) {
    now.stake = {};
    hand.auction.raises_over = 0;
  }
  if ((hand.parts & rules.auction_speakers()) == 0) return;
  for (const std::size_t i : taking_part_in_auction(rules, hand)) rules.feature(i).bid_made(hand, action);
}

void take_word(const RuleSet& rules, Hand& hand, std::size_t feature, const Action& action) {
  const Stake before = hand.contract().stake;
  rules.feature(feature).say(hand, action);
  if (hand.play_begun()) return;
  for (const std::size_t i : taking_part_in_auction(rules, hand))
    if (i != feature) rules.feature(i).heard(hand, action);
  if (hand.contract().stake != before && hand.auction.status == AuctionStatus::running)
    rules.bid().raised(hand.auction);
}

}  // namespace qanun
