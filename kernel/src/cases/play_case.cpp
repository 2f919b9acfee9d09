// kind: legal, kind: trick.
#include <algorithm>

#include "cases/questions.hpp"
#include "hand/flow.hpp"
#include "hand/taking_part.hpp"
#include "qanun/notation.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

// A player's own card that stands for cards which nobody has named: the weakest says least.
Card weakest(const RuleSet& rules, Mode mode, CardSet cards) {
  Card low = cards.first();
  for (const Card card : cards)
    if (rules.table(mode).worth[card.index()] < rules.table(mode).worth[low.index()]) low = card;
  return low;
}

// The hand as it lies before the first card of the trick.
struct Table {
  CardSet own;
  std::vector<PlayedCard> trick;
  CardSet gone;
  Seat seat = 0;
  int number = 1;
};

void check_table(const Question& question, const Table& table) {
  const CaseReading& reading = question.reading;
  CardSet seen = table.own;
  const auto meet = [&](CardSet more, const yaml::Node& node) {
    if (!(seen & more).empty()) reading.report("E413", node, {to_string((seen & more).first())});
    seen |= more;
  };
  if (const yaml::Node* gone = question.given("gone")) meet(table.gone, *gone);
  for (const PlayedCard& played : table.trick) meet(CardSet{played.card}, *question.given("trick"));
  if (table.own.empty())
    reading.report("E416", *question.given("hand"), {"hand", Text{"one or more", "ورقة أو أكثر"}, "0"});
  if (table.own.size() > kRanks + 1 - table.number)
    reading.report("E423", *question.given("hand"),
                   {"hand", std::to_string(kRanks + 1 - table.number), std::to_string(table.own.size())});
  if (!table.trick.empty() && table.seat != after(table.trick.back().seat))
    reading.report("E415", *question.given("seat"),
                   {std::to_string(table.trick.back().seat), std::to_string(after(table.trick.back().seat))});
  if (table.gone.size() > kSeats * (table.number - 1))
    reading.report("E423", *question.given("gone"),
                   {"gone", std::to_string(kSeats * (table.number - 1)), std::to_string(table.gone.size())});
}

Table read_table(const Question& question) {
  Table table;
  table.own = question.reading.card_set(*question.given("hand"), "hand");
  table.seat = question.reading.seat(*question.given("seat"), "seat");
  if (const yaml::Node* trick = question.given("trick")) table.trick = question.reading.trick(*trick, kSeats - 1);
  if (const yaml::Node* gone = question.given("gone")) table.gone = question.reading.card_set(*gone, "gone");
  table.number = std::clamp(kRanks + 1 - table.own.size(), 1, kRanks);
  if (const yaml::Node* number = question.given("trick_number"))
    table.number = question.reading.number(*number, "trick_number", {1, kRanks});
  if (question.reading.sound()) check_table(question, table);
  return table;
}

// Cards that went before and are not named are written as one that is known: features ask only which are gone.
void fill_played(const RuleSet& rules, const Table& table, Hand& hand) {
  std::vector<Card> known;
  for (const Card card : table.gone) known.push_back(card);
  if (known.empty()) known.push_back(weakest(rules, hand.mode(), table.own));
  hand.cards_played = static_cast<std::uint8_t>(kSeats * (table.number - 1));
  hand.played.fill(0xFF);
  for (std::size_t i = 0; i < hand.cards_played; ++i) hand.played[i] = known[std::min(i, known.size() - 1)].index();
}

// Which alternative the question is asked of.
std::uint8_t number_of(const RuleSet& rules) {
  std::uint8_t number = 0;
  while (&rules.alternative(number) != &rules) ++number;
  return number;
}

Hand lay(const RuleSet& rules, const Contract& contract, const Table& table) {
  Hand hand;
  hand.deck.fill(0xFF);
  hand.phase = Phase::playing;
  hand.auction.contract = contract;
  hand.auction.status = AuctionStatus::bought;
  const Seat leader = table.trick.empty() ? table.seat : table.trick.front().seat;
  hand.auction.dealer = after(leader, 3);
  hand.turn = hand.first_leader = leader;
  hand.trick.leader = leader;
  hand.held[table.seat] = table.own;
  for (const PlayedCard& played : table.trick) hand.held[played.seat].add(played.card);
  hand.dealt = hand.held;
  fill_played(rules, table, hand);
  hand.alternative = number_of(rules);
  join_play(rules, hand);
  return hand;
}

