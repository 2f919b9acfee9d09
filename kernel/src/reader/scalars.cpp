#include "reader/scalars.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>
#include <system_error>
#include <utility>

#include "reader/utf8.hpp"

namespace qanun {

namespace {

constexpr Text kWord{"a word", "كلمة"};
constexpr Text kWholeNumber{"a whole number", "عددًا صحيحًا"};
constexpr Text kTrueOrFalse{"true or false", "true أو false"};
constexpr Text kPlainText{"a text", "نصًا"};
constexpr Text kBothLanguages{"{en: ..., ar: ...}", "{en: ..., ar: ...}"};

Text kind_of(const yaml::Node& node) {
  switch (node.kind) {
    case yaml::Node::Kind::null:
      return {"nothing", "لا شيء"};
    case yaml::Node::Kind::scalar:
      return {"a single value", "قيمة مفردة"};
    case yaml::Node::Kind::list:
      return {"a list", "قائمة"};
    case yaml::Node::Kind::map:
      break;
  }
  return {"a list of keys", "مجموعة مفاتيح"};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool all_digits(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }

std::string_view unsigned_part(std::string_view text) { return text.starts_with('-') ? text.substr(1) : text; }

// 0, 7, -12: one way to write a number, the same for every reader.
bool is_canonical(std::string_view text) {
  const std::string_view digits = unsigned_part(text);
  return all_digits(digits) && (digits == "0" ? digits.size() == text.size() : digits.front() != '0');
}

std::string without(std::string_view text, std::string_view dropped) {
  std::string out;
  std::copy_if(text.begin(), text.end(), std::back_inserter(out),
               [&](char c) { return dropped.find(c) == std::string_view::npos; });
  return out;
}

// Arabic and Persian digits as 0 to 9; nothing where the text is not made of them.
std::string western_digits(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    if (text.size() < 2) return {};
    const auto lead = static_cast<unsigned char>(text[0]);
    const auto next = static_cast<unsigned char>(text[1]);
    if (lead == 0xD9U && next >= 0xA0U && next <= 0xA9U)
      out += static_cast<char>('0' + (next - 0xA0U));
    else if (lead == 0xDBU && next >= 0xB0U && next <= 0xB9U)
      out += static_cast<char>('0' + (next - 0xB0U));
    else
      return {};
    text.remove_prefix(2);
  }
  return out;
}

// What YAML 1.1 takes for true or false besides those two.
std::string_view trap_value(std::string_view text) {
  std::string low{text};
  for (char& c : low)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  constexpr std::array<std::string_view, 4> kYes{"yes", "on", "y", "true"};
  constexpr std::array<std::string_view, 4> kNo{"no", "off", "n", "false"};
  if (std::find(kYes.begin(), kYes.end(), low) != kYes.end()) return "true";
  if (std::find(kNo.begin(), kNo.end(), low) != kNo.end()) return "false";
  return {};
}

// Other ways of writing a member of a domain: 10 for the ten, suit symbols.
std::string other_spelling(std::string_view text, const std::vector<std::string_view>& words) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kOthers{
      {{"10", "T"}, {"♠", "S"}, {"♥", "H"}, {"♦", "D"}, {"♣", "C"}}};
  for (const auto& [other, word] : kOthers)
    if (text == other && std::find(words.begin(), words.end(), word) != words.end()) return std::string{word};
  return nearest(text, {words.begin(), words.end()});
}

}  // namespace

bool is_identifier(std::string_view text, bool hyphens) {
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  return !text.empty() && text.size() <= 64 && small(text.front()) &&
         std::all_of(text.begin(), text.end(),
                     [&](char c) { return small(c) || is_digit(c) || c == '_' || (hyphens && c == '-'); });
}

void Scalars::report(std::string_view code, const yaml::Node& node, std::vector<Argument> arguments,
                     std::string suggestion) const {
  diagnostics_.report(code, document_.place_of(node), std::move(arguments), std::move(suggestion));
}

bool Scalars::wants(const yaml::Node& node, yaml::Node::Kind kind, std::string_view key, const Text& expected) const {
  if (node.faulty) return false;
  if (node.kind == kind) return true;
  if (node.kind == yaml::Node::Kind::null)
    report("E131", node, {key});
  else
    report("E130", node, {key, expected, kind_of(node)});
  return false;
}

