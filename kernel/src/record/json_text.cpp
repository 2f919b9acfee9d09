#include "record/json_text.hpp"

#include <fmt/format.h>

#include <set>
#include <vector>

namespace qanun {

namespace {

using nlohmann::json;

constexpr int kDeepest = 8;
constexpr std::size_t kBriefest = 60;

// Thrown out of nlohmann's parser, which has no other way to stop.
struct Unwanted {
  Problem problem;
};

// Looks at every event before a value is built.
class Watch {
 public:
  bool operator()(int depth, json::parse_event_t event, const json& parsed) {
    switch (event) {
      case json::parse_event_t::object_start:
      case json::parse_event_t::array_start:
        if (depth >= kDeepest) throw Unwanted{{"it is nested deeper than any record", "متداخل أعمق من أي سجل"}};
        keys_.emplace_back();
        break;
      case json::parse_event_t::object_end:
      case json::parse_event_t::array_end:
        keys_.pop_back();
        break;
      case json::parse_event_t::key:
        if (!keys_.back().insert(parsed.get<std::string>()).second)
          throw Unwanted{
              {fmt::format("the key {} stands twice", brief(parsed)), fmt::format("المفتاح {} مكرر", brief(parsed))}};
        break;
      case json::parse_event_t::value:
        break;
    }
    return true;
  }

 private:
  std::vector<std::set<std::string>> keys_{};
};

}  // namespace

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    switch (c) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\t':
        out += "\\t";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\b':
        out += "\\b";
        break;
      case '\f':
        out += "\\f";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20)
          out += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
        else
          out += c;
    }
  }
  out += '"';
}

std::optional<json> parse_line(std::string_view line, Problem& problem) {
  try {
    Watch watch;
    return json::parse(line.begin(), line.end(), [&watch](int depth, json::parse_event_t event, const json& parsed) {
      return watch(depth, event, parsed);
    });
  } catch (const Unwanted& unwanted) { problem = unwanted.problem; } catch (const json::parse_error& fault) {
    if (fault.byte > line.size())
      problem = {"it is cut in the middle: the JSON has no end", "مقطوع في وسطه: نص JSON بلا نهاية"};
    else
      problem = {fmt::format("it is not JSON, from byte {} on", fault.byte),
                 fmt::format("ليس JSON ابتداءً من البايت {}", fault.byte)};
  } catch (const json::exception&) { problem = {"a number in it is too large", "فيه رقم أكبر من اللازم"}; }
  return std::nullopt;
}

std::string brief(const json& value) {
  std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
  if (text.size() <= kBriefest) return text;
  std::size_t end = kBriefest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;  // not inside a character
  return text.substr(0, end) + "...";
}

}  // namespace qanun
