// Faults as values: a code, a place and a remedy. Everything found in one run is reported.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/text.hpp"

namespace qanun {

enum class Severity : std::uint8_t { error, warning };

// A place in a text. Lines and columns count from 1, columns in characters; 0 where there is no such thing.
struct Place {
  std::string file;
  int line = 0;
  int column = 0;
  int length = 1;           // characters to underline
  std::string source_line;  // the line as written, empty where there is none
};

// One row of the table of messages.
struct Message {
  std::string_view code;  // "E104"; W for warnings
  Severity severity = Severity::error;
  Text says;              // with {0}, {1} ... for the arguments
  Text remedy;            // may be empty
};

struct Diagnostic {
  const Message* message = nullptr;
  Place place;
  std::vector<std::string> arguments;
  std::string suggestion;  // "did you mean ...?", empty for none
};

// The table: every message stands here once. Nothing for an unknown code.
[[nodiscard]] const Message* find_message(std::string_view code);

class Diagnostics {
 public:
  // Reports a fault of the table; an unknown code is a std::logic_error.
  void report(std::string_view code, Place place, std::vector<std::string> arguments = {}, std::string suggestion = {});
  void append(const Diagnostics& others);

  [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }
  [[nodiscard]] bool has_errors() const;
  [[nodiscard]] bool empty() const { return all_.empty(); }

 private:
  std::vector<Diagnostic> all_;
};

// "file:9:3: error[E104]: ...; did you mean ...?", the source line, a caret, and the remedy; ends with a newline.
[[nodiscard]] std::string render(const Diagnostic& diagnostic, Language language);

// The word of `known` that is nearest to `word`, or nothing when none is near.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& known);

}  // namespace qanun
