#include "new/new_plugin_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "command_line/saying.hpp"

namespace program {

namespace {

constexpr std::size_t kLongest = 40;

// Keys of every rule file, words that YAML takes for something else, targets that CMake makes itself.
constexpr std::array<std::string_view, 35> kTaken{
    "qanun",      "name",    "title",   "summary",    "extends",       "phases",
    "without",    "use",     "when",    "examples",   "true",          "false",
    "yes",        "no",      "on",      "off",        "null",          "y",
    "n",          "all",     "test",    "install",    "package",       "package_source",
    "clean",      "help",    "depend",  "edit_cache", "rebuild_cache", "list_install_components",
    "preinstall", "codegen", "plugins", "probe",      "program"};

bool is_snake_case(std::string_view id) {
  if (id.empty() || id.size() > kLongest || id.front() < 'a' || id.front() > 'z' || id.back() == '_') return false;
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
  return std::all_of(id.begin(), id.end(), fits) && id.find("__") == std::string_view::npos;
}

bool is_a_plugin(const Session& session, std::string_view id) {
  const auto& loaded = session.host().loaded();
  return std::any_of(loaded.begin(), loaded.end(), [&](const qanun::LoadedPlugin& one) { return one.id == id; });
}

bool is_declared(const Session& session, std::string_view id) {
  const qanun::Registry& registry = session.registry();
  bool found = registry.section(id) != nullptr || registry.feature(id) != nullptr;
  for (std::size_t phase = 0; phase < qanun::kPhaseNames.size() && !found; ++phase) {
    const auto known = registry.implementations(phase);
    found = std::find(known.begin(), known.end(), id) != known.end();
  }
  return found;
}

bool is_a_rule_set(const Session& session, std::string_view id) {
  const auto all = session.reader().list();
  return std::any_of(all.begin(), all.end(), [&](const qanun::Listed& one) { return one.name == id; });
}

}  // namespace

std::optional<NameFault> fault_of_name(const Session& session, std::string_view id) {
  const std::string shown = printable(id);
  if (!is_snake_case(id))
    return NameFault{
        fmt::format(
            "'{}' is no name for a plugin; it has up to {} of a-z 0-9 and single _ between them, a letter first, "
            "such as last_seven",
            shown, kLongest),
        fmt::format("«{}» لا يصلح اسمًا لإضافة؛ الاسم حتى {} من a-z و0-9 بينها _ مفردة، وأوّله حرف، مثل last_seven",
                    shown, kLongest)};
  if (is_a_plugin(session, id))
    return NameFault{fmt::format("there is a plugin '{}' already; `qanun plugins` lists them", shown),
                     fmt::format("توجد إضافة اسمها «{}»؛ والأمر qanun plugins يعرضها", shown)};
  if (std::find(kTaken.begin(), kTaken.end(), id) != kTaken.end() || is_declared(session, id))
    return NameFault{
        fmt::format("'{}' means something else already in rule files or to CMake; take another name", shown),
        fmt::format("«{}» لها معنى آخر في ملفات القواعد أو عند CMake؛ اختر اسمًا غيرها", shown)};
  if (is_a_rule_set(session, id))
    return NameFault{fmt::format("there is a rule set '{}' already; `qanun list` shows them", shown),
                     fmt::format("توجد قواعد اسمها «{}»؛ والأمر qanun list يعرضها", shown)};
  return std::nullopt;
}

}  // namespace program
