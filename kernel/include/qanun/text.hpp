// Text that people read: always in English and in Arabic, from one declaration.
#pragma once

#include <string_view>

namespace qanun {

enum class Language : unsigned char { english, arabic };

// Views of string literals: plugins are never unloaded, so they live as long as the process.
struct Text {
  std::string_view en{};
  std::string_view ar{};

  [[nodiscard]] constexpr std::string_view in(Language language) const {
    return language == Language::arabic ? ar : en;
  }
  [[nodiscard]] constexpr bool empty() const { return en.empty() && ar.empty(); }
  constexpr bool operator==(const Text&) const = default;
};

}  // namespace qanun
