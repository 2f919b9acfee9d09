// What one seat gets to see or to hear - its view, its choices, refusals, log lines - is equal for any two states that
// differ only in what that seat cannot see.
#include "qanun/view.hpp"

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include "property.hpp"
#include "two_hands.hpp"

using namespace qanun;
using property::Conduct;
using property::ErringGame;
using property::Game;
using property::Glimpse;
using property::TwoHands;

namespace {

void check_views(const RuleSet& rules, const TwoHands& hands) {
  RC_ASSERT(proof::look_alike(view_of(rules, hands.one, hands.seat), view_of(rules, hands.other, hands.seat)));
}

CardSet announced_cards(const RuleSet& rules, const Hand& hand) {
  CardSet cards;
  for (const auto& codes : hand.announced.codes)
    for (const MeldCode code : codes)
      if (code != 0) cards |= rules.declare().shape(code).cards;
  return cards;
}

CardSet laid_open_by_word(const RuleSet& rules, const Hand& hand) {
  CardSet cards;
  for (std::size_t i = 0; i < rules.features(); ++i)
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (rules.hooks(i, Hook::bid_offer)) cards |= rules.feature(i).lays_open(hand, seat);
  return cards;
}

// Every card that a view names in any way.
CardSet cards_in(const RuleSet& rules, const View& view) {
  CardSet cards = announced_cards(rules, view.hand);
  for (Seat seat = 0; seat < kSeats; ++seat) cards |= view.hand.held[seat] | view.hand.dealt[seat] | view.shown[seat];
  for (const std::uint8_t card : view.hand.deck)
    if (card < kCards) cards.add(Card{card});
  return cards;
}

// What the seat may do: on turn, and at any time.
std::vector<Action> offered(const RuleSet& rules, const Hand& hand, Seat seat, Conduct conduct = Conduct::erring) {
  std::vector<Action> own = open_actions(rules, hand, conduct);
  std::erase_if(own, [&](const Action& action) { return action.seat != seat; });
  return own;
}

std::string answer_to(const RuleSet& rules, Hand hand, const Action& action) {
  const auto refused = apply(rules, hand, action);
  if (!refused) return "taken";
  return std::string{refused->name} + " [" + std::string{refused->rule} + "] " + std::string{refused->text.en} + " / " +
         std::string{refused->text.ar};
}

void check_answers(const RuleSet& rules, const TwoHands& hands, std::uint64_t seed) {
  RC_ASSERT(offered(rules, hands.one, hands.seat) == offered(rules, hands.other, hands.seat));
  Random random{seed};
  for (int i = 0; i < 30; ++i) {
    const Action attempt = property::draw_attempt(rules, hands.seat, random);
    RC_ASSERT(answer_to(rules, hands.one, attempt) == answer_to(rules, hands.other, attempt));
  }
}

// All that is logged while it lives, at every level.
class Log {
 public:
  Log() : before_{spdlog::default_logger()} {
    auto logger = std::make_shared<spdlog::logger>("property", std::make_shared<spdlog::sinks::ostream_sink_mt>(text_));
    logger->set_level(spdlog::level::trace);
    logger->set_pattern("%l %v");
    spdlog::set_default_logger(std::move(logger));
  }
  ~Log() { spdlog::set_default_logger(before_); }
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  [[nodiscard]] std::string text() const { return text_.str(); }

 private:
  std::shared_ptr<spdlog::logger> before_;
  std::ostringstream text_{};
};

// What is logged while a hand is asked everything that a table asks of it.
std::string logged(const RuleSet& rules, const Hand& hand, Seat seat, std::uint64_t seed) {
  const Log log;
  Random random{seed};
  static_cast<void>(view_of(rules, hand, seat));
  static_cast<void>(offered(rules, hand, seat));
  for (int i = 0; i < 10; ++i) static_cast<void>(answer_to(rules, hand, property::draw_attempt(rules, seat, random)));
  if (hand.phase == Phase::ended) static_cast<void>(score(rules, hand));
  return log.text();
}

}  // namespace

