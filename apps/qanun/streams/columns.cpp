#include "streams/columns.hpp"

#include <algorithm>
#include <cstdint>

namespace program {

namespace {

constexpr std::string_view kBetween = " | ";
constexpr std::size_t kBetweenWidth = 3;

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The code point that begins at `at`; text of ours is sound UTF-8, anything else counts as it comes.
std::uint32_t code_point(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  std::uint32_t code = lead < 0x80U ? lead : lead < 0xE0U ? lead & 0x1FU : lead < 0xF0U ? lead & 0x0FU : lead & 0x07U;
  for (std::size_t i = at + 1; i < text.size() && continues(text[i]); ++i)
    code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
  return code;
}

// Arabic vowel signs, and marks of direction and joining.
bool takes_no_room(std::uint32_t code) {
  return (code >= 0x064BU && code <= 0x065FU) || code == 0x0670U || (code >= 0x0300U && code <= 0x036FU) ||
         (code >= 0x200BU && code <= 0x200FU) || (code >= 0x202AU && code <= 0x202EU) ||
         (code >= 0x2066U && code <= 0x2069U);
}

std::string padded(const std::string& text, std::size_t width) {
  const std::size_t used = display_width(text);
  return used < width ? text + std::string(width - used, ' ') : text;
}

void cut_spaces(std::string& line) {
  while (!line.empty() && line.back() == ' ') line.pop_back();
}

struct Row {
  const std::string* left = nullptr;
  const std::string* right = nullptr;
};

// The line without its numbers: two lines that say the same of other amounts are alike.
std::string without_numbers(const std::string& line) {
  std::string out;
  for (const char c : line)
    if ((c < '0' || c > '9') && c != ' ') out += c;
  return out;
}

// How well two lines stand beside each other; 0 is a line with nothing beside it.
int worth_of(const std::string& left, const std::string& right) {
  if (left == right) return 5;
  return without_numbers(left) == without_numbers(right) ? 3 : 1;
}

// worth[i][j]: the most that can be made of the lines from i of the left and from j of the right.
using Worth = std::vector<std::vector<int>>;

Worth worth_from(const std::vector<std::string>& left, const std::vector<std::string>& right) {
  Worth worth(left.size() + 1, std::vector<int>(right.size() + 1, 0));
  for (std::size_t i = left.size(); i-- > 0;)
    for (std::size_t j = right.size(); j-- > 0;)
      worth[i][j] = std::max({worth_of(left[i], right[j]) + worth[i + 1][j + 1], worth[i + 1][j], worth[i][j + 1]});
  return worth;
}

// Lines that both have stand together, then those that say the same of other amounts.
std::vector<Row> rows_of(const std::vector<std::string>& left, const std::vector<std::string>& right) {
  const Worth worth = worth_from(left, right);
  std::vector<Row> rows;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < left.size() || j < right.size()) {
    const bool both = i < left.size() && j < right.size();
    if (both && worth[i][j] == worth_of(left[i], right[j]) + worth[i + 1][j + 1])
      rows.push_back({&left[i++], &right[j++]});
    else if (j == right.size() || (both && worth[i][j] == worth[i + 1][j]))
      rows.push_back({&left[i++], nullptr});
    else
      rows.push_back({nullptr, &right[j++]});
  }
  return rows;
}

}  // namespace

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (!continues(text[i]) && !takes_no_room(code_point(text, i))) ++width;
  return width;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  const std::size_t own = std::min(text.find_first_not_of(' '), text.size());
  std::vector<std::string> lines;
  std::string line(own, ' ');
  bool empty = true;
  for (std::size_t at = own; at < text.size();) {
    const std::size_t spaces = text.find_first_not_of(' ', at);
    if (spaces == std::string_view::npos) break;
    const std::size_t end = std::min(text.find(' ', spaces), text.size());
    const std::string gap(empty ? 0 : spaces - at, ' ');
    const std::string word{text.substr(spaces, end - spaces)};
    if (!empty && display_width(line) + gap.size() + display_width(word) > width) {
      lines.push_back(line);
      line = std::string(own + indent, ' ') + word;
    } else {
      line += gap + word;
    }
    empty = false;
    at = end;
  }
  lines.push_back(line);
  return lines;
}

std::string side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right) {
  constexpr std::size_t width = (kPageWidth - kBetweenWidth) / 2;
  constexpr std::size_t indent = 4;
  std::string out;
  for (const Row& row : rows_of(left, right)) {
    const auto one = row.left == nullptr ? std::vector<std::string>{} : wrapped(*row.left, width, indent);
    const auto other = row.right == nullptr ? std::vector<std::string>{} : wrapped(*row.right, width, indent);
    const bool equal = row.left != nullptr && row.right != nullptr && *row.left == *row.right;
    for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i) {
      std::string line = padded(i < one.size() ? one[i] : "", width);
      line += equal ? kBetween : std::string_view{" ≠ "};
      if (i < other.size()) line += other[i];
      cut_spaces(line);
      out += line + '\n';
    }
  }
  return out;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace program
