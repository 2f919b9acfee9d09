// An option: everything about one disputed rule, declared once, in the plugin that reads it. From this declaration come
// the reader, validation, `explain`, the schema, the documents and the generators of the fuzzer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/text.hpp"

namespace qanun {

enum class OptionType : std::uint8_t { choice, flag, integer, list, set, table };

// Where the option makes a difference: in results, in what a seat may see, in printed words only, at a live table only.
enum class Effect : std::uint8_t { result, view, words, server };

// What a list, set or table is made of. Words stand for numbers 0..n-1 in the order of `elements`.
enum class Domain : std::uint8_t {
  none,
  numbers,    // plain numbers within `range`
  ranks,      // 7 8 9 T J Q K A
  suits,      // S H D C
  modes,      // S H D C NT AT
  positions,  // dealer_right dealer_partner dealer_left dealer
  words,      // the option's own `elements`
  keys        // of a table: rows named freely by the rule file (a ladder); of a list: the rows of the table `keys_of`
};

// A word with its meaning: a value of a choice, or a member of a list or set.
struct Choice {
  std::string_view word{};
  Text says{};
};

struct Range {
  std::int64_t lowest = 0;
  std::int64_t highest = 0;
};

// A field of the rows of a table; a table with no fields holds one number a row.
struct Field {
  std::string_view name{};
  Range range{};                           // for a number
  std::vector<Choice> choices{};           // for a word
  std::optional<std::int64_t> standard{};  // where a row that leaves it out is completed
};

// One row of a table. `numbers` follow the declared fields (one number where none are declared).
struct Row {
  std::string name{};
  std::vector<std::int64_t> numbers{};
  std::string title_en{};  // only where the table's rows carry titles
  std::string title_ar{};
  bool operator==(const Row&) const = default;
};

// A resolved value. choice: the index of the word. flag: 0 or 1. list and set: `items`. table: `rows`. A list of keys
// holds its members as `rows` of which only the names count.
struct Value {
  std::int64_t number = 0;
  std::vector<std::int64_t> items{};
  std::vector<Row> rows{};
  bool operator==(const Value&) const = default;
};

// One condition of a relation. The subject is an option key, `use` (a feature) or `phase.NAME` (an implementation).
struct Condition {
  enum class Test : std::uint8_t { any_of, none_of, at_least, at_most, has, lacks };
  std::string_view subject{};
  Test test = Test::any_of;
  std::vector<std::string_view> words{};  // values in their canonical text, as `to_text` writes them
  std::int64_t number = 0;                // for at_least and at_most
};

// A relation between options: data with a reason. All conditions must hold; `if_value` limits it to some values.
struct Relation {
  std::vector<Condition> conditions{};
  Text reason{};
  std::optional<Condition> if_value{};  // its subject is the option itself
};

struct OptionDecl {
  std::string_view key{};  // section.name
  OptionType type = OptionType::flag;
  Effect effect = Effect::result;
  Text title{};
  Text meaning{};                         // one sentence
  std::vector<std::string_view> rules{};  // ids of the catalogue
  std::vector<Choice> choices{};          // choice
  Range range{};                          // integer; numbers of a list; numbers of a table
  Domain domain = Domain::none;           // list, set; the row names of a table
  std::vector<Choice> elements{};         // Domain::words
  std::string_view keys_of{};             // Domain::keys of a list: the table whose rows its members are
  std::vector<Field> fields{};            // table
  bool titled_rows = false;               // table: rows may carry {en, ar} titles
  bool open_rows = false;                 // table: a rule file may add rows
  std::string_view of{};                  // in words: what the members are
  Text holds{};                           // in words: what must be true of the whole
  // Says whether the value keeps what `holds` promises; none where the type says it all.
  bool (*valid)(const Value&) = nullptr;
  Value standard{};  // the default
  // Other values worth trying, where three different ones do not follow from the rest of the declaration.
  std::vector<Value> samples{};
  std::vector<Relation> requires_{};
  std::vector<Relation> conflicts{};
  std::vector<Relation> inert_unless{};
  std::string_view since = "1.0";
  std::vector<std::string_view> was{};  // older names, read with a warning
};

// A section of a rule file. Its `inert_unless` holds for all its options but the one it names.
struct SectionDecl {
  std::string_view key{};
  Text title{};
  std::string_view set_by_when{};  // deal, contract, play or never
  std::vector<Relation> inert_unless{};
};

// --- Building declarations -------------------------------------------------------------------------------------------

[[nodiscard]] Condition is(std::string_view subject, std::vector<std::string_view> words);
[[nodiscard]] Condition is_not(std::string_view subject, std::vector<std::string_view> words);
[[nodiscard]] Condition at_least(std::string_view subject, std::int64_t number);
[[nodiscard]] Condition at_most(std::string_view subject, std::int64_t number);
[[nodiscard]] Condition has(std::string_view subject, std::string_view word);
[[nodiscard]] Condition lacks(std::string_view subject, std::string_view word);

[[nodiscard]] Value number(std::int64_t n);
[[nodiscard]] Value flag(bool on);
[[nodiscard]] Value items(std::vector<std::int64_t> numbers);
// Ranks by letter, in the order written: "J9ATKQ87".
[[nodiscard]] Value ranks(std::string_view letters);
// One number a rank, in the order 7 8 9 T J Q K A.
[[nodiscard]] Value rank_table(std::vector<std::int64_t> numbers);
// A list of keys.
[[nodiscard]] Value keys(const std::vector<std::string_view>& names);
// A table from its rows.
[[nodiscard]] Value table(std::vector<Row> rows);

// --- Reading declarations --------------------------------------------------------------------------------------------

// The words of a domain in canonical order; empty for numbers and keys.
[[nodiscard]] std::vector<std::string_view> words_of(Domain domain, const std::vector<Choice>& elements);

// The members of a list or set in canonical text, in their order.
[[nodiscard]] std::vector<std::string> members_of(const OptionDecl& option, const Value& value);

// The value in canonical text: `true`, `keep5`, `[3, 2]`, `{A: 11, T: 10}`.
[[nodiscard]] std::string to_text(const OptionDecl& option, const Value& value);

// The row of that name, or nothing.
[[nodiscard]] const Row* find_row(const Value& value, std::string_view name);

}  // namespace qanun
