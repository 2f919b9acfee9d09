#include "reader/option_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "qanun/diagnostic.hpp"

namespace qanun {

namespace {

std::string_view section_of(std::string_view key) { return key.substr(0, key.find('.')); }
std::string_view name_of(std::string_view key) { return key.substr(key.find('.') + 1); }

}  // namespace

Named find_option(const Registry& registry, std::string_view key) {
  if (const OptionEntry* option = registry.option(key)) return {option, false};
  for (const OptionEntry* option : registry.options()) {
    const auto& was = option->decl.was;
    if (std::find(was.begin(), was.end(), key) != was.end()) return {option, true};
  }
  return {};
}

std::string nearest_option(const Registry& registry, std::string_view section, std::string_view name) {
  std::vector<std::string> inside;
  std::vector<std::string> everywhere;
  std::vector<std::string> whole;
  for (const OptionEntry* option : registry.options()) {
    const std::string_view key = option->decl.key;
    if (section_of(key) == section) inside.emplace_back(name_of(key));
    everywhere.emplace_back(name_of(key));
    whole.emplace_back(key);
  }
  if (const std::string found = nearest(name, inside); !found.empty()) return fmt::format("{}.{}", section, found);
  if (const std::string found = nearest(fmt::format("{}.{}", section, name), whole);
      !found.empty() && !nearest(section, {std::string{section_of(found)}}).empty() && name_of(found) == name)
    return found;
  if (!inside.empty()) return {};  // wrong in both section and name: no guess is worth making
  const std::string found = nearest(name, everywhere);
  return found.empty() ? found : option_named(registry, found);
}

std::string option_named(const Registry& registry, std::string_view name) {
  for (const OptionEntry* option : registry.options())
    if (name_of(option->decl.key) == name) return std::string{option->decl.key};
  return {};
}

OwnerText owner_text(const std::vector<std::string>& owners) {
  OwnerText text;
  for (const std::string& owner : owners) {
    const std::size_t dot = owner.find('.');
    if (!text.en.empty()) {
      text.en += " or ";
      text.ar += " أو ";
      text.brought_by += " / ";
    }
    if (dot == std::string::npos) {
      text.en += fmt::format("the feature '{}'", owner);
      text.ar += fmt::format("الميزة «{}»", owner);
      text.brought_by += fmt::format("use: [{}]", owner);
    } else {
      const std::string_view id = std::string_view{owner}.substr(0, dot);
      const std::string_view phase = std::string_view{owner}.substr(dot + 1);
      text.en += fmt::format("the phase {} as '{}' plays it", phase, id);
      text.ar += fmt::format("المرحلة {} على طريقة «{}»", phase, id);
      text.brought_by += fmt::format("phases: {{{}: {}}}", phase, id);
    }
  }
  return text;
}

}  // namespace qanun
