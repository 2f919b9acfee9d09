// The fields of a record, each asked for once by name and type; what nobody asked for is unknown.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "qanun/notation.hpp"

namespace qanun {

// Everything fails once something has: callers look at `ok()` where it matters, and at the end.
class Fields {
 public:
  Fields(const nlohmann::json& object, Problem& problem) : object_(object), problem_(problem) {}

  [[nodiscard]] bool ok() const { return problem_.empty(); }
  [[nodiscard]] bool has(const char* name) const { return object_.contains(name); }

  // Required fields. An empty or zero value where the field is missing or of another type.
  [[nodiscard]] std::string text(const char* name);
  [[nodiscard]] std::int64_t number(const char* name, std::int64_t lowest, std::int64_t highest);
  [[nodiscard]] std::array<std::int32_t, 2> pair(const char* name, std::int32_t highest);
  [[nodiscard]] std::vector<std::string> texts(const char* name);
  // The members of an object of texts, in the order of their keys.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> members(const char* name);
  // Any object; any value.
  [[nodiscard]] const nlohmann::json* object(const char* name);
  [[nodiscard]] const nlohmann::json* value(const char* name);

  // Fails for a field that nobody asked for.
  void nothing_else();

  void fail(Problem problem) {
    if (ok()) problem_ = std::move(problem);
  }

 private:
  void wrong_type(const char* name, const char* wanted, const char* wanted_ar, const nlohmann::json& found);

  const nlohmann::json& object_;
  Problem& problem_;
  std::vector<std::string_view> asked_{};
};

}  // namespace qanun
