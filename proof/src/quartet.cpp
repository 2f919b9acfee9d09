#include "proof/quartet.hpp"

#include <algorithm>

#include "qanun/step.hpp"

namespace proof {

namespace {

using qanun::Action;
using qanun::Hand;
using qanun::RuleSet;

bool is_open_to_others(const RuleSet& rules, const Hand& hand, const Action& action) {
  return (hand.parts & rules.interjectors()) != 0 &&
         interjections(rules, hand).has(qanun::Interjection{.seat = action.seat, .call = action.call});
}

bool allows(const RuleSet& rules, const Hand& hand, const Action& action) {
  const bool word = action.call.word != qanun::kPlayCard;
  if (word && is_open_to_others(rules, hand, action)) return true;
  if (hand.over()) return false;
  const qanun::Decision decision = decide(rules, hand);
  if (decision.seat != action.seat) return false;
  if (word) return decision.words.has(action.call);
  if (!decision.cards.has(action.card)) return false;
  for (std::size_t bit = 0; bit < qanun::kMostFlags; ++bit)
    if (((action.flags >> bit) & 1U) != 0 && !decision.flagged[bit].has(action.card)) return false;
  return true;
}

template <class Value>
bool adds_up(const std::array<Value, kFour>& values) {
  const Value* const expected = expected_of_both(values[0], values[1], values[2]);
  return expected == nullptr || *expected == values[3];
}

class Replay {
 public:
  Replay(const Quartet& quartet, QuartetHand& out) : quartet_{quartet}, out_{out} {}

  void play(const qanun::PlayedHand& played, const std::vector<Action>& actions) {
    const Hand& hand = played.hand;
    for (std::size_t i = 0; i < kFour; ++i)
      begin(quartet_.rules(i), out_.hands[i], hand.dealer(), hand.deck, hand.scores, hand.number);
    if (!dealt_alike()) return;
    for (const Action& action : actions) {
      if (!take(action)) return;
      if (!dealt_alike()) return;
    }
    if (!all_over()) return;
    count();
  }

 private:
  // Whether all seats hold the same under all four; what that says where they do not.
  bool dealt_alike() {
    const auto& hands = out_.hands;
    const auto same = [&](const Hand& hand) {
      return hand.dealt == hands[0].dealt && hand.auction.up_card == hands[0].auction.up_card;
    };
    if (std::all_of(hands.begin() + 1, hands.end(), same)) return true;
    std::array<std::array<qanun::CardSet, qanun::kSeats>, kFour> dealt;
    for (std::size_t i = 0; i < kFour; ++i) dealt[i] = hands[i].dealt;
    if (!adds_up(dealt)) out_.interplay = Interplay::deal;
    return false;
  }

  bool take(const Action& action) {
    std::array<std::optional<Action>, kFour> said;
    for (std::size_t i = 0; i < kFour; ++i) {
      said[i] = quartet_.translation(out_.source, i).action(action);
      out_.allowed[i] = said[i] && allows(quartet_.rules(i), out_.hands[i], *said[i]);
    }
    if (!agree(action)) return false;
    out_.log.actions.push_back(action);
    for (std::size_t i = 0; i < kFour; ++i) apply_unchecked(quartet_.rules(i), out_.hands[i], *said[i]);
    return true;
  }

  bool agree(const std::optional<Action>& action) {
    if (std::all_of(out_.allowed.begin(), out_.allowed.end(), [](bool one) { return one; })) return true;
    out_.parted = action;
    if (!adds_up(out_.allowed)) out_.interplay = Interplay::choices;
    return false;
  }

  // The last action of one may leave the hand open under another.
  bool all_over() {
    for (std::size_t i = 0; i < kFour; ++i) out_.allowed[i] = out_.hands[i].phase == qanun::Phase::ended;
    return agree(std::nullopt);
  }

  void count() {
    for (std::size_t i = 0; i < kFour; ++i)
      out_.sheets[i] = score(quartet_.rules(i), out_.hands[i], {}, quartet_.rules(i).match().most_hands == 1);
    out_.counted = true;
    const auto surplus = out_.surplus();
    if (surplus[0] != 0 || surplus[1] != 0) out_.interplay = Interplay::points;
  }

  const Quartet& quartet_;
  QuartetHand& out_;
};

}  // namespace

Quartet::Quartet(const std::array<const RuleSet*, kFour>& rules) : rules_{rules} {
  translations_.reserve(kFour * kFour);
  for (const RuleSet* from : rules)
    for (const RuleSet* to : rules) translations_.emplace_back(*from, *to);
}

std::array<std::int32_t, qanun::kTeams> QuartetHand::surplus() const {
  std::array<std::int32_t, qanun::kTeams> out{};
  for (std::size_t team = 0; team < qanun::kTeams; ++team)
    out[team] = sheets[3].points[team].value - sheets[1].points[team].value - sheets[2].points[team].value +
                sheets[0].points[team].value;
  return out;
}

void play_four(const Quartet& quartet, std::uint64_t seed, std::uint64_t index, QuartetHand& out) {
  qanun::PlayedHand played;
  qanun::ActionLog log;
  out.source = index % kFour;
  out.log.actions.clear();
  out.counted = false;
  out.parted.reset();
  out.allowed = {};
  out.interplay = Interplay::none;
  play_random_hand(quartet.rules(out.source), seed, index, played, &log);
  Replay{quartet, out}.play(played, log.actions);
}

}  // namespace proof
