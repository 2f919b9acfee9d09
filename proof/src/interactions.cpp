#include "proof/interactions.hpp"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <utility>

namespace proof {

namespace {

using qanun::PlayedHand;
using qanun::RuleSet;

// Hands of a pair that are played again under all four rule sets, because one of them takes another course. It bounds
// the time that an option takes which changes every hand, such as the deal.
constexpr std::uint64_t kMostReplays = 128;

std::uint64_t fold(std::uint64_t sum, std::uint64_t part) { return qanun::mix(sum + part + 0x9E3779B97F4A7C15ULL); }

std::uint64_t size_of(std::int32_t surplus) { return static_cast<std::uint64_t>(std::abs(surplus)); }

template <class Bytes>
std::uint64_t fold_all(std::uint64_t sum, const Bytes& bytes) {
  std::uint64_t word = 0;
  std::size_t filled = 0;
  for (const auto byte : bytes) {
    word = word << 8U | static_cast<std::uint8_t>(byte);
    if (++filled % 8 == 0) sum = fold(sum, word);
  }
  return fold(sum, word);
}

std::vector<HandOutcome> play_all(const RuleSet& rules, std::uint64_t seed, const std::vector<SampledHand>& hands) {
  const qanun::Playout playout{rules};
  std::vector<HandOutcome> outcomes;
  outcomes.reserve(hands.size());
  PlayedHand played;
  for (const SampledHand& one : hands) {
    playout.hand(seed, one.index, played);
    outcomes.push_back(outcome_of(played));
  }
  return outcomes;
}

std::uint64_t differing(const std::vector<HandOutcome>& a, const std::vector<HandOutcome>& b) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) count += a[i] == b[i] ? 0U : 1U;
  return count;
}

// The rule set with these picks, where there is one by which hands are counted.
std::shared_ptr<const RuleSet> usable_rules(const RuleSpace& space, std::uint64_t seed, const Picks& picks,
                                            Hindrance& hindrance) {
  Applied applied = space.apply(picks);
  hindrance.relation = std::move(applied.forbidden);
  hindrance.refused = std::move(applied.refused);
  if (applied.rules == nullptr) return nullptr;
  hindrance.nothing_counts = !counts_hands(*applied.rules, seed);
  return hindrance.nothing_counts ? nullptr : std::move(applied.rules);
}

class Search {
 public:
  Search(const InteractionPlan& plan, const std::atomic<bool>& stop, const ProgressReport& progress)
      : plan_{plan}, space_{*plan.space}, stop_{stop}, progress_{progress} {}

  Interactions find() {
    found_.rules = usable({}, hindrance_);
    if (found_.rules == nullptr) return std::move(found_);
    found_.hands = sample_hands(*found_.rules, plan_.seed, plan_.hands);
    own_ = play_all(*found_.rules, plan_.seed, found_.hands);
    find_changes();
    list_pairs();
    const std::uint64_t done =
        work_in_blocks({found_.pairs.size(), 1, plan_.threads}, stop_, progress_,
                       [this](Block block) { found_.pairs[block.first] = compared(found_.pairs[block.first]); });
    found_.pairs.resize(done);
    return std::move(found_);
  }

 private:
  std::shared_ptr<const RuleSet> usable(const Picks& picks, Hindrance& hindrance) const {
    return usable_rules(space_, plan_.seed, picks, hindrance);
  }

  void find_changes() {
    found_.changes = changes_to_try(space_);
    const std::uint64_t done = work_in_blocks(
        {found_.changes.size(), 1, plan_.threads}, stop_, {},
        [this](Block block) { found_.changes[block.first] = chosen(found_.changes[block.first].option); });
    found_.changes.resize(done);
  }

