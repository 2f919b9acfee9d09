// Reads single values strictly: what one reader of YAML takes for a number and another for text is refused.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/option.hpp"
#include "qanun/yaml.hpp"

namespace qanun {

struct Titles {
  std::string en;
  std::string ar;
};

// "a, b, c"
template <class Words>
[[nodiscard]] std::string listed(const Words& words) {
  std::string out;
  for (const auto& word : words) {
    if (!out.empty()) out += ", ";
    out += word;
  }
  return out;
}

// Small words that open a name: a-z first, then a-z, 0-9, _ and, where `hyphens`, -; at most 64.
[[nodiscard]] bool is_identifier(std::string_view text, bool hyphens);

// Every function reports what is wrong and then gives nothing. `key` is what the messages call the value. A node that
// is faulty has been reported already.
class Scalars {
 public:
  Scalars(const yaml::Document& document, Diagnostics& diagnostics) : document_(document), diagnostics_(diagnostics) {}

  [[nodiscard]] std::optional<std::int64_t> integer(const yaml::Node& node, std::string_view key) const;
  [[nodiscard]] std::optional<std::int64_t> integer_in(const yaml::Node& node, std::string_view key,
                                                       const Range& range) const;
  [[nodiscard]] std::optional<bool> flag(const yaml::Node& node, std::string_view key) const;
  // The index of the word; `code` is the message for an unknown one.
  [[nodiscard]] std::optional<std::int64_t> word(const yaml::Node& node, std::string_view key,
                                                 const std::vector<std::string_view>& words,
                                                 std::string_view code) const;
  // Plain text of one line, without control characters.
  [[nodiscard]] std::optional<std::string> text(const yaml::Node& node, std::string_view key) const;
  // {en: ..., ar: ...}; one that is left out is the other.
  [[nodiscard]] std::optional<Titles> titles(const yaml::Node& node, std::string_view key) const;

  // Whether the node is of that kind.
  [[nodiscard]] bool wants(const yaml::Node& node, yaml::Node::Kind kind, std::string_view key,
                           const Text& expected) const;

  void report(std::string_view code, const yaml::Node& node, std::vector<Argument> arguments,
              std::string suggestion = {}) const;
  [[nodiscard]] const yaml::Document& document() const { return document_; }
  [[nodiscard]] Diagnostics& diagnostics() const { return diagnostics_; }

 private:
  void report_number(const yaml::Node& node, std::string_view key) const;

  const yaml::Document& document_;
  Diagnostics& diagnostics_;
};

}  // namespace qanun
