// Reads tables: rows by name, of which a rule file writes only what it changes.
#pragma once

#include <optional>

#include "reader/scalars.hpp"

namespace qanun {

[[nodiscard]] std::optional<Value> read_table(const OptionDecl& option, const yaml::Node& node, const Value& before,
                                              const Scalars& scalars);

}  // namespace qanun
