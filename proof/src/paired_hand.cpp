#include "proof/paired_hand.hpp"

#include <algorithm>

#include "arranged_pack.hpp"
#include "common_choices.hpp"
#include "own_auctions.hpp"
#include "step_faults.hpp"

namespace proof {

namespace {

using qanun::Action;
using qanun::Decision;
using qanun::kTeams;
using qanun::Random;
using qanun::RuleSet;

constexpr int kMostVoidDeals = 64;

// docs/stream.md, items 1 and 2. The scores lie below both targets.
void draw_start(const Pair& pair, Random& random, PairedHand& out, std::array<std::int32_t, kTeams>& scores) {
  const qanun::MatchRules& match = pair.rules(0).match();
  qanun::Team loser = qanun::kNoTeam;
  if (match.first_dealer == qanun::FirstDealer::loser_of_last_match)
    loser = static_cast<qanun::Team>(random.below(kTeams));
  const qanun::Seat dealer = match.draw_dealer(random, loser);
  const std::int32_t target = std::min(match.target, pair.rules(1).match().target);
  std::uint64_t word = random.next();
  for (std::int32_t& score : scores)
    score = static_cast<std::int32_t>(Random::split(word, static_cast<std::uint32_t>(target)));
  for (qanun::MatchState& state : out.before) {
    state = {};
    state.dealer = dealer;
    for (std::size_t team = 0; team < kTeams; ++team) state.scores[team] = qanun::Points{scores[team]};
  }
}

class Deal {
 public:
  Deal(const Pair& pair, Random& random, PairedHand& out) : pair_{pair}, random_{random}, out_{out} {}

  // One deal to its end under both, or to where they part.
  void play(const std::array<std::uint8_t, qanun::kCards>& pack, const std::array<std::int32_t, kTeams>& scores) {
    for (std::size_t side = 0; side < kSides; ++side) {
      out_.logs[side].actions.clear();
      begin(pair_.rules(side), out_.hands[side], out_.before[0].dealer, pack, scores);
    }
    if (!deal_alike(pair_, out_)) return part(Split::cards);
    if (!pair_.from(0).share_bids() && !bid_apart()) return;
    bool play_begun = false;
    for (std::size_t steps = 0; steps < kMostActions; ++steps) {
      if (!play_begun && out_.hands[0].play_begun() && out_.hands[1].play_begun()) {
        play_begun = true;
        if (!deal_alike(pair_, out_)) return part(Split::cards);
      }
      if (out_.hands[0].over() && out_.hands[1].over()) return;
      if (!step()) return;
    }
    part(Split::choices);
  }

 private:
  void part(Split split) { out_.split = split; }

  [[nodiscard]] bool before_play() const { return !out_.hands[0].play_begun() || !out_.hands[1].play_begun(); }

  // False where they cannot go on together.
  bool step() {
    if (out_.hands[0].over() != out_.hands[1].over()) return before_play() ? bid_apart() : stop(Split::over);
    if (interject()) return true;
    const std::array<Decision, kSides> decisions{decide(pair_.rules(0), out_.hands[0]),
                                                 decide(pair_.rules(1), out_.hands[1])};
    if (decisions[0].seat != decisions[1].seat) return before_play() ? bid_apart() : stop(Split::turn);
    const CommonChoices common{pair_, decisions};
    note(common);
    if (common.size() == 0) return before_play() ? bid_apart() : stop(Split::choices);
    return take(common.choice(random_.below(common.size())));
  }

  bool stop(Split split) {
    part(split);
    return false;
  }

  // In words of their own to the same contract.
  bool bid_apart() {
    if (out_.auctions_apart) return stop(Split::contract);
    out_.auctions_apart = true;
    return bid_on_apart(pair_, random_, out_) || stop(Split::contract);
  }

  void note(const CommonChoices& common) {
    for (std::size_t kind = 0; kind < kPartings; ++kind) {
      const auto& only = common.only(static_cast<Parting>(kind));
      if (only) note(static_cast<Parting>(kind), only->side, only->action);
    }
  }

  void note(Parting kind, std::size_t side, const Action& action) {
    auto& offer = out_.offers[static_cast<std::size_t>(kind)];
    if (offer) return;
    offer = Offer{
        .side = side, .action = action, .hands = out_.hands, .actions = {out_.logs[0].actions, out_.logs[1].actions}};
  }

