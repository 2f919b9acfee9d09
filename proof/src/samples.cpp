#include "proof/samples.hpp"

#include <algorithm>
#include <utility>

namespace proof {

namespace {

using qanun::Domain;
using qanun::Field;
using qanun::OptionDecl;
using qanun::OptionType;
using qanun::Range;
using qanun::Row;
using qanun::Value;

constexpr std::size_t kEnough = 3;  // of a list, set or table

// Different values that the option can have, in the order in which they are offered.
class Samples {
 public:
  explicit Samples(const OptionDecl& option) : option_{option} {}

  void add(Value value) {
    const bool valid = option_.valid == nullptr || option_.valid(value);
    if (valid && std::find(all_.begin(), all_.end(), value) == all_.end()) all_.push_back(std::move(value));
  }
  // One of many candidates: only until there are enough.
  void fill(Value value) {
    if (all_.size() < kEnough) add(std::move(value));
  }
  [[nodiscard]] bool enough() const { return all_.size() >= kEnough; }
  [[nodiscard]] std::vector<Value> take() { return std::move(all_); }

 private:
  const OptionDecl& option_;
  std::vector<Value> all_{};
};

// Not far from the default, where the rule that it is about still shows.
std::int64_t between(const Range& range, std::int64_t standard) {
  const std::int64_t below = range.lowest + (standard - range.lowest) / 2;
  return below > range.lowest && below < standard ? below : standard + (range.highest - standard) / 2;
}

void add_integers(const OptionDecl& option, Samples& out) {
  out.add(qanun::number(option.range.lowest));
  out.add(qanun::number(option.range.highest));
  out.add(qanun::number(between(option.range, option.standard.number)));
}

// --- Sets ------------------------------------------------------------------------------------------------------------

// The words from `first` to before `end`.
Value part(std::size_t first, std::size_t end) {
  Value value;
  for (std::size_t i = first; i < end; ++i) value.items.push_back(static_cast<std::int64_t>(i));
  return value;
}

// None, all, and where that is no value as many as it takes, from either end.
void fill_set(const OptionDecl& option, Samples& out) {
  const std::size_t all = qanun::words_of(option.domain, option.elements).size();
  out.fill(part(0, 0));
  out.fill(part(0, all));
  for (std::size_t size = 1; size < all && !out.enough(); ++size) {
    out.fill(part(0, size));
    out.fill(part(all - size, all));
  }
}

// --- Lists -----------------------------------------------------------------------------------------------------------

template <class Members>
Members reversed(Members members) {
  std::reverse(members.begin(), members.end());
  return members;
}

template <class Members>
Members turned(Members members) {
  std::rotate(members.begin(), members.begin() + static_cast<std::ptrdiff_t>(members.size() / 2), members.end());
  return members;
}

template <class Members>
Members first_alone(Members members) {
  if (!members.empty()) members.resize(1);
  return members;
}

void fill_list(const OptionDecl& option, const Value& own, Samples& out) {
  const auto fill = [&](std::vector<std::int64_t> members) { out.fill(qanun::items(std::move(members))); };
  fill(reversed(own.items));
  fill(turned(own.items));
  fill({});
  fill(first_alone(own.items));
  if (option.domain != Domain::numbers) return;
  fill({option.range.lowest});
  fill({option.range.highest});
}

// A list of the rows of a table: its own turned round, none, one, all.
void fill_keys(const Value& own, const Value* table, Samples& out) {
  const auto fill = [&](const std::vector<Row>& rows) {
    Value value;
    for (const Row& row : rows)
      value.rows.push_back(Row{.name = row.name, .numbers = {}, .title_en = {}, .title_ar = {}});
    out.fill(std::move(value));
  };
  fill({});
  fill(first_alone(own.rows));
  if (table != nullptr) fill(table->rows);
  if (table != nullptr) fill(first_alone(table->rows));
  fill(reversed(own.rows));
}

// Whether every member is a row of the table.
bool has_all(const Value& table, const Value& list) {
  return std::all_of(list.rows.begin(), list.rows.end(),
                     [&](const Row& row) { return qanun::find_row(table, row.name) != nullptr; });
}

// --- Tables ----------------------------------------------------------------------------------------------------------

// Every number of the rows by `choose`, which is given the row, the field and its range; titles and names stay.
template <class Choose>
Value with_numbers(const OptionDecl& option, Value value, const Choose& choose) {
  for (std::size_t row = 0; row < value.rows.size(); ++row) {
    auto& numbers = value.rows[row].numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (option.fields.empty()) {
        numbers[i] = choose(row, i, option.range);
        continue;
      }
      const Field& field = option.fields[i];
      const Range words{0, static_cast<std::int64_t>(field.choices.size()) - 1};
      numbers[i] = choose(row, i, field.choices.empty() ? field.range : words);
    }
  }
  return value;
}

// All at the lowest, all at the highest, and both in turn.
void fill_table(const OptionDecl& option, const Value& own, Samples& out) {
  out.fill(with_numbers(option, own, [](std::size_t, std::size_t, const Range& range) { return range.lowest; }));
  out.fill(with_numbers(option, own, [](std::size_t row, std::size_t field, const Range& range) {
    return (row + field) % 2 == 0 ? range.highest : range.lowest;
  }));
  out.fill(with_numbers(option, own, [](std::size_t, std::size_t, const Range& range) { return range.highest; }));
}

// The table as a rule set has it, with what a sample of the declaration says of the same rows.
Value on_rows_of(const Value& own, const Value& sample) {
  Value value = own;
  for (Row& row : value.rows)
    if (const Row* said = qanun::find_row(sample, row.name)) row.numbers = said->numbers;
  return value;
}

void add_values(const OptionDecl& option, const Value& own, const Value* table, Samples& out) {
  switch (option.type) {
    case OptionType::choice:
      for (std::size_t i = 0; i < option.choices.size(); ++i) out.add(qanun::number(static_cast<std::int64_t>(i)));
      return;
    case OptionType::flag:
      out.add(qanun::flag(false));
      return out.add(qanun::flag(true));
    case OptionType::integer:
      return add_integers(option, out);
    case OptionType::set:
      return fill_set(option, out);
    case OptionType::list:
      return option.domain == Domain::keys ? fill_keys(own, table, out) : fill_list(option, own, out);
    case OptionType::table:
      return fill_table(option, own, out);
  }
}

}  // namespace

std::vector<Value> samples_in(const OptionDecl& option, const Value& own, const Value* table) {
  Samples samples{option};
  samples.add(own);
  std::vector<Value> declared = option.samples;
  declared.insert(declared.begin(), option.standard);
  for (const Value& value : declared) {
    if (option.type == OptionType::table)
      samples.add(on_rows_of(own, value));
    else if (option.domain != Domain::keys || table == nullptr || has_all(*table, value))
      samples.add(value);
  }
  add_values(option, own, table, samples);
  return samples.take();
}

std::vector<Value> samples_of(const OptionDecl& option) { return samples_in(option, option.standard, nullptr); }

}  // namespace proof
