// A program that uses the library: one hand by the rules of a name, played at random, and its sheet.
//   embed RULES [SEED]
#include <cstdlib>
#include <iostream>
#include <qanun/notation.hpp>
#include <qanun/rulebook.hpp>
#include <qanun/step.hpp>

namespace {

using qanun::Language;

// What the seat on turn may do, and of the other cards that it holds why it may not play them.
void show_choices(const qanun::RuleSet& rules, const qanun::Hand& hand, const qanun::Decision& decision) {
  for (std::uint32_t i = 0; i < decision.size(); ++i)
    std::cout << (i == 0 ? "  may: " : ", ") << to_string(rules, decision.choice(i));
  std::cout << '\n';
  if (decision.cards.empty()) return;  // words are due, not cards
  for (const qanun::Card card : hand.held[decision.seat] - decision.cards)
    if (const auto refusal = why_not(rules, hand, card))
      std::cout << "  not " << to_string(card) << ": " << refusal->text.in(Language::english) << " [" << refusal->rule
                << "]\n";
}

// From the deal to the end. False where nobody bought: then the cards are dealt again.
bool play(const qanun::RuleSet& rules, qanun::Random& random, qanun::Seat dealer, qanun::Hand& hand) {
  begin(rules, hand, dealer, shuffled_pack(random));
  while (!hand.over()) {
    const qanun::Decision decision = decide(rules, hand);
    show_choices(rules, hand, decision);
    const qanun::Action action = decision.choice(random.below(decision.size()));
    std::cout << to_string(rules, action) << '\n';
    if (const auto refusal = apply(rules, hand, action)) {  // never for a choice; for what a player typed, perhaps
      std::cerr << refusal->text.in(Language::english) << '\n';
      std::exit(1);
    }
  }
  return hand.phase == qanun::Phase::ended;
}

void print(const qanun::RuleSet& rules, const qanun::ScoreSheet& sheet) {
  for (const qanun::Line& line : sheet.lines)
    std::cout << "side " << int{line.team} << ": " << line.points.value << ' '
              << title_of(rules, line).in(Language::english) << " [" << rules.rule_ids()[line.rule] << "]\n";
  std::cout << "points " << sheet.points[0].value << " - " << sheet.points[1].value << '\n';
}

}  // namespace

int main(int count, char** arguments) {
  const qanun::Rulebook rulebook;
  for (const auto& plugin : rulebook.plugins().refused()) std::cerr << plugin.file << ": " << plugin.reason_en << '\n';

  qanun::Diagnostics faults;
  const auto rules = rulebook.load(count > 1 ? arguments[1] : "saudi", faults);
  for (const auto& fault : faults.all()) std::cerr << render(fault, Language::english);
  if (rules == nullptr) return 1;

  qanun::Random random{count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1, 0};
  qanun::MatchState match;
  qanun::Hand hand;
  while (!play(*rules, random, match.dealer, hand)) advance_void(*rules, match, &hand);
  const qanun::ScoreSheet sheet = score(*rules, hand);
  print(*rules, sheet);
  advance(*rules, match, hand.contract(), sheet, hand.tally);
  std::cout << "the match stands at " << match.scores[0].value << " - " << match.scores[1].value << '\n';
}
