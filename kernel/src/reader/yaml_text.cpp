#include "reader/yaml_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reader/utf8.hpp"

namespace qanun::yaml {

namespace {

constexpr int kWidest = 140;  // characters of a source line that are shown
constexpr int kBefore = 60;   // of which so many stand before the column, when the line is cut

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Joins carriage return and line feed, so that each line end is one byte.
void join_line_ends(std::string& source) {
  if (source.find('\r') == std::string::npos) return;
  std::string out;
  out.reserve(source.size());
  for (std::size_t i = 0; i < source.size(); ++i)
    if (source[i] != '\r' || i + 1 == source.size() || source[i + 1] != '\n') out += source[i];
  source = std::move(out);
}

// Whether a quote at `at` opens a scalar rather than standing inside a word.
bool opens(std::string_view source, std::size_t at) {
  return at == 0 || std::string_view{" \n\t[{,"}.find(source[at - 1]) != std::string_view::npos;
}

}  // namespace

Spot Positions::at(std::size_t offset) {
  offset = std::min(offset, source_.size());
  if (offset < last_.offset) last_ = Spot{};
  for (std::size_t i = last_.offset; i < offset; ++i) {
    if (source_[i] == '\n') {
      ++last_.line;
      last_.column = 1;
    } else if (!is_continuation(source_[i])) {
      ++last_.column;
    }
  }
  last_.offset = offset;
  return last_;
}

std::size_t after_quote(std::string_view source, std::size_t open) {
  const char quote = source[open];
  for (std::size_t i = open + 1; i < source.size(); ++i) {
    if (quote == '"' && source[i] == '\\') {
      ++i;
    } else if (source[i] == quote) {
      if (quote == '"' || i + 1 == source.size() || source[i + 1] != '\'') return i + 1;
      ++i;
    }
  }
  return std::string_view::npos;
}

std::size_t unclosed_quote(std::string_view source, std::size_t from) {
  for (std::size_t i = from; i < source.size(); ++i) {
    if (source[i] == '#' && opens(source, i)) {
      i = std::min(source.find('\n', i), source.size());
    } else if ((source[i] == '"' || source[i] == '\'') && opens(source, i)) {
      const std::size_t end = after_quote(source, i);
      if (end == std::string_view::npos) return i;
      i = end - 1;
    }
  }
  return std::string_view::npos;
}

bool prepare(const std::string& file, std::string& source, const Limits& limits, Diagnostics& diagnostics) {
  if (source.size() > limits.bytes) {
    diagnostics.report("E105", Place{.file = file}, {std::to_string(limits.bytes)});
    return false;
  }
  if (source.starts_with("\xEF\xBB\xBF")) source.erase(0, 3);
  join_line_ends(source);
  const std::string_view text = source;
  Positions positions{text};
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = utf8::first_length(text.substr(i));
    const auto control = utf8::control_at(text.substr(i));
    if (length == 0 || control) {
      const Spot spot = positions.at(i);
      Place place{.file = file, .line = spot.line, .column = spot.column};
      if (control)
        diagnostics.report("E103", std::move(place), {fmt::format("U+{:04X}", *control)});
      else
        diagnostics.report("E102", std::move(place), {fmt::format("0x{:02X}", static_cast<unsigned char>(text[i]))});
      return false;
    }
    i += length;
  }
  return true;
}

Place place_in(const std::string& file, std::string_view source, const Spot& spot) {
  Place place{.file = file, .line = spot.line, .column = spot.column, .length = spot.length};
  const bool cut = spot.column > kWidest - kBefore;
  int back = cut ? kBefore : spot.column - 1;
  const int shown_before = back;
  std::size_t begin = spot.offset;
  while (back > 0 && begin > 0) {
    --begin;
    if (!is_continuation(source[begin])) --back;
  }
  std::size_t end = spot.offset;
  int ahead = kWidest - shown_before;
  while (end < source.size() && source[end] != '\n' && ahead > 0) {
    ++end;
    while (end < source.size() && is_continuation(source[end])) ++end;
    --ahead;
  }
  place.source_line = source.substr(begin, end - begin);
  if (cut) {
    place.source_line.insert(0, "…");
    place.caret = shown_before + 2;
  }
  if (end < source.size() && source[end] != '\n') place.source_line += "…";
  return place;
}

}  // namespace qanun::yaml
