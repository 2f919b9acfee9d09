// From the name of a rule set, or a path, to a Resolved: finding files, reading them strictly, following `extends`,
// overlaying values, checking relations.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/diagnostic.hpp"
#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"
#include "qanun/yaml.hpp"

namespace qanun {

// What a case adds to a rule set: dotted options, features added and dropped. The nodes belong to `document`.
struct Overrides {
  const yaml::Document* document = nullptr;
  const yaml::Node* with = nullptr;
  const yaml::Node* use = nullptr;
  const yaml::Node* without = nullptr;
};

// A rule set that can be named.
struct Listed {
  std::string name;
  std::filesystem::path file;
};

class RuleReader {
 public:
  // Folders in which names are sought, the first found wins; subfolders are searched too.
  RuleReader(const Registry& registry, std::vector<std::filesystem::path> folders);

  // QANUN_RULES_PATH, the user's folder, the installed folder (found from the place of the library).
  [[nodiscard]] static std::vector<std::filesystem::path> standard_folders();

  // All rule sets that can be named, by name.
  [[nodiscard]] std::vector<Listed> list() const;

  // `rules` is a name or a path to a .yaml file. Nothing when there are errors; warnings may come with a result.
  // A name that does not exist is E0xx (input that cannot be used at all), with a suggestion.
  [[nodiscard]] std::optional<Resolved> read(const std::string& rules, Diagnostics& diagnostics,
                                             const Overrides* overrides = nullptr) const;

  // From the parts of a record: implementations, features and the options that differ from the defaults, as text.
  struct Parts {
    std::string name;
    std::array<std::string, 5> phases;
    std::vector<std::string> features;
    std::vector<std::pair<std::string, std::string>> options;  // key, value in canonical text
    std::vector<std::string> when{};                           // entries in canonical text
  };
  [[nodiscard]] std::optional<Resolved> assemble(const Parts& parts, Diagnostics& diagnostics) const;

  [[nodiscard]] const Registry& registry() const { return *registry_; }

 private:
  const Registry* registry_;
  std::vector<std::filesystem::path> folders_;
};

}  // namespace qanun
