// What must hold of runs of random hands, and of the matches that they make.
#include <algorithm>

#include "game.hpp"
#include "property.hpp"
#include "qanun/match.hpp"
#include "qanun/playout.hpp"
#include "simulate/simulation.hpp"

using namespace qanun;
using property::RuleChoice;

namespace {

constexpr Erring kSometimes{100'000};

void check_same(const PlayedHand& a, const ActionLog& a_log, const PlayedHand& b, const ActionLog& b_log) {
  RC_ASSERT(a_log.actions == b_log.actions);
  RC_ASSERT(a.hand.tally.abnat == b.hand.tally.abnat);
  RC_ASSERT(a.hand.takers == b.hand.takers);
  RC_ASSERT(digest_of(a.hand, a.sheet, a.void_deals) == digest_of(b.hand, b.sheet, b.void_deals));
}

program::Statistics run(const RuleSet& rules, std::uint64_t seed, program::IndexRange range, unsigned threads) {
  const std::atomic<bool> go_on{false};
  program::SimulationPlan plan;
  plan.rules = &rules;
  plan.seed = seed;
  plan.range = range;
  plan.threads = threads;
  return program::simulate(plan, go_on).statistics;
}

}  // namespace

TEST_CASE("the fast path of random play and the public steps give the same hands") {
  property::holds([](const RuleChoice& choice, std::uint16_t seed) {
    const auto rules = choice.rules();
    for (const Erring erring : {Erring{}, kSometimes})
      for (std::uint64_t index = 0; index < 5; ++index) {
        std::array<PlayedHand, 2> played;
        std::array<ActionLog, 2> logs;
        play_random_hand(*rules, seed, index, played[0], &logs[0], erring);
        step_random_hand(*rules, seed, index, played[1], &logs[1], erring);
        check_same(played[0], logs[0], played[1], logs[1]);
      }
  });
}

TEST_CASE("the same seed gives the same hands on one thread and on many and in shards") {
  property::holds(
      [](const RuleChoice& choice, std::uint16_t seed) {
        constexpr std::uint64_t kHands = 100;
        const auto rules = choice.rules();
        const program::Statistics one = run(*rules, seed, {0, kHands}, 1);
        std::uint64_t digest = 0;
        for (std::uint64_t index = 0; index < kHands; ++index) {
          PlayedHand played;
          play_random_hand(*rules, seed, index, played);
          digest += digest_of(played.hand, played.sheet, played.void_deals);
        }
        RC_ASSERT(one.digest == digest);
        RC_ASSERT(run(*rules, seed, {0, kHands}, 3) == one);
        program::Statistics sum{*rules};
        for (std::uint64_t shard = 0; shard < 3; ++shard)
          sum.add(run(*rules, seed, program::shard_of(kHands, shard, 3), 1 + static_cast<unsigned>(shard)));
        RC_ASSERT(sum == one);
      },
      0.3);
}

namespace {

// Whether anything keeps this side from winning the match on this hand.
bool may_win(const RuleSet& rules, const ScoreSheet& sheet, const Tally& tally, Team team) {
  const auto hooked = rules.hooked(Hook::match_may_win);
  return (rules.match().win_without_trick || tally.tricks(team) > 0) &&
         std::all_of(hooked.begin(), hooked.end(),
                     [&](std::uint8_t i) { return rules.feature(i).may_win(sheet, tally, team); });
}

}  // namespace

TEST_CASE("a match adds up its sheets and passes the deal on and ends at the target or the last hand") {
  property::holds([](const RuleChoice& choice, std::uint16_t seed) {
    const auto rules = choice.rules();
    MatchState match;
    for (std::uint64_t index = 0; index < 30 && !match.over; ++index) {
      PlayedHand played;
      play_random_hand(*rules, seed, index, played);
      const MatchState before = match;
      const bool last = rules->match().most_hands > 0 && before.hands + 1 >= rules->match().most_hands;
      const ScoreSheet sheet = score(*rules, played.hand, before.held, last);
      if (sheet.verdict.dealt_again) continue;
      advance(*rules, match, played.hand.contract(), sheet, played.hand.tally);
      for (Team team = 0; team < kTeams; ++team)
        RC_ASSERT(match.scores[team] == before.scores[team] + sheet.points[team]);
      RC_ASSERT(match.held == sheet.held);
      RC_ASSERT(match.dealer == after(before.dealer));
      RC_ASSERT(match.hands == before.hands + 1);
      const bool reached = std::max(match.scores[0], match.scores[1]).value >= rules->match().target;
      const bool raised = played.hand.contract().stake.level > 0;  // a gahwa ends the match by itself
      if (match.over) RC_ASSERT(reached || last || raised);
      const Team ahead = match.scores[0] > match.scores[1] ? Team{0} : Team{1};
      const bool level = match.scores[0] == match.scores[1];
      if (reached && !level && may_win(*rules, sheet, played.hand.tally, 0) &&
          may_win(*rules, sheet, played.hand.tally, 1))
        RC_ASSERT(match.over);
      if (match.over && !reached && !raised && !level) RC_ASSERT(match.winner == ahead);
      if (last && !level) RC_ASSERT(match.over);
    }
  });
}
