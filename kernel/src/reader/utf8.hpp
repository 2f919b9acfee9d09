// Text as characters: counting, finding what is not UTF-8, and making strange text safe to print.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace qanun::utf8 {

// How many characters valid UTF-8 holds.
[[nodiscard]] int characters(std::string_view text);

// Bytes of the first character of `text`; 0 where it is not valid UTF-8 (overlong forms and surrogates are not).
[[nodiscard]] std::size_t first_length(std::string_view text);

// Whether a control character stands at the beginning (line feed and tab are none); its code.
[[nodiscard]] std::optional<unsigned> control_at(std::string_view text);

// Safe to print: controls and invalid bytes as \x1b, cut to `most` characters.
[[nodiscard]] std::string printable(std::string_view text, int most);

}  // namespace qanun::utf8
