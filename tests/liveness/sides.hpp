// The two rule sets of a witness: the same but for the option.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "qanun/rule_set.hpp"
#include "witness.hpp"

namespace liveness {

using Rules = std::shared_ptr<const qanun::RuleSet>;

// The rules of the setting with these options, written as a case writes them; nothing where they cannot be.
[[nodiscard]] Rules rules_in(const Setting& setting, const std::string& options);

// First at the sample, then at what it is set against.
struct Sides {
  std::array<Rules, 2> rules{};

  [[nodiscard]] bool both() const { return rules[0] != nullptr && rules[1] != nullptr; }
};

[[nodiscard]] Sides sides_of(const Witness& witness);

}  // namespace liveness
