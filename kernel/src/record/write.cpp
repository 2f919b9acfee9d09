#include <fmt/format.h>

#include <iterator>

#include "conditions/when_reader.hpp"
#include "qanun/record.hpp"
#include "record/json_text.hpp"
#include "record/outcome_words.hpp"

namespace qanun {

namespace {

void append_number(std::string& out, std::int64_t number) { fmt::format_to(std::back_inserter(out), "{}", number); }

void append_pair(std::string& out, std::int32_t first, std::int32_t second) {
  fmt::format_to(std::back_inserter(out), "[{},{}]", first, second);
}

void append_side(std::string& out, Team team) {
  if (team == kNoTeam)
    out += "null";
  else
    append_number(out, team);
}

void append_line(std::string& out, const RuleSet& rules, const Line& line) {
  out += '{';
  if (line.meld != 0) {
    out += "\"meld\":";
    append_quoted(out, rules.meld_names()[line.meld].key);
    out += ',';
  }
  fmt::format_to(std::back_inserter(out), "\"points\":{},\"raw\":{},\"rule\":", line.points.value, line.raw.value);
  append_quoted(out, rules.rule_ids()[line.rule]);
  fmt::format_to(std::back_inserter(out), ",\"team\":{}", line.team);
  if (line.meld == 0 && line.what != nullptr) {
    out += ",\"what\":";
    append_quoted(out, line.what->en);
  }
  out += '}';
}

// Keys in alphabetical order: this is also how nlohmann writes what it has read.
void append_sheet(std::string& out, const RuleSet& rules, const ScoreSheet& sheet) {
  out += '{';
  if (sheet.verdict.dealt_again) out += "\"dealt_again\":true,";
  fmt::format_to(std::back_inserter(out), "\"held\":{}", sheet.held.value);
  if (sheet.verdict.label != 0) {
    out += ",\"label\":";
    append_quoted(out, rules.labels()[sheet.verdict.label].key);
  }
  out += ",\"lines\":[";
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    if (i > 0) out += ',';
    append_line(out, rules, sheet.lines[i]);
  }
  out += "],\"points\":";
  append_pair(out, sheet.points[0].value, sheet.points[1].value);
  out += ",\"rule\":";
  append_quoted(out, rules.rule_ids()[sheet.verdict.rule]);
  fmt::format_to(std::back_inserter(out), ",\"verdict\":\"{}\",\"winner\":", word_of(sheet.verdict.outcome));
  append_side(out, sheet.verdict.winner);
  out += '}';
}

void append_deck(std::string& out, const std::array<std::uint8_t, kCards>& deck) {
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const Card card{deck[i]};
    if (i > 0) out += ' ';
    out += kRankLetters[static_cast<std::size_t>(card.rank())];
    out += kSuitLetters[static_cast<std::size_t>(card.suit())];
  }
}

// A card without flags is by far the most frequent action, and is written without a detour.
void append_action(std::string& out, const RuleSet& rules, const Action& action) {
  if (action.call.word != kPlayCard || action.flags != 0) {
    append_quoted(out, to_string(rules, action));
    return;
  }
  out += '"';
  out += static_cast<char>('0' + action.seat);
  out += ": ";
  out += kRankLetters[static_cast<std::size_t>(action.card.rank())];
  out += kSuitLetters[static_cast<std::size_t>(action.card.suit())];
  out += '"';
}

// The options whose value is not the declared default, in the order of their keys.
void append_options(std::string& out, const Registry& registry, const Resolved& resolved) {
  out += ",\"options\":{";
  bool first = true;
  for (const auto& [key, setting] : resolved.options) {
    const OptionEntry* const option = registry.option(key);
    if (option == nullptr || setting.value == option->decl.standard) continue;
    if (!first) out += ',';
    first = false;
    append_quoted(out, key);
    out += ':';
    append_quoted(out, to_text(option->decl, setting.value));
  }
  out += '}';
}

// Left out where there is none.
void append_when(std::string& out, const Registry& registry, const Resolved& resolved) {
  if (resolved.when.entries.empty()) return;
  out += ",\"when\":[";
  for (std::size_t i = 0; i < resolved.when.entries.size(); ++i) {
    if (i > 0) out += ',';
    append_quoted(out, when_text(registry, resolved.when.entries[i]));
  }
  out += ']';
}

}  // namespace

std::string sheet_json(const RuleSet& rules, const ScoreSheet& sheet) {
  std::string out;
  append_sheet(out, rules, sheet);
  return out;
}

RecordWriter::RecordWriter(const Registry& registry, const RuleSet& rules) : rules_(&rules) {
  const Resolved& resolved = rules.resolved();
  head_ = fmt::format("{{\"qanun_record\":{},\"rules\":", kRecordFormat);
  append_quoted(head_, resolved.name);
  head_ += fmt::format(",\"fingerprint\":\"{:016x}\",\"phases\":{{", rules.fingerprint());
  for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase) {
    if (phase > 0) head_ += ',';
    append_quoted(head_, kPhaseNames[phase]);
    head_ += ':';
    append_quoted(head_, resolved.phases[phase]);
  }
  head_ += "},\"features\":[";
  for (std::size_t i = 0; i < resolved.features.size(); ++i) {
    if (i > 0) head_ += ',';
    append_quoted(head_, resolved.features[i]);
  }
  head_ += ']';
  append_options(head_, registry, resolved);
  append_when(head_, registry, resolved);
}

void RecordWriter::append(std::string& out, const Hand& hand, Points held, std::span<const Action> actions,
                          const ScoreSheet* sheet) const {
  out += head_;
  fmt::format_to(std::back_inserter(out), ",\"dealer\":{},\"scores\":", hand.dealer());
  append_pair(out, hand.scores[0], hand.scores[1]);
  fmt::format_to(std::back_inserter(out), ",\"number\":{},\"held\":{},\"deck\":\"", hand.number, held.value);
  append_deck(out, hand.deck);
  out += "\",\"actions\":[";
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (i > 0) out += ',';
    append_action(out, *rules_, actions[i]);
  }
  out += ']';
  if (sheet != nullptr) {
    out += ",\"sheet\":";
    append_sheet(out, *rules_, *sheet);
    const MatchState after = match_after(*rules_, hand, held, *sheet);
    out += ",\"scores_after\":";
    append_pair(out, after.scores[0].value, after.scores[1].value);
    if (after.over) {
      out += ",\"match_winner\":";
      append_side(out, after.winner);
    }
  }
  out += "}\n";
}

}  // namespace qanun
