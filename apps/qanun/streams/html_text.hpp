// Text and JSON as they stand in a page of HTML.
#pragma once

#include <string>
#include <string_view>

#include "streams/json_text.hpp"

namespace program {

// Also within quoted attributes.
[[nodiscard]] std::string html_text(std::string_view text);

// Within a script element, which ends at the first "</".
[[nodiscard]] std::string json_in_html(const Json& json);

}  // namespace program
