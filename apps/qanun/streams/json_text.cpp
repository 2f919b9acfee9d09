#include "streams/json_text.hpp"

namespace program {

std::string json_text(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'; }

Json in_both(std::string_view english, std::string_view arabic) { return {{"en", english}, {"ar", arabic}}; }

Json to_json(const qanun::Diagnostic& diagnostic, qanun::Language language, const std::string& asked) {
  const qanun::Place& place = diagnostic.place;
  return {{"file", place.file.empty() ? asked : place.file},
          {"line", place.line},
          {"column", place.column},
          {"length", place.line > 0 ? place.length : 0},
          {"code", diagnostic.message->code},
          {"severity", diagnostic.message->severity == qanun::Severity::error ? "error" : "warning"},
          {"message", sentence(diagnostic, language)},
          {"remedy", remedy(diagnostic, language)},
          {"suggestion", diagnostic.suggestion}};
}

}  // namespace program
