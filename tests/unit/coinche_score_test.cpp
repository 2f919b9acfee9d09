// Scoring by bids: what no case asks of COIN-03 .. COIN-08.
#include "totals_of.hpp"

using namespace qanun;
using totals_of::Pair;
using totals_of::Totals;

namespace {

const RuleSet& with(const std::string& options) { return support::rules("coinche", "with: {" + options + "}"); }
const RuleSet& usual() { return support::rules("coinche"); }

Totals spades(const RuleSet& rules, int bid, Pair raw) {
  return Totals{rules, "coinche", Mode::spades, 0, raw}.bid(bid);
}

constexpr std::array<std::uint8_t, kSeats> kAllAlone{8, 0, 0, 0};
constexpr std::array<std::uint8_t, kSeats> kAllTogether{7, 0, 1, 0};
constexpr std::array<std::uint8_t, kSeats> kAllToDefence{0, 5, 0, 3};

}  // namespace

TEST_CASE("the margin is asked of all that counts, belote of the defence too") {
  CHECK(spades(usual(), 80, {90, 72}).belote(1).points() == Pair{0, 260});  // 90 against 92
  CHECK(spades(with("score.bid_margin: at_least_defence"), 80, {91, 71}).belote(1).points() == Pair{171, 91});
  CHECK(spades(with("score.bid_margin: bid_only"), 80, {80, 82}).belote(1).points() == Pair{160, 102});
}

TEST_CASE("belote that does not count for the contract counts for neither side's margin") {
  const RuleSet& rules = with("baloot.counts_for_contract: false");
  CHECK(spades(rules, 80, {90, 72}).belote(1).points() == Pair{170, 92});
  CHECK(spades(rules, 100, {90, 72}).belote(0).points() == Pair{20, 260});
}

TEST_CASE("a failed bid takes belote along as baloot.on_fail says") {
  CHECK(spades(usual(), 120, {90, 72}).belote(0).points() == Pair{20, 280});
  CHECK(spades(with("baloot.on_fail: winner"), 120, {90, 72}).belote(0).points() == Pair{0, 300});
  CHECK(spades(with("baloot.on_fail: void"), 120, {90, 72}).belote(0).points() == Pair{0, 280});
  CHECK(spades(with("baloot.on_fail: winner"), 120, {90, 72}).belote(1).points() == Pair{0, 300});
}

TEST_CASE("where the loser writes nothing his belote still follows baloot.on_fail") {
  CHECK(spades(usual(), 80, {100, 62}).level("coinche").belote(1).points() == Pair{480, 20});
  CHECK(spades(with("baloot.on_fail: winner"), 80, {100, 62}).level("coinche").belote(1).points() == Pair{500, 0});
  CHECK(spades(with("baloot.on_fail: void"), 80, {100, 62}).level("coinche").belote(1).points() == Pair{480, 0});
  CHECK(spades(with("score.bid_made: bid_only"), 80, {100, 62}).belote(1).points() == Pair{80, 20});
  CHECK(spades(with("score.bid_made: bid_only, baloot.on_fail: winner"), 80, {100, 62}).belote(1).points() ==
        Pair{100, 0});
}

TEST_CASE("belote follows the level only where the table says so") {
  CHECK(spades(usual(), 80, {100, 62}).level("surcoinche").belote(0).points() == Pair{980, 0});
  CHECK(spades(with("doubling.baloot_factor: full_level"), 80, {100, 62}).level("coinche").belote(0).points() ==
        Pair{520, 0});
}

TEST_CASE("a failure may cost the bid alone") {
  CHECK(spades(with("score.bid_failed: bid_only"), 110, {100, 62}).points() == Pair{0, 110});
  CHECK(spades(with("score.bid_failed: hand_only, score.hand_hokum: 162"), 110, {100, 62}).points() == Pair{0, 162});
}

TEST_CASE("a coinched hand has a sheet of its own, whatever is written of others") {
  CHECK(spades(with("score.bid_made: bid_only"), 80, {100, 62}).level("coinche").points() == Pair{480, 0});
  CHECK(spades(with("score.bid_failed: hand_only"), 100, {90, 72}).level("coinche").points() == Pair{0, 520});
  CHECK(spades(with("score.bid_failed: bid_only, score.coinched: bid_times_level"), 100, {90, 72})
            .level("coinche")
            .points() == Pair{0, 360});
}

