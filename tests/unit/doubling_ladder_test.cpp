// Doubling: the ladder as rule files write it, and random players on it.
#include <catch2/catch.hpp>

#include "qanun/playout.hpp"
#include "raising_rules.hpp"

using namespace qanun;
using raising::kRedouble;
using raising::with;
using support::rules;

TEST_CASE("a level may not be called like another word of the rules, nor stand in a list without a row") {
  const auto codes = [](const std::string& options) {
    Diagnostics diagnostics;
    support::try_rules("saudi", "with: {" + options + "}", diagnostics);
    std::string out;
    for (const Diagnostic& one : diagnostics.all()) out += std::string{one.message->code} + " ";
    return out;
  };
  const std::string row = ": {factor: 3, by: buyer, lead: open, title: {en: new, ar: جديد}}";
  for (const std::string word :
       {"pass", "hokum", "sun", "ashkal", "meld", "baloot", "open", "closed", "none", "card"}) {
    INFO(word);
    CHECK(codes("doubling.ladder: {" + word + row + "}") == "E204 ");
  }
  CHECK(codes("doubling.ladder: {trible: {factor: 3, by: buyer, lead: open, title: {en: Triple, ar: ثري}}}") ==
        "E204 ");
  CHECK(codes("doubling.ladder: {last: {factor: 3, by: buyer, lead: open}}") == "E165 ");
  CHECK(codes("doubling.ladder: {double: {factor: 17}}") == "E158 ");
  CHECK(codes("doubling.levels_hokum: [double, tripel]") == "E160 ");
  CHECK(codes("doubling.levels_hokum: [double, double]") == "E161 ");
  CHECK(codes("doubling.window: in_auction") == "E201 ");
  CHECK(codes(kRedouble).empty());
}

TEST_CASE("random hands go the same way by steps and by the fast path, however they are raised") {
  const std::vector<std::string> variants{
      "doubling.sun_gate: none",
      "doubling.window: from_purchase, doubling.turn: any_time, doubling.early_blocks_sun: false",
      "doubling.chooser: buyer, doubling.sun_gate: none, doubling.levels_sun: [double, triple, four, gahwa]",
      "doubling.gahwa: wins_match_at_once, doubling.turn: any_time",
      kRedouble,
  };
  for (const std::string& options : variants) {
    INFO(options);
    const RuleSet& set = with(options);
    PlayedHand fast;
    PlayedHand slow;
    int raised = 0;
    for (std::uint64_t i = 0; i < 200; ++i) {
      play_random_hand(set, 7, i, fast);
      step_random_hand(set, 7, i, slow);
      CHECK(digest_of(fast.hand, fast.sheet, fast.void_deals) == digest_of(slow.hand, slow.sheet, slow.void_deals));
      raised += fast.hand.contract().stake.level > 0 ? 1 : 0;
    }
    CHECK(raised > 0);
  }
}

TEST_CASE("random players take an open double now and then") {
  const RuleSet& set = with("doubling.turn: any_time, doubling.sun_gate: none");
  PlayedHand played;
  int by_the_second = 0;
  for (std::uint64_t i = 0; i < 300; ++i) {
    play_random_hand(set, 7, i, played);
    const Stake& stake = played.hand.contract().stake;
    by_the_second += stake.level > 0 && position_of(stake.raiser(0), played.hand.dealer()) >= 2 ? 1 : 0;
  }
  CHECK(by_the_second > 10);
}
