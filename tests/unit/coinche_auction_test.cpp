// The auction of coinche: what no case asks of COIN-01, COIN-02, COIN-06.
#include "said_at_table.hpp"

using namespace qanun;
using said_at_table::Table;
using Words = std::vector<std::string>;

namespace {

const RuleSet& with(const std::string& options) { return support::rules("coinche", "with: {" + options + "}"); }
const RuleSet& usual() { return support::rules("coinche"); }

}  // namespace

TEST_CASE("the ladder goes from numbers over capot to générale") {
  Table table{usual()};
  CHECK(table.open().size() == 1 + 4 * (9 + 2));
  table.after({"0: 160 S", "1: capot C"});
  CHECK_FALSE(table.may("capot S"));
  CHECK(table.open() == Words{"pass", "generale S", "generale H", "generale D", "generale C", "coinche"});
  table.after({"2: generale C"});
  CHECK(table.open() == Words{"pass", "coinche"});
}

TEST_CASE("a bid of capot or générale is what it undertakes, and counts as its number") {
  Table table{with("bid.capot_value: 270")};
  table.after({"0: capot H"});
  CHECK(table.hand.contract().target == Target::all_tricks);
  CHECK(table.hand.contract().bid == 270);
  table.after({"1: generale S"});
  CHECK(table.hand.contract().target == Target::all_tricks_alone);
  CHECK(table.hand.contract().bid == 500);
}

TEST_CASE("capot stays above every number, also one that counts more") {
  Table table{with("bid.values: [80, 90, 300]")};
  table.after({"0: 300 H"});
  CHECK(table.may("capot S"));
  CHECK_FALSE(table.may("90 S"));
  table.after({"1: capot S"});
  CHECK_FALSE(table.may("300 S"));
}

TEST_CASE("what cannot be bid is not offered") {
  const Table none{with("bid.capot_value: 0, bid.generale_value: 0")};
  CHECK(none.open().size() == 1 + 4 * 9);
  const Table generale_alone{with("bid.capot_value: 0, bid.values: []")};
  CHECK(generale_alone.open() == Words{"pass", "generale S", "generale H", "generale D", "generale C"});
  const Table two_suits{
      with("bid.values: [80], bid.capot_value: 0, bid.generale_value: 0, bid.allow_hokum_suits: [H, C], "
           "bid.allow_all_trump: true")};
  CHECK(two_suits.open() == Words{"pass", "80 H", "80 C", "80 AT"});
}

TEST_CASE("where an equal number may go over by suit, the order of contracts decides, for capot too") {
  Table table{with("bid.equal_by_suit: true, bid.allow_sun: true")};
  table.after({"0: 100 H"});
  CHECK(table.may("100 S"));
  CHECK(table.may("100 NT"));
  CHECK_FALSE(table.may("100 D"));
  CHECK_FALSE(table.may("100 H"));
  table.after({"1: capot S"});
  CHECK(table.may("capot NT"));
  CHECK_FALSE(table.may("capot H"));
  Table other{with("bid.equal_by_suit: true, bid.suit_order: [S, H, D, C, NT, AT]")};
  other.after({"0: 100 H"});
  CHECK(other.may("100 D"));
  CHECK_FALSE(other.may("100 S"));
}

