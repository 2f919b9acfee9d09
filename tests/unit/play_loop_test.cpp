// The loop of play, with either way to select a card.
#include "hand/fast_play.hpp"

#include <catch2/catch.hpp>

#include <cstring>

#include "qanun/step.hpp"
#include "support/recorded.hpp"

namespace {

using namespace qanun;

bool waits_for_loop(const Hand& hand) {
  return hand.phase == Phase::playing && hand.cards_played == 0 && hand.parts == 0;
}

// Hand `index` by steps as far as the loop, or to its end.
Hand unplayed(const RuleSet& rules, std::uint64_t index, Random& random) {
  Hand hand;
  std::array<std::int32_t, kTeams> scores{};
  begin(rules, hand, static_cast<Seat>(index % kSeats), shuffled_pack(random), scores, 1);
  while (!hand.over() && !waits_for_loop(hand)) {
    const Decision decision = decide(rules, hand);
    static_cast<void>(apply(rules, hand, decision.choice(random.below(decision.size()))));
  }
  return hand;
}

// Plays what waits for the loop of `deals` hands both ways; gives how many were alike to the byte, and how many there
// were.
std::pair<int, int> alike(const RuleSet& rules, std::uint64_t deals) {
  std::pair<int, int> counted{};
  for (std::uint64_t i = 0; i < deals; ++i) {
    Random random{7, i};
    Hand by_table = unplayed(rules, i, random);
    if (by_table.over()) continue;
    Hand by_instruction = by_table;
    Random other = random;
    const RuleSet& now = rules.in_force(by_table);
    play_out(now, by_table, random, Select::by_table);
    play_out(now, by_instruction, other, Select::by_instruction);
    counted.first += std::memcmp(&by_table, &by_instruction, sizeof by_table) == 0 && random.next() == other.next();
    ++counted.second;
  }
  return counted;
}

}  // namespace

TEST_CASE("the loop of play plays the same hand whichever way the processor selects a card") {
  if (fastest_select() != Select::by_instruction) {
    WARN("this processor has no instruction for it: only the table is used here");
    return;
  }
  int waited = 0;
  for (const std::string& name : support::rule_set_names()) {
    INFO(name);
    const auto [same, all] = alike(support::rules(name), 300);
    CHECK(same == all);
    waited += all;
  }
  CHECK(waited > 1000);  // some rule sets never come to the loop
}
