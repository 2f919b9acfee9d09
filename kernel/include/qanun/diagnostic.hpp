// Faults as values: a code, a place and a remedy. Everything found in one run is reported.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "qanun/text.hpp"

namespace qanun {

enum class Severity : std::uint8_t { error, warning };

// A place in a text. Lines and columns count from 1, columns in characters; 0 where there is no such thing.
struct Place {
  std::string file{};
  int line = 0;
  int column = 0;
  int length = 1;             // characters to underline
  std::string source_line{};  // the line as written (of a very long one the part around the column), or empty
  int caret = 0;              // where `column` stands in `source_line`; 0: at `column`
};

// What stands for {0}, {1} ...: the same in both languages, or a text of its own in each.
struct Argument {
  std::string en;
  std::string ar;
  Argument(std::string both) : en(both), ar(std::move(both)) {}  // NOLINT: these are meant to convert
  Argument(std::string_view both) : en(both), ar(both) {}        // NOLINT
  Argument(const char* both) : en(both), ar(both) {}             // NOLINT
  Argument(const Text& text) : en(text.en), ar(text.ar.empty() ? text.en : text.ar) {}  // NOLINT
  Argument(std::string english, std::string arabic) : en(std::move(english)), ar(std::move(arabic)) {}
  [[nodiscard]] const std::string& in(Language language) const { return language == Language::arabic ? ar : en; }
};

// One row of the table of messages.
struct Message {
  std::string_view code{};  // "E104"; W for warnings
  Severity severity = Severity::error;
  Text says{};    // with {0}, {1} ... for the arguments
  Text remedy{};  // may be empty
};

struct Diagnostic {
  const Message* message = nullptr;
  Place place;
  std::vector<Argument> arguments{};
  std::string suggestion{};  // "did you mean ...?", empty for none
};

// The table: every message stands here once. Nothing for an unknown code.
[[nodiscard]] const Message* find_message(std::string_view code);

class Diagnostics {
 public:
  // Reports a fault of the table; an unknown code is a std::logic_error.
  void report(std::string_view code, Place place, std::vector<Argument> arguments = {}, std::string suggestion = {});
  void append(const Diagnostics& others);
  // Orders them by line and column, the files in the order in which they came up first.
  void sort_by_place();

  [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }
  [[nodiscard]] bool has_errors() const;
  [[nodiscard]] bool empty() const { return all_.empty(); }

 private:
  std::vector<Diagnostic> all_{};
};

// The message alone: "unknown option '...'; did you mean '...'?".
[[nodiscard]] std::string sentence(const Diagnostic& diagnostic, Language language);

// What to do about it, or nothing.
[[nodiscard]] std::string remedy(const Diagnostic& diagnostic, Language language);

// "file:9:3: error[E104]: ...; did you mean ...?", the source line, a caret, and the remedy; ends with a newline.
[[nodiscard]] std::string render(const Diagnostic& diagnostic, Language language);

// The word of `known` that is nearest to `word`, or nothing when none is near.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& known);

}  // namespace qanun
