// The text under the YAML: where lines begin, how bytes become columns, where quotes close.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "qanun/yaml.hpp"

namespace qanun::yaml {

// A node's place without the node.
struct Spot {
  std::size_t offset = 0;
  int line = 1;
  int column = 1;  // characters
  int length = 1;  // characters
};

// Turns offsets into lines and columns. Asked in rising order, all questions together cost one walk over the text.
class Positions {
 public:
  explicit Positions(std::string_view source) : source_(source) {}
  [[nodiscard]] Spot at(std::size_t offset);

 private:
  std::string_view source_;
  Spot last_{};
};

// Where the text after a quoted scalar begins; npos where its quote is never closed. `open` is the opening quote.
[[nodiscard]] std::size_t after_quote(std::string_view source, std::size_t open);

// The first quote from `from` on that opens a scalar and is never closed, or npos.
[[nodiscard]] std::size_t unclosed_quote(std::string_view source, std::size_t from);

// Takes off a byte order mark, makes line ends one byte. False, with a report, where the text is too large, not UTF-8
// or holds control characters.
[[nodiscard]] bool prepare(const std::string& file, std::string& source, const Limits& limits,
                           Diagnostics& diagnostics);

// The place with as much of its line as a screen holds.
[[nodiscard]] Place place_in(const std::string& file, std::string_view source, const Spot& spot);

}  // namespace qanun::yaml
