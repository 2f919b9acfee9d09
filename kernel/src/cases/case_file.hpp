// What case files, and the examples of rule files, are made of, before any rule set is asked.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cases/case_kinds.hpp"
#include "qanun/yaml.hpp"

namespace qanun {

// A case of a case file, or an example of a rule file.
struct OneCase {
  const yaml::Node* node = nullptr;
  const CaseKind* kind = nullptr;
  std::string id{};  // empty: an example, which has none
  Argument title{""};
  std::string rules{};
  std::vector<std::string> needs{};  // plugins, the file's and its own
  const yaml::Node* with = nullptr;
  const yaml::Node* use = nullptr;
  const yaml::Node* without = nullptr;
  const yaml::Node* given = nullptr;
  const yaml::Node* expect = nullptr;

  [[nodiscard]] bool is_example() const { return id.empty(); }
};

// The cases of a file whose nodes live in `document`; nothing when anything is wrong.
[[nodiscard]] std::optional<std::vector<OneCase>> read_case_file(const yaml::Document& document,
                                                                 Diagnostics& diagnostics);

// The examples under `examples:` of a rule file, which live in the same way. Their shape is checked to the last value,
// so that what is left to find out needs the rule set.
[[nodiscard]] std::optional<std::vector<OneCase>> read_examples(const yaml::Document& document, const yaml::Node& list,
                                                                Diagnostics& diagnostics);

// Reports keys of a map that are not known there; `where` is what holds them.
void check_keys(const yaml::Document& document, const yaml::Node& map, const Argument& where,
                const std::vector<std::string_view>& known, Diagnostics& diagnostics);

}  // namespace qanun
