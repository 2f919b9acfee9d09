// JSON as text, for writing fast, and read within limits.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "qanun/notation.hpp"

namespace qanun {

// Appends the text as a JSON string, escaped as nlohmann's `dump` escapes it.
void append_quoted(std::string& out, std::string_view text);

// Parses one line. Refuses what is no JSON, a key that stands twice, and nesting no record has; `problem` says where.
[[nodiscard]] std::optional<nlohmann::json> parse_line(std::string_view line, Problem& problem);

// A value as text for a message: not longer than a message can bear.
[[nodiscard]] std::string brief(const nlohmann::json& value);

}  // namespace qanun
