// Finds the files that may be plugins.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "host/refusal.hpp"

namespace qanun::host {

struct PluginFile {
  std::filesystem::path file;  // canonical where it can be told
  std::optional<Refusal> refusal;
};

// Every `*.so` of the folders, in the order of the names of the files; of equal names the earlier folder's comes first.
// So what is loaded does not depend on how a folder happens to be listed. A file that is reached twice is given once;
// what is no file, and a folder that cannot be read, is given with its refusal.
[[nodiscard]] std::vector<PluginFile> find_plugin_files(const std::vector<std::filesystem::path>& folders);

}  // namespace qanun::host
