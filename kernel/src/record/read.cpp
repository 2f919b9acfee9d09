#include <fmt/format.h>

#include <algorithm>

#include "qanun/record.hpp"
#include "record/fields.hpp"
#include "record/json_text.hpp"

namespace qanun {

namespace {

using nlohmann::json;

constexpr std::int32_t kMostPoints = 1'000'000;
constexpr std::size_t kMostRuleSets = 64;  // kept at a time: a file may name any number

void check_format(Fields& fields) {
  const json* const format = fields.value("qanun_record");
  if (format == nullptr || *format == kRecordFormat) return;
  fields.fail({fmt::format("the record has format {}, this program reads format {}", brief(*format), kRecordFormat),
               fmt::format("صيغة السجل {}، وهذا البرنامج يقرأ الصيغة {}", brief(*format), kRecordFormat)});
}

RuleReader::Parts parts_of(Fields& fields) {
  RuleReader::Parts parts;
  parts.name = fields.text("rules");
  const auto phases = fields.members("phases");
  for (std::size_t i = 0; fields.ok() && i < kPhaseNames.size(); ++i) {
    const auto named =
        std::find_if(phases.begin(), phases.end(), [&](const auto& p) { return p.first == kPhaseNames[i]; });
    if (named == phases.end())
      fields.fail({fmt::format("the field 'phases.{}' is missing", kPhaseNames[i]),
                   fmt::format("الحقل 'phases.{}' ناقص", kPhaseNames[i])});
    else
      parts.phases[i] = named->second;
  }
  if (fields.ok() && phases.size() != kPhaseNames.size())
    fields.fail({"'phases' names a phase that does not exist", "في 'phases' مرحلة لا وجود لها"});
  parts.features = fields.texts("features");
  parts.options = fields.members("options");
  if (fields.has("when")) parts.when = fields.texts("when");
  return parts;
}

void check_fingerprint(const std::string& recorded, const RuleSet& rules, Problem& problem) {
  const std::string ours = fmt::format("{:016x}", rules.fingerprint());
  if (recorded == ours) return;
  problem = {fmt::format("the fingerprint is of other rules: recorded {}, these rules {}", brief(recorded), ours),
             fmt::format("البصمة لقواعد أخرى: في السجل {}، وهذه القواعد {}", brief(recorded), ours)};
}

void read_deck(Fields& fields, HandRecord& record) {
  Problem problem;
  const std::string text = fields.text("deck");
  if (!fields.ok()) return;
  const auto cards = parse_cards(text, problem);
  if (cards && cards->size() != kCards)
    problem = {fmt::format("{} cards instead of {}", cards->size(), kCards),
               fmt::format("{} ورقة بدل {}", cards->size(), kCards)};
  if (!problem.empty()) {
    fields.fail({"the deck: " + problem.en, "ورق التوزيع: " + problem.ar});
    return;
  }
  for (std::size_t i = 0; i < record.deck.size(); ++i) record.deck[i] = (*cards)[i].index();
}

void read_actions(Fields& fields, HandRecord& record) {
  const std::vector<std::string> texts = fields.texts("actions");
  record.actions.reserve(texts.size());
  for (const std::string& text : texts) {
    Problem problem;
    const auto action = parse_action(*record.rules, text, problem);
    if (!action) {
      const std::size_t number = record.actions.size() + 1;
      fields.fail({fmt::format("action {}: {}", number, problem.en), fmt::format("الحركة {}: {}", number, problem.ar)});
      return;
    }
    record.actions.push_back(*action);
  }
}

// The sheet and what follows from it stand together or not at all.
void read_outcome(Fields& fields, HandRecord& record) {
  if (!fields.has("sheet") && !fields.has("scores_after") && !fields.has("match_winner")) return;
  if (const json* const sheet = fields.object("sheet")) record.sheet = sheet->dump();
  if (const json* const after = fields.value("scores_after")) record.scores_after = after->dump();
  if (!fields.has("match_winner")) return;
  if (const json* const winner = fields.value("match_winner")) record.match_winner = winner->dump();
}

}  // namespace

std::shared_ptr<const RuleSet> RecordReader::rules_of(const RuleReader::Parts& parts, const std::string& key,
                                                      Problem& problem) {
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  Diagnostics diagnostics;
  std::shared_ptr<const RuleSet> rules;
  if (auto resolved = reader_->assemble(parts, diagnostics))
    rules = RuleSet::compile(reader_->registry(), std::move(*resolved), diagnostics);
  if (rules == nullptr) {
    problem = {"its rules cannot be put together", "لا يمكن تركيب قواعده"};
    for (const Diagnostic& fault : diagnostics.all()) {
      if (fault.message->severity != Severity::error) continue;
      problem.en += ": " + sentence(fault, Language::english);
      problem.ar += ": " + sentence(fault, Language::arabic);
      break;
    }
    return nullptr;
  }
  if (known_.size() >= kMostRuleSets) known_.clear();
  return known_[key] = rules;
}

std::optional<HandRecord> RecordReader::read(std::string_view line, Problem& problem) {
  problem = {};
  if (line.size() > kLongestRecord) {
    problem = {fmt::format("the line is longer than {} bytes", kLongestRecord),
               fmt::format("السطر أطول من {} بايت", kLongestRecord)};
    return std::nullopt;
  }
  const auto parsed = parse_line(line, problem);
  if (!parsed) return std::nullopt;
  if (!parsed->is_object()) {
    problem = {"it is no JSON object", "ليس كائن JSON"};
    return std::nullopt;
  }
  Fields fields{*parsed, problem};
  check_format(fields);
  const RuleReader::Parts parts = parts_of(fields);
  const std::string fingerprint = fields.text("fingerprint");
  if (!fields.ok()) return std::nullopt;

  HandRecord record;
  const std::string key =
      json{parts.name, (*parsed)["phases"], parts.features, (*parsed)["options"], parts.when}.dump();
  record.rules = rules_of(parts, key, problem);
  if (record.rules == nullptr) return std::nullopt;
  check_fingerprint(fingerprint, *record.rules, problem);
  record.dealer = static_cast<Seat>(fields.number("dealer", 0, kSeats - 1));
  record.scores = fields.pair("scores", kMostPoints);
  record.number = static_cast<std::uint16_t>(fields.number("number", 0, UINT16_MAX));
  record.held = static_cast<std::int32_t>(fields.number("held", -kMostPoints, kMostPoints));
  read_deck(fields, record);
  read_actions(fields, record);
  read_outcome(fields, record);
  fields.nothing_else();
  if (!problem.empty()) return std::nullopt;
  return record;
}

}  // namespace qanun
