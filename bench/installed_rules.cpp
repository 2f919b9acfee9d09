#include "installed_rules.hpp"

#include <optional>
#include <utility>

#include "qanun/rule_reader.hpp"

namespace measured {

namespace {

std::string errors_of(const qanun::Diagnostics& diagnostics) {
  std::string text;
  for (const qanun::Diagnostic& one : diagnostics.all())
    if (one.message->severity == qanun::Severity::error) text += qanun::render(one, qanun::Language::english);
  return text;
}

// What a user has put in folders of his own must not decide what is measured.
std::vector<std::filesystem::path> installed_folder() { return {qanun::RuleReader::standard_folders().back()}; }

qanun::PluginHost::Settings settings_with(const std::filesystem::path& more_plugins) {
  auto settings = qanun::PluginHost::standard_settings();
  if (!more_plugins.empty()) settings.folders.push_back(more_plugins);
  return settings;
}

}  // namespace

InstalledRules::InstalledRules(const std::filesystem::path& more_plugins)
    : InstalledRules{settings_with(more_plugins)} {}

InstalledRules::InstalledRules(const qanun::PluginHost::Settings& settings) : book_{settings, installed_folder()} {}

std::unique_ptr<InstalledRules> InstalledRules::with_only(const std::filesystem::path& plugins) {
  auto settings = qanun::PluginHost::standard_settings();
  settings.folders = {plugins};
  return std::unique_ptr<InstalledRules>{new InstalledRules{settings}};
}

std::vector<std::string> InstalledRules::names() const {
  std::vector<std::string> names;
  for (const qanun::Listed& one : book_.reader().list()) names.push_back(one.name);
  return names;
}

std::shared_ptr<const qanun::RuleSet> InstalledRules::load(const std::string& rules, std::string& why) const {
  return load(rules, {}, why);
}

std::shared_ptr<const qanun::RuleSet> InstalledRules::load(const std::string& rules, const std::string& changes,
                                                           std::string& why) const {
  qanun::Diagnostics diagnostics;
  qanun::Overrides overrides;
  const auto document = qanun::yaml::parse("changes", changes.empty() ? "{}" : changes, {}, diagnostics);
  std::shared_ptr<const qanun::RuleSet> loaded;
  if (document) {
    overrides.document = &*document;
    overrides.with = document->root.find("with");
    overrides.use = document->root.find("use");
    overrides.without = document->root.find("without");
    auto resolved = book_.reader().read(rules, diagnostics, changes.empty() ? nullptr : &overrides);
    if (resolved) loaded = qanun::RuleSet::compile(book_.registry(), std::move(*resolved), diagnostics);
  }
  if (loaded == nullptr) why = errors_of(diagnostics);
  return loaded;
}

std::string without_features(const qanun::RuleSet& rules, const std::string& kept) {
  std::string text = "without: [";
  for (const std::string& feature : rules.resolved().features)
    if (feature != kept) text += (text.back() == '[' ? "" : ", ") + feature;
  return text + "]\n";
}

}  // namespace measured
