#include "reader/rule_finder.hpp"

#include <algorithm>
#include <map>
#include <system_error>

namespace qanun {

namespace fs = std::filesystem;

namespace {

// A folder may be anybody's: the search stops after so many entries and levels.
constexpr int kMostEntries = 4000;
constexpr int kMostLevels = 3;

// The .yaml files below the folder, the nearer ones first, then by name.
std::vector<fs::path> rule_files(const fs::path& folder) {
  std::vector<std::pair<int, fs::path>> found;
  std::error_code error;
  fs::recursive_directory_iterator entry{folder, fs::directory_options::skip_permission_denied, error};
  for (int seen = 0; !error && entry != fs::recursive_directory_iterator{} && seen < kMostEntries; ++seen) {
    if (entry.depth() >= kMostLevels) entry.disable_recursion_pending();
    std::error_code ignored;
    if (entry->path().extension() == ".yaml" && entry->is_regular_file(ignored))
      found.emplace_back(entry.depth(), entry->path());
    entry.increment(error);
  }
  std::sort(found.begin(), found.end());
  std::vector<fs::path> paths;
  for (auto& [depth, path] : found) paths.push_back(std::move(path));
  return paths;
}

bool same_file(const fs::path& a, const fs::path& b) {
  std::error_code error;
  return !b.empty() && fs::equivalent(a, b, error) && !error;
}

bool is_file(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

std::optional<fs::path> directly_in(const fs::path& folder, std::string_view name, const fs::path& except) {
  fs::path path = folder / (std::string{name} + ".yaml");
  if (!is_file(path) || same_file(path, except)) return std::nullopt;
  return path;
}

std::optional<fs::path> below(const fs::path& folder, std::string_view name, const fs::path& except) {
  if (auto path = directly_in(folder, name, except)) return path;
  for (fs::path& path : rule_files(folder))
    if (path.stem() == name && !same_file(path, except)) return std::move(path);
  return std::nullopt;
}

bool lies_below(const fs::path& path, const fs::path& folder) {
  std::error_code error;
  const fs::path base = fs::canonical(folder, error);
  if (error) return false;
  return std::mismatch(base.begin(), base.end(), path.begin(), path.end()).first == base.end();
}

}  // namespace

std::vector<Listed> RuleFinder::list() const {
  std::map<std::string, fs::path> first;
  for (const fs::path& folder : folders_)
    for (fs::path& path : rule_files(folder)) first.emplace(path.stem().string(), std::move(path));
  std::vector<Listed> listed;
  for (auto& [name, path] : first) listed.push_back({name, std::move(path)});
  return listed;
}

std::optional<fs::path> RuleFinder::in_folders(std::string_view name, const fs::path& except) const {
  for (const fs::path& folder : folders_)
    if (auto path = below(folder, name, except)) return path;
  return std::nullopt;
}

std::optional<fs::path> RuleFinder::beside(std::string_view name, const fs::path& own_folder,
                                           const fs::path& except) const {
  if (auto path = directly_in(own_folder, name, except)) return path;
  if (auto path = in_folders(name, except)) return path;
  return below(own_folder, name, except);
}

bool RuleFinder::reachable(const fs::path& path, const fs::path& own_folder) const {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(path, error);
  if (error) return false;
  return lies_below(real, own_folder) || std::any_of(folders_.begin(), folders_.end(),
                                                     [&](const fs::path& folder) { return lies_below(real, folder); });
}

std::vector<std::string> RuleFinder::names_beside(const fs::path& own_folder) const {
  std::vector<std::string> names;
  for (const Listed& one : list()) names.push_back(one.name);
  for (const fs::path& path : rule_files(own_folder)) names.push_back(path.stem().string());
  return names;
}

bool is_path(std::string_view rules) {
  return rules == "-" || rules.find('/') != std::string_view::npos || rules.ends_with(".yaml");
}

fs::path folder_of(const fs::path& file) {
  const fs::path folder = file.parent_path();
  return folder.empty() ? fs::path{"."} : folder;
}

}  // namespace qanun
