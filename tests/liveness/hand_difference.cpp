// A hand under two rule sets: played by the first, followed by the second.
#include <algorithm>
#include <array>
#include <set>

#include "choices.hpp"
#include "difference.hpp"
#include "played_hands.hpp"
#include "proof/translation.hpp"
#include "qanun/notation.hpp"
#include "qanun/step.hpp"

namespace liveness {

namespace {

using qanun::Action;
using qanun::Hand;
using qanun::MatchState;
using qanun::Phase;
using qanun::RuleSet;
using qanun::Seat;

constexpr qanun::Points kHeld{37};  // points that may wait from an earlier hand

bool have_one_vocabulary(const RuleSet& a, const RuleSet& b) {
  const auto alike = [](const auto& one, const auto& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const auto& x, const auto& y) { return x.key == y.key; });
  };
  return alike(a.words(), b.words()) && alike(a.flags(), b.flags()) && alike(a.kinds(), b.kinds());
}

template <class List>
bool are_equal(const List& a, const List& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::string pair_text(const std::array<qanun::Points, qanun::kTeams>& points) {
  return "[" + std::to_string(points[0].value) + ", " + std::to_string(points[1].value) + "]";
}

std::string verdict_text(const RuleSet& rules, const qanun::Verdict& verdict) {
  constexpr std::array<std::string_view, 4> kOutcomes{"made", "lost", "tied", "void"};
  std::string out{kOutcomes.at(static_cast<std::size_t>(verdict.outcome))};
  if (verdict.label != 0) out += " " + std::string{rules.labels()[verdict.label].key};
  if (verdict.winner != qanun::kNoTeam) out += " by " + std::to_string(verdict.winner);
  return verdict.dealt_again ? "dealt again" : out;
}

std::string lines_text(const RuleSet& rules, const qanun::ScoreSheet& sheet) {
  std::string out;
  for (const qanun::Line& line : sheet.lines)
    out += (out.empty() ? "" : ", ") + std::to_string(line.team) + ": " + std::string{title_of(rules, line).en} + " " +
           std::to_string(line.raw.value) + "=" + std::to_string(line.points.value);
  return out.empty() ? "nothing" : out;
}

std::string end_text(const MatchState& match) {
  if (!match.over) return "goes on";
  return match.winner == qanun::kNoTeam ? "a draw" : "won by " + std::to_string(match.winner);
}

class Followed {
 public:
  Followed(const Sides& sides, Look look)
      : rules_{sides.rules[0].get(), sides.rules[1].get()},
        to_second_{*rules_[0], *rules_[1]},
        one_vocabulary_{have_one_vocabulary(*rules_[0], *rules_[1])},
        only_seen_{look == Look::views} {}

  void follow(const Hand& played, const std::vector<Action>& actions) {
    for (std::size_t side = 0; side < 2; ++side)
      begin(*rules_[side], hands_[side], played.dealer(), played.deck, played.scores, played.number);
    compare_deal();
    for (const Action& action : actions) {
      compare();
      if (!take(action)) return;
    }
    compare();
    if (hands_[0].over() && hands_[1].over()) compare_results();
  }

  [[nodiscard]] const std::optional<Difference>& clearest() const { return clearest_; }

 private:
  void note(Clearness clearness, const std::string& what, const std::string& first, const std::string& second) {
    if (first == second || (only_seen_ && clearness != Clearness::seen)) return;
    const Difference one{.clearness = clearness, .text = what + " " + first + " / " + second, .actions = actions_};
    if (!clearest_ || one.is_clearer_than(*clearest_)) clearest_ = one;
  }
  [[nodiscard]] std::string at(const std::string& what) const {
    return what + " after action " + std::to_string(actions_) + ":";
  }

  void compare_deal() {
    const bool both = hands_[0].play_begun() == hands_[1].play_begun();
    if (!both || hands_[0].held == hands_[1].held || dealt_noted_) return;
    dealt_noted_ = true;
    for (Seat seat = 0; seat < qanun::kSeats; ++seat)
      note(Clearness::dealt, at("dealt to " + std::to_string(seat)), to_string(hands_[0].held[seat]),
           to_string(hands_[1].held[seat]));
  }

  // What may be done, and what is seen.
  void compare() {
    compare_deal();
    if (only_seen_) return compare_views();
    if (allowed_noted_ || offer_the_same()) return;
    const auto first = choices_of(*rules_[0], hands_[0]);
    const auto second = choices_of(*rules_[1], hands_[1]);
    if (first == second) return;
    allowed_noted_ = true;
    note(Clearness::allowed, at("allowed"), only_in(first, second), only_in(second, first));
  }

  [[nodiscard]] bool offer_the_same() const {
    if (!one_vocabulary_ || hands_[0].over() != hands_[1].over()) return false;
    if (!are_equal(interjections(*rules_[0], hands_[0]), interjections(*rules_[1], hands_[1]))) return false;
    if (hands_[0].over()) return true;
    const qanun::Decision a = decide(*rules_[0], hands_[0]);
    const qanun::Decision b = decide(*rules_[1], hands_[1]);
    return a.seat == b.seat && a.cards == b.cards && a.accepted == b.accepted && a.flagged == b.flagged &&
           are_equal(a.words, b.words);
  }

  void compare_views() {
    for (Seat seat = 0; seat < qanun::kSeats; ++seat)
      note(Clearness::seen, at(std::string{kSeen} + " " + std::to_string(seat)), seen_by(*rules_[0], hands_[0], seat),
           seen_by(*rules_[1], hands_[1], seat));
  }

  // False where the second does not take it: the two cannot go on together.
  bool take(const Action& action) {
    const auto there = to_second_.action(action);
    if (!there || hands_[1].over() || apply(*rules_[1], hands_[1], *there)) return false;
    apply_unchecked(*rules_[0], hands_[0], action);
    ++actions_;
    return true;
  }

  void compare_results() {
    if (hands_[0].phase != hands_[1].phase)
      return note(Clearness::verdict, "the hand is", ended_text(0), ended_text(1));
    if (hands_[0].phase == Phase::void_deal) return compare_next({}, false, 0);
    for (const qanun::Points held : {qanun::Points{}, kHeld})
      for (const bool last : {false, true}) compare_sheets(held, last);
  }

  [[nodiscard]] std::string ended_text(std::size_t side) const {
    return hands_[side].phase == Phase::void_deal ? "thrown in" : "counted";
  }

  void compare_sheets(qanun::Points held, bool last) {
    std::array<qanun::ScoreSheet, 2> sheets;
    for (std::size_t side = 0; side < 2; ++side) sheets[side] = score(*rules_[side], hands_[side], held, last);
    std::string where = held.value != 0 ? "with " + std::to_string(held.value) + " held, " : "";
    if (last) where += "in the last hand, ";
    const auto compare_text = [&](Clearness clearness, const std::string& what, const auto& text) {
      note(clearness, where + what, text(0), text(1));
    };
    compare_text(Clearness::points, "points", [&](std::size_t side) { return pair_text(sheets[side].points); });
    compare_text(Clearness::verdict, "verdict",
                 [&](std::size_t side) { return verdict_text(*rules_[side], sheets[side].verdict); });
    compare_text(Clearness::verdict, "held", [&](std::size_t side) { return std::to_string(sheets[side].held.value); });
    compare_text(Clearness::lines, "lines", [&](std::size_t side) { return lines_text(*rules_[side], sheets[side]); });
    const auto first = remarks_of(0);
    const auto second = remarks_of(1);
    note(Clearness::remarks, "noted", only_in(first, second), only_in(second, first));
    for (const std::int32_t hands : hands_before()) compare_next(sheets, true, hands);
  }

  // As the first hand of a match, and as the last where there is one.
  [[nodiscard]] std::set<std::int32_t> hands_before() const {
    std::set<std::int32_t> out{0};
    for (const RuleSet* rules : rules_)
      if (rules->match().most_hands > 1) out.insert(rules->match().most_hands - 1);
    return out;
  }

  [[nodiscard]] std::set<std::string> remarks_of(std::size_t side) const {
    std::set<std::string> out;
    for (const qanun::Remark& one : remarks(*rules_[side], hands_[side]))
      out.insert(std::to_string(one.seat) + " in trick " + std::to_string(one.trick) + ": " + std::string{one.text.en});
    return out;
  }

  void compare_next(const std::array<qanun::ScoreSheet, 2>& sheets, bool counted, std::int32_t hands) {
    std::array<MatchState, 2> match{};
    for (std::size_t side = 0; side < 2; ++side) {
      const Hand& hand = hands_[side];
      for (std::size_t team = 0; team < qanun::kTeams; ++team)
        match[side].scores[team] = qanun::Points{hand.scores[team]};
      match[side].dealer = hand.dealer();
      match[side].hands = hands;
      if (counted && !sheets[side].verdict.dealt_again)
        advance(*rules_[side], match[side], hand.contract(), sheets[side], hand.tally);
      else
        advance_void(*rules_[side], match[side], &hand);
    }
    const std::string from = (hands > 0 ? "in hand " + std::to_string(hands + 1) + ", from " : "from ") +
                             std::to_string(hands_[0].scores[0]) + "-" + std::to_string(hands_[0].scores[1]);
    note(Clearness::match, "next dealer", std::to_string(match[0].dealer), std::to_string(match[1].dealer));
    note(Clearness::match, from + " the match", end_text(match[0]), end_text(match[1]));
    note(Clearness::match, from + " scores", pair_text(match[0].scores), pair_text(match[1].scores));
  }

  std::array<const RuleSet*, 2> rules_;
  proof::Translation to_second_;
  bool one_vocabulary_;
  bool only_seen_;
  std::array<Hand, 2> hands_{};
  std::size_t actions_ = 0;
  bool dealt_noted_ = false;
  bool allowed_noted_ = false;
  std::optional<Difference> clearest_{};
};

}  // namespace

std::optional<Difference> difference_in_hand(const Sides& sides, Means means, std::uint64_t number, Look look) {
  qanun::PlayedHand played;
  qanun::ActionLog log;
  if (!sides.both() || !play(*sides.rules[0], means, number, played, log)) return std::nullopt;
  Followed followed{sides, look};
  followed.follow(played.hand, log.actions);
  return followed.clearest();
}

}  // namespace liveness
