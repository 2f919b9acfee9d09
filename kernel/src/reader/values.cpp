#include "reader/values.hpp"

#include <algorithm>
#include <utility>

#include "reader/tables.hpp"

namespace qanun {

namespace {

constexpr Text kList{"a list, such as [a, b]", "قائمة مثل [a, b]"};
constexpr Text kRowName{"the name of a row", "اسم صف"};

std::vector<std::string_view> words_of_choices(const std::vector<Choice>& choices) {
  std::vector<std::string_view> words;
  words.reserve(choices.size());
  for (const Choice& choice : choices) words.push_back(choice.word);
  return words;
}

std::optional<Value> read_members(const OptionDecl& option, const yaml::Node& node, const Scalars& scalars) {
  if (!scalars.wants(node, yaml::Node::Kind::list, option.key, kList)) return std::nullopt;
  const auto words = words_of(option.domain, option.elements);
  Value value;
  bool sound = true;
  for (const yaml::Node& item : node.items) {
    const auto member = words.empty() ? scalars.integer_in(item, option.key, option.range)
                                      : scalars.word(item, option.key, words, "E160");
    if (!member) {
      sound = false;
      continue;
    }
    const bool twice = std::find(value.items.begin(), value.items.end(), *member) != value.items.end();
    if (option.type == OptionType::set && twice) {
      scalars.report("E161", item, {item.text, option.key});
      sound = false;
    }
    value.items.push_back(*member);
  }
  if (option.type == OptionType::set) std::sort(value.items.begin(), value.items.end());
  return sound ? std::optional{std::move(value)} : std::nullopt;
}

// Each key once: a level cannot answer itself.
std::optional<Value> read_keys(const OptionDecl& option, const yaml::Node& node, const Value* table,
                               const Scalars& scalars) {
  if (!scalars.wants(node, yaml::Node::Kind::list, option.key, kList)) return std::nullopt;
  std::vector<std::string_view> known;
  if (table != nullptr)
    for (const Row& row : table->rows) known.emplace_back(row.name);
  Value value;
  bool sound = true;
  for (const yaml::Node& item : node.items) {
    if (!scalars.wants(item, yaml::Node::Kind::scalar, option.key, kRowName) ||
        (table != nullptr && !scalars.word(item, option.key, known, "E160"))) {
      sound = false;
      continue;
    }
    if (find_row(value, item.text) != nullptr) {
      scalars.report("E161", item, {item.text, option.key});
      sound = false;
    }
    value.rows.push_back(Row{.name = item.text, .numbers = {}, .title_en = {}, .title_ar = {}});
  }
  return sound ? std::optional{std::move(value)} : std::nullopt;
}

std::optional<Value> read_by_type(const OptionDecl& option, const yaml::Node& node, const Before& before,
                                  const Scalars& scalars) {
  const auto as_value = [](const auto& read) { return read ? std::optional{number(*read)} : std::nullopt; };
  switch (option.type) {
    case OptionType::choice:
      return as_value(scalars.word(node, option.key, words_of_choices(option.choices), "E150"));
    case OptionType::flag:
      return as_value(scalars.flag(node, option.key));
    case OptionType::integer:
      return as_value(scalars.integer_in(node, option.key, option.range));
    case OptionType::list:
    case OptionType::set:
      if (option.domain == Domain::keys) return read_keys(option, node, before.table, scalars);
      return read_members(option, node, scalars);
    case OptionType::table:
      return read_table(option, node, before.value, scalars);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Value> read_value(const OptionDecl& option, const yaml::Node& node, const Before& before,
                                const Scalars& scalars) {
  auto value = read_by_type(option, node, before, scalars);
  if (!value || option.valid == nullptr || option.valid(*value)) return value;
  scalars.report("E166", node, {option.key, option.holds});
  return std::nullopt;
}

}  // namespace qanun