TEST_CASE("all tricks take the place of the hand and leave the bid") {
  CHECK(spades(usual(), 100, {162, 0}).tricks(kAllTogether).points() == Pair{350, 0});
  CHECK(spades(usual(), 100, {0, 162}).tricks(kAllToDefence).points() == Pair{0, 350});
  CHECK(spades(with("score.bid_failed: hand_only"), 100, {0, 162}).tricks(kAllToDefence).points() == Pair{0, 250});
  CHECK(spades(with("score.bid_made: bid_only"), 100, {162, 0}).tricks(kAllTogether).points() == Pair{100, 0});
  CHECK(spades(with("score.bid_failed: bid_only"), 100, {0, 162}).tricks(kAllToDefence).points() == Pair{0, 100});
}

TEST_CASE("a bid above all cards is made with all tricks") {
  CHECK(spades(usual(), 180, {162, 0}).tricks(kAllTogether).points() == Pair{430, 0});
}

TEST_CASE("a capot that was bid is worth 500, 1000 and 2000") {
  const auto capot = [](const RuleSet& rules) {
    return Totals{rules, "coinche", Mode::hearts, 0, {162, 0}}.bid("capot").tricks(kAllTogether);
  };
  CHECK(capot(usual()).points() == Pair{500, 0});
  CHECK(capot(usual()).level("coinche").points() == Pair{1000, 0});
  CHECK(capot(usual()).level("surcoinche").points() == Pair{2000, 0});
  CHECK(capot(with("kaboot.doubled: multiplied")).level("coinche").points() == Pair{1000, 0});
  CHECK(capot(with("score.coinched: bid_times_level")).level("coinche").points() == Pair{750, 0});
  CHECK(capot(with("score.coinched: bid_times_level, kaboot.doubled: multiplied")).level("coinche").points() ==
        Pair{1000, 0});
  CHECK(capot(with("bid.capot_value: 270")).points() == Pair{520, 0});
}

TEST_CASE("a capot that was bid fails with the first trick lost, whatever the points") {
  const Totals lost = Totals{usual(), "coinche", Mode::hearts, 1, {0, 162}}.bid("capot").tricks({1, 6, 0, 1});
  CHECK(lost.points() == Pair{410, 0});
  CHECK(lost.outcome() == Outcome::lost);
}

TEST_CASE("a générale is made by the bidder alone") {
  const auto generale = [](const std::array<std::uint8_t, kSeats>& tricks) {
    return Totals{usual(), "coinche", Mode::clubs, 0, {162, 0}}.bid("generale").tricks(tricks);
  };
  CHECK(generale(kAllAlone).points() == Pair{750, 0});
  CHECK(generale(kAllAlone).level("coinche").points() == Pair{1500, 0});
  CHECK(generale(kAllAlone).outcome() == Outcome::made);
  // His partner has won a trick: the hand is worth the capot, and the defence writes it with the bid.
  CHECK(generale(kAllTogether).outcome() == Outcome::lost);
  CHECK(generale(kAllTogether).points() == Pair{0, 750});
  CHECK(Totals{usual(), "coinche", Mode::clubs, 0, {150, 12}}.bid("generale").tricks({7, 1, 0, 0}).points() ==
        Pair{0, 660});
  CHECK(Totals{usual(), "coinche", Mode::clubs, 0, {162, 0}}.bid("generale").tricks({0, 0, 8, 0}).outcome() ==
        Outcome::lost);
}

TEST_CASE("capot and générale are known without a value of all tricks") {
  const RuleSet& rules = support::rules("coinche", "without: [kaboot]");
  const auto made = [&](const std::string& bid, const std::array<std::uint8_t, kSeats>& tricks) {
    return Totals{rules, "coinche", Mode::clubs, 0, {162, 0}}.bid(bid).tricks(tricks).points();
  };
  CHECK(made("capot", kAllTogether) == Pair{412, 0});
  CHECK(made("generale", kAllTogether) == Pair{0, 660});
  CHECK(made("generale", kAllAlone) == Pair{662, 0});
}

