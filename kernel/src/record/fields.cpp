#include "record/fields.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "qanun/diagnostic.hpp"
#include "record/json_text.hpp"

namespace qanun {

using nlohmann::json;

namespace {

// nlohmann compares numbers without a sign as if they had one.
bool is_whole(const json& value, std::int64_t lowest, std::int64_t highest) {
  if (!value.is_number_integer()) return false;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) return false;
  const auto number = value.get<std::int64_t>();
  return number >= lowest && number <= highest;
}

}  // namespace

void Fields::wrong_type(const char* name, const char* wanted, const char* wanted_ar, const json& found) {
  fail({fmt::format("the field '{}' must be {}, it is {}", name, wanted, brief(found)),
        fmt::format("الحقل '{}' يجب أن يكون {}، وهو {}", name, wanted_ar, brief(found))});
}

const json* Fields::value(const char* name) {
  asked_.emplace_back(name);
  const auto found = object_.find(name);
  if (found != object_.end()) return &*found;
  fail({fmt::format("the field '{}' is missing", name), fmt::format("الحقل '{}' ناقص", name)});
  return nullptr;
}

const json* Fields::object(const char* name) {
  const json* const found = value(name);
  if (found == nullptr || found->is_object()) return found;
  wrong_type(name, "an object", "كائنًا", *found);
  return nullptr;
}

std::string Fields::text(const char* name) {
  const json* const found = value(name);
  if (found == nullptr) return {};
  if (found->is_string()) return found->get<std::string>();
  wrong_type(name, "a text", "نصًّا", *found);
  return {};
}

std::int64_t Fields::number(const char* name, std::int64_t lowest, std::int64_t highest) {
  const json* const found = value(name);
  if (found == nullptr) return 0;
  if (is_whole(*found, lowest, highest)) return found->get<std::int64_t>();
  wrong_type(name, fmt::format("a number from {} to {}", lowest, highest).c_str(),
             fmt::format("رقمًا من {} إلى {}", lowest, highest).c_str(), *found);
  return 0;
}

std::array<std::int32_t, 2> Fields::pair(const char* name, std::int32_t highest) {
  const json* const found = value(name);
  if (found == nullptr) return {};
  std::array<std::int32_t, 2> out{};
  bool good = found->is_array() && found->size() == out.size();
  for (std::size_t i = 0; good && i < out.size(); ++i) {
    const json& item = (*found)[i];
    good = is_whole(item, -highest, highest);
    if (good) out[i] = item.get<std::int32_t>();
  }
  if (good) return out;
  wrong_type(name, "two numbers [side 0, side 1]", "رقمين [الفريق ٠، الفريق ١]", *found);
  return {};
}

std::vector<std::string> Fields::texts(const char* name) {
  const json* const found = value(name);
  if (found == nullptr) return {};
  std::vector<std::string> out;
  bool good = found->is_array();
  for (std::size_t i = 0; good && i < found->size(); ++i) {
    good = (*found)[i].is_string();
    if (good) out.push_back((*found)[i].get<std::string>());
  }
  if (good) return out;
  wrong_type(name, "a list of texts", "قائمة نصوص", *found);
  return {};
}

std::vector<std::pair<std::string, std::string>> Fields::members(const char* name) {
  std::vector<std::pair<std::string, std::string>> out;
  const json* const found = object(name);
  if (found == nullptr) return out;
  for (const auto& [key, value] : found->items()) {
    if (!value.is_string()) {
      wrong_type(fmt::format("{}.{}", name, key).c_str(), "a text", "نصًّا", value);
      return {};
    }
    out.emplace_back(key, value.get<std::string>());
  }
  return out;
}

void Fields::nothing_else() {
  for (const auto& [key, value] : object_.items()) {
    if (std::find(asked_.begin(), asked_.end(), key) != asked_.end()) continue;
    const std::string near = nearest(key, {asked_.begin(), asked_.end()});
    const std::string shown = brief(key);
    fail({fmt::format("there is no field {}{}", shown, near.empty() ? "" : fmt::format("; did you mean '{}'?", near)),
          fmt::format("لا يوجد حقل {}{}", shown, near.empty() ? "" : fmt::format("؛ هل تقصد '{}'؟", near))});
    return;
  }
}

}  // namespace qanun