TEST_CASE("a view shows the cards of its seat and those that lie open and no other") {
  property::holds([](const Game& game, const Glimpse& glimpse) {
    const RuleSet& rules = game.rules();
    const Hand hand = game.after(actions_at(game, glimpse));
    const View view = view_of(rules, hand, glimpse.seat);
    CardSet open = hand.dealt[glimpse.seat] | laid_open_by_word(rules.in_force(hand), hand);
    for (std::size_t i = 0; i < hand.cards_played; ++i) open.add(Card{hand.played[i]});
    if (hand.auction.up_card.exists()) open.add(hand.auction.up_card);
    if (hand.cards_played >= kSeats || hand.over()) open |= announced_cards(rules.in_force(hand), hand);  // MELD-11
    RC_ASSERT(open.contains(cards_in(rules.in_force(hand), view)));
  });
}

TEST_CASE("a seat sees the same whatever lies where it cannot see") {
  property::holds([](const Game& game, const Glimpse& glimpse) {
    const auto hands = with_other_contents(game, glimpse);
    RC_PRE(hands.has_value());
    check_views(game.rules(), *hands);
  });
}

TEST_CASE("a seat sees the same whatever cards others were dealt") {
  property::holds([](const Game& game, const Glimpse& glimpse) {
    const auto hands = by_another_deal(game, glimpse);
    RC_PRE(hands.has_value());
    check_views(game.rules(), *hands);
  });
}

TEST_CASE("what a seat may do can be worked out from its view") {
  property::holds([](const Game& game, const Glimpse& glimpse) {
    const Hand hand = game.after(actions_at(game, glimpse));
    const View view = view_of(game.rules(), hand, glimpse.seat);
    RC_ASSERT(offered(game.rules(), view.hand, glimpse.seat, Conduct::legal) ==
              offered(game.rules(), hand, glimpse.seat, Conduct::legal));
  });
}

TEST_CASE("what a seat may do and why not tells it nothing of the cards of others") {
  property::holds([](const Game& game, const Glimpse& glimpse, std::uint16_t seed) {
    const auto hands = by_another_deal(game, glimpse);
    RC_PRE(hands.has_value());
    check_answers(game.rules(), *hands, seed);
  });
}

TEST_CASE("nothing tells a seat whether a fault was recorded") {
  property::holds([](const ErringGame& game, const Glimpse& glimpse, std::uint16_t seed) {
    TwoHands hands{glimpse.seat, game.after(actions_at(game, glimpse)), {}};
    hands.other = hands.one;
    for (const SlotUse& use : game.rules().in_force(hands.one).slots())
      for (std::size_t i = 0; use.sight == Sight::nobody && i < use.bytes; ++i)
        hands.other.slots[use.offset + i] = std::byte{0};
    check_views(game.rules(), hands);
    check_answers(game.rules(), hands, seed);
    RC_ASSERT(logged(game.rules(), hands.one, hands.seat, seed) == logged(game.rules(), hands.other, hands.seat, seed));
  });
}

TEST_CASE("where players err a seat sees and hears the same whether others revoked or not") {
  property::holds([](const ErringGame& game, const Glimpse& glimpse, std::uint16_t seed) {
    const auto hands = by_another_deal(game, glimpse);
    RC_PRE(hands.has_value());
    RC_PRE(hands->one.phase != Phase::ended);  // a claim may have been decided by these cards
    check_views(game.rules(), *hands);
    check_answers(game.rules(), *hands, seed);
  });
}

TEST_CASE("log lines tell nothing of what a seat cannot see") {
  property::holds([](const Game& game, const Glimpse& glimpse, std::uint16_t seed) {
    const auto hands = by_another_deal(game, glimpse);
    RC_PRE(hands.has_value());
    RC_ASSERT(logged(game.rules(), hands->one, hands->seat, seed) ==
              logged(game.rules(), hands->other, hands->seat, seed));
  });
}
