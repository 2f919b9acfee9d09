#include "reader/resolver.hpp"

#include <algorithm>
#include <utility>

#include "reader/values.hpp"

namespace qanun {

namespace {

bool stands_in(const std::vector<const yaml::Node*>& nodes, const std::string& word) {
  return std::any_of(nodes.begin(), nodes.end(), [&](const yaml::Node* node) { return node->text == word; });
}

}  // namespace

void Resolver::report(std::string_view code, const Layer& layer, const yaml::Node& node,
                      std::vector<Argument> arguments, std::string suggestion) {
  diagnostics_.report(code, layer.document->place_of(node), std::move(arguments), std::move(suggestion));
}

void Resolver::apply(const Layer& layer, bool own) {
  sure_ = sure_ && layer.whole;
  phases(layer);
  if (first_) require_phases(layer);
  first_ = false;
  drop_features(layer);
  add_features(layer);
  options(layer);
  drop_options(own);
  std::vector<WrittenWhen> entries;
  for (const yaml::Node* node : layer.when) entries.push_back({layer.document, node, layer.name});
  when_.add(entries, diagnostics_);
}

void Resolver::phases(const Layer& layer) {
  for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase) {
    const yaml::Node* node = layer.phases[phase];
    if (node == nullptr) continue;
    rules_.phases[phase] = node->text;
    const auto known = registry_.implementations(phase);
    if (std::find(known.begin(), known.end(), node->text) != known.end()) continue;
    report("E142", layer, *node, {node->text, kPhaseNames[phase], listed(known)}, nearest(node->text, known));
    sure_ = false;
  }
}

void Resolver::require_phases(const Layer& layer) {
  std::vector<std::string_view> missing;
  for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase)
    if (rules_.phases[phase].empty()) missing.push_back(kPhaseNames[phase]);
  if (missing.empty()) return;
  if (sure_ && layer.phases_key != nullptr)
    report("E143", layer, *layer.phases_key, {listed(missing)});
  else if (sure_)
    diagnostics_.report("E143", Place{.file = layer.document->file}, {listed(missing)});
  sure_ = false;
}

bool Resolver::known_feature(const yaml::Node& node, const Layer& layer) {
  if (registry_.feature(node.text) != nullptr) return true;
  const auto known = registry_.features();
  report("E144", layer, node, {node.text, listed(known)}, nearest(node.text, known));
  sure_ = false;
  return false;
}

void Resolver::drop_features(const Layer& layer) {
  for (const yaml::Node* node : layer.without) {
    if (!known_feature(*node, layer)) continue;
    const auto in_use = std::find(rules_.features.begin(), rules_.features.end(), node->text);
    if (in_use != rules_.features.end())
      rules_.features.erase(in_use);
    else if (sure_ && !stands_in(layer.use, node->text))
      report("W102", layer, *node, {node->text});
  }
}

void Resolver::add_features(const Layer& layer) {
  for (const yaml::Node* node : layer.use) {
    if (!known_feature(*node, layer)) continue;
    if (stands_in(layer.without, node->text))
      report("E145", layer, *node, {node->text});
    else if (rules_.uses(node->text))
      report("W101", layer, *node, {node->text});
    else
      rules_.features.push_back(node->text);
  }
  const auto declared = registry_.features();
  const auto rank = [&](const std::string& id) { return std::find(declared.begin(), declared.end(), id); };
  std::sort(rules_.features.begin(), rules_.features.end(),
            [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
}

void Resolver::options(const Layer& layer) {
  for (const OptionEntry* option : layer.doubtful) doubtful_.emplace(option->decl.key);
  // Lists of keys come last: they name the rows of a table that may stand below them.
  for (const bool lists : {false, true})
    for (const Written& written : layer.options)
      if (!written.option->decl.keys_of.empty() == lists) option(layer, written);
}

void Resolver::option(const Layer& layer, const Written& written) {
  const OptionDecl& decl = written.option->decl;
  if (!Registry::in_use(written.option->owners, rules_.phases, rules_.features) && sure_) {
    const OwnerText owner = owner_text(written.option->owners);
    report("E148", layer, *written.key, {decl.key, Argument{owner.en, owner.ar}, owner.brought_by});
    return;
  }
  const std::optional<Value> table = decl.keys_of.empty() ? std::nullopt : rows_of(decl.keys_of);
  auto value = read_value(decl, *written.value, {value_of(decl), table ? &*table : nullptr},
                          Scalars{*layer.document, diagnostics_});
  if (!value) {
    doubtful_.emplace(decl.key);
    if (decl.type == OptionType::table)
      for (const auto& [name, row] : written.value->members) faulty_rows_[std::string{decl.key}].push_back(name.text);
    return;
  }
  rules_.options.insert_or_assign(
      std::string{decl.key}, Setting{std::move(*value), Origin{layer.name, layer.document->place_of(*written.value)}});
}

std::optional<Value> Resolver::rows_of(std::string_view table) const {
  const OptionEntry* option = registry_.option(table);
  const auto faulty = faulty_rows_.find(table);
  if (option == nullptr || (faulty == faulty_rows_.end() && doubtful(std::string{table}))) return std::nullopt;
  Value rows = value_of(option->decl);
  if (faulty == faulty_rows_.end()) return rows;
  for (const std::string& name : faulty->second)
    if (find_row(rows, name) == nullptr)
      rows.rows.push_back(Row{.name = name, .numbers = {}, .title_en = {}, .title_ar = {}});
  return rows;
}

const Value& Resolver::value_of(const OptionDecl& decl) const {
  const auto before = rules_.options.find(decl.key);
  return before == rules_.options.end() ? decl.standard : before->second.value;
}

void Resolver::drop_options(bool own) {
  for (auto setting = rules_.options.begin(); setting != rules_.options.end();) {
    const OptionEntry* option = registry_.option(setting->first);
    if (!sure_ || Registry::in_use(option->owners, rules_.phases, rules_.features)) {
      ++setting;
      continue;
    }
    if (own) rules_.dropped.push_back(setting->first);
    setting = rules_.options.erase(setting);
  }
}

Resolved Resolver::finish() {
  for (const OptionEntry* option : registry_.options())
    if (Registry::in_use(option->owners, rules_.phases, rules_.features))
      rules_.options.try_emplace(std::string{option->decl.key}, Setting{option->decl.standard, Origin{}});
  if (sure_) when_.read(registry_, rules_, diagnostics_);
  return std::move(rules_);
}

}  // namespace qanun
