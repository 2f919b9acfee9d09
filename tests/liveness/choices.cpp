#include "choices.hpp"

#include "qanun/notation.hpp"
#include "qanun/view.hpp"

namespace liveness {

using qanun::Hand;
using qanun::RuleSet;
using qanun::Seat;

namespace {

constexpr std::size_t kMostNamed = 4;

}  // namespace

std::set<std::string> choices_of(const RuleSet& rules, const Hand& hand) {
  std::set<std::string> out;
  for (const qanun::Interjection& one : interjections(rules, hand))
    out.insert(to_string(rules, qanun::Action::say(one.seat, one.call)) + " (out of turn)");
  if (hand.over()) return out;
  const qanun::Decision decision = decide(rules, hand);
  for (std::uint32_t i = 0; i < decision.size(); ++i) out.insert(to_string(rules, decision.choice(i)));
  for (const qanun::Card card : decision.accepted - decision.cards)
    out.insert(to_string(rules, qanun::Action::play(decision.seat, card)) + " (a fault)");
  return out;
}

std::string only_in(const std::set<std::string>& one, const std::set<std::string>& other) {
  std::string out;
  std::size_t named = 0;
  for (const std::string& choice : one)
    if (!other.contains(choice) && named++ < kMostNamed) out += (out.empty() ? "" : ", ") + choice;
  if (named > kMostNamed) out += " and " + std::to_string(named - kMostNamed) + " more";
  return out.empty() ? "nothing" : out;
}

std::string seen_by(const RuleSet& rules, const Hand& hand, Seat seat) {
  const qanun::View view = view_of(rules, hand, seat);
  std::string out;
  for (Seat other = 0; other < qanun::kSeats; ++other) {
    std::string of_other;
    if (!view.shown[other].empty()) of_other += " " + to_string(view.shown[other]);
    for (const qanun::MeldNameId name : view.announced[other])
      if (name != 0) of_other += " " + std::string{rules.meld_names()[name].key};
    if (!of_other.empty()) out += (out.empty() ? "" : ", ") + std::to_string(other) + ":" + of_other;
  }
  return out.empty() ? "nothing" : out;
}

}  // namespace liveness
