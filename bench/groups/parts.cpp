// The parts of a hand by themselves: play with the auction settled in advance, play from the first card by steps, the
// legal actions of a position, the sheet of a hand and of given totals.
#include "groups.hpp"
#include "measured.hpp"
#include "playing.hpp"
#include "qanun/step.hpp"
#include "qanun/totals.hpp"

namespace bench {

namespace {

constexpr std::size_t kHands = 256;       // few enough to stay near the processor
constexpr std::size_t kPositions = 1024;  // likewise
constexpr const char* kWholeRow = "hands/saudi";

// Taken from random hands before anything is timed.
struct Collected {
  std::vector<qanun::Hand> first_cards{};  // play has begun, no card lies
  std::vector<qanun::Hand> positions{};    // somebody has to choose, in the auction or in play
  std::vector<qanun::Hand> over{};
  std::vector<qanun::HandTotals> totals{};
};

qanun::HandTotals totals_of(const qanun::Hand& hand) {
  qanun::HandTotals totals;
  totals.contract = hand.contract();
  totals.raw = hand.tally.abnat;
  totals.tricks_by_seat = hand.tally.tricks_by_seat;
  totals.dealer = hand.dealer();
  return totals;
}

// From where the hand stands to its end, by the public steps.
template <class Look>
void play_on(const qanun::RuleSet& rules, qanun::Hand& hand, qanun::Random& random, Look look) {
  while (!hand.over()) {
    const qanun::Decision decision = qanun::decide(rules, hand);
    look(hand);
    qanun::apply_unchecked(rules, hand, decision.choice(random.below(decision.size())));
  }
}

Collected collect(const qanun::RuleSet& rules) {
  Collected all;
  for (std::uint64_t i = 0; all.over.size() < kHands; ++i) {
    qanun::Random random{kSeed, i};
    qanun::Hand hand;
    qanun::begin(rules, hand, static_cast<qanun::Seat>(i % qanun::kSeats), qanun::shuffled_pack(random));
    bool begun = false;
    play_on(rules, hand, random, [&](const qanun::Hand& now) {
      if (all.positions.size() < kPositions) all.positions.push_back(now);
      if (!begun && now.phase == qanun::Phase::playing && now.cards_played == 0) all.first_cards.push_back(now);
      begun = now.play_begun();
    });
    if (hand.phase != qanun::Phase::ended) continue;
    all.over.push_back(hand);
    all.totals.push_back(totals_of(hand));
  }
  return all;
}

// Each of these once a round.
template <class Item, class Take>
Plan::Measure measure_each(const std::vector<Item>& items, const char* pieces, Take take) {
  return [&items, pieces, take](benchmark::State& state) {
    for (auto round : state) {
      static_cast<void>(round);
      for (std::size_t i = 0; i < items.size(); ++i) take(items[i], i);
    }
    report_rate(state, pieces, static_cast<std::uint64_t>(state.iterations()) * items.size());
  };
}

void add_steps(Plan& plan, const Loaded& whole, const Collected& all) {
  const qanun::RuleSet& rules = *whole.rules;
  plan.add({"part/play_by_steps", "steps/saudi"},
           measure_each(all.first_cards, kHandsRate, [&rules](const qanun::Hand& from, std::size_t i) {
             qanun::Hand hand = from;
             qanun::Random random{kSeed, i};
             play_on(rules, hand, random, [](const qanun::Hand&) {});
             benchmark::DoNotOptimize(hand.tally);
           }));
  plan.add({"part/legal_actions", kWholeRow},
           measure_each(all.positions, "positions/s", [&rules](const qanun::Hand& hand, std::size_t) {
             const qanun::Decision decision = qanun::decide(rules, hand);
             std::uint32_t choices = decision.size();
             benchmark::DoNotOptimize(choices);
           }));
}

void add_scoring(Plan& plan, const Loaded& whole, const Collected& all) {
  const qanun::RuleSet& rules = *whole.rules;
  plan.add({"part/score_of_hand", kWholeRow},
           measure_each(all.over, "sheets/s", [&rules](const qanun::Hand& hand, std::size_t) {
             qanun::ScoreSheet sheet = qanun::score(rules, hand);
             benchmark::DoNotOptimize(sheet);
           }));
  plan.add({"part/score_of_totals", kWholeRow},
           measure_each(all.totals, "sheets/s", [&rules](const qanun::HandTotals& totals, std::size_t) {
             qanun::ScoreSheet sheet = qanun::score(rules, totals, qanun::MatchState{});
             benchmark::DoNotOptimize(sheet);
           }));
}

}  // namespace

void add_parts(Workshop& workshop) {
  Plan& plan = workshop.plan();
  const Loaded& whole = workshop.shipped(kWhole);
  static const Collected all = collect(*whole.rules);  // measured from the plan
  // No auction and no features: deal, play and sheet of a sun.
  const auto file =
      workshop.scratch().write("settled.yaml",
                               "qanun: 1\nname: settled\ntitle: {en: settled, ar: محسوم}\n"
                               "phases: {deal: saudi, bid: settled, declare: saudi, play: saudi, score: saudi}\n");
  plan.add({"part/auction_settled", "hook/none"}, measure_hands(workshop.load(file.string(), {})));
  add_steps(plan, whole, all);
  add_scoring(plan, whole, all);
}

}  // namespace bench
