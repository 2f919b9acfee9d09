// Rule sets for tests: loaded as the program loads them, with overrides as a case gives them.
#pragma once

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>

#include "qanun/plugin_host.hpp"
#include "qanun/rule_reader.hpp"
#include "qanun/rule_set.hpp"

namespace support {

// Plugins of the build tree, and those of QANUN_TEST_PLUGINS where a test defines it.
class Installation {
 public:
  Installation() {
    auto settings = qanun::PluginHost::standard_settings();
#ifdef QANUN_TEST_PLUGINS
    settings.folders.emplace_back(QANUN_TEST_PLUGINS);
#endif
    host_.load_all(settings, registry_);
    reader_ = std::make_unique<qanun::RuleReader>(registry_, qanun::RuleReader::standard_folders());
  }
  [[nodiscard]] const qanun::RuleReader& reader() const { return *reader_; }
  [[nodiscard]] const qanun::Registry& registry() const { return registry_; }
  [[nodiscard]] const qanun::PluginHost& host() const { return host_; }

 private:
  qanun::Registry registry_;
  qanun::PluginHost host_;
  std::unique_ptr<qanun::RuleReader> reader_;
};

inline const Installation& installation() {
  static const Installation one;
  return one;
}

inline std::string text_of(const qanun::Diagnostics& diagnostics) {
  std::string text;
  for (const auto& one : diagnostics.all()) text += qanun::render(one, qanun::Language::english);
  return text;
}

// `changes` is YAML: "with: {score.tie_hokum: redeal}\nuse: [bell]\nwithout: [kaboot]". Faults go to `diagnostics`.
inline std::shared_ptr<const qanun::RuleSet> try_rules(const std::string& name, const std::string& changes,
                                                       qanun::Diagnostics& diagnostics) {
  qanun::Overrides overrides;
  std::optional<qanun::yaml::Document> document;
  if (!changes.empty()) {
    document = qanun::yaml::parse("changes", changes, {}, diagnostics);
    if (!document) return nullptr;
    overrides.document = &*document;
    overrides.with = document->root.find("with");
    overrides.use = document->root.find("use");
    overrides.without = document->root.find("without");
  }
  auto resolved = installation().reader().read(name, diagnostics, changes.empty() ? nullptr : &overrides);
  if (!resolved) return nullptr;
  return qanun::RuleSet::compile(installation().registry(), std::move(*resolved), diagnostics);
}

// The same where nothing may go wrong; each combination is compiled once.
inline const qanun::RuleSet& rules(const std::string& name = "saudi", const std::string& changes = {}) {
  static std::map<std::pair<std::string, std::string>, std::shared_ptr<const qanun::RuleSet>> known;
  auto& kept = known[{name, changes}];
  if (kept == nullptr) {
    qanun::Diagnostics diagnostics;
    kept = try_rules(name, changes, diagnostics);
    if (kept == nullptr) throw std::runtime_error(text_of(diagnostics));
  }
  return *kept;
}

}  // namespace support
