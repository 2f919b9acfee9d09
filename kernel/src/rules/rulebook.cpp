#include "qanun/rulebook.hpp"

#include <utility>

namespace qanun {

Rulebook::Rulebook(const PluginHost::Settings& settings, std::vector<std::filesystem::path> rule_folders)
    : reader_{registry_, std::move(rule_folders)} {
  plugins_.load_all(settings, registry_);
}

std::shared_ptr<const RuleSet> Rulebook::load(const std::string& rules, Diagnostics& diagnostics) const {
  auto resolved = reader_.read(rules, diagnostics);
  return resolved ? RuleSet::compile(registry_, *std::move(resolved), diagnostics) : nullptr;
}

}  // namespace qanun
