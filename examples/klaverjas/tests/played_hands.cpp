// Plays random hands through the library and counts each again, card by card and without the plugin's tables: what lies
// in the tricks must be in the abnat of the sides, in the facts, and on the sheet.
#include <qanun/diagnostic.hpp>
#include <qanun/playout.hpp>
#include <qanun/rulebook.hpp>

#include <iostream>
#include <string>

namespace {

using namespace qanun;

constexpr std::uint64_t kHands = 3000;

using Trick = std::array<Card, kSeats>;

bool holds(const Trick& trick, int rank, Suit suit) {
  for (const Card card : trick)
    if (static_cast<int>(card.rank()) == rank && card.suit() == suit) return true;
  return false;
}

int run_points(const Trick& trick, Suit suit) {
  int longest = 0;
  for (int low = 0; low < kRanks; ++low) {
    int length = 0;
    while (holds(trick, low + length, suit)) ++length;
    longest = length > longest ? length : longest;
  }
  return longest == 4 ? 50 : longest == 3 ? 20 : 0;
}

int roem_of(const Trick& trick, Suit trump) {
  int points = 0;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) points += run_points(trick, suit);
  bool alike = true;
  for (const Card card : trick) alike = alike && card.rank() == trick[0].rank();
  if (alike) points += 100;
  const bool stuk =
      holds(trick, static_cast<int>(Rank::king), trump) && holds(trick, static_cast<int>(Rank::queen), trump);
  return stuk ? points + 20 : points;
}

std::array<int, kTeams> recount(const Hand& hand) {
  std::array<int, kTeams> roem{};
  for (int number = 0; number < kRanks; ++number) {
    Trick trick;
    for (std::size_t i = 0; i < kSeats; ++i)
      trick[i] = Card{hand.played[static_cast<std::size_t>(number) * kSeats + i]};
    roem[team_of(hand.taker(number))] += roem_of(trick, suit_of(hand.mode()));
  }
  return roem;
}

// What is wrong with this hand; nothing where all agrees.
std::string fault_of(const RuleSet& rules, const PlayedHand& played) {
  const std::array<int, kTeams> roem = recount(played.hand);
  const auto& abnat = played.hand.tally.abnat;
  if (abnat[0].value + abnat[1].value != 162 + roem[0] + roem[1]) return "the abnat of the tricks";
  const auto fact = [&](const char* key) { return rules.fact_of(played.hand, rules.find_fact(key)); };
  if (fact("roem_0") != roem[0] || fact("roem_1") != roem[1]) return "the facts";
  const Team players = team_of(played.hand.contract().buyer);
  const Team others = other_team(players);
  std::array<int, kTeams> due{abnat[0].value, abnat[1].value};
  if (due[players] <= due[others]) {
    due[others] = 162 + roem[0] + roem[1];
    due[players] = 0;
  }
  for (Team team = 0; team < kTeams; ++team)
    if (played.hand.tally.tricks(team) == kRanks) due[team] += 100;
  return played.sheet.points[0].value == due[0] && played.sheet.points[1].value == due[1] ? "" : "the sheet";
}

}  // namespace

int main(int count, char** arguments) {
  const Rulebook rulebook;
  Diagnostics faults;
  const auto rules = rulebook.load(count > 1 ? arguments[1] : "klaverjas_rotterdam", faults);
  for (const auto& fault : faults.all()) std::cerr << render(fault, Language::english);
  if (rules == nullptr) return 1;

  const Playout playout{*rules};
  PlayedHand played;
  for (std::uint64_t i = 0; i < kHands; ++i) {
    playout.hand(/*seed=*/1, i, played);
    if (const std::string fault = fault_of(*rules, played); !fault.empty()) {
      std::cerr << "hand " << i << ": " << fault << " disagrees\n";
      return 1;
    }
  }
  std::cout << kHands << " hands agree\n";
}
