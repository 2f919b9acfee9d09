#include "host/plugin_files.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <system_error>

namespace qanun::host {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> libraries_in(const fs::path& folder, std::error_code& error) {
  std::vector<fs::path> found;
  for (fs::directory_iterator entry{folder, error}; !error && entry != fs::directory_iterator{}; entry.increment(error))
    if (entry->path().extension() == ".so") found.push_back(entry->path());
  return found;
}

PluginFile look_at(const fs::path& file) {
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (status.type() == fs::file_type::not_found)
    return {file, refuse("P103", {Said{"a link that leads nowhere", "رابط لا يوصل إلى شيء"}})};
  if (!fs::status_known(status)) return {file, refuse("P104", {system_words(error)})};
  if (fs::is_directory(status)) return {file, refuse("P103", {Said{"a folder", "مجلد"}})};
  if (!fs::is_regular_file(status)) return {file, refuse("P103", {Said{"a pipe or a device", "أنبوب أو جهاز"}})};
  fs::path canonical = fs::canonical(file, error);
  if (error) return {file, refuse("P104", {system_words(error)})};
  return {std::move(canonical), std::nullopt};
}

}  // namespace

std::vector<PluginFile> find_plugin_files(const std::vector<fs::path>& folders) {
  std::vector<PluginFile> files;
  std::vector<fs::path> found;
  for (const fs::path& folder : folders) {
    std::error_code error;
    const auto libraries = libraries_in(folder, error);
    found.insert(found.end(), libraries.begin(), libraries.end());
    if (error) files.push_back({folder, refuse("P150", {system_words(error)})});
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const fs::path& a, const fs::path& b) { return a.filename().native() < b.filename().native(); });

  std::set<fs::path> seen;
  for (const fs::path& file : found) {
    PluginFile one = look_at(file);
    if (seen.insert(one.file).second) files.push_back(std::move(one));
  }
  return files;
}

}  // namespace qanun::host