// All flags of features: a case says only that the leader announced.
Flags feature_flags(const RuleSet& rules) {
  Flags flags = 0;
  for (std::size_t bit = 0; bit < rules.flags().size(); ++bit)
    if (rules.feature_of_flag(bit) < rules.features()) flags = static_cast<Flags>(flags | (1U << bit));
  return flags;
}

// Keys of `expect` besides the cards: which of them may carry a declared flag.
void compare_flags(const Question& question, const Decision& decision) {
  const auto& flags = question.rules().flags();
  std::vector<std::string> known{"cards"};
  for (const FlagDecl& flag : flags) known.emplace_back(flag.key);
  for (const auto& [key, value] : question.one.expect->members) {
    if (key.text == "cards") continue;
    const auto found =
        std::find_if(flags.begin(), flags.end(), [&](const FlagDecl& flag) { return flag.key == key.text; });
    if (found == flags.end())
      question.reading.report("E406", key, {key.text, "expect", listed(known)}, nearest(key.text, known));
    else
      question.comparing.cards(key.text, decision.flagged[static_cast<std::size_t>(found - flags.begin())]);
  }
}

// What features make of the trick besides its cards. They see the four cards alone, as if nothing else had been dealt.
int bonus_of(const RuleSet& rules, const Contract& contract, const std::vector<PlayedCard>& played, const Trick& trick,
             int number) {
  Hand hand;
  hand.phase = Phase::playing;
  hand.auction.contract = contract;
  hand.auction.status = AuctionStatus::bought;
  TakenTrick taken{.contract = contract, .cards = {}, .leader = trick.leader, .winner = trick.winner()};
  taken.number = number;
  for (std::size_t i = 0; i < played.size(); ++i) {
    taken.cards.at(i) = played[i].card;
    hand.dealt[played[i].seat].add(played[i].card);
  }
  hand.alternative = number_of(rules);
  join_play(rules, hand);
  Abnat bonus;
  for (const std::size_t i : taking_part(rules, hand, Hook::trick_done)) bonus += rules.feature(i).trick_bonus(taken);
  return bonus.value;
}

}  // namespace

void ask_legal(const Question& question) {
  Card up_card;
  const Contract contract = question.reading.contract(*question.given("contract"), up_card);
  const Table table = read_table(question);
  const yaml::Node* announced = question.given("announced");
  const bool said = announced != nullptr && question.reading.flag(*announced, "announced");
  if (said && feature_flags(question.rules()) == 0) question.reading.report("E422", *announced, {});
  if (!question.reading.sound()) return;
  Hand hand = lay(question.rules(), contract, table);
  hand.auction.up_card = up_card;
  for (const PlayedCard& played : table.trick) {
    const Flags flags = said && hand.trick.size == 0 ? feature_flags(question.rules()) : Flags{0};
    apply_unchecked(question.rules(), hand, Action::play(played.seat, played.card, flags));
  }
  const Decision decision = decide(question.rules(), hand);
  question.comparing.cards("cards", decision.cards);
  compare_flags(question, decision);
}

void ask_trick(const Question& question) {
  Card up_card;
  const Contract contract = question.reading.contract(*question.given("contract"), up_card);
  const std::vector<PlayedCard> played = question.reading.trick(*question.given("trick"), kSeats);
  if (played.size() < kSeats && question.reading.sound())
    question.reading.report("E416", *question.given("trick"), {"trick", "4", std::to_string(played.size())});
  int number = 1;
  if (const yaml::Node* node = question.given("trick_number"))
    number = question.reading.number(*node, "trick_number", {1, kRanks});
  if (!question.reading.sound()) return;
  const PlayTable& table = question.rules().table(contract.mode);
  Trick trick;
  int raw = number == kRanks ? question.rules().last_trick(contract.mode) : 0;
  for (const PlayedCard& one : played) {
    put(table, trick, one.seat, one.card);
    raw += table.worth[one.card.index()];
  }
  question.comparing.number("winner", trick.winner());
  question.comparing.number("raw", raw);
  question.comparing.number("bonus", bonus_of(question.rules(), contract, played, trick, number));
}

}  // namespace qanun