  // The sample that changes most hands; the first of several. Made in the thread's own memory.
  Change chosen(std::uint16_t option) const {
    Change change{.option = option};
    const auto samples = static_cast<std::uint16_t>(space_.options()[change.option].samples.size());
    for (std::uint16_t sample = 1; sample < samples; ++sample) {
      const Pick pick{change.option, sample};
      Hindrance hindrance;
      auto rules = usable({pick}, hindrance);
      if (rules == nullptr) {
        if (!change.pick) change.hindrance = std::move(hindrance);
        continue;
      }
      auto outcomes = play_all(*rules, plan_.seed, found_.hands);
      const std::uint64_t hands = differing(own_, outcomes);
      if (change.pick && hands <= change.hands) continue;
      change.pick = pick;
      change.hindrance = {};
      change.hands = hands;
      change.rules = std::move(rules);
      change.outcomes = std::move(outcomes);
    }
    return change;
  }

  // Of the pairs of this part one here, one there: those of one option, which take as long, are spread over all parts.
  void list_pairs() {
    const std::vector<OptionPair> all = pairs_of(found_.changes);
    for (std::size_t i = plan_.shard; i < all.size(); i += plan_.shards) found_.pairs.push_back(all[i]);
    found_.wanted = found_.pairs.size();
  }

  OptionPair compared(OptionPair pair) const {
    const auto both = usable({pair.picks[0], pair.picks[1]}, pair.hindrance);
    if (both == nullptr) return pair;
    pair.tried = true;
    const Change& first = found_.changes[pair.first];
    const Change& second = found_.changes[pair.second];
    const Quartet quartet{{found_.rules.get(), first.rules.get(), second.rules.get(), both.get()}};
    const qanun::Playout playout{*both};
    PlayedHand played;
    QuartetHand four;
    std::uint64_t replays = 0;
    for (std::size_t i = 0; i < found_.hands.size(); ++i) {
      playout.hand(plan_.seed, found_.hands[i].index, played);
      const std::array<HandOutcome, kFour> outcomes{own_[i], first.outcomes[i], second.outcomes[i], outcome_of(played)};
      if (have_one_course(outcomes)) {
        add_up(pair, found_.hands[i], outcomes);
      } else if (replays < kMostReplays) {
        ++replays;
        play_four(quartet, plan_.seed, found_.hands[i].index, four);
        add(pair, found_.hands[i], four);
      }
    }
    return pair;
  }

  static bool have_one_course(const std::array<HandOutcome, kFour>& outcomes) {
    return std::all_of(outcomes.begin() + 1, outcomes.end(),
                       [&](const HandOutcome& one) { return one.course == outcomes[0].course; });
  }

  // The four random hands are one hand: their points can be set against each other as they are.
  static void add_up(OptionPair& pair, const SampledHand& hand, const std::array<HandOutcome, kFour>& outcomes) {
    note_compared(pair, hand);
    std::uint64_t surplus = 0;
    PairExample example{.index = hand.index, .interplay = Interplay::points, .counted = true};
    for (std::size_t i = 0; i < kFour; ++i) example.points[i] = outcomes[i].points;
    for (std::size_t team = 0; team < qanun::kTeams; ++team)
      surplus += size_of(example.points[3][team] - example.points[1][team] - example.points[2][team] +
                         example.points[0][team]);
    if (surplus > 0) note_points(pair, hand, surplus, example);
  }

  static void note_compared(OptionPair& pair, const SampledHand& hand) {
    ++pair.compared;
    pair.weight += hand.weight;
  }

  static void note_points(OptionPair& pair, const SampledHand& hand, std::uint64_t surplus,
                          const PairExample& example) {
    ++pair.points;
    pair.shown += hand.weight;
    pair.surplus += surplus;
    // Points say more than choices.
    if (!pair.example || pair.example->interplay != Interplay::points) pair.example = example;
  }

