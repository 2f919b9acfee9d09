// What the program says on standard error, and text that is safe to print.
#pragma once

#include <string>
#include <string_view>

#include "qanun/text.hpp"

namespace program {

// "qanun: SENTENCE", in the language asked for, as one line on standard error.
void complain(qanun::Language language, std::string_view english, std::string_view arabic);

// A standard error that cannot be written is passed over: there is nobody left to tell.
void to_standard_error(std::string_view text);

// The text without control characters, cut where it is very long: names of files may hold anything.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace program
