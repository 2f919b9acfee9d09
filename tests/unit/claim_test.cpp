// A claim of the remaining tricks (PLAY-11): the proof against every deal and every play, and the word that ends a
// hand.
#include "qanun/parts/claim.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "qanun/notation.hpp"
#include "qanun/playout.hpp"
#include "qanun/random.hpp"
#include "qanun/step.hpp"
#include "support/cards.hpp"
#include "support/rules.hpp"

using namespace qanun;
using support::cards;
using support::rules;

namespace {

// Seat 0 claims; the others hold the unseen cards.
struct Position {
  Mode mode = Mode::no_trump;
  CardSet own;
  CardSet unseen;
  bool trumps_barred = false;
};

using Hands = std::array<CardSet, kSeats>;
using Order = std::vector<Card>;

bool takes_from(const PlayTable& table, const Hands& hands, const Order& order, std::size_t lead);

// Whether seat 0 takes this trick and all that follow, whatever the seats still to play do, called partners included.
bool takes_trick(const PlayTable& table, const Hands& hands, const Trick& trick, const Order& order, std::size_t lead) {
  if (trick.size == kSeats) return trick.winner() == 0 && takes_from(table, hands, order, lead + 1);
  const Seat seat = trick.size;
  const CardSet legal = legal_cards(table, hands[seat], trick, false) | legal_cards(table, hands[seat], trick, true);
  for (const Card card : legal) {
    Hands after_it = hands;
    Trick with_it = trick;
    after_it[seat].remove(card);
    put(table, with_it, seat, card);
    if (!takes_trick(table, after_it, with_it, order, lead)) return false;
  }
  return true;
}

bool takes_from(const PlayTable& table, const Hands& hands, const Order& order, std::size_t lead) {
  if (lead == order.size()) return true;
  Trick trick;
  put(table, trick, 0, order[lead]);
  return takes_trick(table, hands, trick, order, lead);
}

// All ways to take `count` cards of `from`.
std::vector<CardSet> choices(CardSet from, int count) {
  std::vector<CardSet> out;
  const std::vector<Card> list{from.begin(), from.end()};
  for (std::uint32_t bits = 0; bits < (1U << list.size()); ++bits) {
    if (std::popcount(bits) != count) continue;
    CardSet chosen;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (((bits >> i) & 1U) != 0) chosen.add(list[i]);
    out.push_back(chosen);
  }
  return out;
}

// All hands that the others may hold.
std::vector<Hands> deals(const Position& position) {
  std::vector<Hands> out;
  const int each = position.own.size();
  for (const CardSet first : choices(position.unseen, each))
    for (const CardSet second : choices(position.unseen - first, each))
      out.push_back({position.own, first, second, position.unseen - first - second});
  return out;
}

bool beats_every_deal(const PlayTable& table, const std::vector<Hands>& all, const Order& order) {
  return std::all_of(all.begin(), all.end(), [&](const Hands& hands) { return takes_from(table, hands, order, 0); });
}

bool may_be_led(const Position& position, const Order& order) {  // PLAY-09
  if (!position.trumps_barred || !is_suit(position.mode)) return true;
  const CardSet trumps = CardSet::of(suit_of(position.mode));
  CardSet left = position.own;
  for (const Card card : order) {
    if (trumps.has(card) && !trumps.contains(left)) return false;
    left.remove(card);
  }
  return true;
}

bool some_order_takes_the_rest(const PlayTable& table, const Position& position) {
  Order order{position.own.begin(), position.own.end()};
  const std::vector<Hands> all = deals(position);
  std::sort(order.begin(), order.end(), [](Card a, Card b) { return a.index() < b.index(); });
  do {
    if (may_be_led(position, order) && beats_every_deal(table, all, order)) return true;
  } while (std::next_permutation(order.begin(), order.end(), [](Card a, Card b) { return a.index() < b.index(); }));
  return false;
}

Card drawn(Random& random, CardSet from) {
  auto card = from.begin();
  for (auto n = random.below(static_cast<std::uint32_t>(from.size())); n > 0; --n) ++card;
  return *card;
}

Card highest(const PlayTable& table, CardSet cards) {
  const auto& key = table.key[static_cast<std::size_t>(cards.first().suit())];
  return *std::max_element(cards.begin(), cards.end(), [&](Card a, Card b) { return key[a.index()] < key[b.index()]; });
}

void take(Position& position, Card card) {
  position.own.add(card);
  position.unseen.remove(card);
}

// Cards that are left, often of few suits, and a claimant who often holds the highest of one.
Position random_position(Random& random, const PlayTable& table, Mode mode, int cards_each) {
  Position position{.mode = mode, .own = {}, .unseen = {}, .trumps_barred = random.below(3) == 0};
  CardSet pack = CardSet::all();
  if (random.below(3) == 0) pack -= CardSet::of(static_cast<Suit>(random.below(kSuits)));
  while (position.unseen.size() < kSeats * cards_each) position.unseen.add(drawn(random, pack - position.unseen));
  while (position.own.size() < cards_each) {
    Card card = drawn(random, position.unseen);
    if (random.below(4) != 0) card = highest(table, position.unseen & CardSet::of(card.suit()));
    take(position, card);
  }
  return position;
}

// A single card of a suit of which nearly all that is left consists, and others to go with it.
Position single_card(Random& random, const PlayTable& table, Mode mode, int cards_each) {
  Position position{.mode = mode, .own = {}, .unseen = {}, .trumps_barred = random.below(2) == 0};
  const CardSet suit = CardSet::of(static_cast<Suit>(random.below(kSuits)));
  const CardSet others = is_suit(mode) && random.below(4) != 0 ? CardSet::of(suit_of(mode)) : CardSet::all();
  const int strangers = cards_each - 1 + static_cast<int>(random.below(4));
  for (const Card card : suit)
    if (position.unseen.size() < kSeats * cards_each - strangers) position.unseen.add(card);
  take(position, highest(table, position.unseen));
  CardSet pool = others - suit;
  if (pool.empty()) pool = CardSet::all() - suit;
  while (position.own.size() + position.unseen.size() < kSeats * cards_each) {
    if ((pool - position.unseen).empty()) pool = CardSet::all() - position.own;
    position.unseen.add(drawn(random, pool - position.unseen));
  }
  while (position.own.size() < cards_each) {
    const CardSet from = (position.unseen - suit).empty() ? position.unseen : position.unseen - suit;
    take(position, highest(table, from & CardSet::of(drawn(random, from).suit())));
  }
  return position;
}

const std::vector<std::string>& rule_changes() {
  static const std::vector<std::string> all{
      "",
      "with: {play.must_trump: false}\nwithout: [ekka]",
      "with: {play.trump_led_rise: always, play.plain_led_rise: true, play.undertrump: forced}",
      "with: {play.partner_exempt: never, play.must_overtrump: false, cards.plain_order: [T, A, 7, K, Q, J, 9, 8]}",
  };
  return all;
}

struct Counted {
  int granted = 0;
  int granted_barred = 0;  // where a plain card had to be led under a ruff
  int refused = 0;
};

Counted compare(Mode mode, int cards_each, int positions) {
  Counted counted;
  Random random{1446, static_cast<std::uint64_t>(mode) * 10 + static_cast<std::uint64_t>(cards_each)};
  for (int i = 0; i < positions; ++i) {
    const RuleSet& set = rules("saudi", rule_changes()[static_cast<std::size_t>(i) % rule_changes().size()]);
    const PlayTable& table = set.table(mode);
    const Position position =
        i % 3 == 0 ? single_card(random, table, mode, cards_each) : random_position(random, table, mode, cards_each);
    const bool proven = takes_the_rest(table, mode, position.own, position.unseen, position.trumps_barred);
    INFO("own " << to_string(position.own) << ", unseen " << to_string(position.unseen) << ", mode " << to_string(mode)
                << (position.trumps_barred ? ", closed" : ""));
    REQUIRE(proven == some_order_takes_the_rest(table, position));
    ++(proven ? counted.granted : counted.refused);
    if (proven && position.trumps_barred && is_suit(mode) && !(position.unseen & CardSet::of(suit_of(mode))).empty() &&
        !CardSet::of(suit_of(mode)).contains(position.own))
      ++counted.granted_barred;
  }
  return counted;
}

// Seat 0 leads the seventh trick of a sun.
Hand seventh_trick(const RuleSet& set, const std::string& own) {
  Hand hand;
  hand.deck.fill(0xFF);
  hand.phase = Phase::playing;
  hand.auction.status = AuctionStatus::bought;
  hand.auction.dealer = 3;
  hand.auction.contract.mode = Mode::no_trump;
  hand.auction.contract.buyer = 1;
  hand.auction.contract.kind = set.find_kind("sun");
  CardSet left = cards("AS KS AH QH 7D 8D 9C TC");
  hand.held[0] = cards(own);
  left -= hand.held[0];
  for (Seat seat = 1; seat < kSeats; ++seat)
    for (int i = 0; i < 2; ++i) {
      hand.held[seat].add(left.first());
      left.remove(left.first());
    }
  hand.dealt = hand.held;
  for (const Card card : CardSet::all() - cards("AS KS AH QH 7D 8D 9C TC"))
    hand.played[hand.cards_played++] = card.index();
  hand.tally.tricks_by_seat = {2, 2, 1, 1};
  for (std::size_t i = 0; i < set.features(); ++i)
    if (((set.play_parts() >> i) & 1U) != 0 && set.feature(i).plays_a_part(hand))
      hand.parts = static_cast<std::uint16_t>(hand.parts | (1U << i));
  return hand;
}

const RuleSet& claiming() { return rules("saudi", "with: {play.claim: true}"); }

Action sawa(const RuleSet& set, Seat seat) { return Action::say(seat, Call{.word = set.find_word("sawa")}); }

}  // namespace

