#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "qanun/record.hpp"
#include "record/json_text.hpp"
#include "record/outcome_words.hpp"

namespace qanun {

namespace {

using nlohmann::json;

constexpr std::size_t kMostDifferences = 50;

std::string shown(const json* value) { return value == nullptr ? "nothing" : brief(*value); }

const json* member(const json& object, const std::string& key) {
  const auto found = object.find(key);
  return found == object.end() ? nullptr : &*found;
}

class Comparison {
 public:
  explicit Comparison(std::vector<Difference>& out) : out_(out) {}

  void values(const std::string& field, const json* recorded, const json* computed) {
    if (out_.size() >= kMostDifferences) return;
    if (recorded != nullptr && computed != nullptr && recorded->is_object() && computed->is_object())
      return objects(field, *recorded, *computed);
    if (recorded != nullptr && computed != nullptr && recorded->is_array() && computed->is_array())
      return arrays(field, *recorded, *computed);
    if (shown_fully(recorded) != shown_fully(computed)) out_.push_back({field, shown(recorded), shown(computed)});
  }

 private:
  static std::string shown_fully(const json* value) { return value == nullptr ? std::string{} : value->dump(); }

  void objects(const std::string& field, const json& recorded, const json& computed) {
    for (const auto& [key, value] : recorded.items()) values(field + '.' + key, &value, member(computed, key));
    for (const auto& [key, value] : computed.items())
      if (!recorded.contains(key)) values(field + '.' + key, nullptr, &value);
  }

  void arrays(const std::string& field, const json& recorded, const json& computed) {
    for (std::size_t i = 0; i < std::max(recorded.size(), computed.size()); ++i)
      values(fmt::format("{}[{}]", field, i), i < recorded.size() ? &recorded[i] : nullptr,
             i < computed.size() ? &computed[i] : nullptr);
  }

  std::vector<Difference>& out_;
};

// Texts in canonical form; equal bytes need no second look.
void compare(const char* field, const std::string& recorded, const std::string& computed,
             std::vector<Difference>& out) {
  if (recorded == computed) return;
  const json ours = json::parse(computed, nullptr, false);
  const json theirs = json::parse(recorded, nullptr, false);
  Comparison{out}.values(field, recorded.empty() ? nullptr : &theirs, computed.empty() ? nullptr : &ours);
}

std::string winner_text(const MatchState& match) {
  if (!match.over) return {};
  return match.winner == kNoTeam ? "null" : std::to_string(match.winner);
}

void compare_outcome(const HandRecord& record, Replayed& replayed) {
  const RuleSet& rules = *record.rules;
  const MatchState after = match_after(rules, replayed.hand, Points{record.held}, replayed.sheet);
  auto& differences = replayed.differences;
  compare("sheet", record.sheet, sheet_json(rules, replayed.sheet), differences);
  compare("scores_after", record.scores_after, fmt::format("[{},{}]", after.scores[0].value, after.scores[1].value),
          differences);
  compare("match_winner", record.match_winner, winner_text(after), differences);
  replayed.status = differences.empty() ? ReplayStatus::same : ReplayStatus::differs;
}

// The record ends with a sheet, and the hand does not.
void no_sheet_due(const HandRecord& record, const char* instead, Replayed& replayed) {
  replayed.differences.push_back({"sheet", brief(json::parse(record.sheet, nullptr, false)), instead});
  replayed.status = ReplayStatus::differs;
}

}  // namespace

Replayed replay(const HandRecord& record) {
  const RuleSet& rules = *record.rules;
  Replayed replayed;
  begin(rules, replayed.hand, record.dealer, record.deck, record.scores, record.number);
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    replayed.refusal = apply(rules, replayed.hand, record.actions[i]);
    if (!replayed.refusal) continue;
    replayed.refused_action = i;
    replayed.status = ReplayStatus::refused;
    return replayed;
  }
  if (replayed.hand.phase == Phase::ended) {
    const std::int32_t most = rules.match().most_hands;
    replayed.sheet = score(rules, replayed.hand, Points{record.held}, most > 0 && record.number >= most);
    replayed.status = replayed.sheet.verdict.dealt_again ? ReplayStatus::thrown_in : ReplayStatus::scored;
    if (!record.sheet.empty()) compare_outcome(record, replayed);
  } else if (replayed.hand.phase == Phase::void_deal) {
    replayed.status = ReplayStatus::thrown_in;
    if (!record.sheet.empty()) no_sheet_due(record, "the cards are dealt again", replayed);
  } else if (!record.sheet.empty()) {
    no_sheet_due(record, "the hand is not over", replayed);
  }
  return replayed;
}

}  // namespace qanun
