// `qanun list`: the rule sets, each with its title and one line.
#include <fmt/format.h>

#include <algorithm>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "streams/json_text.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

// A rule set as far as its file could be read.
struct Entry {
  qanun::Listed listed;
  std::optional<qanun::Resolved> rules{};
  std::optional<qanun::Diagnostic> fault{};  // the first error
};

Entry read_entry(const Session& session, qanun::Listed listed) {
  qanun::Diagnostics diagnostics;
  Entry entry{.listed = std::move(listed)};
  entry.rules = session.reader().read(entry.listed.file.string(), diagnostics);
  if (entry.rules) return entry;
  for (const qanun::Diagnostic& one : diagnostics.all())
    if (!entry.fault && one.message->severity == qanun::Severity::error) entry.fault = one;
  return entry;
}

void warn(const Entry& entry, qanun::Language language) {
  const std::string name = printable(entry.listed.name);
  complain(language, fmt::format("warning: '{}' does not load; `qanun check {}` shows all its faults", name, name),
           fmt::format("تنبيه: «{}» لا يُقرأ؛ والأمر qanun check {} يعرض كل أخطائه", name, name));
  if (entry.fault) to_standard_error(render(*entry.fault, language));
}

std::string_view title(const qanun::Resolved& rules, qanun::Language language) {
  return language == qanun::Language::arabic ? rules.title_ar : rules.title_en;
}

std::string_view summary(const qanun::Resolved& rules, qanun::Language language) {
  return language == qanun::Language::arabic ? rules.summary_ar : rules.summary_en;
}

// In English one line each. Arabic never stands in columns: terminals disagree about its direction.
std::string text_of(const std::vector<Entry>& entries, qanun::Language language) {
  std::size_t width = 0;
  for (const Entry& entry : entries) width = std::max(width, entry.listed.name.size());
  std::string out;
  for (const Entry& entry : entries) {
    if (!entry.rules) continue;
    const auto heading = title(*entry.rules, language);
    const auto line = summary(*entry.rules, language);
    if (language == qanun::Language::arabic)
      out += fmt::format("{}\n  {}\n{}", entry.listed.name, heading, line.empty() ? "" : fmt::format("  {}\n", line));
    else
      out += fmt::format("{:<{}}  {}{}{}\n", entry.listed.name, width, heading, line.empty() ? "" : ": ", line);
  }
  return out;
}

Json entry_json(const Entry& entry, qanun::Language language) {
  Json json{{"name", entry.listed.name}, {"file", entry.listed.file.string()}, {"loads", entry.rules.has_value()}};
  if (entry.rules) {
    json["title"] = in_both(entry.rules->title_en, entry.rules->title_ar);
    json["summary"] = in_both(entry.rules->summary_en, entry.rules->summary_ar);
    json["extends"] = entry.rules->ancestry;
    json["features"] = entry.rules->features;
  }
  if (entry.fault) json["error"] = to_json(*entry.fault, language, entry.listed.file.string());
  return json;
}

}  // namespace

int run_list(const ListArguments& arguments) {
  const Session session{arguments.language};
  std::vector<Entry> entries;
  for (qanun::Listed& listed : session.reader().list()) entries.push_back(read_entry(session, std::move(listed)));

  Output output{"", arguments.language};
  if (arguments.format == Format::json) {
    Json json = Json::array();
    for (const Entry& entry : entries) json.push_back(entry_json(entry, arguments.language));
    output.write(json_text(json));
  } else {
    output.write(text_of(entries, arguments.language));
  }
  const int exit_code = output.finish();
  if (entries.empty()) complain(arguments.language, "no rule set was found", "لم توجد أي قواعد");
  for (const Entry& entry : entries)
    if (!entry.rules) warn(entry, arguments.language);
  return exit_code;
}

}  // namespace program
