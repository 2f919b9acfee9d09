// kind: score, kind: match.
#include <algorithm>

#include "cases/questions.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

constexpr Range kPointsRange{-100'000, 100'000};
constexpr Points kHighest{100'000'000};  // a tie may be played on for ever
constexpr Text kLines{"{RULE: [x, y]}", "{RULE: [x, y]}"};
constexpr Text kASheet{"[x, y], void or a map", "[x, y] أو void أو مجموعة مفاتيح"};

std::array<std::int32_t, kTeams> values(const std::array<Points, kTeams>& points) {
  return {points[0].value, points[1].value};
}

std::string_view outcome_word(Outcome outcome) {
  switch (outcome) {
    case Outcome::made:
      return "made";
    case Outcome::lost:
      return "lost";
    case Outcome::tied:
      return "tied";
    case Outcome::void_hand:
      break;
  }
  return "void";
}

// A label says more than made or lost: it stands in their place.
void compare_verdict(const Question& question, const Verdict& verdict) {
  const yaml::Node* node = question.comparing.asks("verdict");
  if (node == nullptr) return;
  std::vector<std::string_view> known{"made", "lost", "tied", "void"};
  for (const LabelDecl& label : question.rules().labels())
    if (!label.key.empty()) known.push_back(label.key);
  if (!question.reading.scalars().word(*node, "verdict", known, "E150")) return;
  question.comparing.word(
      "verdict", verdict.label != 0 ? question.rules().labels()[verdict.label].key : outcome_word(verdict.outcome));
}

void compare_lines(const Question& question, const ScoreSheet& sheet) {
  const yaml::Node* node = question.comparing.asks("lines");
  if (node == nullptr || !question.reading.scalars().wants(*node, yaml::Node::Kind::map, "lines", kLines)) return;
  for (const auto& [rule, points] : node->members) {
    std::array<std::int32_t, kTeams> came{};
    for (const Line& line : sheet.lines)
      if (question.rules().rule_ids()[line.rule] == rule.text) came[line.team] += line.points.value;
    const auto expected = question.reading.pair(points, rule.text, kPointsRange);
    if (question.reading.sound() && expected != came)
      question.comparing.differ("lines: " + rule.text, points, pair_text(expected), pair_text(came));
  }
}

// The match as the case gives it.
MatchState read_match(const Question& question) {
  MatchState match;
  if (const yaml::Node* scores = question.given("scores")) {
    const auto before = question.reading.pair(*scores, "scores", kPointsRange);
    match.scores = {Points{before[0]}, Points{before[1]}};
  }
  if (const yaml::Node* held = question.given("held"))
    match.held = Points{question.reading.number(*held, "held", {0, 100'000})};
  if (const yaml::Node* dealer = question.given("dealer")) match.dealer = question.reading.seat(*dealer, "dealer");
  return match;
}

// A sheet of totals alone: nobody knows who bought, and neither side won all tricks.
void write_pair(const Question& question, const yaml::Node& node, MatchState& match) {
  const auto points = question.reading.pair(node, "sheets", kPointsRange);
  ScoreSheet sheet;
  sheet.held = match.held;
  sheet.points = {Points{points[0]}, Points{points[1]}};
  Tally tally;
  tally.tricks_by_seat = {2, 2, 2, 2};
  advance(question.rules(), match, Contract{}, sheet, tally);
}

void write_sheet(const Question& question, const yaml::Node& node, MatchState& match) {
  switch (node.kind) {
    case yaml::Node::Kind::list:
      write_pair(question, node, match);
      return;
    case yaml::Node::Kind::map: {
      for (const std::string_view key : {"scores", "held", "dealer"})
        if (const yaml::Node* misplaced = node.find(key)) question.reading.report("E420", *misplaced, {key, "sheets"});
      if (node.find("contract") == nullptr) question.reading.report("E402", node, {"sheets", "contract"});
      if (!question.reading.sound()) return;
      HandTotals totals = read_totals(question.reading, node);
      if (question.given("dealer") != nullptr) totals.dealer = match.dealer;
      if (question.reading.sound()) score_into(question.rules(), totals, match);
      return;
    }
    case yaml::Node::Kind::scalar:
    case yaml::Node::Kind::null:
      break;
  }
  if (node.text == "void")
    advance_void(question.rules(), match);
  else
    question.reading.report("E130", node, {"sheets", kASheet, "'" + node.text + "'"});
}

Team winner_of(const MatchState& match) { return match.over ? match.winner : kNoTeam; }

}  // namespace

void ask_score(const Question& question) {
  MatchState match = read_match(question);
  const HandTotals totals = read_totals(question.reading, *question.one.given);
  if (!question.reading.sound()) return;
  const ScoreSheet sheet = score_into(question.rules(), totals, match);
  question.comparing.keep(totals.contract, sheet);
  question.comparing.pair("points", values(sheet.points));
  compare_verdict(question, sheet.verdict);
  question.comparing.number("held", sheet.held.value);
  question.comparing.side("match_winner", winner_of(match));
  compare_lines(question, sheet);
}

void ask_match(const Question& question) {
  MatchState match = read_match(question);
  for (const yaml::Node& sheet : question.reading.list(*question.given("sheets"), "sheets")) {
    if (match.over) question.reading.report("E421", sheet, {});
    if (std::max(match.scores[0], match.scores[1]) > kHighest)
      question.reading.report("E424", sheet, {std::to_string(kHighest.value)});
    if (!question.reading.sound()) return;
    write_sheet(question, sheet, match);
  }
  if (!question.reading.sound()) return;
  question.comparing.pair("scores", values(match.scores));
  question.comparing.number("held", match.held.value);
  question.comparing.flag("over", match.over);
  question.comparing.side("winner", winner_of(match));
  question.comparing.number("dealer", match.dealer);
}

}  // namespace qanun
