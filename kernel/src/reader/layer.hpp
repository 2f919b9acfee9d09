// One layer of a rule set: what a rule file, or the overrides of a case, says. Layers lie on one another, the parent's
// below; what they come to is for the resolver.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/rule_reader.hpp"
#include "reader/option_names.hpp"
#include "reader/scalars.hpp"

namespace qanun {

// An option as written, under its present key.
struct Written {
  const OptionEntry* option = nullptr;
  const yaml::Node* key = nullptr;
  const yaml::Node* value = nullptr;
};

struct Layer {
  const yaml::Document* document = nullptr;
  std::string name{};  // of the rule set; "with" for overrides
  Titles title{};
  Titles summary{};
  const yaml::Node* extends = nullptr;  // a scalar
  std::array<const yaml::Node*, 5> phases{};
  const yaml::Node* phases_key = nullptr;
  std::vector<const yaml::Node*> use{};
  std::vector<const yaml::Node*> without{};
  std::vector<Written> options{};
  std::vector<const yaml::Node*> when{};       // maps
  std::vector<const OptionEntry*> doubtful{};  // perhaps meant by an unknown name
  bool whole = true;  // false: something that decides about owners or relations could not be read
};

// Reads a rule file. `stem` is its name where it gives none.
[[nodiscard]] Layer read_layer(const Registry& registry, const yaml::Document& document, const std::string& stem,
                               Diagnostics& diagnostics);

// Reads the overrides of a case.
[[nodiscard]] Layer read_overrides(const Registry& registry, const Overrides& overrides, Diagnostics& diagnostics);

}  // namespace qanun
