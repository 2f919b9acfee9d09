// A plugin for the benchmarks alone: what the framework itself takes, apart from what features do.
//   idle_HOOK      a feature with this one hook, which does nothing
//   sits_out       a feature with every hook that takes no part in any hand
//   phase bid: settled   the first player buys sun, so that no auction is played
#include <array>
#include <string>

#include "qanun/plugin.hpp"

namespace idle {

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

struct Named {
  Hook hook;
  std::string_view id;
};

constexpr std::array<Named, kHooks> kNames{{{Hook::bid_offer, "idle_bid_offer"},
                                            {Hook::bid_raise, "idle_bid_raise"},
                                            {Hook::play_lead, "idle_play_lead"},
                                            {Hook::play_follow, "idle_play_follow"},
                                            {Hook::play_excused, "idle_play_excused"},
                                            {Hook::play_accept, "idle_play_accept"},
                                            {Hook::play_offer, "idle_play_offer"},
                                            {Hook::play_interject, "idle_play_interject"},
                                            {Hook::card_flags, "idle_card_flags"},
                                            {Hook::trick_done, "idle_trick_done"},
                                            {Hook::hand_end, "idle_hand_end"},
                                            {Hook::score_verdict, "idle_score_verdict"},
                                            {Hook::score_value, "idle_score_value"},
                                            {Hook::score_extras, "idle_score_extras"},
                                            {Hook::score_award, "idle_score_award"},
                                            {Hook::match_after_hand, "idle_match_after_hand"},
                                            {Hook::match_may_win, "idle_match_may_win"}}};

class SitsOut final : public Feature {
 public:
  [[nodiscard]] bool bids_a_part(Hand& /*hand*/) const override { return false; }
  [[nodiscard]] bool plays_a_part(const Hand& /*hand*/) const override { return false; }
  [[nodiscard]] bool scores_a_part(const ScoreInput& /*in*/) const override { return false; }
  [[nodiscard]] bool interjects() const override { return false; }
};

// One word, and the cards are bought.
class SettledBid final : public Bid {
 public:
  explicit SettledBid(Compile& compile) : sun_{compile.word("sun")}, kind_{compile.kind("sun")} {}

  void open(Auction& auction) const override { auction.turn = after(auction.dealer); }
  void calls(const Auction& /*auction*/, CallList& out) const override { out.push({.word = sun_}); }
  void apply(Auction& auction, const Call& /*call*/) const override {
    auction.contract.kind = kind_;
    auction.contract.mode = Mode::no_trump;
    auction.contract.buyer = auction.turn;
    auction.contract.round = 1;
    auction.status = AuctionStatus::bought;
    auction.up_card_to = auction.turn;
  }
  void raised(Auction& /*auction*/) const override {}

 private:
  WordId sun_;
  KindId kind_;
};

template <class Made>
FeatureDecl feature(std::string_view id, std::vector<Link> links) {
  FeatureDecl one;
  one.id = id;
  one.title = {id, id};
  one.meaning = {"Does nothing.", "لا تفعل شيئًا."};
  one.links = std::move(links);
  one.make = [](Compile& /*compile*/) { return std::make_unique<Made>(); };
  return one;
}

Implementation<Bid> settled() {
  Implementation<Bid> one;
  one.id = "settled";
  one.says = {"the first player buys sun", "أول لاعب يشتري صن"};
  one.words = {{.key = "pass", .title = {"pass", "بس"}}, {.key = "sun", .title = {"sun", "صن"}}};
  one.kinds = {{.key = "sun", .title = {"sun", "صن"}, .mode = Mode::no_trump}};
  one.make = [](Compile& compile) { return std::make_unique<SettledBid>(compile); };
  return one;
}

}  // namespace

}  // namespace idle

QANUN_PLUGIN("idle", "1.0", 1, "MIT") {
  std::vector<qanun::Link> all;
  for (const auto& [hook, id] : idle::kNames) {
    registrar.feature(idle::feature<qanun::Feature>(id, {{.hook = hook, .stage = "idle"}}));
    all.push_back({.hook = hook, .stage = "idle"});
  }
  registrar.feature(idle::feature<idle::SitsOut>("sits_out", all));
  registrar.bid(idle::settled());
}
