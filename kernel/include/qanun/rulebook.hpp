// What a program begins with: the plugins of this installation are loaded, and rule sets are a name away.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "qanun/diagnostic.hpp"
#include "qanun/plugin_host.hpp"
#include "qanun/registry.hpp"
#include "qanun/rule_reader.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// One a program is enough. It outlives the rule sets that it gave: their words are its plugins' declarations. After
// construction it never changes, so that threads may share it.
class Rulebook {
 public:
  // Plugins and rule sets are sought where the program `qanun` seeks them, or in these folders. A plugin that is
  // refused does not throw: plugins().refused() names it.
  Rulebook() : Rulebook{PluginHost::standard_settings(), RuleReader::standard_folders()} {}
  Rulebook(const PluginHost::Settings& settings, std::vector<std::filesystem::path> rule_folders);
  Rulebook(const Rulebook&) = delete;
  Rulebook& operator=(const Rulebook&) = delete;

  // Reads and compiles a rule set, by its name or the path of a YAML file. Nothing where there are errors; what was
  // found, warnings too, is added to `diagnostics`.
  [[nodiscard]] std::shared_ptr<const RuleSet> load(const std::string& rules, Diagnostics& diagnostics) const;

  [[nodiscard]] const Registry& registry() const { return registry_; }
  [[nodiscard]] const PluginHost& plugins() const { return plugins_; }
  [[nodiscard]] const RuleReader& reader() const { return reader_; }

 private:
  Registry registry_{};
  PluginHost plugins_{};
  RuleReader reader_;
};

}  // namespace qanun
