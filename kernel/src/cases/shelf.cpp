#include "cases/shelf.hpp"

#include <algorithm>

namespace qanun {

namespace {

// A node as text that differs wherever its meaning does.
void append_text(const yaml::Node* node, std::string& out) {
  if (node == nullptr) return;
  switch (node->kind) {
    case yaml::Node::Kind::null:
      out += '~';
      break;
    case yaml::Node::Kind::scalar:
      out += (node->quoted ? "q" : "p") + std::to_string(node->text.size()) + ":" + node->text;
      break;
    case yaml::Node::Kind::list:
      out += '[';
      for (const yaml::Node& item : node->items) append_text(&item, out);
      out += ']';
      break;
    case yaml::Node::Kind::map:
      out += '{';
      for (const auto& [key, value] : node->members) {
        append_text(&key, out);
        append_text(&value, out);
      }
      out += '}';
      break;
  }
}

Argument not_installed(std::string_view plugin) {
  const std::string name{plugin};
  return {"the plugin '" + name + "' is not installed", "الإضافة «" + name + "» غير مركّبة"};
}

// Faults that say that nobody provides a phase or a feature: the rule set is sound, its plugin is not here.
bool says_missing(const Diagnostic& fault) { return fault.message->code == "E142" || fault.message->code == "E144"; }

}  // namespace

CaseRunner::Shelf::Shelf(const RuleReader& reader) : reader_{reader} {
  const Registry& registry = reader.registry();
  for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase)
    for (const std::string& id : registry.implementations(phase)) {
      installed_.insert(id);
      installed_.insert(registry.provider(phase, id).plugin);
    }
  for (const std::string& id : registry.features()) {
    installed_.insert(id);
    installed_.insert(registry.provider_of_feature(id).plugin);
  }
}

Argument CaseRunner::Shelf::missing(const OneCase& one) const {
  for (const std::string& plugin : one.needs)
    if (!installed_.contains(plugin)) return not_installed(plugin);
  if (one.use != nullptr)
    for (const yaml::Node& feature : one.use->items)
      if (!feature.text.empty() && !installed_.contains(feature.text)) return not_installed(feature.text);
  return {""};
}

CaseRunner::Shelf::Shelved CaseRunner::Shelf::rules_of(const yaml::Document& document, const OneCase& one) {
  std::string key = one.rules;
  for (const yaml::Node* part : {one.with, one.use, one.without}) {
    key += '\n';
    append_text(part, key);
  }
  const auto known = shelved_.find(key);
  if (known != shelved_.end()) return Shelved{.rules = known->second};
  Shelved shelved = compile(document, one);
  if (shelved.rules != nullptr) shelved_.emplace(key, shelved.rules);
  return shelved;
}

CaseRunner::Shelf::Shelved CaseRunner::Shelf::compile(const yaml::Document& document, const OneCase& one) const {
  Shelved shelved;
  const Overrides overrides{.document = &document, .with = one.with, .use = one.use, .without = one.without};
  auto resolved = reader_.read(one.rules, shelved.faults, &overrides);
  if (resolved) shelved.rules = RuleSet::compile(reader_.registry(), std::move(*resolved), shelved.faults);
  if (shelved.rules != nullptr) {
    shelved.faults = {};  // warnings of a rule set are not the case's business
    return shelved;
  }
  const auto& faults = shelved.faults.all();
  const auto missing = std::find_if(faults.begin(), faults.end(), [&](const Diagnostic& fault) {
    return says_missing(fault) && fault.place.file != document.file;
  });
  if (missing != faults.end())
    shelved.missing = {sentence(*missing, Language::english), sentence(*missing, Language::arabic)};
  return shelved;
}

}  // namespace qanun
