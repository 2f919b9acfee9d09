#include "proof/watched_deal.hpp"

#include <fmt/format.h>

#include "qanun/notation.hpp"
#include "qanun/view.hpp"
#include "step_faults.hpp"

namespace proof {

namespace {

using qanun::Card;
using qanun::CardSet;
using qanun::Hand;
using qanun::kCards;
using qanun::kSeats;
using qanun::Seat;

class DealWatch {
 public:
  DealWatch(const qanun::RuleSet& rules, Players& players, Hand& hand, qanun::ActionLog& log)
      : rules_{rules}, players_{players}, hand_{hand}, log_{log} {}

  std::optional<Fault> run() {
    log_.actions.clear();
    static_cast<void>(deal());
    return std::move(fault_);
  }

 private:
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

  bool interject() {
    const qanun::InterjectionList open = qanun::interjections(rules_, hand_);
    if (open.empty()) return false;
    const auto action = players_.interject(hand_, open);
    return action && take(*action);
  }

  bool decide() {
    const qanun::Decision decision = qanun::decide(rules_, hand_);
    return sound(decision_at_fault(hand_, decision)) && take(players_.decide(hand_, decision));
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

  // A refused action is a fault already.
  bool cards_are_whole() { return !fault_ && sound(cards_at_fault(hand_)); }

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

  bool sound(std::optional<Fault> fault) {
    if (fault) fault_ = std::move(fault);
    return !fault_;
  }

  bool fail(std::string code, std::string english, std::string arabic) {
    fault_ = Fault{.code = std::move(code), .en = std::move(english), .ar = std::move(arabic)};
    return false;
  }

  const qanun::RuleSet& rules_;
  Players& players_;
  Hand& hand_;
  qanun::ActionLog& log_;
  std::optional<Fault> fault_{};
};

}  // namespace

std::optional<Fault> watch_deal(const qanun::RuleSet& rules, Players& players, qanun::Hand& hand,
                                qanun::ActionLog& log) {
  return DealWatch{rules, players, hand, log}.run();
}

}  // namespace proof