  static void add(OptionPair& pair, const SampledHand& sampled, const QuartetHand& hand) {
    note_compared(pair, sampled);
    PairExample example{.index = sampled.index, .interplay = hand.interplay, .counted = hand.counted};
    if (hand.interplay == Interplay::points) {
      for (std::size_t i = 0; i < kFour; ++i)
        for (std::size_t team = 0; team < qanun::kTeams; ++team)
          example.points[i][team] = hand.sheets[i].points[team].value;
      const auto surplus = hand.surplus();
      note_points(pair, sampled, size_of(surplus[0]) + size_of(surplus[1]), example);
    } else if (hand.interplay != Interplay::none) {
      ++pair.choices;
      pair.shown += sampled.weight;
      if (!pair.example) pair.example = example;
    }
  }

  const InteractionPlan& plan_;
  const RuleSpace& space_;
  const std::atomic<bool>& stop_;
  const ProgressReport& progress_;
  Hindrance hindrance_{};
  std::vector<HandOutcome> own_{};
  Interactions found_{};
};

}  // namespace

HandOutcome outcome_of(const PlayedHand& played) {
  const qanun::Hand& hand = played.hand;
  const qanun::Contract& contract = hand.contract();
  std::uint64_t sum = fold(played.void_deals, static_cast<std::uint64_t>(hand.phase));
  sum = fold_all(sum, hand.deck);
  sum = fold_all(sum, hand.played);
  sum = fold_all(sum, hand.slots);
  for (const auto& codes : hand.announced.codes) sum = fold_all(sum, codes);
  for (const qanun::CardSet cards : hand.dealt) sum = fold(sum, cards.bits());
  // What a raise is worth is counting; that it was said is play.
  sum = fold_all(
      sum, std::array<std::uint8_t, 13>{hand.dealer(), hand.first_leader, hand.cards_played, hand.baloot_said,
                                        static_cast<std::uint8_t>(contract.mode), contract.buyer, contract.kind,
                                        contract.round, static_cast<std::uint8_t>(contract.target),
                                        contract.stake.level, contract.stake.trumps_barred, contract.stake.raises, 0});
  sum = fold(sum, static_cast<std::uint64_t>(static_cast<std::uint16_t>(contract.bid)) << 32U | contract.stake.raisers);
  for (const std::int32_t score : hand.scores) sum = fold(sum, static_cast<std::uint64_t>(score));
  const auto& points = played.sheet.points;
  return {.points = {points[0].value, points[1].value}, .course = sum};
}

Interactions find_interactions(const InteractionPlan& plan, const std::atomic<bool>& stop,
                               const ProgressReport& progress) {
  return Search{plan, stop, progress}.find();
}

std::vector<Change> changes_to_try(const RuleSpace& space) {
  std::vector<Change> changes;
  for (std::size_t option = 0; option < space.options().size(); ++option)
    if (space.options()[option].decl->effect == qanun::Effect::result)
      changes.push_back({.option = static_cast<std::uint16_t>(option)});
  return changes;
}

std::vector<OptionPair> pairs_of(const std::vector<Change>& changes) {
  std::vector<OptionPair> pairs;
  const auto count = static_cast<std::uint16_t>(changes.size());
  for (std::uint16_t first = 0; first < count; ++first)
    for (auto second = static_cast<std::uint16_t>(first + 1); second < count; ++second)
      if (changes[first].pick && changes[second].pick)
        pairs.push_back({.first = first, .second = second, .picks = {*changes[first].pick, *changes[second].pick}});
  return pairs;
}

Hindrance hindrance_of(const RuleSpace& space, std::uint64_t seed, const Picks& picks) {
  Hindrance hindrance;
  static_cast<void>(usable_rules(space, seed, picks, hindrance));
  return hindrance;
}

std::vector<const OptionPair*> strongest(const Interactions& found) {
  std::vector<const OptionPair*> pairs;
  for (const OptionPair& pair : found.pairs)
    if (pair.interplays() > 0) pairs.push_back(&pair);
  std::stable_sort(pairs.begin(), pairs.end(), [](const OptionPair* a, const OptionPair* b) {
    if (a->share() != b->share()) return a->share() > b->share();
    return a->surplus > b->surplus;
  });
  return pairs;
}

}  // namespace proof
