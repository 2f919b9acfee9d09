// What a case file is made of, before any rule set is asked.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/yaml.hpp"

namespace qanun {

// The keys of one kind of case. An open list leaves keys that are not in it to the rule set's declared words.
struct CaseKind {
  std::string_view name;
  std::vector<std::string_view> given;
  std::vector<std::string_view> needed;  // those of `given` that may not be left out
  std::vector<std::string_view> expect;
  bool given_open = false;
  bool expect_open = false;
};

[[nodiscard]] const std::vector<CaseKind>& case_kinds();

struct OneCase {
  const yaml::Node* node = nullptr;
  const CaseKind* kind = nullptr;
  std::string id;
  std::string title;
  std::string rules;
  std::vector<std::string> needs{};  // plugins, the file's and its own
  const yaml::Node* with = nullptr;
  const yaml::Node* use = nullptr;
  const yaml::Node* without = nullptr;
  const yaml::Node* given = nullptr;
  const yaml::Node* expect = nullptr;
};

// The cases of a file whose nodes live in `document`; nothing when anything is wrong.
[[nodiscard]] std::optional<std::vector<OneCase>> read_case_file(const yaml::Document& document,
                                                                 Diagnostics& diagnostics);

// Reports keys of a map that are not known there; `where` is what holds them.
void check_keys(const yaml::Document& document, const yaml::Node& map, const Argument& where,
                const std::vector<std::string_view>& known, Diagnostics& diagnostics);

}  // namespace qanun
