#include "qanun/totals.hpp"

#include <catch2/catch.hpp>

#include "support/cards.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

HandTotals hokum(Mode mode = Mode::spades, Seat buyer = 0) {
  HandTotals totals;
  totals.contract.kind = support::rules().find_kind("hokum");
  totals.contract.mode = mode;
  totals.contract.buyer = buyer;
  totals.raw = {Abnat{100}, Abnat{62}};
  return totals;
}

GivenMeld named(Team team, std::string_view name) {
  return {.team = team, .name = support::rules().find_meld_name(name)};
}

GivenMeld of_cards(Team team, const std::string& cards, Mode mode = Mode::spades) {
  return {.team = team, .code = code_of(support::rules(), support::cards(cards), mode)};
}

std::array<std::int32_t, 2> worth(const MeldTally& tally) { return {tally.total(0).value, tally.total(1).value}; }

using Pair = std::array<std::int32_t, 2>;

}  // namespace

TEST_CASE("MELD-12: of named melds the side with the best counts all of its own") {
  HandTotals totals = hokum();
  totals.melds = {named(0, "sira"), named(0, "sira"), named(1, "fifty")};
  CHECK(worth(count_melds(support::rules(), totals)) == Pair{0, 50});
  totals.melds.push_back(named(0, "hundred"));
  CHECK(worth(count_melds(support::rules(), totals)) == Pair{140, 0});
}

TEST_CASE("melds that are counted already are taken as they are") {
  HandTotals totals = hokum();
  totals.melds = {named(0, "sira"), named(1, "fifty")};
  totals.melds_are_counted = true;
  CHECK(worth(count_melds(support::rules(), totals)) == Pair{20, 50});
}

TEST_CASE("MELD-16: between equal names the first seat after the dealer decides, seat 0 where he is unknown") {
  HandTotals totals = hokum();
  totals.melds = {named(0, "sira"), named(1, "sira")};
  CHECK(worth(count_melds(support::rules(), totals)) == Pair{20, 0});
  totals.dealer = 0;  // seat 1 speaks first
  CHECK(worth(count_melds(support::rules(), totals)) == Pair{0, 20});
  totals.dealer = 1;
  CHECK(worth(count_melds(support::rules(), totals)) == Pair{20, 0});
}

TEST_CASE("MELD-13: cards compare by their rank") {
  HandTotals totals = hokum();
  totals.melds = {of_cards(0, "7H 8H 9H"), of_cards(1, "8D 9D TD")};
  CHECK(worth(count_melds(support::rules(), totals)) == Pair{0, 20});
}

TEST_CASE("MELD-20: a baloot is lost in a hundred that is known to hold it, and counts beside a name") {
  HandTotals totals = hokum();
  totals.baloots[0] = 1;
  CHECK(count_melds(support::rules(), totals).baloots[0] == 1);
  totals.melds = {of_cards(0, "AS KS QS JS TS")};
  CHECK(count_melds(support::rules(), totals).baloots[0] == 0);
  totals.melds = {named(0, "hundred")};
  CHECK(count_melds(support::rules(), totals).baloots[0] == 1);
  totals.melds = {of_cards(0, "KS QS JS")};
  CHECK(count_melds(support::rules(), totals).baloots[0] == 1);
  // Beaten and never shown, the hundred takes nothing with it.
  totals.melds = {of_cards(0, "KS KH KD KC"), of_cards(1, "AD KD QD JD TD")};
  CHECK(count_melds(support::rules(), totals).baloots[0] == 1);
}

TEST_CASE("MELD-17: a baloot of the wrong side counts nothing where only the buyer's does") {
  const RuleSet& rules = support::rules("saudi", "with: {baloot.team: buyer}");
  HandTotals totals = hokum();
  totals.baloots = {1, 1};
  CHECK(count_melds(rules, totals).baloots == std::array<std::uint8_t, 2>{1, 0});
}

TEST_CASE("a name that is worth nothing in the contract has no code, and a meld has one code for its cards") {
  const RuleSet& rules = support::rules();
  CHECK(best_code(rules, rules.find_meld_name("four_hundred"), Mode::spades) == 0);
  CHECK(best_code(rules, rules.find_meld_name("four_hundred"), Mode::no_trump) != 0);
  CHECK(code_of(rules, support::cards("9S 9H 9D 9C"), Mode::spades) == 0);
  CHECK(code_of(rules, support::cards("AS KS"), Mode::spades) == 0);
  const MeldCode run = code_of(rules, support::cards("AS KS QS"), Mode::spades);
  REQUIRE(run != 0);
  CHECK(rules.declare().shape(run).cards == support::cards("AS KS QS"));
}

TEST_CASE("DECK-06: the abnat of all cards and the last trick") {
  CHECK(all_abnat(support::rules(), Mode::hearts).value == 162);
  CHECK(all_abnat(support::rules(), Mode::no_trump).value == 130);
  CHECK(all_abnat(support::rules("saudi", "with: {cards.last_trick: 20}"), Mode::no_trump).value == 140);
}

TEST_CASE("tricks of a side are shared between its seats") {
  CHECK(shared_tricks({5, 3}) == std::array<std::uint8_t, 4>{3, 2, 2, 1});
  CHECK(shared_tricks({8, 0}) == std::array<std::uint8_t, 4>{4, 0, 4, 0});
}

TEST_CASE("KAB-06: the dealer and the up-card of totals are facts of the score") {
  const RuleSet& rules = support::rules();
  HandTotals totals = hokum(Mode::no_trump, 1);
  totals.contract.kind = rules.find_kind("sun");
  totals.raw = {Abnat{130}, Abnat{0}};
  totals.tricks_by_seat = shared_tricks({8, 0});
  set_fact(totals, rules.find_fact("buyer_had_ace"), 1);
  MatchState match;
  CHECK(score(rules, totals, match).points[0].value == 44);  // nobody knows who dealt
  totals.dealer = 0;
  CHECK(score(rules, totals, match).points[0].value == 88);
  totals.dealer = 1;
  CHECK(score(rules, totals, match).points[0].value == 44);
}

TEST_CASE("a sheet of totals is written into the match") {
  MatchState match;
  match.scores = {Points{145}, Points{20}};
  const ScoreSheet sheet = score_into(support::rules(), hokum(), match);
  CHECK(sheet.points[0].value == 10);
  CHECK(match.scores[0].value == 155);
  CHECK(match.scores[1].value == 26);
  CHECK(match.over);
  CHECK(match.winner == 0);
}
