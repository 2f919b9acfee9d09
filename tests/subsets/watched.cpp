#include "watched.hpp"

#include "qanun/record.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"
#include "support/exchange.hpp"

namespace watched {

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

struct Course {
  PlayedHand played;
  ActionLog log;
};

class Watch {
 public:
  Watch(const Playout& playout, std::uint64_t seed, std::uint64_t index, Erring erring)
      : playout_{playout},
        rules_{playout.rules()},
        seed_{seed},
        index_{index},
        erring_{erring},
        random_{seed ^ 0x5EEDU, index} {}

  std::string fault() {
    play_random_hand(rules_, seed_, index_, course_.played, &course_.log, erring_);
    both_ways();
    replay();
    totals();
    turned();
    return fault_.empty() ? fault_
                          : "seed " + std::to_string(seed_) + " hand " + std::to_string(index_) + ": " + fault_;
  }

 private:
  void want(bool holds, const char* what) {
    if (!holds && fault_.empty()) fault_ = what;
  }

  [[nodiscard]] Hand start() const {
    const Hand& played = course_.played.hand;
    Hand hand;
    begin(rules_, hand, played.dealer(), played.deck, played.scores, played.number);
    return hand;
  }

  void both_ways() {
    Course steps;
    step_random_hand(rules_, seed_, index_, steps.played, &steps.log, erring_);
    want(steps.log.actions == course_.log.actions, "step by step the actions are others");
    want(steps.played.sheet.points == course_.played.sheet.points, "step by step the sheet is another");
    PlayedHand prepared;
    playout_.hand(seed_, index_, prepared, nullptr, erring_);
    want(prepared.sheet.points == course_.played.sheet.points, "prepared, the sheet is another");
    want(steps.played.void_deals == course_.played.void_deals, "step by step other deals are thrown in");
  }

  void replay() {
    Hand hand = start();
    const auto& actions = course_.log.actions;
    want(actions.size() < 200, "the hand has no end");
    const std::size_t look = random_.below(static_cast<std::uint32_t>(actions.size()) + 1);
    for (std::size_t i = 0; i < actions.size() && fault_.empty(); ++i) {
      if (i == look) views(hand);
      step(hand, actions[i]);
    }
    if (!fault_.empty()) return;
    want(hand.phase == Phase::ended, "the actions do not end the hand");
    want(sheet_json(rules_, score(rules_, hand)) == sheet_json(rules_, course_.played.sheet), "the sheet is another");
  }

  void step(Hand& hand, const Action& action) {
    if (!hand.over()) {
      const Decision decision = decide(rules_, hand);
      want(decision.size() > 0, "nobody can do anything");
      want(decision.accepted.contains(decision.cards), "a legal card is not accepted");
      want(decision.cards.empty() || hand.held[decision.seat].contains(decision.accepted), "a card is not held");
      const bool chosen = action.call.word == kPlayCard && action.flags == 0 && erring_.per_million == 0;
      want(!chosen || decision.cards.has(action.card), "a random player plays what is not legal");
    }
    want(!apply(rules_, hand, action).has_value(), "what was done is refused");
    CardSet seen;
    int cards = hand.cards_played;
    for (std::size_t i = 0; i < hand.cards_played; ++i) seen.add(Card{hand.played[i]});
    for (const CardSet held : hand.held) {
      seen |= held;
      cards += held.size();
    }
    want(seen.size() == cards, "a card is there twice");
    want(!hand.play_begun() || cards == kCards, "a card is lost");
  }

  void totals() {
    const Hand& hand = course_.played.hand;
    const ScoreSheet& sheet = course_.played.sheet;
    std::array<Points, kTeams> sums{};
    for (const Line& line : sheet.lines) sums[line.team] += line.points;
    want(sums == sheet.points, "the lines do not add up to the points");
    if (hand.cards_played < kCards) return;
    const RuleSet& now = rules_.in_force(hand);
    std::int32_t whole = now.last_trick(hand.mode());
    for (const Card card : CardSet::all()) whole += now.table(hand.mode()).worth[card.index()];
    want(hand.tally.abnat[0].value + hand.tally.abnat[1].value == whole, "abnat are lost");
    want(hand.tally.tricks(0) + hand.tally.tricks(1) == kRanks, "tricks are lost");
  }

  // Two cards that the seat cannot see change places, and hidden slots hold something else.
  void views(const Hand& hand) {
    const auto seat = static_cast<Seat>(random_.below(kSeats));
    const View view = view_of(rules_, hand, seat);
    CardSet unseen = CardSet::all() - view.hand.dealt[seat];
    for (const CardSet dealt : view.hand.dealt) unseen -= dealt;
    for (const auto& codes : hand.announced.codes)
      for (const MeldCode code : codes)
        if (code != 0) unseen -= rules_.declare().shape(code).cards;
    if (hand.auction.up_card.exists()) unseen.remove(hand.auction.up_card);
    if (unseen.size() < 2) return;
    const auto nth = [&](std::uint32_t n) {
      auto card = unseen.begin();
      while (n-- > 0) ++card;
      return *card;
    };
    const Card a = nth(random_.below(static_cast<std::uint32_t>(unseen.size())));
    const Card b = nth(random_.below(static_cast<std::uint32_t>(unseen.size())));
    Hand other = support::exchanged(hand, a, b);
    for (const SlotUse& use : rules_.slots())
      for (std::size_t i = 0; use.sight == Sight::nobody && i < use.bytes; ++i)
        other.slots[use.offset + i] ^= std::byte{0x5A};
    const View theirs = view_of(rules_, other, seat);
    want(view.hand.held == theirs.hand.held && view.hand.dealt == theirs.hand.dealt &&
             view.hand.deck == theirs.hand.deck && view.hand.slots == theirs.hand.slots && view.shown == theirs.shown &&
             view.hand.parts == theirs.hand.parts,
         "a seat sees what it may not see");
  }

  // The whole table one seat further.
  void turned() {
    const Hand& played = course_.played.hand;
    Hand hand;
    begin(rules_, hand, after(played.dealer()), played.deck, {played.scores[1], played.scores[0]}, played.number);
    for (Action action : course_.log.actions) {
      if (!fault_.empty()) return;
      action.seat = after(action.seat);
      // A claim that names a seat and a trick names the one that sits there now.
      if (rules_.words()[action.call.word].params == Params::maybe_seat_number && action.call.number != 0)
        action.call.number = static_cast<std::int16_t>(after(static_cast<Seat>(action.call.number >> 8)) << 8 |
                                                       (action.call.number & 0xFF));
      want(!apply(rules_, hand, action).has_value(), "at a turned table something is refused");
    }
    if (!fault_.empty()) return;
    const ScoreSheet sheet = score(rules_, hand);
    want(sheet.points[1] == course_.played.sheet.points[0] && sheet.points[0] == course_.played.sheet.points[1],
         "a turned table comes to other points");
  }

  const Playout& playout_;
  const RuleSet& rules_;
  std::uint64_t seed_;
  std::uint64_t index_;
  Erring erring_;
  Random random_;
  Course course_{};
  std::string fault_{};
};

}  // namespace

std::string fault_in(const Playout& playout, std::uint64_t seed, std::uint64_t index, Erring erring) {
  return Watch{playout, seed, index, erring}.fault();
}

}  // namespace watched
