// Finds options by the names that people write, and says what they may have meant.
#pragma once

#include <string>
#include <string_view>

#include "qanun/registry.hpp"

namespace qanun {

struct Named {
  const OptionEntry* option = nullptr;  // nothing: unknown
  bool older = false;                   // the name is one of `was`
};

// By its full key, or an older one.
[[nodiscard]] Named find_option(const Registry& registry, std::string_view key);

// The full key that is nearest to `section.name`: in the section, or anywhere where there is no such section; or
// nothing.
[[nodiscard]] std::string nearest_option(const Registry& registry, std::string_view section, std::string_view name);

// The full key of the option called `name` in whatever section, or nothing.
[[nodiscard]] std::string option_named(const Registry& registry, std::string_view name);

// Owners in words: "the feature 'NAME'", and the line that brings it in.
struct OwnerText {
  std::string en;
  std::string ar;
  std::string brought_by;
};
[[nodiscard]] OwnerText owner_text(const std::vector<std::string>& owners);

}  // namespace qanun