TEST_CASE("three passes after a bid end the auction, four without one void the deal") {
  Table table{usual()};
  table.after({"0: pass", "1: pass", "2: pass"});
  CHECK(table.hand.phase == Phase::bidding);
  table.after({"3: 80 H", "0: pass", "1: pass"});
  CHECK(table.hand.phase == Phase::bidding);
  table.after({"2: pass"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.hand.contract().buyer == 3);
  Table nobody{usual()};
  nobody.after({"0: pass", "1: pass", "2: pass", "3: pass"});
  CHECK(nobody.hand.phase == Phase::void_deal);
}

TEST_CASE("a dealer who must buy may not be the fourth to pass") {
  Table table{with("bid.dealer_must_buy: true")};
  table.after({"0: pass", "1: pass", "2: pass"});
  CHECK_FALSE(table.may("pass"));
  CHECK(table.say("3: 80 C"));
  Table other{with("bid.dealer_must_buy: true")};
  other.after({"0: 80 C", "1: pass", "2: pass"});
  CHECK(other.may("pass"));
}

TEST_CASE("after a coinche the next seats speak, and three passes settle it") {
  Table table{usual()};
  table.after({"0: 80 H", "1: pass", "2: pass", "3: coinche"});
  CHECK(table.open() == Words{"pass", "surcoinche"});
  table.after({"0: pass"});
  CHECK(table.open() == Words{"pass"});
  table.after({"1: pass"});
  CHECK(table.may("surcoinche"));
  table.after({"2: pass"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.hand.contract().stake.factor == 2);
}

TEST_CASE("a coinche out of turn lets the seat after its sayer go on") {
  Table table{with("doubling.turn: any_time")};
  table.after({"0: 100 H", "3: coinche"});
  CHECK(table.hand.auction.turn == 0);
  CHECK(table.say("2: surcoinche"));
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.hand.contract().stake.factor == 4);
}

TEST_CASE("a surcoinche ends the auction at once") {
  Table table{usual()};
  table.after({"0: 80 H", "1: coinche", "2: surcoinche"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.hand.contract().buyer == 0);
}

TEST_CASE("a ladder of three steps goes on after the second") {
  const RuleSet& rules = with(
      "doubling.ladder: {third: {factor: 8, by: opponents, lead: open, title: {en: third, ar: ثالث}}}, "
      "doubling.levels_hokum: [coinche, surcoinche, third]");
  Table table{rules};
  table.after({"0: 80 H", "1: coinche", "2: surcoinche"});
  CHECK(table.open() == Words{"pass", "third"});
  table.after({"3: pass", "0: pass", "1: third"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.hand.contract().stake.factor == 8);
}

TEST_CASE("where hands are raised after the deal, the auction knows no coinche") {
  Table table{with("doubling.window: after_deal")};
  table.after({"0: 80 H"});
  CHECK_FALSE(table.may("coinche"));
  table.after({"1: pass", "2: pass", "3: pass"});
  CHECK(table.hand.phase == Phase::asking);
  table.after({"1: pass", "3: coinche", "0: surcoinche"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.hand.contract().stake.factor == 4);
}

TEST_CASE("a card that is shown names the only suit of trump") {
  const RuleSet& rules = with(
      "deal.upcard: first_dealt, bid.values: [80], bid.capot_value: 0, bid.generale_value: 0, "
      "bid.allow_sun: true");
  const Table table{rules, Card{Rank::nine, Suit::diamonds}};
  CHECK(table.open() == Words{"pass", "80 D", "80 NT"});
}

TEST_CASE("a card that was turned up goes to the buyer") {
  const RuleSet& rules = with("deal.upcard: turned, deal.first_packets: [3, 2], deal.last_packets: [3]");
  std::array<std::uint8_t, kCards> deck{};
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<std::uint8_t>(i);
  Hand hand;
  begin(rules, hand, 3, deck);
  const Card shown = hand.auction.up_card;
  REQUIRE(shown.exists());
  for (Seat seat = 0; seat < kSeats; ++seat) {
    Problem problem;
    const std::string suit{to_string(mode_of(shown.suit()))};
    const std::string text = std::to_string(seat) + (seat == 0 ? ": 80 " + suit : std::string{": pass"});
    REQUIRE_FALSE(apply(rules, hand, *parse_action(rules, text, problem)).has_value());
  }
  CHECK(hand.phase == Phase::playing);
  CHECK(hand.dealt[0].has(shown));
  for (const CardSet cards : hand.dealt) CHECK(cards.size() == kRanks);
}

TEST_CASE("numbers that do not rise, or are too many, are refused") {
  Diagnostics diagnostics;
  CHECK(support::try_rules("coinche", "with: {bid.values: [90, 80]}", diagnostics) == nullptr);
  CHECK(support::text_of(diagnostics).find("E166") != std::string::npos);
  std::string many;
  for (int i = 80; i < 121; ++i) many += std::to_string(i) + ", ";
  Diagnostics others;
  CHECK(support::try_rules("coinche", "with: {bid.values: [" + many + "200]}", others) == nullptr);
  Diagnostics order;
  CHECK(support::try_rules("coinche", "with: {bid.suit_order: [S, H, D, C, NT]}", order) == nullptr);
}

TEST_CASE("as many numbers as are allowed fit into one list of calls, with every contract") {
  std::string many;
  for (int i = 80; i < 119; ++i) many += std::to_string(i) + ", ";
  const Table table{with("bid.values: [" + many + "200], bid.allow_sun: true, bid.allow_all_trump: true")};
  CHECK(table.open().size() == 1 + 6 * 42);
  CHECK(table.open().size() < kMostCalls - 2);
}
