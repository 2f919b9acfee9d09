// Text in columns for people: widths as a terminal shows them, lines broken between words, two texts side by side.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace program {

inline constexpr std::size_t kPageWidth = 100;

// Columns that a terminal uses: marks that sit on a letter take none.
[[nodiscard]] std::size_t display_width(std::string_view text);

// Broken between words into lines of at most `width`; those after the first begin with `indent` spaces more than the
// text does. A word that is too long has a line of its own.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent);

// Two texts, line by line, in two columns of the page. Lines that both have stand beside each other with | between
// them; where they differ ≠ stands there. Every line ends without trailing spaces.
[[nodiscard]] std::string side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right);

// A text taken apart at its line ends.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

}  // namespace program
