#include "command_line/session.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"

namespace program {

namespace {

constexpr std::string_view kWithoutEffect = "W104";

void name_refused(const qanun::PluginHost& host, qanun::Language language) {
  for (const qanun::RefusedPlugin& one : host.refused()) {
    const std::string file = printable(one.file.string());
    complain(language, fmt::format("warning: plugin refused: {}: {}: {}", file, one.code, printable(one.reason_en)),
             fmt::format("تنبيه: إضافة مرفوضة: {}: {}: {}", file, one.code, printable(one.reason_ar)));
  }
}

void log_folders() {
  if (!spdlog::should_log(spdlog::level::debug)) return;
  for (const auto& folder : qanun::PluginHost::standard_settings().folders)
    spdlog::debug("plugins are sought in {}", folder.string());
  for (const auto& folder : qanun::RuleReader::standard_folders())
    spdlog::debug("rule sets are sought in {}", folder.string());
}

}  // namespace

Session::Session(qanun::Language language, Refusals refusals) : language_{language} {
  log_folders();
  spdlog::info("{} plugins loaded, {} refused", host().loaded().size(), host().refused().size());
  if (refusals == Refusals::are_named) name_refused(host(), language);
}

std::shared_ptr<const qanun::RuleSet> Session::load(const std::string& rules, qanun::Diagnostics& diagnostics) const {
  auto loaded = rulebook_.load(rules, diagnostics);
  if (loaded != nullptr) spdlog::info("'{}' read from {}", loaded->name(), loaded->resolved().file);
  return loaded;
}

std::shared_ptr<const qanun::RuleSet> Session::load(const std::string& rules, int& exit_code) const {
  qanun::Diagnostics diagnostics;
  auto loaded = load(rules, diagnostics);
  // A parent may set values that only its children bring to effect: that concerns whoever checks the file.
  for (const qanun::Diagnostic& one : diagnostics.all())
    if (one.message->code != kWithoutEffect) to_standard_error(qanun::render(one, language_));
  exit_code = loaded != nullptr ? kFine : std::max(kFindings, exit_code_of(diagnostics));
  return loaded;
}

void Session::print(const qanun::Diagnostics& diagnostics) const {
  for (const qanun::Diagnostic& one : diagnostics.all()) to_standard_error(qanun::render(one, language_));
}

int exit_code_of(const qanun::Diagnostics& diagnostics) {
  const auto& all = diagnostics.all();
  const bool unusable = std::any_of(all.begin(), all.end(), [](const qanun::Diagnostic& one) {
    return one.message->severity == qanun::Severity::error && one.message->code.starts_with("E0");
  });
  if (unusable) return kUnusable;
  return diagnostics.has_errors() ? kFindings : kFine;
}

}  // namespace program