TEST_CASE("a claim is proven exactly where some order of leads beats every deal and every play") {
  for (const Mode mode : {Mode::no_trump, Mode::hearts, Mode::all_trump})
    for (const int cards_each : {1, 2, 3}) {
      const Counted counted = compare(mode, cards_each, cards_each == 3 ? 60 : 400);
      CHECK(counted.granted >= 10);
      CHECK(counted.refused >= 10);
      if (mode == Mode::hearts && cards_each > 1) CHECK(counted.granted_barred > 0);
    }
}

TEST_CASE("a plain card under a ruff is claimed only where nobody can be void and hold a trump") {
  const PlayTable& table = rules().table(Mode::hearts);
  const CardSet own = cards("AS JH 9H");
  const CardSet spades = cards("KS QS JS TS 9S 8S 7S");
  CHECK(takes_the_rest(table, Mode::hearts, own, spades | cards("AH TH"), true));
  CHECK_FALSE(takes_the_rest(table, Mode::hearts, own, (spades - cards("7S")) | cards("AH TH 7D"), true));
  CHECK(takes_the_rest(table, Mode::hearts, own, (spades - cards("7S")) | cards("AH TH 7D"), false));
}

TEST_CASE("a proven claim ends the hand and gives the rest to the claimant's side") {
  const RuleSet& set = claiming();
  Hand hand = seventh_trick(set, "AS AH");
  const std::int32_t before = hand.tally.abnat[0].value;
  REQUIRE(decide(set, hand).words.has(sawa(set, 0).call));
  REQUIRE_FALSE(apply(set, hand, sawa(set, 0)));
  CHECK(hand.phase == Phase::ended);
  CHECK(hand.tally.tricks(0) == 5);
  CHECK(hand.tally.tricks(1) == 3);
  CHECK(hand.tally.abnat[0].value == before + 11 + 4 + 11 + 3 + 10 + 10);
}

