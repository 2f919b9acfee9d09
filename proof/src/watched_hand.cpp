#include "proof/watched_hand.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "proof/watched_deal.hpp"

namespace proof {

namespace {

using qanun::Hand;
using qanun::kCards;
using qanun::kSeats;
using qanun::kTeams;
using qanun::Phase;
using qanun::Random;

constexpr std::uint32_t kMostVoidDeals = 500;  // in a row

// docs/stream.md, item 3.
class Pack {
 public:
  void next(const qanun::MatchRules& rules, Random& random) {
    if (rules.shuffle_every_deal || first_)
      shuffle(random);
    else
      std::rotate(cards.begin(), cards.begin() + 1 + random.below(kCards - 1), cards.end());
    first_ = false;
  }

  void gather(const qanun::MatchRules& rules, const Hand& hand) {
    if (rules.shuffle_every_deal || hand.cards_played != kCards) return;
    auto place = cards.begin();
    for (qanun::Team team = 0; team < kTeams; ++team)
      for (int trick = 0; trick < kCards / kSeats; ++trick)
        if (qanun::team_of(hand.taker(trick)) == team)
          place = std::copy_n(hand.played.begin() + trick * kSeats, kSeats, place);
  }

  std::array<std::uint8_t, kCards> cards{};

 private:
  void shuffle(Random& random) {
    std::iota(cards.begin(), cards.end(), std::uint8_t{0});
    std::uint64_t word = 0;
    for (std::uint32_t n = kCards; n >= 2; --n) {
      if (n == 32 || n == 26 || n == 20 || n == 14 || n == 8) word = random.next();
      std::swap(cards[Random::split(word, n)], cards[n - 1]);
    }
  }

  bool first_ = true;
};

// docs/stream.md: every open interjection draws one word, until one is taken. Nobody errs, so nobody is accused.
class RandomPlayers final : public Players {
 public:
  RandomPlayers(const qanun::RuleSet& rules, Random& random, const Aim* aim)
      : rules_{rules}, random_{random}, aim_{aim} {}

  std::optional<qanun::Action> interject(const Hand& hand, const qanun::InterjectionList& open) override {
    for (const qanun::Interjection& one : open) {
      if (rules_.words()[one.call.word].accuses) continue;
      if (!rules_.feature(rules_.feature_of_word(one.call.word)).takes(hand, one, random_.next())) continue;
      return qanun::Action::say(one.seat, one.call);
    }
    return std::nullopt;
  }

  qanun::Action decide(const Hand& hand, const qanun::Decision& decision) override {
    const bool aims = aim_ != nullptr && !hand.play_begun();
    return aims ? choice_for(*aim_, rules_, hand, decision, random_) : decision.choice(random_.below(decision.size()));
  }

 private:
  const qanun::RuleSet& rules_;
  Random& random_;
  const Aim* aim_;
};

class Watch {
 public:
  Watch(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index, qanun::PlayedHand& played,
        qanun::ActionLog& log, const Aim* aim)
      : rules_{rules}, random_{seed, index}, players_{rules, random_, aim}, played_{played}, log_{log} {}

  std::optional<Fault> run() {
    start();
    Hand& hand = played_.hand;
    for (played_.void_deals = 0; played_.void_deals <= kMostVoidDeals; ++played_.void_deals) {
      pack_.next(rules_.match(), random_);
      qanun::begin(rules_, hand, match_.dealer, pack_.cards, scores_);
      if (auto fault = watch_deal(rules_, players_, hand, log_)) return fault;
      pack_.gather(rules_.match(), hand);
      if (hand.phase == Phase::ended) {
        played_.sheet = qanun::score(rules_, hand, {}, rules_.match().most_hands == 1);
        if (!played_.sheet.verdict.dealt_again) return std::nullopt;
      }
      qanun::advance_void(rules_, match_, &hand);
    }
    return Fault{.code = std::string{kNothingCounted},
                 .en = fmt::format("{} deals in a row were thrown in: no hand is ever counted", played_.void_deals),
                 .ar = fmt::format("{} توزيعة متتالية أُلغيت: لا تُحسب أي يد", played_.void_deals)};
  }

 private:
  // docs/stream.md, items 1 and 2.
  void start() {
    qanun::Team loser = qanun::kNoTeam;
    if (rules_.match().first_dealer == qanun::FirstDealer::loser_of_last_match)
      loser = static_cast<qanun::Team>(random_.below(kTeams));
    match_.dealer = rules_.match().draw_dealer(random_, loser);
    std::uint64_t word = random_.next();
    for (std::int32_t& score : scores_)
      score = static_cast<std::int32_t>(Random::split(word, static_cast<std::uint32_t>(rules_.match().target)));
  }

  const qanun::RuleSet& rules_;
  Random random_;
  RandomPlayers players_;
  qanun::PlayedHand& played_;
  qanun::ActionLog& log_;
  Pack pack_{};
  qanun::MatchState match_{};
  std::array<std::int32_t, kTeams> scores_{};
};

std::optional<Fault> watch(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index, const Aim* aim,
                           qanun::PlayedHand& played, qanun::ActionLog& log) {
  std::optional<Fault> fault;
  try {
    fault = Watch{rules, seed, index, played, log, aim}.run();
  } catch (const std::exception& thrown) {
    fault = Fault{.code = "F109",
                  .en = fmt::format("a plugin threw: {}", thrown.what()),
                  .ar = fmt::format("إضافة رمت خطأ: {}", thrown.what())};
  } catch (...) {
    fault = Fault{.code = "F109", .en = "a plugin threw something unknown", .ar = "إضافة رمت خطأ غير معروف"};
  }
  if (!fault) return fault;
  fault->seed = seed;
  fault->index = index;
  return fault;
}

}  // namespace

std::optional<Fault> watch_hand(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index,
                                qanun::PlayedHand& played, qanun::ActionLog& log) {
  return watch(rules, seed, index, nullptr, played, log);
}

std::optional<Fault> watch_aimed_hand(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index,
                                      const Aim& aim, qanun::PlayedHand& played, qanun::ActionLog& log) {
  return watch(rules, seed, index, &aim, played, log);
}

}  // namespace proof
