// `qanun plugins`: what was found, what it provides, what was refused and why.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "streams/json_text.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

// How many options each plugin declares: those whose owner is one of its implementations or features.
std::map<std::string, std::size_t> options_by_plugin(const qanun::Registry& registry) {
  std::map<std::string, std::set<std::string>> owners;  // by plugin
  for (std::size_t phase = 0; phase < qanun::kPhaseNames.size(); ++phase)
    for (const std::string& id : registry.implementations(phase))
      owners[registry.provider(phase, id).plugin].insert(id + "." + std::string{qanun::kPhaseNames[phase]});
  for (const std::string& id : registry.features()) owners[registry.provider_of_feature(id).plugin].insert(id);

  std::map<std::string, std::size_t> counts;
  for (const auto& [plugin, own] : owners)
    for (const qanun::OptionEntry* option : registry.options())
      if (std::any_of(option->owners.begin(), option->owners.end(), [&](const auto& o) { return own.contains(o); }))
        ++counts[plugin];
  return counts;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
  return out;
}

std::string text_of(const qanun::LoadedPlugin& plugin, std::size_t options, bool arabic) {
  const std::string head =
      fmt::format("{} {}  {}\n", printable(plugin.id), printable(plugin.version), printable(plugin.file.string()));
  const std::string provides = printable(joined(plugin.provides));
  const std::string built = fmt::format("{}, qanun {}", printable(plugin.compiler), printable(plugin.kernel_version));
  if (arabic)
    return head + fmt::format("    يقدّم: {}\n    الخيارات: {}\n    الرخصة: {}\n    المترجم: {}\n", provides, options,
                              printable(plugin.licence), built);
  return head + fmt::format("    provides: {}\n    options: {}\n    licence: {}\n    built with: {}\n", provides,
                            options, printable(plugin.licence), built);
}

std::string text_of(const qanun::RefusedPlugin& plugin, bool arabic) {
  return fmt::format("{}: {}[{}]: {}\n", printable(plugin.file.string()), arabic ? "مرفوضة" : "refused", plugin.code,
                     printable(arabic ? plugin.reason_ar : plugin.reason_en));
}

std::string text_of(const Session& session) {
  const bool arabic = session.language() == qanun::Language::arabic;
  const auto counts = options_by_plugin(session.registry());
  std::string out;
  for (const qanun::LoadedPlugin& plugin : session.host().loaded()) {
    const auto count = counts.find(plugin.id);
    out += text_of(plugin, count == counts.end() ? 0 : count->second, arabic);
  }
  for (const qanun::RefusedPlugin& plugin : session.host().refused()) out += text_of(plugin, arabic);
  if (out.empty()) out = arabic ? "لم توجد أي إضافة\n" : "no plugin was found\n";
  return out;
}

Json json_of(const Session& session) {
  const auto counts = options_by_plugin(session.registry());
  Json loaded = Json::array();
  for (const qanun::LoadedPlugin& plugin : session.host().loaded()) {
    const auto count = counts.find(plugin.id);
    loaded.push_back({{"id", plugin.id},
                      {"version", plugin.version},
                      {"file", plugin.file.string()},
                      {"licence", plugin.licence},
                      {"compiler", plugin.compiler},
                      {"kernel_version", plugin.kernel_version},
                      {"rules_revision", plugin.rules_revision},
                      {"provides", plugin.provides},
                      {"options", count == counts.end() ? 0 : count->second}});
  }
  Json refused = Json::array();
  for (const qanun::RefusedPlugin& plugin : session.host().refused())
    refused.push_back({{"file", plugin.file.string()},
                       {"code", plugin.code},
                       {"reason", in_both(plugin.reason_en, plugin.reason_ar)}});
  return {{"loaded", std::move(loaded)}, {"refused", std::move(refused)}};
}

}  // namespace

int run_plugins(const PluginsArguments& arguments) {
  const Session session{arguments.language, Session::Refusals::are_passed_over};
  Output output{"", arguments.language};
  output.write(arguments.format == Format::json ? json_text(json_of(session)) : text_of(session));
  const int written = output.finish();
  if (written != kFine) return written;
  return session.host().refused().empty() ? kFine : kFindings;
}

}  // namespace program
