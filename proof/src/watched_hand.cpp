#include "proof/watched_hand.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "qanun/notation.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"

namespace proof {

namespace {

using qanun::Card;
using qanun::CardSet;
using qanun::Hand;
using qanun::kCards;
using qanun::kSeats;
using qanun::kTeams;
using qanun::Phase;
using qanun::Random;
using qanun::Seat;

constexpr std::size_t kMostActions = 1000;     // in one deal; the longest auctions come to a tenth of this
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

class Watch {
 public:
  Watch(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index, qanun::PlayedHand& played,
        qanun::ActionLog& log, const Aim* aim)
      : rules_{rules}, random_{seed, index}, played_{played}, hand_{played.hand}, log_{log}, aim_{aim} {}

  std::optional<Fault> run() {
    start();
    for (played_.void_deals = 0; played_.void_deals <= kMostVoidDeals; ++played_.void_deals) {
      pack_.next(rules_.match(), random_);
      log_.actions.clear();
      qanun::begin(rules_, hand_, match_.dealer, pack_.cards, scores_);
      if (!deal()) return std::move(fault_);
      pack_.gather(rules_.match(), hand_);
      if (hand_.phase == Phase::ended) {
        played_.sheet = qanun::score(rules_, hand_, {}, rules_.match().most_hands == 1);
        if (!played_.sheet.verdict.dealt_again) return std::nullopt;
      }
      qanun::advance_void(rules_, match_, &hand_);
    }
    fail(std::string{kNothingCounted},
         fmt::format("{} deals in a row were thrown in: no hand is ever counted", played_.void_deals),
         fmt::format("{} توزيعة متتالية أُلغيت: لا تُحسب أي يد", played_.void_deals));
    return std::move(fault_);
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

  bool deal() {
    for (std::size_t steps = 0; !hand_.over(); ++steps) {
      if (steps == kMostActions)
        return fail("F102", fmt::format("a deal goes on after {} actions", steps),
                    fmt::format("توزيعة لا تنتهي بعد {} فعل", steps));
      if (!cards_are_whole() || !views_are_blind()) return false;
      if (!interject() && !decide()) return false;
    }
    return cards_are_whole() && views_are_blind();
  }

  // docs/stream.md: every open interjection draws one word, until one is taken. Nobody errs, so nobody is accused.
  bool interject() {
    for (const qanun::Interjection& open : qanun::interjections(rules_, hand_)) {
      if (rules_.words()[open.call.word].accuses) continue;
      if (!rules_.feature(rules_.feature_of_word(open.call.word)).takes(hand_, open, random_.next())) continue;
      return take(qanun::Action::say(open.seat, open.call));
    }
    return false;
  }

  bool decide() {
    const qanun::Decision decision = qanun::decide(rules_, hand_);
    if (decision.seat >= kSeats)
      return fail("F101", "nobody is on turn and the hand is not over", "لا دور لأحد واليد لم تنتهِ");
    if (decision.size() == 0)
      return fail("F101", fmt::format("seat {} is on turn and may do nothing", decision.seat),
                  fmt::format("الدور للمقعد {} ولا يجوز له شيء", decision.seat));
    if (!is_held(decision)) return false;
    const bool aims = aim_ != nullptr && !hand_.play_begun();
    return take(aims ? choice_for(*aim_, rules_, hand_, decision, random_)
                     : decision.choice(random_.below(decision.size())));
  }

  bool is_held(const qanun::Decision& decision) {
    const CardSet held = hand_.held[decision.seat];
    const bool flagged = std::all_of(decision.flagged.begin(), decision.flagged.end(),
                                     [&](CardSet cards) { return decision.cards.contains(cards); });
    if (held.contains(decision.accepted) && decision.accepted.contains(decision.cards) && flagged) return true;
    const std::string cards = to_string((decision.cards | decision.accepted) - held);
    return fail("F105", fmt::format("seat {} is offered cards that it may not play: {}", decision.seat, cards),
                fmt::format("للمقعد {} ورق لا يجوز له: {}", decision.seat, cards));
  }

  bool take(const qanun::Action& action) {
    const std::string text = to_string(rules_, action);
    log_.actions.push_back(action);
    const auto refusal = qanun::apply(rules_, hand_, action);
    if (!refusal) return true;
    fail("F104", fmt::format("'{}' is offered and then refused: {}", text, refusal->text.en),
         fmt::format("«{}» معروض ثم مرفوض: {}", text, refusal->text.ar));
    return true;  // the fault ends the deal: see deal()
  }

  // Every card lies in one place.
  bool cards_are_whole() {
    if (fault_) return false;
    CardSet seen;
    int cards = hand_.cards_played;
    for (std::size_t i = 0; i < hand_.cards_played; ++i) seen.add(Card{hand_.played[i]});
    for (const CardSet held : hand_.held) {
      seen |= held;
      cards += held.size();
    }
    const bool all_dealt = hand_.phase == Phase::announcing || hand_.phase == Phase::playing;
    if (seen.size() == cards && (!all_dealt || cards == kCards)) return true;
    return fail("F106", fmt::format("{} cards are held or played, {} of them different", cards, seen.size()),
                fmt::format("{} ورقة في الأيدي وعلى الطاولة، المختلف منها {}", cards, seen.size()));
  }

  bool views_are_blind() {
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const qanun::View view = qanun::view_of(rules_, hand_, seat);
      CardSet open = hand_.held[seat] | hand_.dealt[seat];
      for (std::size_t i = 0; i < hand_.cards_played; ++i) open.add(Card{hand_.played[i]});
      for (const CardSet shown : view.shown) open |= shown;
      if (hand_.auction.up_card.exists()) open.add(hand_.auction.up_card);

      CardSet visible;
      for (const CardSet cards : view.hand.held) visible |= cards;
      for (const CardSet cards : view.hand.dealt) visible |= cards;
      for (const std::uint8_t card : view.hand.deck)
        if (card < kCards) visible.add(Card{card});
      if (open.contains(visible)) continue;
      const std::string cards = to_string(visible - open);
      return fail("F107", fmt::format("seat {} sees cards of others: {}", seat, cards),
                  fmt::format("المقعد {} يرى ورق غيره: {}", seat, cards));
    }
    return true;
  }

  bool fail(std::string code, std::string english, std::string arabic) {
    fault_ = Fault{.code = std::move(code), .en = std::move(english), .ar = std::move(arabic)};
    return false;
  }

  const qanun::RuleSet& rules_;
  Random random_;
  qanun::PlayedHand& played_;
  Hand& hand_;
  qanun::ActionLog& log_;
  const Aim* aim_;
  Pack pack_{};
  qanun::MatchState match_{};
  std::array<std::int32_t, kTeams> scores_{};
  std::optional<Fault> fault_{};
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
