#include "rules/show_json.hpp"

#include <fmt/format.h>

#include <array>

namespace program {

namespace {

using qanun::OptionType;

constexpr std::array<std::string_view, 6> kTypes{"choice", "flag", "integer", "list", "set", "table"};
constexpr std::array<std::string_view, 4> kEffects{"result", "view", "words", "server"};
constexpr std::array<std::string_view, 6> kTests{"any_of", "none_of", "at_least", "at_most", "has", "lacks"};

Json field_json(const qanun::Field& field, std::int64_t number) {
  if (field.choices.empty()) return number;
  return field.choices.at(static_cast<std::size_t>(number)).word;
}

Json row_json(const qanun::OptionDecl& option, const qanun::Row& row) {
  if (option.fields.empty()) return row.numbers.at(0);
  Json json = Json::object();
  for (std::size_t i = 0; i < option.fields.size(); ++i)
    json[std::string{option.fields[i].name}] = field_json(option.fields[i], row.numbers.at(i));
  if (!row.title_en.empty() || !row.title_ar.empty()) json["title"] = in_both(row.title_en, row.title_ar);
  return json;
}

Json items_json(const qanun::OptionDecl& option, const qanun::Value& value) {
  const auto words = words_of(option.domain, option.elements);
  if (!words.empty() || option.domain == qanun::Domain::keys) return members_of(option, value);
  return value.items;
}

Json condition_json(const qanun::Condition& condition) {
  Json json{{"subject", condition.subject}, {"test", kTests[static_cast<std::size_t>(condition.test)]}};
  const bool numeric =
      condition.test == qanun::Condition::Test::at_least || condition.test == qanun::Condition::Test::at_most;
  if (numeric)
    json["number"] = condition.number;
  else
    json["words"] = condition.words;
  return json;
}

Json relations_json(const std::vector<qanun::Relation>& relations) {
  Json json = Json::array();
  for (const qanun::Relation& relation : relations) {
    Json one{{"conditions", Json::array()}, {"reason", in_both(relation.reason.en, relation.reason.ar)}};
    for (const qanun::Condition& condition : relation.conditions)
      one["conditions"].push_back(condition_json(condition));
    if (relation.if_value) one["if_value"] = condition_json(*relation.if_value);
    json.push_back(std::move(one));
  }
  return json;
}

Json words_json(const std::vector<qanun::Choice>& choices) {
  Json json = Json::array();
  for (const qanun::Choice& choice : choices) json.push_back(choice.word);
  return json;
}

Json range_json(const qanun::Range& range) { return Json::array({range.lowest, range.highest}); }

// What one number of a row may be: a number within a range, or one of several words.
Json field_domain_json(const qanun::Field& field) {
  if (field.choices.empty()) return {{"range", range_json(field.range)}};
  return {{"values", words_json(field.choices)}};
}

// The members of a list or set, or the rows of a table: their names where these are fixed, the table that names them,
// or nothing where they are plain numbers or named freely.
void add_members(Json& json, const qanun::OptionDecl& option) {
  const auto words = words_of(option.domain, option.elements);
  if (!words.empty()) json["members"] = words;
  if (!option.keys_of.empty()) json["rows_of"] = option.keys_of;
  if (words.empty() && option.domain == qanun::Domain::numbers) json["range"] = range_json(option.range);
}

// Which values the option may take, for whoever writes rule files by program: a form, an editor, a test.
Json domain_json(const qanun::OptionDecl& option) {
  Json json = Json::object();
  switch (option.type) {
    case OptionType::choice:
      json["values"] = words_json(option.choices);
      break;
    case OptionType::flag:
      json["values"] = {true, false};
      break;
    case OptionType::integer:
      json["range"] = range_json(option.range);
      break;
    case OptionType::list:
    case OptionType::set:
      add_members(json, option);
      break;
    case OptionType::table:
      add_members(json, option);
      json["open"] = option.open_rows;
      if (option.fields.empty()) json["range"] = range_json(option.range);
      for (const qanun::Field& field : option.fields)
        json["fields"][std::string{field.name}] = field_domain_json(field);
      break;
  }
  if (!option.holds.en.empty()) json["holds"] = in_both(option.holds.en, option.holds.ar);
  return json;
}

Json option_json(const qanun::Resolved& rules, const qanun::OptionEntry& entry, const qanun::Setting& setting,
                 const Inert& inert) {
  const qanun::OptionDecl& option = entry.decl;
  Json json{{"key", option.key},
            {"section", option.key.substr(0, option.key.find('.'))},
            {"title", in_both(option.title.en, option.title.ar)},
            {"meaning", in_both(option.meaning.en, option.meaning.ar)},
            {"owner", entry.owners},
            {"type", kTypes[static_cast<std::size_t>(option.type)]},
            {"effect", word_of(option.effect)},
            {"rules", option.rules},
            {"value", value_json(option, setting.value)},
            {"default", value_json(option, option.standard)},
            {"domain", domain_json(option)},
            {"origin", origin_json(rules, setting.origin)},
            {"inert", inert_json(inert, option.key)}};
  if (!option.requires_.empty()) json["requires"] = relations_json(option.requires_);
  if (!option.conflicts.empty()) json["conflicts"] = relations_json(option.conflicts);
  if (!option.inert_unless.empty()) json["inert_unless"] = relations_json(option.inert_unless);
  return json;
}

}  // namespace

std::string_view word_of(qanun::Effect effect) { return kEffects[static_cast<std::size_t>(effect)]; }

Json value_json(const qanun::OptionDecl& option, const qanun::Value& value) {
  switch (option.type) {
    case OptionType::choice:
      return option.choices.at(static_cast<std::size_t>(value.number)).word;
    case OptionType::flag:
      return value.number != 0;
    case OptionType::integer:
      return value.number;
    case OptionType::list:
    case OptionType::set:
      return items_json(option, value);
    case OptionType::table:
      break;
  }
  Json json = Json::object();
  for (const qanun::Row& row : value.rows) json[row.name] = row_json(option, row);
  return json;
}

Json origin_json(const qanun::Resolved& rules, const qanun::Origin& origin) {
  if (origin.rule_set.empty()) return {{"kind", "default"}};
  return {{"kind", is_own(rules, origin) ? "file" : "parent"},
          {"rule_set", origin.rule_set},
          {"file", origin.place.file},
          {"line", origin.place.line},
          {"column", origin.place.column}};
}

Json inert_json(const Inert& inert, std::string_view key) {
  Json json = Json::array();
  const auto found = inert.find(key);
  if (found == inert.end()) return json;
  for (const qanun::Finding& finding : found->second) {
    const bool ignored = finding.kind == qanun::RelationKind::ignored;
    json.push_back(
        {{ignored ? "with" : "needs", finding.condition}, {"reason", in_both(finding.reason.en, finding.reason.ar)}});
  }
  return json;
}

Json when_json(const qanun::Registry& registry, const qanun::Resolved& rules, const qanun::WhenEntry& entry) {
  Json one{{"name", entry.name}, {"if", Json::object()}, {"set", Json::object()}, {"after", entry.after}};
  for (const qanun::WhenTest& test : entry.tests) one["if"][test.condition] = test.text;
  for (const auto& [key, setting] : entry.sets)
    one["set"][key] = {{"value", value_json(registry.option(key)->decl, setting.value)},
                       {"origin", origin_json(rules, setting.origin)}};
  return one;
}

Inert find_inert(const qanun::Registry& registry, const qanun::Resolved& rules) {
  Inert inert;
  for (qanun::Finding& finding : check_relations(registry, rules))
    if (finding.kind == qanun::RelationKind::inert || finding.kind == qanun::RelationKind::ignored)
      inert[finding.subject].push_back(std::move(finding));
  return inert;
}

bool is_own(const qanun::Resolved& rules, const qanun::Origin& origin) {
  return origin.place.file == (rules.file.empty() ? "-" : rules.file);
}

Json show_as_json(const qanun::Registry& registry, const qanun::RuleSet& rules, const Inert& inert) {
  const qanun::Resolved& resolved = rules.resolved();
  Json json{{"name", resolved.name},
            {"file", resolved.file},
            {"fingerprint", fmt::format("{:016x}", rules.fingerprint())},
            {"title", in_both(resolved.title_en, resolved.title_ar)},
            {"summary", in_both(resolved.summary_en, resolved.summary_ar)},
            {"extends", resolved.ancestry},
            {"phases", Json::object()},
            {"features", Json::array()},
            {"sections", Json::array()},
            {"options", Json::array()},
            {"when", Json::array()},
            {"dropped", resolved.dropped}};
  for (std::size_t phase = 0; phase < qanun::kPhaseNames.size(); ++phase)
    json["phases"][std::string{qanun::kPhaseNames[phase]}] = resolved.phases[phase];
  for (const std::string& id : resolved.features) {
    const qanun::FeatureDecl& feature = *registry.feature(id);
    json["features"].push_back(
        {{"id", id}, {"title", in_both(feature.title.en, feature.title.ar)}, {"inert", inert_json(inert, id)}});
  }
  for (const qanun::WhenEntry& entry : resolved.when.entries)
    json["when"].push_back(when_json(registry, resolved, entry));
  for (const qanun::SectionDecl& section : registry.sections())
    json["sections"].push_back({{"key", section.key}, {"title", in_both(section.title.en, section.title.ar)}});
  for (const qanun::OptionEntry* entry : registry.options()) {
    const auto setting = resolved.options.find(entry->decl.key);
    if (setting != resolved.options.end())
      json["options"].push_back(option_json(resolved, *entry, setting->second, inert));
  }
  return json;
}

}  // namespace program
