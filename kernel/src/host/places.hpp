// Where things lie, all found from the library itself, in a build tree as in an installation.
#pragma once

#include <filesystem>

namespace qanun::host {

// The file of this library; empty where the system does not tell.
[[nodiscard]] const std::filesystem::path& library_file();

}  // namespace qanun::host
