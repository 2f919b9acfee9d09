// What the generators draw, so that no property holds for want of cases; and what shrinking leaves.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "game.hpp"
#include "support/rules.hpp"

using namespace qanun;
using property::Conduct;
using property::Edit;
using property::Game;

namespace {

std::vector<Game> drawn(std::size_t count, Conduct conduct) {
  Random random{1};
  std::vector<Game> games;
  while (games.size() < count) games.push_back(property::draw_game(random, conduct));
  return games;
}

template <class Test>
std::size_t count(const std::vector<Game>& games, Test test) {
  return static_cast<std::size_t>(std::count_if(games.begin(), games.end(), test));
}

bool says_word_of_feature(const Game& game) {
  return std::any_of(game.actions.begin(), game.actions.end(), [&](const Action& action) {
    return action.call.word != kPlayCard && game.rules().owner_of(action.call.word) == WordOwner::feature;
  });
}

}  // namespace

TEST_CASE("every shipped rule set is drawn with phases and features and options of others") {
  std::set<std::size_t> parents;
  std::map<Edit::Kind, std::set<std::string>> edited;
  for (const Game& game : drawn(500, Conduct::legal)) {
    parents.insert(game.choice.parent);
    for (const Edit& edit : game.choice.edits) edited[edit.kind].insert(edit.key);
  }
  CHECK(parents.size() == property::parents().size());
  CHECK(edited[Edit::Kind::phase].size() == kPhaseNames.size());
  CHECK(edited[Edit::Kind::without].size() == support::installation().registry().features().size());
  CHECK(edited[Edit::Kind::use].size() >= 4);  // all that some shipped rule set does without
  CHECK(edited[Edit::Kind::option].size() > 100);
}

TEST_CASE("hands of all kinds are drawn") {
  const auto games = drawn(500, Conduct::legal);
  const auto sheet_is = [](auto test) { return [=](const Game& game) { return game.ended() && test(game.sheet()); }; };
  CHECK(count(games, [](const Game& game) { return game.end.cards_played == kCards; }) > 350);
  CHECK(count(games, [](const Game& game) { return game.end.phase == Phase::void_deal; }) > 5);
  CHECK(count(games, [](const Game& game) { return is_suit(game.end.mode()); }) > 100);
  CHECK(count(games, [](const Game& game) { return game.end.mode() == Mode::no_trump; }) > 50);
  CHECK(count(games, [](const Game& game) { return game.end.mode() == Mode::all_trump; }) > 1);
  CHECK(count(games, [](const Game& game) { return game.end.contract().stake.level > 0; }) > 50);
  CHECK(count(games, [](const Game& game) { return game.end.announced.any(); }) > 50);
  CHECK(count(games, [](const Game& game) { return game.rules().has_alternatives(); }) > 20);
  CHECK(count(games, says_word_of_feature) > 50);
  CHECK(count(games, sheet_is([](const ScoreSheet& sheet) { return sheet.verdict.outcome == Outcome::lost; })) > 100);
  CHECK(count(games, sheet_is([](const ScoreSheet& sheet) { return sheet.held != Points{}; })) > 0);
}

TEST_CASE("players err in half of all hands that allow it and some are accused") {
  const auto games = drawn(300, Conduct::erring);
  CHECK(count(games, [](const Game& game) { return remarks(game.rules(), game.end).size() > 0; }) > 150);
  CHECK(count(games, [](const Game& game) { return game.ended() && game.sheet().verdict.label != 0; }) > 50);
}

// What is looked for: a hand in which a suit was bought. The walk is that of RapidCheck: the first smaller case that
// still shows it.
TEST_CASE("a rule set shrinks to its first parent and a hand to the fewest and lowest choices") {
  Random random{1};
  const auto shows_it = [](const Game& game) { return game.ended() && is_suit(game.end.mode()); };
  Game game = property::draw_game(random, Conduct::legal);
  while (!shows_it(game) || game.choice.parent == 0 || game.choice.edits.empty())
    game = property::draw_game(random, Conduct::legal);
  for (bool found = true; found;) {
    found = false;
    for (Game& one : property::smaller(game))
      if (shows_it(one)) {
        game = std::move(one);
        found = true;
        break;
      }
  }
  CHECK(game.choice.parent == 0);
  CHECK(game.choice.edits.empty());
  CHECK(std::count_if(game.choices.begin(), game.choices.end(), [](std::uint16_t choice) { return choice > 0; }) <= 2);
}
