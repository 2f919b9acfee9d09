#include "host/fields.hpp"

#include <algorithm>

#include "reader/utf8.hpp"

namespace qanun::host {

namespace {

void escape(std::string_view field, std::string& out) {
  for (const char c : field) {
    switch (c) {
      case '\t':
        out += "\\t";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\\':
        out += "\\\\";
        break;
      default:
        out += c;
    }
  }
}

}  // namespace

std::string join_fields(const std::vector<std::string>& fields) {
  std::string line;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) line += '\t';
    escape(fields[i], line);
  }
  return line;
}

std::optional<std::vector<std::string>> split_fields(std::string_view line) {
  std::vector<std::string> fields(1);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\t') {
      fields.emplace_back();
    } else if (line[i] != '\\') {
      fields.back() += line[i];
    } else {
      if (++i == line.size()) return std::nullopt;
      switch (line[i]) {
        case 't':
          fields.back() += '\t';
          break;
        case 'n':
          fields.back() += '\n';
          break;
        case '\\':
          fields.back() += '\\';
          break;
        default:
          return std::nullopt;
      }
    }
  }
  return fields;
}

std::string one_line(std::string_view text, int longest) {
  std::string line{text};
  std::replace_if(
      line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return utf8::printable(line, longest);
}

}  // namespace qanun::host