TEST_CASE("rounding touches cards and hand, never the bid, and judges nothing") {
  const RuleSet& six = with("score.rounding_tens: six_up_each, score.hand_hokum: 162, kaboot.hokum: 252");
  CHECK(spades(six, 82, {95, 67}).points() == Pair{172, 70});
  CHECK(spades(six, 90, {89, 73}).points() == Pair{0, 250});
  CHECK(spades(six, 90, {162, 0}).tricks(kAllTogether).points() == Pair{340, 0});
  CHECK(spades(with("score.rounding_tens: to_five"), 90, {97, 65}).points() == Pair{185, 65});
  CHECK(spades(with("score.rounding_tens: six_up_each"), 80, {106, 56}).points() == Pair{190, 60});
  // 82 against 80 are both 80 on the sheet, and the bid is made.
  CHECK(spades(six, 80, {82, 80}).points() == Pair{160, 80});
}

TEST_CASE("a table may round before it holds the points against the bid") {
  const RuleSet& rounds = with("score.rounding_tens: six_up_each, score.bid_compared: rounded");
  CHECK(spades(rounds, 90, {86, 76}).points() == Pair{180, 80});
  CHECK(spades(rounds, 90, {85, 77}).points() == Pair{0, 250});
  CHECK(spades(rounds, 110, {86, 76}).belote(0).points() == Pair{220, 80});
  // The two sides are still compared exactly.
  CHECK(spades(rounds, 80, {78, 84}).points() == Pair{0, 240});
}

TEST_CASE("full trump values at all trumps may be brought to 162") {
  const RuleSet& rules = with("bid.allow_all_trump: true, score.scale_all_trump: true");
  const auto all_trumps = [](const RuleSet& set, int bid, Pair raw) {
    return Totals{set, "coinche", Mode::all_trump, 0, raw}.bid(bid).points();
  };
  CHECK(all_trumps(rules, 100, {160, 98}) == Pair{200, 62});  // 100.47 and 61.53
  CHECK(all_trumps(rules, 110, {160, 98}) == Pair{0, 270});
  CHECK(all_trumps(with("bid.allow_all_trump: true"), 110, {160, 98}) == Pair{270, 98});
  // A set of values that keeps 162 is not scaled twice.
  const RuleSet& small = with(
      "bid.allow_all_trump: true, score.scale_all_trump: true, "
      "cards.all_trump_values: {J: 14, 9: 9, A: 6, T: 5, K: 3, Q: 1}");
  CHECK(all_trumps(small, 90, {100, 62}) == Pair{190, 62});
  CHECK(all_trumps(with("bid.allow_all_trump: true, score.hand_all_trump: 162"), 200, {160, 98}) == Pair{0, 362});
}

TEST_CASE("every scaled hand still makes 162") {
  const RuleSet& rules = with("bid.allow_all_trump: true, score.scale_all_trump: true, score.bid_margin: bid_only");
  for (int raw = 0; raw <= 258; ++raw) {
    const Pair points = Totals{rules, "coinche", Mode::all_trump, 0, {raw, 258 - raw}}.bid(0).points();
    REQUIRE(points[0] + points[1] == 162);
  }
}

TEST_CASE("without trumps the hand has its own worth") {
  const RuleSet& rules = with("bid.allow_sun: true, cards.sun_values: {A: 19}, score.hand_sun: 162, kaboot.sun: 252");
  const auto sun = [&](Pair raw) { return Totals{rules, "coinche", Mode::no_trump, 0, raw}.bid(100); };
  CHECK(sun({110, 52}).points() == Pair{210, 52});
  CHECK(sun({90, 72}).points() == Pair{0, 262});
  CHECK(sun({162, 0}).tricks(kAllTogether).points() == Pair{352, 0});
}

TEST_CASE("projects, where they are played, help to reach the bid and go like belote") {
  const RuleSet& rules = with("meld.enabled: true");
  CHECK(spades(rules, 120, {100, 62}).meld(0, "tierce").points() == Pair{240, 62});
  CHECK(spades(rules, 120, {90, 72}).meld(0, "tierce").points() == Pair{0, 300});
  CHECK(spades(rules, 80, {100, 62}).meld(1, "cinquante").points() == Pair{0, 290});  // 100 against 112
  CHECK(spades(rules, 80, {100, 62}).meld(0, "tierce").level("coinche").points() == Pair{520, 0});
}

TEST_CASE("a fault is paid for at its price, and no bid is written") {
  const RuleSet& rules = support::rules("coinche", "use: [qaid]\nwith: {qaid.mode: auto}");
  CHECK(spades(rules, 90, {100, 62}).fact("qaid_side", 0).points() == Pair{0, 160});
  CHECK(spades(rules, 90, {100, 62}).fact("qaid_side", 1).points() == Pair{160, 0});
}
