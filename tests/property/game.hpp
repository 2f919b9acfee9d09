// Random hands: a generated rule set, a deal, and a list of choices: which of the actions that were open was taken, by
// number. What the list does not say is choice 0.
//
// Shrinks to smaller rule sets, then to the shortest hand that is left, which may be cut off before its end, then to
// lower choices.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <vector>

#include "qanun/step.hpp"
#include "rule_choice.hpp"

namespace property {

// No hand comes near it.
inline constexpr std::size_t kMostActions = 1000;

struct Deal {
  qanun::Seat dealer = 0;
  std::array<std::uint8_t, qanun::kCards> deck{};
  std::array<std::int32_t, qanun::kTeams> scores{};
  std::uint16_t number = 1;
};

// What players do: only what is legal (and what seats not on turn may do), or also what is merely accepted.
enum class Conduct : std::uint8_t { legal, erring };

// Everything that can be done now, in a fixed order: legal actions, interjections, and of those who err what is
// accepted and not legal.
[[nodiscard]] std::vector<qanun::Action> open_actions(const qanun::RuleSet& rules, const qanun::Hand& hand,
                                                      Conduct conduct);

// A hand in which nothing has been done yet.
[[nodiscard]] qanun::Hand begun(const qanun::RuleSet& rules, const Deal& deal);

struct Game {
  RuleChoice choice{};
  Deal deal{};
  std::vector<std::uint16_t> choices{};
  Conduct conduct = Conduct::legal;
  std::size_t most = kMostActions;  // fewer where shrinking has cut the hand off

  // What is derived from these.
  std::shared_ptr<const qanun::RuleSet> rules_set{};
  std::vector<qanun::Action> actions{};
  qanun::Hand end{};  // over, or where nobody can go on

  [[nodiscard]] const qanun::RuleSet& rules() const { return *rules_set; }
  [[nodiscard]] qanun::Hand start() const { return begun(rules(), deal); }
  // After that many actions.
  [[nodiscard]] qanun::Hand after(std::size_t count) const;
  [[nodiscard]] bool is_cut() const { return !end.over() && actions.size() == most && most < kMostActions; }
  [[nodiscard]] bool ended() const { return end.phase == qanun::Phase::ended; }
  [[nodiscard]] qanun::ScoreSheet sheet() const { return qanun::score(rules(), end, {}, is_last()); }
  // No other hand can follow.
  [[nodiscard]] bool is_last() const;
};

// A hand in which players err, and may accuse each other.
struct ErringGame : Game {};

[[nodiscard]] Game draw_game(qanun::Random& random, Conduct conduct);
[[nodiscard]] std::vector<Game> smaller(const Game& game);

std::ostream& operator<<(std::ostream& out, const Game& game);

}  // namespace property

template <>
struct rc::Arbitrary<property::Game> {
  static Gen<property::Game> arbitrary() {
    using property::Game;
    return property::drawn<Game>(
        [](qanun::Random& random) { return property::draw_game(random, property::Conduct::legal); },
        [](const Game& game) { return property::smaller(game); });
  }
};

template <>
struct rc::Arbitrary<property::ErringGame> {
  static Gen<property::ErringGame> arbitrary() {
    using property::ErringGame;
    return property::drawn<ErringGame>(
        [](qanun::Random& random) { return ErringGame{property::draw_game(random, property::Conduct::erring)}; },
        [](const ErringGame& game) {
          std::vector<ErringGame> out;
          for (property::Game& one : property::smaller(game)) out.push_back(ErringGame{std::move(one)});
          return out;
        });
  }
};
