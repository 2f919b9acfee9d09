#include "qanun/option.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "qanun/card.hpp"

namespace qanun {

namespace {

constexpr std::array<std::string_view, 8> kRankWords{"7", "8", "9", "T", "J", "Q", "K", "A"};
constexpr std::array<std::string_view, 6> kModeWords{"S", "H", "D", "C", "NT", "AT"};
constexpr std::array<std::string_view, 4> kPositionWords{"dealer_right", "dealer_partner", "dealer_left", "dealer"};

Condition condition(std::string_view subject, Condition::Test test, std::vector<std::string_view> words,
                    std::int64_t number = 0) {
  return Condition{.subject = subject, .test = test, .words = std::move(words), .number = number};
}

std::string field_text(const Field& field, std::int64_t item) {
  if (field.choices.empty()) return std::to_string(item);
  return std::string{field.choices.at(static_cast<std::size_t>(item)).word};
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

std::string row_text(const OptionDecl& option, const Row& row) {
  if (option.fields.empty()) return row.name + ": " + std::to_string(row.numbers.at(0));
  std::string out = row.name + ": {";
  for (std::size_t i = 0; i < option.fields.size(); ++i) {
    if (i > 0) out += ", ";
    out += fmt::format("{}: {}", option.fields[i].name, field_text(option.fields[i], row.numbers.at(i)));
  }
  if (!row.title_en.empty())
    out += fmt::format(", title: {{en: {}, ar: {}}}", quoted(row.title_en), quoted(row.title_ar));
  return out + "}";
}

}  // namespace

Condition is(std::string_view subject, std::vector<std::string_view> words) {
  return condition(subject, Condition::Test::any_of, std::move(words));
}
Condition is_not(std::string_view subject, std::vector<std::string_view> words) {
  return condition(subject, Condition::Test::none_of, std::move(words));
}
Condition at_least(std::string_view subject, std::int64_t number) {
  return condition(subject, Condition::Test::at_least, {}, number);
}
Condition at_most(std::string_view subject, std::int64_t number) {
  return condition(subject, Condition::Test::at_most, {}, number);
}
Condition has(std::string_view subject, std::string_view word) {
  return condition(subject, Condition::Test::has, {word});
}
Condition lacks(std::string_view subject, std::string_view word) {
  return condition(subject, Condition::Test::lacks, {word});
}

Value number(std::int64_t n) { return Value{.number = n, .items = {}, .rows = {}}; }
Value flag(bool on) { return number(on ? 1 : 0); }
Value items(std::vector<std::int64_t> numbers) { return Value{.number = 0, .items = std::move(numbers), .rows = {}}; }

Value ranks(std::string_view letters) {
  Value value;
  for (const char letter : letters) value.items.push_back(static_cast<std::int64_t>(kRankLetters.find(letter)));
  return value;
}

Value rank_table(std::vector<std::int64_t> numbers) {
  Value value;
  for (std::size_t i = 0; i < kRankWords.size(); ++i)
    value.rows.push_back(
        Row{.name = std::string{kRankWords[i]}, .numbers = {numbers.at(i)}, .title_en = {}, .title_ar = {}});
  return value;
}

Value keys(const std::vector<std::string_view>& names) {
  Value value;
  for (const std::string_view name : names)
    value.rows.push_back(Row{.name = std::string{name}, .numbers = {}, .title_en = {}, .title_ar = {}});
  return value;
}

Value table(std::vector<Row> rows) { return Value{.number = 0, .items = {}, .rows = std::move(rows)}; }

std::vector<std::string_view> words_of(Domain domain, const std::vector<Choice>& elements) {
  switch (domain) {
    case Domain::ranks:
      return {kRankWords.begin(), kRankWords.end()};
    case Domain::suits:
      return {kModeWords.begin(), kModeWords.begin() + kSuits};
    case Domain::modes:
      return {kModeWords.begin(), kModeWords.end()};
    case Domain::positions:
      return {kPositionWords.begin(), kPositionWords.end()};
    case Domain::words: {
      std::vector<std::string_view> words;
      for (const Choice& element : elements) words.push_back(element.word);
      return words;
    }
    case Domain::none:
    case Domain::numbers:
    case Domain::keys:
      break;
  }
  return {};
}

std::vector<std::string> members_of(const OptionDecl& option, const Value& value) {
  std::vector<std::string> members;
  const auto words = words_of(option.domain, option.elements);
  for (const std::int64_t item : value.items)
    members.push_back(words.empty() ? std::to_string(item) : std::string{words.at(static_cast<std::size_t>(item))});
  if (option.domain == Domain::keys)
    for (const Row& row : value.rows) members.push_back(row.name);
  return members;
}

std::string to_text(const OptionDecl& option, const Value& value) {
  switch (option.type) {
    case OptionType::choice:
      return std::string{option.choices.at(static_cast<std::size_t>(value.number)).word};
    case OptionType::flag:
      return value.number != 0 ? "true" : "false";
    case OptionType::integer:
      return std::to_string(value.number);
    case OptionType::list:
    case OptionType::set:
      return fmt::format("[{}]", fmt::join(members_of(option, value), ", "));
    case OptionType::table: {
      std::string out = "{";
      for (std::size_t i = 0; i < value.rows.size(); ++i) out += (i > 0 ? ", " : "") + row_text(option, value.rows[i]);
      return out + "}";
    }
  }
  return {};
}

const Row* find_row(const Value& value, std::string_view name) {
  const auto row = std::find_if(value.rows.begin(), value.rows.end(), [&](const Row& r) { return r.name == name; });
  return row == value.rows.end() ? nullptr : &*row;
}

}  // namespace qanun
