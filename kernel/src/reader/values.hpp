// Reads the value of an option as its declaration says.
#pragma once

#include <optional>

#include "reader/scalars.hpp"

namespace qanun {

// The value as it was, and what a list of keys may name: the rows of its table, nothing where these are not known.
struct Before {
  const Value& value;
  const Value* table = nullptr;
};

// The value written, or nothing with a report. Of a table only the rows and fields that are written change; the rest is
// that of `before`.
[[nodiscard]] std::optional<Value> read_value(const OptionDecl& option, const yaml::Node& node, const Before& before,
                                              const Scalars& scalars);

}  // namespace qanun
