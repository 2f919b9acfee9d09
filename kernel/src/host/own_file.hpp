// A small file that only this user writes.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace qanun::host {

// The text of a plain file that belongs to this user and that nobody else may write; nothing for any other.
[[nodiscard]] std::optional<std::string> read_own_file(const std::filesystem::path& file, std::size_t largest);

// Puts the text in place of the file at once, making its folder where that is missing; false where that cannot be done
// or the folder belongs to somebody else.
bool write_own_file(const std::filesystem::path& file, std::string_view text);

}  // namespace qanun::host
