// A strict reader of the YAML that rule files and case files use: every node keeps its place; no aliases, no merge
// keys, no tags, no second document, no duplicate key; limits on size, nodes and depth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/diagnostic.hpp"

namespace qanun::yaml {

struct Member;

struct Node {
  enum class Kind : std::uint8_t { null, scalar, list, map };
  Kind kind = Kind::null;
  bool quoted = false;
  bool faulty = false;          // something was wrong with it and has been reported: nothing more should be said
  std::string text;             // of a scalar
  int line = 0;                 // from 1
  int column = 0;               // from 1, in characters
  int length = 1;               // characters
  std::size_t offset = 0;       // in the source, in bytes
  std::vector<Node> items;      // of a list
  std::vector<Member> members;  // of a map, in the order written

  // The member of that key, or nothing.
  [[nodiscard]] const Node* find(std::string_view key) const;
};

struct Member {
  Node key;  // a scalar
  Node value;
};

struct Limits {
  std::size_t bytes = 256U << 10U;
  std::size_t nodes = 20'000;
  int depth = 16;
};

struct Document {
  std::string file;    // as shown in messages
  std::string source;  // as read, with line ends as one byte
  Node root;

  [[nodiscard]] Place place_of(const Node& node) const;
};

// Nothing when the text could not be read; the reasons are in `diagnostics`. A document that could be read to its end
// comes even with errors (a duplicate key, an alias), so that what else is wrong can be said in the same run; whoever
// wants to use it asks `diagnostics.has_errors()`.
[[nodiscard]] std::optional<Document> parse(std::string file, std::string source, const Limits& limits,
                                            Diagnostics& diagnostics);

// Reads a file ("-" is standard input) within the limit of bytes and parses it. A file that cannot be read at all
// (missing, a directory, not readable) is reported with a code that begins with E0.
[[nodiscard]] std::optional<Document> load(const std::string& path, const Limits& limits, Diagnostics& diagnostics);

}  // namespace qanun::yaml
