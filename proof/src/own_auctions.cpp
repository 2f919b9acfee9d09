#include "own_auctions.hpp"

namespace proof {

namespace {

using qanun::Hand;

constexpr int kFirstTries = 32;   // auctions of the first rule set
constexpr int kSecondTries = 48;  // of the second for each of them
constexpr int kMostWords = 200;

struct Bought {
  Hand hand;
  qanun::ActionLog log;
};

// Mostly passes: auctions stay short, and come to contracts that other rule sets know too.
qanun::Action say_something(const qanun::RuleSet& rules, const qanun::Decision& decision, qanun::Random& random) {
  constexpr std::uint32_t reserve = 4;  // three times in four a player passes where he may
  const qanun::Call pass{.word = rules.pass_word()};
  if (decision.words.has(pass) && random.below(reserve) != 0) return qanun::Action::say(decision.seat, pass);
  return decision.choice(random.below(decision.size()));
}

// Random words until play begins. False where it does not.
bool buy(const qanun::RuleSet& rules, qanun::Random& random, Bought& out) {
  for (int words = 0; words < kMostWords; ++words) {
    if (out.hand.over()) return false;
    if (out.hand.play_begun()) return true;
    const qanun::Decision decision = decide(rules, out.hand);
    if (decision.size() == 0) return false;
    const qanun::Action action = say_something(rules, decision, random);
    out.log.actions.push_back(action);
    apply_unchecked(rules, out.hand, action);
  }
  return false;
}

}  // namespace

bool bid_on_apart(const Pair& pair, qanun::Random& random, PairedHand& out) {
  for (int first = 0; first < kFirstTries; ++first) {
    Bought mine{out.hands[0], out.logs[0]};
    if (!buy(pair.rules(0), random, mine)) continue;
    for (int second = 0; second < kSecondTries; ++second) {
      Bought others{out.hands[1], out.logs[1]};
      if (!buy(pair.rules(1), random, others)) continue;
      if (!pair.from(0).same_contract(mine.hand.contract(), others.hand.contract())) continue;
      out.hands = {mine.hand, others.hand};
      out.logs = {std::move(mine.log), std::move(others.log)};
      return true;
    }
  }
  return false;
}

}  // namespace proof
