#include "reader/tables.hpp"

#include <algorithm>
#include <utility>

namespace qanun {

namespace {

constexpr Text kRows{"rows, such as {name: value}", "صفوفًا مثل {name: value}"};
constexpr Text kFields{"fields, such as {name: value}", "خانات مثل {name: value}"};

class TableReader {
 public:
  TableReader(const OptionDecl& option, const Value& before, const Scalars& scalars)
      : option_(option), scalars_(scalars), words_(words_of(option.domain, option.elements)), table_(before) {}

  std::optional<Value> read(const yaml::Node& node) {
    if (!scalars_.wants(node, yaml::Node::Kind::map, option_.key, kRows)) return std::nullopt;
    for (const auto& [name, value] : node.members) {
      if (!names_row(name)) continue;
      if (option_.fields.empty())
        read_number(name, value);
      else
        read_fields(name, value);
    }
    return sound_ ? std::optional{std::move(table_)} : std::nullopt;
  }

 private:
  void fail(std::string_view code, const yaml::Node& node, std::vector<Argument> arguments,
            std::string suggestion = {}) {
    scalars_.report(code, node, std::move(arguments), std::move(suggestion));
    sound_ = false;
  }

  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> out{words_.begin(), words_.end()};
    if (words_.empty())
      for (const Row& row : table_.rows) out.push_back(row.name);
    return out;
  }

  bool names_row(const yaml::Node& name) {
    if (find_row(table_, name.text) != nullptr) return true;
    if (!words_.empty()) {
      if (scalars_.word(name, option_.key, words_, "E162")) return true;
      sound_ = false;
      return false;
    }
    if (!option_.open_rows) {
      fail("E162", name, {name.text, option_.key, listed(names())}, nearest(name.text, names()));
      return false;
    }
    if (is_identifier(name.text, /*hyphens=*/false)) return true;
    fail("E163", name, {name.text, option_.key});
    return false;
  }

  // Rows of a known domain keep its order; others stand in the order in which they were added.
  Row& row_for_writing(const std::string& name) {
    const auto same = [&](const Row& row) { return row.name == name; };
    if (const auto found = std::find_if(table_.rows.begin(), table_.rows.end(), same); found != table_.rows.end())
      return *found;
    const auto rank = [&](const std::string& word) { return std::find(words_.begin(), words_.end(), word); };
    const auto place = std::find_if(table_.rows.begin(), table_.rows.end(),
                                    [&](const Row& row) { return !words_.empty() && rank(row.name) > rank(name); });
    Row row;
    row.name = name;
    return *table_.rows.insert(place, std::move(row));
  }

  [[nodiscard]] std::string path(const yaml::Node& row) const { return std::string{option_.key} + "." + row.text; }

  void read_number(const yaml::Node& name, const yaml::Node& node) {
    if (const auto number = scalars_.integer_in(node, path(name), option_.range))
      row_for_writing(name.text).numbers = {*number};
    else
      sound_ = false;
  }

  [[nodiscard]] std::vector<std::string> field_names() const {
    std::vector<std::string> out;
    for (const Field& field : option_.fields) out.emplace_back(field.name);
    if (option_.titled_rows) out.emplace_back("title");
    return out;
  }

  // A row as it was, or one in which nothing is said yet.
  [[nodiscard]] std::vector<std::optional<std::int64_t>> numbers_before(const Row* row) const {
    std::vector<std::optional<std::int64_t>> numbers;
    for (std::size_t i = 0; i < option_.fields.size(); ++i)
      numbers.push_back(row != nullptr ? std::optional{row->numbers.at(i)} : option_.fields[i].standard);
    return numbers;
  }

  [[nodiscard]] std::optional<std::int64_t> read_field(const Field& field, const yaml::Node& node,
                                                       const std::string& key) const {
    if (field.choices.empty()) return scalars_.integer_in(node, key, field.range);
    std::vector<std::string_view> words;
    for (const Choice& choice : field.choices) words.push_back(choice.word);
    return scalars_.word(node, key, words, "E150");
  }

  void read_fields(const yaml::Node& name, const yaml::Node& node) {
    if (!scalars_.wants(node, yaml::Node::Kind::map, path(name), kFields)) {
      sound_ = false;
      return;
    }
    auto numbers = numbers_before(find_row(table_, name.text));
    std::optional<Titles> titles;
    bool sound = true;
    for (const auto& [field_name, value] : node.members) {
      const std::string key = path(name) + "." + field_name.text;
      const auto field = std::find_if(option_.fields.begin(), option_.fields.end(),
                                      [&](const Field& f) { return f.name == field_name.text; });
      if (field != option_.fields.end()) {
        auto& number = numbers[static_cast<std::size_t>(field - option_.fields.begin())];
        number = read_field(*field, value, key);
        sound = sound && number.has_value();
      } else if (option_.titled_rows && field_name.text == "title") {
        titles = scalars_.titles(value, key);
        sound = sound && titles.has_value();
      } else {
        fail("E164", field_name, {field_name.text, path(name), listed(field_names())},
             nearest(field_name.text, field_names()));
        sound = false;
      }
    }
    if (sound)
      keep(name, numbers, titles);
    else
      sound_ = false;
  }

  void keep(const yaml::Node& name, const std::vector<std::optional<std::int64_t>>& numbers,
            const std::optional<Titles>& titles) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (numbers[i]) continue;
      fail("E165", name, {name.text, option_.fields[i].name, listed(field_names())});
      return;
    }
    if (option_.titled_rows && !titles && find_row(table_, name.text) == nullptr) {
      fail("E165", name, {name.text, "title", listed(field_names())});
      return;
    }
    Row& row = row_for_writing(name.text);
    row.numbers.clear();
    for (const auto& number : numbers) row.numbers.push_back(*number);
    if (titles) {
      row.title_en = titles->en;
      row.title_ar = titles->ar;
    }
  }

  const OptionDecl& option_;
  const Scalars& scalars_;
  std::vector<std::string_view> words_;
  Value table_;
  bool sound_ = true;
};

}  // namespace

std::optional<Value> read_table(const OptionDecl& option, const yaml::Node& node, const Value& before,
                                const Scalars& scalars) {
  return TableReader{option, before, scalars}.read(node);
}

}  // namespace qanun
