// A project written from a template: files that are installed with the program, in which a name stands for the new one.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace program {

// A file of the project, below its folder.
struct ProjectFile {
  std::filesystem::path name;
  std::string text;
};

// The files of the template in that folder, by name, with `plugin_id` in names and texts replaced by `id`, and
// PLUGIN_ID by the same in capitals. Nothing, and the reason, where the template cannot be read.
[[nodiscard]] std::vector<ProjectFile> read_template(const std::filesystem::path& folder, std::string_view id,
                                                     std::error_code& error);

// Writes them into a folder that does not exist yet. Where one cannot be written, what was written is taken away again.
// The path that could not be written, empty where all is well.
[[nodiscard]] std::filesystem::path write_project(const std::filesystem::path& folder,
                                                  const std::vector<ProjectFile>& files, std::error_code& error);

}  // namespace program
