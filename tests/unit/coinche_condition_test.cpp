// What `when:` asks of a bid: the number at which the auction ended, which capot and générale have too.
#include "qanun/step.hpp"
#include "support/rule_folder.hpp"
#include "totals_of.hpp"

using namespace qanun;
using totals_of::Pair;
using totals_of::Totals;

namespace {

std::shared_ptr<const RuleSet> high_bids_count_twice() {
  const test::Folder folder;
  folder.write("high.yaml",
               "qanun: 1\nname: high\nextends: coinche\n"
               "when:\n  - if: {bid: {at_least: 150}}\n    set: {score.hand_multiplier: 2}\n");
  auto folders = RuleReader::standard_folders();
  folders.emplace_back(folder.path());
  const Registry& registry = support::installation().registry();
  Diagnostics diagnostics;
  auto resolved = RuleReader{registry, folders}.read("high", diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(resolved.has_value());
  return RuleSet::compile(registry, std::move(*resolved), diagnostics);
}

}  // namespace

TEST_CASE("a rule may hang on the number of the bid") {
  const auto rules = high_bids_count_twice();
  REQUIRE(rules != nullptr);
  const auto spades = [&](Pair raw) { return Totals{*rules, "coinche", Mode::spades, 0, raw}; };
  CHECK(spades({150, 12}).bid(150).points() == Pair{600, 24});
  CHECK(spades({150, 12}).bid(140).points() == Pair{290, 12});
  CHECK(spades({162, 0}).bid("capot").tricks({4, 0, 4, 0}).points() == Pair{1000, 0});
}

TEST_CASE("the bid of a hand is asked while it stands, as in its totals") {
  const auto rules = high_bids_count_twice();
  REQUIRE(rules != nullptr);
  for (const auto& [bid, multiplier] : {std::pair{"140 H", 1}, std::pair{"150 H", 2}, std::pair{"capot H", 2}}) {
    Hand hand;
    begin_auction(*rules, hand, 3, kNoCard, {}, {0, 0});
    for (const std::string& text :
         {std::string{"0: "} + bid, std::string{"1: pass"}, std::string{"2: pass"}, std::string{"3: pass"}}) {
      Problem problem;
      const auto action = parse_action(*rules, text, problem);
      REQUIRE(action.has_value());
      REQUIRE_FALSE(apply(*rules, hand, *action).has_value());
    }
    CHECK(rules->in_force(hand).hand_multiplier() == multiplier);
  }
}
