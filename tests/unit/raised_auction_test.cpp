// Raising inside an auction of rising bids, here that of coinche under rules of the Saudi kind: a raise freezes the
// bids.
#include <catch2/catch.hpp>

#include "qanun/notation.hpp"
#include "qanun/step.hpp"
#include "support/rule_folder.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

const std::string kRules =
    "qanun: 1\nname: rising\nextends: saudi\nphases: {bid: coinche}\nwithout: [kasho]\n"
    "doubling:\n"
    "  window: in_auction\n"
    "  sun_gate: none\n"
    "  ladder:\n"
    "    coinche: {factor: 2, by: opponents, lead: open, title: {en: coinche, ar: كوانش}}\n"
    "    surcoinche: {factor: 4, by: buyer_side, lead: open, title: {en: surcoinche, ar: سوركوانش}}\n"
    "  levels_hokum: [coinche, surcoinche]\n"
    "  levels_sun: [coinche, surcoinche]\n";

std::shared_ptr<const RuleSet> rising(const std::string& more) {
  const test::Folder folder;
  folder.write("rising.yaml", kRules + more);
  auto folders = RuleReader::standard_folders();
  folders.emplace_back(folder.path());
  const Registry& registry = support::installation().registry();
  Diagnostics diagnostics;
  auto resolved = RuleReader{registry, folders}.read("rising", diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(resolved.has_value());
  auto rules = RuleSet::compile(registry, std::move(*resolved), diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(rules != nullptr);
  return rules;
}

struct Table {
  explicit Table(const std::string& more = {}) : rules{rising(more)} {
    begin_auction(*rules, hand, 3, kNoCard, {}, {0, 0});
  }
  bool say(const std::string& text) {
    Problem problem;
    const auto action = parse_action(*rules, text, problem);
    REQUIRE(action.has_value());
    return !apply(*rules, hand, *action).has_value();
  }
  void say_all(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      INFO(text);
      REQUIRE(say(text));
    }
  }
  [[nodiscard]] const Stake& stake() const { return hand.contract().stake; }

  std::shared_ptr<const RuleSet> rules;
  Hand hand;
};

}  // namespace

TEST_CASE("in an auction of rising bids a raise is a call of whoever is on turn") {
  Table table;
  CHECK_FALSE(table.say("0: coinche"));  // nothing stands
  table.say_all({"0: 80 S"});
  CHECK_FALSE(table.say("3: coinche"));
  CHECK_FALSE(table.say("1: surcoinche"));
  table.say_all({"1: 90 H"});
  CHECK(table.say("2: coinche"));
  CHECK(table.stake().raiser(0) == 2);
  CHECK(table.stake().factor == 2);
}

TEST_CASE("a raise freezes the bids, and either of the bidding side may answer it") {
  Table table;
  table.say_all({"0: 100 S", "1: coinche"});
  CHECK_FALSE(table.say("2: 110 S"));
  table.say_all({"2: pass"});
  CHECK_FALSE(table.say("3: surcoinche"));
  table.say_all({"3: pass", "0: surcoinche"});
  CHECK(table.stake().factor == 4);
  CHECK(table.hand.auction.status == AuctionStatus::bought);  // nothing can follow
  CHECK(table.hand.phase == Phase::playing);
}

TEST_CASE("a raised bid that nobody answers stands, and nobody is asked again after the deal") {
  Table table;
  table.say_all({"0: 100 NT", "1: coinche", "2: pass", "3: pass", "0: pass"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.hand.contract().bid == 100);
  CHECK(table.stake().level == table.rules->levels()[4].level);
  CHECK(table.stake().trumps_barred == 0);
}

TEST_CASE("where nobody waits for his turn a raise may come from the other opponent") {
  Table table{"  turn: any_time\n"};
  table.say_all({"0: 100 H", "3: coinche"});
  CHECK(table.stake().raiser(0) == 3);
  CHECK(table.hand.auction.turn == 0);
  CHECK(table.say("2: surcoinche"));
}