TEST_CASE("a claim that is not proven, or not on lead, is refused with its reason") {
  const RuleSet& set = claiming();
  Hand hand = seventh_trick(set, "KS AH");  // the ace of spades is out
  auto refused = apply(set, hand, sawa(set, 0));
  REQUIRE(refused.has_value());
  CHECK(refused->text.en == std::string{"cards that he cannot see could stop him"});
  Hand other = seventh_trick(set, "AS AH");
  refused = apply(set, other, sawa(set, 1));
  REQUIRE(refused.has_value());
  CHECK(refused->text.en == std::string{"only the player who is to lead a trick may claim the rest"});
  CHECK(other.phase == Phase::playing);
}

TEST_CASE("random players claim where it is proven, and every hand still counts whole") {
  const RuleSet& set = claiming();
  PlayedHand fast;
  PlayedHand steps;
  int claims = 0;
  for (std::uint64_t i = 0; i < 500; ++i) {
    play_random_hand(set, 8, i, fast);
    step_random_hand(set, 8, i, steps);
    REQUIRE(digest_of(fast.hand, fast.sheet, fast.void_deals) == digest_of(steps.hand, steps.sheet, steps.void_deals));
    const int whole = fast.hand.mode() == Mode::no_trump ? 130 : 162;
    REQUIRE(fast.hand.tally.abnat[0].value + fast.hand.tally.abnat[1].value == whole);
    REQUIRE(fast.hand.tally.tricks(0) + fast.hand.tally.tricks(1) == kRanks);
    claims += fast.hand.cards_played < kCards ? 1 : 0;
  }
  CHECK(claims > 20);
}

TEST_CASE("where claims are not played the word is never open and the loop of play is as before") {
  const RuleSet& set = rules("saudi", "without: [kasho, doubling, ekka, qaid]");
  CHECK(set.find_word("sawa") == kPlayCard);
  CHECK(set.features() == 1);
}
