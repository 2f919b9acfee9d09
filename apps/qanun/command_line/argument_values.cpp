#include "command_line/argument_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "command_line/saying.hpp"
#include "qanun/diagnostic.hpp"
#include "qanun/playout.hpp"

namespace program {

namespace {

constexpr std::uint64_t kMostShards = 1'000'000;

std::optional<std::uint64_t> plain_digits(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

constexpr std::size_t kDecimals = 6;

// "0.25" as 250000.
std::optional<std::uint64_t> millionths(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  std::string decimals{text.substr(std::min(point + 1, text.size()))};
  const bool has_point = point < text.size();
  if (decimals.size() > kDecimals || (has_point && decimals.empty())) return std::nullopt;
  decimals.resize(kDecimals, '0');
  const auto whole = plain_digits(text.substr(0, point));
  const auto rest = plain_digits(decimals);
  if (!whole || !rest || *whole > 1) return std::nullopt;
  return *whole * 1'000'000 + *rest;
}

std::string listed(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
  return out;
}

}  // namespace

void ArgumentReader::refuse(const std::string& english, const std::string& arabic) const {
  throw WrongArgument{language_ == qanun::Language::arabic ? arabic : english};
}

void ArgumentReader::needs_json(std::string_view option, Format format) const {
  if (format == Format::json) return;
  refuse(fmt::format("{} needs --format json, which `qanun merge` reads", option),
         fmt::format("{} يحتاج --format json، وهو ما يقرؤه qanun merge", option));
}

void ArgumentReader::refuse(std::string_view option, const std::string& english, const std::string& arabic,
                            std::string_view text) const {
  const std::string given = printable(text);
  refuse(fmt::format("{} takes {}, not '{}'", option, english, given),
         fmt::format("{} يأخذ {}، وليس «{}»", option, arabic, given));
}

std::uint64_t ArgumentReader::number(std::string_view option, std::string_view text, std::uint64_t lowest,
                                     std::uint64_t highest) const {
  const auto number = plain_digits(text);
  if (!number || *number < lowest || *number > highest)
    refuse(option, fmt::format("a whole number from {} to {}", lowest, highest),
           fmt::format("عددًا صحيحًا من {} إلى {}", lowest, highest), text);
  return *number;
}

std::size_t ArgumentReader::word(std::string_view option, std::string_view text,
                                 const std::vector<std::string>& known) const {
  const auto found = std::find(known.begin(), known.end(), text);
  if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
  const std::string near = qanun::nearest(text, known);
  refuse(option, fmt::format("one of {}{}", listed(known), near.empty() ? "" : " (did you mean '" + near + "'?)"),
         fmt::format("واحدًا من {}{}", listed(known), near.empty() ? "" : " (هل تقصد «" + near + "»؟)"), text);
}

std::uint32_t ArgumentReader::rate(std::string_view option, std::string_view text) const {
  const auto rate = millionths(text);
  if (!rate || *rate > qanun::kAlwaysErring)
    refuse(option, fmt::format("a rate from 0 to 1 with up to {} decimals, such as 0.2", kDecimals),
           fmt::format("نسبة من 0 إلى 1 وبعد الفاصلة {} أرقام على الأكثر، مثل 0.2", kDecimals), text);
  return static_cast<std::uint32_t>(*rate);
}

std::vector<std::string> ArgumentReader::list(std::string_view option, std::string_view text) const {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    words.emplace_back(text.substr(at, comma - at));
    if (words.back().empty()) refuse(option, "words with commas between them", "كلمات بينها فواصل", text);
    at = comma + 1;
  }
  return words;
}

ShardNumber ArgumentReader::shard(std::string_view option, std::string_view text) const {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const auto index = plain_digits(text.substr(0, slash));
  const auto of = plain_digits(text.substr(std::min(slash + 1, text.size())));
  if (!index || !of || *of == 0 || *of > kMostShards || *index == 0 || *index > *of)
    refuse(option, fmt::format("I/N, part I of N from 1/N to N/N (N at most {})", kMostShards),
           fmt::format("I/N، الجزء I من N، من 1/N إلى N/N (وأكبر N هو {})", kMostShards), text);
  return {*index - 1, *of};
}

}  // namespace program
