// `qanun show RULES`: every value of a rule set, where it came from, and what has no effect in it.
#include <fmt/format.h>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "rules/rule_text.hpp"
#include "rules/show_json.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

class TextOfRules {
 public:
  TextOfRules(const Session& session, const qanun::RuleSet& rules, const Inert& inert)
      : registry_{session.registry()},
        rules_{rules.resolved()},
        fingerprint_{rules.fingerprint()},
        inert_{inert},
        language_{session.language()} {}

  std::string take() {
    head();
    for (const qanun::SectionDecl& one : registry_.sections()) section(one);
    conditions();
    tail();
    return std::move(out_);
  }

 private:
  [[nodiscard]] bool arabic() const { return language_ == qanun::Language::arabic; }
  [[nodiscard]] std::string_view say(std::string_view english, std::string_view in_arabic) const {
    return arabic() ? in_arabic : english;
  }

  void line(std::string_view label, std::string_view text) {
    if (!text.empty()) out_ += fmt::format("{}: {}\n", label, text);
  }

  void head() {
    out_ += fmt::format("{}\n{}\n", rules_.name, arabic() ? rules_.title_ar : rules_.title_en);
    const std::string& summary = arabic() ? rules_.summary_ar : rules_.summary_en;
    if (!summary.empty()) out_ += summary + '\n';
    out_ += '\n';
    line(say("file", "الملف"), printable(rules_.file));
    line(say("extends", "يبني على"), joined(rules_.ancestry));
    std::vector<std::string> phases;
    for (std::size_t i = 0; i < qanun::kPhaseNames.size(); ++i)
      phases.push_back(fmt::format("{} {}", qanun::kPhaseNames[i], rules_.phases[i]));
    line(say("phases", "المراحل"), joined(phases));
    line(say("features", "الميزات"), joined(rules_.features));
    for (const std::string& id : rules_.features) reasons(id);
    line(say("fingerprint", "البصمة"), fmt::format("{:016x}", fingerprint_));
  }

  void section(const qanun::SectionDecl& section) {
    bool first = true;
    for (const qanun::OptionEntry* entry : registry_.options()) {
      const std::string_view key = entry->decl.key;
      if (key.substr(0, key.find('.')) != section.key) continue;
      const auto setting = rules_.options.find(key);
      if (setting == rules_.options.end()) continue;
      if (first) out_ += fmt::format("\n{}\n", section.title.in(language_));
      first = false;
      option(entry->decl, setting->second);
    }
  }

  void option(const qanun::OptionDecl& option, const qanun::Setting& setting) {
    out_ += fmt::format("  {}: {}\n", option.key, to_text(option, setting.value));
    std::string notes{option.title.in(language_)};
    notes += say("; ", "؛ ");
    notes += origin(setting.origin);
    notes += effect_text(option.effect, language_);
    out_ += fmt::format("      {}\n", notes);
    reasons(option.key);
  }

  [[nodiscard]] std::string origin(const qanun::Origin& origin) const { return origin_text(rules_, origin, language_); }

  // Why an option or a feature has no effect here.
  void reasons(std::string_view key) {
    for (const std::string& reason : inert_text(inert_, key, language_)) out_ += fmt::format("      {}\n", reason);
  }

  // What holds only in some hands.
  void conditions() {
    if (rules_.when.entries.empty()) return;
    out_ += fmt::format("\n{}\n", say("Only in some hands", "في بعض الأيدي فقط"));
    for (const qanun::WhenEntry& entry : rules_.when.entries) {
      if (!entry.name.empty()) out_ += fmt::format("  {}\n", printable(entry.name));
      out_ += fmt::format("  {} {}\n", say("if", "إذا"), tests_text(entry));
      for (const auto& [key, setting] : entry.sets)
        out_ += fmt::format("      {}: {} ({})\n", key, to_text(registry_.option(key)->decl, setting.value),
                            origin(setting.origin));
      if (!entry.after.empty())
        out_ += fmt::format("      {} {}\n", say("over", "يغلب"), printable(joined(entry.after)));
    }
  }

  void tail() {
    if (rules_.dropped.empty()) return;
    out_ += fmt::format(
        "\n{}\n", say("Inherited values that went with what this file drops", "قيم موروثة ذهبت مع ما أسقطه هذا الملف"));
    for (const std::string& key : rules_.dropped) out_ += fmt::format("  {}\n", key);
  }

  const qanun::Registry& registry_;
  const qanun::Resolved& rules_;
  std::uint64_t fingerprint_;
  const Inert& inert_;
  qanun::Language language_;
  std::string out_{};
};

}  // namespace

int run_show(const ShowArguments& arguments) {
  const Session session{arguments.language};
  int exit_code = kFine;
  const auto rules = session.load(arguments.rules, exit_code);
  if (rules == nullptr) return exit_code;
  const Inert inert = find_inert(session.registry(), rules->resolved());
  Output output{"", arguments.language};
  if (arguments.format == Format::json)
    output.write(json_text(show_as_json(session.registry(), *rules, inert)));
  else
    output.write(TextOfRules{session, *rules, inert}.take());
  return output.finish();
}

}  // namespace program
