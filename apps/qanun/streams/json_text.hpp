// JSON as the commands print it: keys in the order written, indented, ended by a line feed.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "qanun/diagnostic.hpp"

namespace program {

using Json = nlohmann::ordered_json;

// Bytes that are not UTF-8 (names of files) become U+FFFD.
[[nodiscard]] std::string json_text(const Json& json);

// {"en": ..., "ar": ...}
[[nodiscard]] Json in_both(std::string_view english, std::string_view arabic);

// {"file", "line", "column", "length", "code", "severity", "message", "remedy", "suggestion"}. `asked` is the file
// where the fault itself names none.
[[nodiscard]] Json to_json(const qanun::Diagnostic& diagnostic, qanun::Language language, const std::string& asked);

}  // namespace program
