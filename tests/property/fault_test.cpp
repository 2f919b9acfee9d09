// What must hold of hands in which players err and accuse each other.
#include "generators.hpp"
#include "property.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

constexpr Erring kOften{200'000};

std::shared_ptr<const RuleSet> some_lenient_rules() {
  auto list = *property::changes();
  std::erase_if(list, [](const property::Change& change) { return change.key == "qaid.mode"; });
  list.push_back({"qaid.mode", *rc::gen::element<std::string>("claimable", "auto")});
  auto rules = property::rules_with(list);
  RC_PRE(static_cast<bool>(rules));
  return rules;
}

struct Erred {
  PlayedHand played;
  ActionLog log;
};

Erred some_hand(const RuleSet& rules) {
  Erred erred;
  const auto index = static_cast<std::uint64_t>(*rc::gen::inRange(0, 1'000'000));
  play_random_hand(rules, 5, index, erred.played, &erred.log, kOften);
  return erred;
}

Hand start_of(const RuleSet& rules, const Hand& played) {
  Hand hand;
  begin(rules, hand, played.dealer(), played.deck, played.scores, played.number);
  return hand;
}

void check_cards(const Hand& hand) {
  CardSet seen;
  for (std::size_t i = 0; i < hand.cards_played; ++i) seen.add(Card{hand.played[i]});
  int cards = hand.cards_played;
  for (const CardSet held : hand.held) {
    seen |= held;
    cards += held.size();
  }
  RC_ASSERT(seen.size() == cards);
  if (hand.phase == Phase::playing || hand.phase == Phase::ended) RC_ASSERT(seen == CardSet::all());
}

// What was wrong is hidden, and only what is held can lie open.
void check_views(const RuleSet& rules, const Hand& hand) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const View view = view_of(rules, hand, seat);
    for (const SlotUse& use : rules.slots())
      for (std::size_t i = use.offset; use.sight == Sight::nobody && i < std::size_t{use.offset} + use.bytes; ++i)
        RC_ASSERT(view.hand.slots[i] == std::byte{0});
    for (Seat other = 0; other < kSeats; ++other) RC_ASSERT(hand.dealt[other].contains(view.shown[other]));
  }
}

}  // namespace

TEST_CASE("with faults cards are conserved, views are blind, what is done is taken, and every hand ends") {
  property::holds("faults conserved", [] {
    const auto rules = some_lenient_rules();
    const Erred erred = some_hand(*rules);
    Hand hand = start_of(*rules, erred.played.hand);
    RC_ASSERT(erred.log.actions.size() < 200U);
    for (const Action& action : erred.log.actions) {
      if (!hand.over()) {
        const Decision decision = decide(*rules, hand);
        RC_ASSERT(decision.size() > 0U);
        RC_ASSERT(decision.accepted.contains(decision.cards));
        RC_ASSERT(decision.cards.empty() || hand.held[decision.seat].contains(decision.accepted));
      }
      RC_ASSERT_FALSE(apply(*rules, hand, action).has_value());
      check_cards(hand);
      check_views(*rules, hand);
    }
    RC_ASSERT(hand.phase == Phase::ended);
    const ScoreSheet sheet = score(*rules, hand);
    RC_ASSERT(sheet.points == erred.played.sheet.points);
    RC_ASSERT(sheet.verdict.label == erred.played.sheet.verdict.label);
  });
}

TEST_CASE("with faults the fast path of random play and the public steps give the same hand") {
  property::holds("faults fast path", [] {
    const auto rules = some_lenient_rules();
    const auto index = static_cast<std::uint64_t>(*rc::gen::inRange(0, 1'000'000));
    Erred fast;
    Erred slow;
    play_random_hand(*rules, 5, index, fast.played, &fast.log, kOften);
    step_random_hand(*rules, 5, index, slow.played, &slow.log, kOften);
    RC_ASSERT(fast.log.actions == slow.log.actions);
    RC_ASSERT(fast.played.sheet.points == slow.played.sheet.points);
  });
}

TEST_CASE("a hand that ends by a fault is lost by the side that it was proven against, or that claimed falsely") {
  property::holds("faults decide", [] {
    const auto rules = some_lenient_rules();
    const Erred erred = some_hand(*rules);
    const bool decided = erred.played.sheet.verdict.label == rules->find_label("qaid");
    bool claimed = false;
    Team loser = kNoTeam;
    for (const Remark& remark : remarks(*rules, erred.played.hand)) {
      claimed = claimed || remark.about != Remark::About::fault;
      if (remark.about == Remark::About::right_claim) loser = other_team(team_of(remark.seat));
      if (remark.about == Remark::About::false_claim) loser = team_of(remark.seat);
    }
    if (claimed) RC_ASSERT(decided);
    if (claimed) RC_ASSERT(erred.played.sheet.verdict.winner == other_team(loser));
    if (decided) RC_ASSERT(erred.played.sheet.verdict.winner != kNoTeam);
  });
}
