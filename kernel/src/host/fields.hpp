// Lines of fields, as the answers of the probe and the file of verdicts are written: no field can break its line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qanun::host {

// Fields separated by tabs, with tabs, line ends and backslashes escaped; no line end of its own.
[[nodiscard]] std::string join_fields(const std::vector<std::string>& fields);

// The fields of a line, or nothing where an escape is broken.
[[nodiscard]] std::optional<std::vector<std::string>> split_fields(std::string_view line);

inline constexpr int kLongestWords = 400;
inline constexpr int kLongestSentence = 1000;

// The text on one line and safe to print, cut to that many characters. For words that a plugin or a file chose.
[[nodiscard]] std::string one_line(std::string_view text, int longest = kLongestWords);

}  // namespace qanun::host
