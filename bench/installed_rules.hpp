// Rule sets as every program loads them, whole or changed.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "qanun/rulebook.hpp"

namespace measured {

// Loading either gives a rule set or leaves in `why` what was wrong.
class InstalledRules {
 public:
  // With the plugins of the installation, and those of another folder besides.
  explicit InstalledRules(const std::filesystem::path& more_plugins = {});
  // With the plugins of this folder alone.
  [[nodiscard]] static std::unique_ptr<InstalledRules> with_only(const std::filesystem::path& plugins);

  // The rule sets that are installed with the library, by name; a user's own are not among them.
  [[nodiscard]] std::vector<std::string> names() const;

  // `rules` is a name, or the path of a rule file.
  [[nodiscard]] std::shared_ptr<const qanun::RuleSet> load(const std::string& rules, std::string& why) const;
  // `changes` is YAML: "with: {kaboot.hokum: 26}\nuse: [ekka]\nwithout: [kaboot]".
  [[nodiscard]] std::shared_ptr<const qanun::RuleSet> load(const std::string& rules, const std::string& changes,
                                                           std::string& why) const;

  [[nodiscard]] const qanun::Rulebook& book() const { return book_; }

 private:
  explicit InstalledRules(const qanun::PluginHost::Settings& settings);

  qanun::Rulebook book_;
};

// "without: [...]": every feature of these rules but `kept`.
[[nodiscard]] std::string without_features(const qanun::RuleSet& rules, const std::string& kept = {});

}  // namespace measured
