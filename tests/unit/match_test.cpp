// The match above the hand, where case files cannot reach: who draws, who may win, a pack that is only cut.
#include "qanun/match.hpp"

#include <catch2/catch.hpp>

#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "support/rules.hpp"

using namespace qanun;
using support::rules;

namespace {

ScoreSheet sheet_of(int a, int b) {
  ScoreSheet sheet;
  sheet.points = {Points{a}, Points{b}};
  return sheet;
}

Tally tricks(std::uint8_t side_0, std::uint8_t side_1) {
  Tally tally;
  tally.tricks_by_seat = {side_0, side_1, 0, 0};
  return tally;
}

MatchState at(int a, int b) {
  MatchState match;
  match.scores = {Points{a}, Points{b}};
  return match;
}

}  // namespace

TEST_CASE("a side without a trick may not win the match where the table says so") {  // FR-19
  const RuleSet& set = rules("saudi", "with: {match.win_without_trick: false}");
  MatchState match = at(150, 100);
  advance(set, match, {}, sheet_of(2, 25), tricks(0, 8));
  CHECK_FALSE(match.over);
  match = at(150, 100);
  advance(rules(), match, {}, sheet_of(2, 25), tricks(0, 8));
  CHECK(match.winner == 0);
}

TEST_CASE("a kaboot does not end the match where the table says so") {
  const RuleSet& set = rules("saudi", "with: {kaboot.may_end_match: false}");
  ScoreSheet sheet = sheet_of(25, 0);
  sheet.verdict.label = set.find_label("kaboot");
  MatchState match = at(140, 100);
  advance(set, match, {}, sheet, tricks(8, 0));
  CHECK_FALSE(match.over);
  CHECK(match.scores[0] == Points{165});
}

TEST_CASE("a hand that is dealt again writes nothing and counts for nothing") {
  MatchState match = at(10, 20);
  match.dealer = 2;
  ScoreSheet sheet;
  sheet.verdict.dealt_again = true;
  advance(rules(), match, {}, sheet, tricks(4, 4));
  CHECK(match.hands == 0);
  CHECK(match.scores == at(10, 20).scores);
  CHECK(match.dealer == 3);
}

TEST_CASE("every way to find the first dealer reaches every seat") {  // DEAL-01
  for (const FirstDealer way : {FirstDealer::random_seat, FirstDealer::draw_low, FirstDealer::loser_of_last_match}) {
    MatchRules match;
    match.first_dealer = way;
    Random random{9, 9};
    std::array<int, kSeats> seen{};
    for (int i = 0; i < 400; ++i) ++seen[match.draw_dealer(random, static_cast<Team>(i % 2))];
    for (const int count : seen) CHECK(count > 50);
  }
  MatchRules loser;
  loser.first_dealer = FirstDealer::loser_of_last_match;
  Random random{9, 9};
  for (int i = 0; i < 50; ++i) CHECK(team_of(loser.draw_dealer(random, 1)) == 1);
}

TEST_CASE("a match ends at its target, or after its number of hands") {
  for (std::uint64_t i = 0; i < 50; ++i) {
    const PlayedMatch match = play_random_match(rules(), 4, i);
    CHECK(std::max(match.scores[0], match.scores[1]) >= Points{152});
    CHECK(match.winner < kTeams);
    const PlayedMatch three = play_random_match(rules("saudi", "with: {match.max_hands: 3}"), 4, i);
    CHECK(three.hands >= 1);
    CHECK((three.hands == 3 || three.scores[0] == three.scores[1] || three.hands > 3 ||
           std::max(three.scores[0], three.scores[1]) >= Points{152}));
  }
}

TEST_CASE("a pack that is only cut changes the hands of a match, and nothing of its first") {
  const RuleSet& cut = rules("saudi", "with: {deal.shuffle: cut_only}");
  std::vector<std::array<std::uint8_t, kCards>> decks;
  const auto keep = [](void* context, const PlayedHand& hand, const MatchState&, const MatchState&, const ActionLog*) {
    static_cast<std::vector<std::array<std::uint8_t, kCards>>*>(context)->push_back(hand.hand.deck);
  };
  (void)play_random_match(cut, 6, 1, keep, &decks);
  std::vector<std::array<std::uint8_t, kCards>> mixed;
  (void)play_random_match(rules(), 6, 1, keep, &mixed);
  REQUIRE(decks.size() > 1);
  CHECK(decks[0] == mixed[0]);
  CHECK(decks[1] != mixed[1]);
}