// Says which trap it is.
void Scalars::report_number(const yaml::Node& node, std::string_view key) const {
  const std::string_view text = node.text;
  const std::string_view digits = unsigned_part(text);
  const std::string_view sign = text.substr(0, text.size() - digits.size());
  if (node.quoted && is_canonical(text)) return report("E153", node, {text, key, kWholeNumber});
  if (const std::string western = western_digits(digits); !western.empty())
    return report("E167", node, {text, key, std::string{sign} + western});
  if (all_digits(digits)) {
    const std::size_t first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
    const std::string_view rest = digits.substr(first);
    return report("E154", node, {text, key, (rest == "0" ? "" : std::string{sign}) + std::string{rest}});
  }
  if (digits.size() > 2 && digits[0] == '0' && std::string_view{"xXoObB"}.find(digits[1]) != std::string_view::npos)
    return report("E155", node, {text, key});
  if (digits.starts_with('+') && all_digits(digits.substr(1))) return report("E155", node, {text, key});
  if (const std::string joined = without(digits, "_,"); joined.size() < digits.size() && is_canonical(joined))
    return report("E156", node, {text, key, std::string{sign} + joined});
  if (const std::string joined = without(digits, ".:eE+-"); all_digits(joined) && digits != "-")
    return report("E157", node, {text, key});
  report("E159", node, {text, key});
}

std::optional<std::int64_t> Scalars::integer(const yaml::Node& node, std::string_view key) const {
  if (!wants(node, yaml::Node::Kind::scalar, key, kWholeNumber)) return std::nullopt;
  if (node.quoted || !is_canonical(node.text)) {
    report_number(node, key);
    return std::nullopt;
  }
  std::int64_t number = 0;
  const char* const end = node.text.data() + node.text.size();
  const auto result = std::from_chars(node.text.data(), end, number);
  if (result.ec == std::errc{}) return number;
  using Limits = std::numeric_limits<std::int64_t>;  // larger than any range
  return node.text.starts_with('-') ? Limits::min() : Limits::max();
}

std::optional<std::int64_t> Scalars::integer_in(const yaml::Node& node, std::string_view key,
                                                const Range& range) const {
  const auto number = integer(node, key);
  if (!number || (*number >= range.lowest && *number <= range.highest)) return number;
  report("E158", node, {node.text, key, std::to_string(range.lowest), std::to_string(range.highest)});
  return std::nullopt;
}

std::optional<bool> Scalars::flag(const yaml::Node& node, std::string_view key) const {
  if (!wants(node, yaml::Node::Kind::scalar, key, kTrueOrFalse)) return std::nullopt;
  const bool plain = node.text == "true" || node.text == "false";
  if (plain && !node.quoted) return node.text == "true";
  if (plain)
    report("E153", node, {node.text, key, kTrueOrFalse});
  else if (const std::string_view meant = trap_value(node.text); !meant.empty())
    report("E152", node, {node.text, key, meant});
  else
    report("E151", node, {node.text, key}, nearest(node.text, {"true", "false"}));
  return std::nullopt;
}

std::optional<std::int64_t> Scalars::word(const yaml::Node& node, std::string_view key,
                                          const std::vector<std::string_view>& words, std::string_view code) const {
  if (!wants(node, yaml::Node::Kind::scalar, key, kWord)) return std::nullopt;
  const auto found = std::find(words.begin(), words.end(), node.text);
  if (found != words.end()) return found - words.begin();
  report(code, node, {node.text, key, listed(words)}, other_spelling(node.text, words));
  return std::nullopt;
}

std::optional<std::string> Scalars::text(const yaml::Node& node, std::string_view key) const {
  if (!wants(node, yaml::Node::Kind::scalar, key, kPlainText)) return std::nullopt;
  std::string out = node.text;
  while (out.ends_with('\n')) out.pop_back();
  std::replace(out.begin(), out.end(), '\n', ' ');
  std::replace(out.begin(), out.end(), '\t', ' ');
  for (std::string_view rest = out; !rest.empty(); rest.remove_prefix(1)) {
    if (!utf8::control_at(rest)) continue;
    report("E132", node, {key});
    return std::nullopt;
  }
  if (out.find_first_not_of(' ') != std::string::npos) return out;
  report("E131", node, {key});
  return std::nullopt;
}

std::optional<Titles> Scalars::titles(const yaml::Node& node, std::string_view key) const {
  if (!wants(node, yaml::Node::Kind::map, key, kBothLanguages)) return std::nullopt;
  Titles titles;
  bool sound = true;
  for (const auto& [name, value] : node.members) {
    if (name.text != "en" && name.text != "ar") {
      report("E133", name, {name.text, key, "en, ar"}, nearest(name.text, {"en", "ar"}));
      sound = false;
    } else if (auto read = text(value, std::string{key} + "." + name.text)) {
      (name.text == "en" ? titles.en : titles.ar) = std::move(*read);
    } else {
      sound = false;
    }
  }
  if (sound && titles.en.empty() && titles.ar.empty()) {
    report("E134", node, {key});
    sound = false;
  }
  if (titles.en.empty()) titles.en = titles.ar;
  if (titles.ar.empty()) titles.ar = titles.en;
  return sound ? std::optional{titles} : std::nullopt;
}

}  // namespace qanun
