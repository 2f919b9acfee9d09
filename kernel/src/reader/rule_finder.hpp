// Where rule files lie: names in folders, and what an untrusted file may reach with `extends`.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/rule_reader.hpp"

namespace qanun {

class RuleFinder {
 public:
  explicit RuleFinder(const std::vector<std::filesystem::path>& folders) : folders_(folders) {}

  // All rule sets below the folders, by name; of one name the first found.
  [[nodiscard]] std::vector<Listed> list() const;

  // NAME.yaml in one of the folders or their subfolders.
  [[nodiscard]] std::optional<std::filesystem::path> in_folders(std::string_view name,
                                                                const std::filesystem::path& except = {}) const;

  // For `extends`: beside the file first, then in the folders, then in the subfolders of the file's own folder. Never
  // `except`, so that a rule set of the same name can be extended.
  [[nodiscard]] std::optional<std::filesystem::path> beside(std::string_view name,
                                                            const std::filesystem::path& own_folder,
                                                            const std::filesystem::path& except) const;

  // Whether the path, all links followed, lies below the file's own folder or below one of the folders.
  [[nodiscard]] bool reachable(const std::filesystem::path& path, const std::filesystem::path& own_folder) const;

  // All names that `beside` can find.
  [[nodiscard]] std::vector<std::string> names_beside(const std::filesystem::path& own_folder) const;

 private:
  const std::vector<std::filesystem::path>& folders_;
};

// Whether the argument is a path and not a name.
[[nodiscard]] bool is_path(std::string_view rules);

// The folder of a file, "." where its path has none.
[[nodiscard]] std::filesystem::path folder_of(const std::filesystem::path& file);

}  // namespace qanun
