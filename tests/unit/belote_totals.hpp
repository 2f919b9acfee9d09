// A hand of belote known by its totals: what the takers of seat 0, or of another seat, come to.
#pragma once

#include <array>
#include <catch2/catch.hpp>
#include <string>

#include "qanun/match.hpp"
#include "qanun/step.hpp"
#include "support/rules.hpp"
#include "totals_of.hpp"

namespace belote_test {

using namespace qanun;  // NOLINT(google-build-using-namespace): a test speaks the kernel's words

using totals_of::Pair;

// French belote with these overrides: "score.litige: split, baloot.on_fail: winner".
inline const RuleSet& french(const std::string& options, const std::string& name = "french") {
  return support::rules(name, "with: {" + options + "}");
}

// French belote that may be doubled, with two levels.
inline const RuleSet& doubled(const std::string& options, const std::string& name = "french") {
  return support::rules(name, "use: [doubling]\nwith: {doubling.levels_hokum: [double, triple]" +
                                  (options.empty() ? "" : ", " + options) + "}");
}

inline Pair numbers(const std::array<Points, kTeams>& points) { return {points[0].value, points[1].value}; }

// A take in hearts.
class Hearts {
 public:
  Hearts(const RuleSet& rules, Pair raw, Seat takers = 0)
      : rules_{rules}, totals_{rules, "take", Mode::hearts, takers, raw} {}
  Hearts& meld(Team team, const std::string& name) {
    totals_.meld(team, name);
    return *this;
  }
  Hearts& belote(Team team) {
    totals_.belote(team);
    return *this;
  }
  Hearts& all_tricks(Team team) {
    const auto tricks = team == 0 ? std::array<std::uint8_t, kTeams>{8, 0} : std::array<std::uint8_t, kTeams>{0, 8};
    totals_.tricks(shared_tricks(tricks));
    return *this;
  }
  Hearts& fault(Team offender) {
    totals_.fact("qaid_side", offender);
    return *this;
  }
  Hearts& raised(const std::string& level) {
    totals_.level(level);
    return *this;
  }
  // Points held from before.
  Hearts& held(std::int32_t points) {
    match_.held = Points{points};
    return *this;
  }
  // It is the last hand that the match has room for.
  Hearts& last() {
    match_.hands = rules_.match().most_hands - 1;
    return *this;
  }
  [[nodiscard]] ScoreSheet sheet() const { return totals_.sheet(match_); }
  [[nodiscard]] Pair points() const { return numbers(sheet().points); }
  [[nodiscard]] std::int32_t held_after() const { return sheet().held.value; }
  // Both sides' points, then what is held.
  [[nodiscard]] std::array<std::int32_t, 3> all() const {
    const ScoreSheet written = sheet();
    return {written.points[0].value, written.points[1].value, written.held.value};
  }

 private:
  const RuleSet& rules_;
  totals_of::Totals totals_;
  MatchState match_;
};

using Written = std::array<std::int32_t, 3>;

}  // namespace belote_test
