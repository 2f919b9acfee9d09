#include "rules/rule_text.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "command_line/saying.hpp"

namespace program {

namespace {

using qanun::Language;

std::string_view say(Language language, std::string_view english, std::string_view arabic) {
  return language == Language::arabic ? arabic : english;
}

}  // namespace

std::string joined(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
  return out;
}

std::string origin_text(const qanun::Resolved& rules, const qanun::Origin& origin, Language language) {
  if (origin.rule_set.empty()) return std::string{say(language, "default", "القيمة المعتادة")};
  if (!is_own(rules, origin)) return fmt::format(fmt::runtime(say(language, "from {}", "من {}")), origin.rule_set);
  const std::string file = std::filesystem::path{origin.place.file}.filename().string();
  return fmt::format("{}:{}", printable(file), origin.place.line);
}

std::string_view effect_text(qanun::Effect effect, Language language) {
  switch (effect) {
    case qanun::Effect::result:
      break;
    case qanun::Effect::view:
      return say(language, "; changes only what is seen", "؛ يغيّر ما يُرى فقط");
    case qanun::Effect::words:
      return say(language, "; changes only words", "؛ يغيّر الكلام فقط");
    case qanun::Effect::server:
      return say(language, "; at a live table only", "؛ على الطاولة الحيّة فقط");
  }
  return {};
}

std::vector<std::string> inert_text(const Inert& inert, std::string_view key, Language language) {
  std::vector<std::string> out;
  const auto found = inert.find(key);
  if (found == inert.end()) return out;
  for (const qanun::Finding& finding : found->second) {
    const bool ignored = finding.kind == qanun::RelationKind::ignored;
    const auto form = ignored ? say(language, "no effect with {}: {}", "لا أثر له مع {}: {}")
                              : say(language, "no effect, it needs {}: {}", "لا أثر له، يحتاج {}: {}");
    out.push_back(fmt::format(fmt::runtime(form), finding.condition, finding.reason.in(language)));
  }
  return out;
}

std::string tests_text(const qanun::WhenEntry& entry) {
  std::vector<std::string> tests;
  for (const qanun::WhenTest& test : entry.tests) tests.push_back(test.condition + ": " + test.text);
  return joined(tests);
}

}  // namespace program
