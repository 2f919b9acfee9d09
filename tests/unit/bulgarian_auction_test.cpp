// The auction of Bulgarian belot: what no case asks of VAR-01.
#include "said_at_table.hpp"

using namespace qanun;
using said_at_table::Table;
using Words = std::vector<std::string>;

namespace {

const RuleSet& with(const std::string& options) { return support::rules("bulgarian", "with: {" + options + "}"); }
const RuleSet& usual() { return support::rules("bulgarian"); }

}  // namespace

TEST_CASE("a higher contract goes over a double, and nobody has doubled it yet") {
  Table table{usual()};
  table.after({"0: take D", "1: double"});
  CHECK(table.open() == Words{"pass", "take S", "take H", "take NT", "take AT", "redouble"});
  table.after({"2: take S"});
  CHECK(table.hand.contract().stake == Stake{});
  CHECK(table.open() == Words{"pass", "take NT", "take AT", "double"});
  table.after({"3: double", "0: redouble"});
  CHECK(table.hand.contract().stake.factor == 4);
}

TEST_CASE("the same buyer may go over his own doubled contract") {
  Table table{usual()};
  table.after({"0: take C", "1: double", "2: pass", "3: pass", "0: take D"});
  CHECK(table.hand.contract().buyer == 0);
  CHECK(table.hand.contract().stake == Stake{});
  CHECK(table.may("double"));
}

TEST_CASE("after a redouble a higher contract may still be bid, and three passes end the auction") {
  Table table{usual()};
  table.after({"0: take D", "1: double", "2: redouble"});
  CHECK(table.open() == Words{"pass", "take S", "take H", "take NT", "take AT"});
  table.after({"3: pass", "0: pass"});
  CHECK(table.hand.phase == Phase::bidding);
  table.after({"1: pass"});
  CHECK(table.hand.phase != Phase::bidding);
  CHECK(table.hand.contract().stake.factor == 4);
}

TEST_CASE("a double starts the count of passes anew") {
  Table table{usual()};
  table.after({"0: take D", "1: pass", "2: pass", "3: double", "0: pass", "1: pass"});
  CHECK(table.hand.phase == Phase::bidding);
  table.after({"2: pass"});
  CHECK(table.hand.phase != Phase::bidding);
  CHECK(table.hand.contract().stake.factor == 2);
}

TEST_CASE("a partner may go over his partner, and may not double him") {
  Table table{usual()};
  table.after({"0: take D", "1: pass"});
  CHECK(table.may("take H"));
  CHECK_FALSE(table.may("double"));
}

TEST_CASE("which contracts there are and how they rank are options") {
  Table table{with("bid.allow_all_trump: false, bid.allow_sun: false, bid.suit_order: [S, H, D, C, NT, AT]")};
  CHECK(table.open() == Words{"pass", "take S", "take H", "take D", "take C"});
  table.after({"0: take H"});
  CHECK(table.may("take C"));
  CHECK_FALSE(table.may("take S"));
}