  // What others may do that both rule sets let them do, as the policy of the first rule set's features says; each costs
  // a draw.
  bool interject() {
    std::array<qanun::InterjectionList, kSides> open;
    for (std::size_t side = 0; side < kSides; ++side)
      if ((out_.hands[side].parts & pair_.rules(side).interjectors()) != 0)
        open[side] = interjections(pair_.rules(side), out_.hands[side]);
    for (std::size_t side = 0; side < kSides; ++side) {
      const RuleSet& rules = pair_.rules(side);
      for (const qanun::Interjection& one : open[side]) {
        const auto there = pair_.from(side).call(one.call);
        if (!there || !open[1 - side].has({one.seat, *there})) {
          note(Parting::word, side, Action::say(one.seat, one.call));
          continue;
        }
        if (side != 0 || rules.words()[one.call.word].accuses) continue;
        const std::size_t feature = rules.feature_of_word(one.call.word);
        if (!rules.in_force(out_.hands[0]).feature(feature).takes(out_.hands[0], one, random_.next())) continue;
        return take({Action::say(one.seat, one.call), Action::say(one.seat, *there)});
      }
    }
    return false;
  }

  bool take(const std::array<Action, kSides>& actions) {
    for (std::size_t side = 0; side < kSides; ++side) {
      out_.logs[side].actions.push_back(actions[side]);
      apply_unchecked(pair_.rules(side), out_.hands[side], actions[side]);
    }
    return true;
  }

  const Pair& pair_;
  Random& random_;
  PairedHand& out_;
};

bool is_thrown_in(const PairedHand& out, std::size_t side) {
  return out.hands[side].phase == qanun::Phase::void_deal || out.sheets[side].verdict.dealt_again;
}

void score_both(const Pair& pair, PairedHand& out) {
  for (std::size_t side = 0; side < kSides; ++side) {
    const RuleSet& rules = pair.rules(side);
    out.sheets[side] = {};
    if (out.hands[side].phase == qanun::Phase::ended)
      out.sheets[side] = score(rules, out.hands[side], {}, rules.match().most_hands == 1);
  }
}

void advance_both(const Pair& pair, PairedHand& out) {
  for (std::size_t side = 0; side < kSides; ++side) {
    out.after[side] = out.before[side];
    if (is_thrown_in(out, side))
      advance_void(pair.rules(side), out.after[side], &out.hands[side]);
    else
      advance(pair.rules(side), out.after[side], out.hands[side].contract(), out.sheets[side], out.hands[side].tally);
  }
}

}  // namespace

bool PairedHand::results_differ() const {
  if (split != Split::none) return false;
  const auto& [a, b] = sheets;
  return a.points != b.points || a.held != b.held || a.verdict.outcome != b.verdict.outcome ||
         a.verdict.winner != b.verdict.winner || a.verdict.dealt_again != b.verdict.dealt_again;
}

bool PairedHand::matches_differ() const {
  if (split != Split::none || results_differ()) return false;
  const auto& [a, b] = after;
  return dealer_differs || a.dealer != b.dealer || a.over != b.over || a.winner != b.winner || a.scores != b.scores;
}

void play_pair(const Pair& pair, std::uint64_t seed, std::uint64_t index, PairedHand& out) {
  Random random{seed, index};
  std::array<std::int32_t, kTeams> scores{};
  draw_start(pair, random, out, scores);
  out.offers = {};
  out.split = Split::none;
  out.arranged = out.auctions_apart = out.dealer_differs = false;
  for (int deals = 0; deals < kMostVoidDeals; ++deals) {
    out.arranged = out.auctions_apart = false;
    Deal{pair, random, out}.play(shuffled_pack(random), scores);
    if (out.split != Split::none) return;
    score_both(pair, out);
    advance_both(pair, out);
    if (!is_thrown_in(out, 0) || !is_thrown_in(out, 1)) return;
    if (out.after[0].dealer != out.after[1].dealer) out.dealer_differs = true;
    out.before[0].dealer = out.before[1].dealer = out.after[0].dealer;  // both go on as the first does
  }
  out.split = Split::contract;
}

}  // namespace proof
