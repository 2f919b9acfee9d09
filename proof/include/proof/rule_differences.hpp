// What two rule sets say differently.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace proof {

// nullptr: the option has no owner in use there.
struct OptionDifference {
  const qanun::OptionEntry* option = nullptr;
  const qanun::Setting* first = nullptr;
  const qanun::Setting* second = nullptr;

  [[nodiscard]] bool in_both() const { return first != nullptr && second != nullptr; }
};

struct RuleDifferences {
  std::vector<std::size_t> phases{};             // numbers of those played by another implementation
  std::vector<std::string> features_of_first{};  // that the other does not use
  std::vector<std::string> features_of_second{};
  std::vector<OptionDifference> options{};               // in the canonical order
  std::size_t equal_options = 0;                         // in use in both
  std::vector<const qanun::WhenEntry*> when_of_first{};  // entries of `when:` that the other has not
  std::vector<const qanun::WhenEntry*> when_of_second{};

  [[nodiscard]] bool empty() const {
    return phases.empty() && features_of_first.empty() && features_of_second.empty() && options.empty() &&
           when_of_first.empty() && when_of_second.empty();
  }
};

// The results point into both rule sets.
[[nodiscard]] RuleDifferences differences_between(const qanun::Registry& registry, const qanun::Resolved& first,
                                                  const qanun::Resolved& second);

}  // namespace proof
