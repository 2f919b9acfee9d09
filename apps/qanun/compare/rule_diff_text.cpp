#include "compare/rule_diff_text.hpp"

#include <fmt/format.h>

#include "command_line/saying.hpp"
#include "rules/rule_text.hpp"
#include "streams/columns.hpp"

namespace program {

namespace {

using qanun::Language;

class DiffText {
 public:
  DiffText(const RuleDiff& diff, Language language)
      : diff_{diff},
        language_{language},
        inert_{find_inert(diff.registry, diff.rules[0]->resolved()),
               find_inert(diff.registry, diff.rules[1]->resolved())} {}

  std::string take() {
    head();
    phases();
    features();
    for (const qanun::SectionDecl& one : diff_.registry.sections()) section(one);
    for (std::size_t side = 0; side < 2; ++side) alone(side);
    conditions();
    tail();
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string_view say(std::string_view english, std::string_view arabic) const {
    return language_ == Language::arabic ? arabic : english;
  }
  [[nodiscard]] const qanun::Resolved& rules(std::size_t side) const { return diff_.rules[side]->resolved(); }

  void line(const std::string& text, std::size_t indent = 4) {
    for (const std::string& one : wrapped(text, kPageWidth, indent)) out_ += one + '\n';
  }
  void heading(std::string_view text) { out_ += fmt::format("\n{}\n", text); }

  void head() {
    for (std::size_t side = 0; side < 2; ++side) {
      const qanun::Resolved& one = rules(side);
      line(fmt::format("{}: {}", diff_.names[side], language_ == Language::arabic ? one.title_ar : one.title_en));
    }
  }

  void phases() {
    if (diff_.differences.phases.empty()) return;
    heading(say("Phases", "المراحل"));
    for (const std::size_t phase : diff_.differences.phases)
      line(fmt::format("  {}: {} ({}), {} ({})", qanun::kPhaseNames[phase], rules(0).phases[phase], diff_.names[0],
                       rules(1).phases[phase], diff_.names[1]));
  }

  void features() {
    const std::array<const std::vector<std::string>*, 2> only{&diff_.differences.features_of_first,
                                                              &diff_.differences.features_of_second};
    if (only[0]->empty() && only[1]->empty()) return;
    heading(say("Features", "الميزات"));
    for (std::size_t side = 0; side < 2; ++side) {
      if (only[side]->empty()) continue;
      std::vector<std::string> titles;
      for (const std::string& id : *only[side])
        titles.push_back(fmt::format("{} ({})", id, diff_.registry.feature(id)->title.in(language_)));
      line(fmt::format(fmt::runtime(say("  only in {}: {}", "  في {} فقط: {}")), diff_.names[side], joined(titles)));
    }
  }

  // Options that both have.
  void section(const qanun::SectionDecl& section) {
    bool first = true;
    for (const proof::OptionDifference& one : diff_.differences.options) {
      const qanun::OptionDecl& option = one.option->decl;
      if (!one.in_both() || option.key.substr(0, option.key.find('.')) != section.key) continue;
      if (first) heading(section.title.in(language_));
      first = false;
      line(fmt::format("  {}: {}{}", option.key, option.title.in(language_), effect_text(option.effect, language_)));
      value(0, option, *one.first);
      value(1, option, *one.second);
    }
  }

  void value(std::size_t side, const qanun::OptionDecl& option, const qanun::Setting& setting) {
    line(fmt::format("      {}: {} ({})", diff_.names[side], printable(to_text(option, setting.value)),
                     origin_text(rules(side), setting.origin, language_)),
         2);
    for (const std::string& reason : inert_text(inert_[side], option.key, language_)) line("          " + reason, 2);
  }

  // Options that only one of them has.
  void alone(std::size_t side) {
    bool first = true;
    for (const proof::OptionDifference& one : diff_.differences.options) {
      const qanun::Setting* const mine = side == 0 ? one.first : one.second;
      if (one.in_both() || mine == nullptr) continue;
      if (first) heading(fmt::format(fmt::runtime(say("Options of {} alone", "خيارات {} وحدها")), diff_.names[side]));
      first = false;
      const qanun::OptionDecl& option = one.option->decl;
      line(fmt::format("  {}: {} ({})", option.key, printable(to_text(option, mine->value)),
                       option.title.in(language_)));
    }
  }

  void conditions() {
    const std::array<const std::vector<const qanun::WhenEntry*>*, 2> only{&diff_.differences.when_of_first,
                                                                          &diff_.differences.when_of_second};
    if (only[0]->empty() && only[1]->empty()) return;
    heading(say("Only in some hands", "في بعض الأيدي فقط"));
    for (std::size_t side = 0; side < 2; ++side)
      for (const qanun::WhenEntry* entry : *only[side]) {
        std::vector<std::string> sets;
        for (const auto& [key, setting] : entry->sets)
          sets.push_back(key + ": " + to_text(diff_.registry.option(key)->decl, setting.value));
        line(printable(fmt::format(fmt::runtime(say("  only in {}: if {}: {}", "  في {} فقط: إذا {}: {}")),
                                   diff_.names[side], tests_text(*entry), joined(sets))));
      }
  }

  void tail() {
    std::array<std::size_t, 3> counts{};  // in both, of the first alone, of the second alone
    for (const proof::OptionDifference& one : diff_.differences.options)
      ++counts[one.in_both() ? 0U : one.first != nullptr ? 1U : 2U];
    out_ += '\n';
    const std::size_t equal = diff_.differences.equal_options;
    if (diff_.differences.empty()) {
      line(fmt::format(fmt::runtime(say("the rules are the same: all {} options are equal",
                                        "القواعد واحدة: الخيارات كلها ({}) متساوية")),
                       equal));
      return;
    }
    line(fmt::format(fmt::runtime(say("options: {} equal, {} different, {} of {} alone, {} of {} alone",
                                      "الخيارات: {} متساوية، {} مختلفة، {} في {} وحدها، {} في {} وحدها")),
                     equal, counts[0], counts[1], diff_.names[0], counts[2], diff_.names[1]));
  }

  const RuleDiff& diff_;
  Language language_;
  std::array<Inert, 2> inert_;
  std::string out_{};
};

Json head_json(const RuleDiff& diff, std::size_t side) {
  const qanun::Resolved& rules = diff.rules[side]->resolved();
  return {{"name", rules.name},
          {"file", rules.file},
          {"fingerprint", fmt::format("{:016x}", diff.rules[side]->fingerprint())},
          {"title", in_both(rules.title_en, rules.title_ar)}};
}

Json setting_json(const RuleDiff& diff, std::size_t side, const qanun::OptionDecl& option,
                  const qanun::Setting* setting, const Inert& inert) {
  if (setting == nullptr) return nullptr;
  return {{"value", value_json(option, setting->value)},
          {"origin", origin_json(diff.rules[side]->resolved(), setting->origin)},
          {"inert", inert_json(inert, option.key)}};
}

Json when_entries(const RuleDiff& diff, std::size_t side, const std::vector<const qanun::WhenEntry*>& entries) {
  Json json = Json::array();
  for (const qanun::WhenEntry* entry : entries)
    json.push_back(when_json(diff.registry, diff.rules[side]->resolved(), *entry));
  return json;
}

}  // namespace

SideNames side_names(const SideNames& names, const SideNames& asked) {
  if (names[0] != names[1]) return names;
  if (asked[0] != asked[1]) return {printable(asked[0]), printable(asked[1])};
  return {"A", "B"};
}

std::string rule_diff_text(const RuleDiff& diff, Language language) { return DiffText{diff, language}.take(); }

Json rule_diff_json(const RuleDiff& diff) {
  const std::array<Inert, 2> inert{find_inert(diff.registry, diff.rules[0]->resolved()),
                                   find_inert(diff.registry, diff.rules[1]->resolved())};
  Json json{
      {"a", head_json(diff, 0)},
      {"b", head_json(diff, 1)},
      {"phases", Json::object()},
      {"features", {{"only_a", diff.differences.features_of_first}, {"only_b", diff.differences.features_of_second}}},
      {"options", Json::array()}};
  for (const std::size_t phase : diff.differences.phases)
    json["phases"][std::string{qanun::kPhaseNames[phase]}] = {{"a", diff.rules[0]->resolved().phases[phase]},
                                                              {"b", diff.rules[1]->resolved().phases[phase]}};
  for (const proof::OptionDifference& one : diff.differences.options) {
    const qanun::OptionDecl& option = one.option->decl;
    json["options"].push_back({{"key", option.key},
                               {"section", option.key.substr(0, option.key.find('.'))},
                               {"title", in_both(option.title.en, option.title.ar)},
                               {"meaning", in_both(option.meaning.en, option.meaning.ar)},
                               {"effect", word_of(option.effect)},
                               {"a", setting_json(diff, 0, option, one.first, inert[0])},
                               {"b", setting_json(diff, 1, option, one.second, inert[1])}});
  }
  json["equal_options"] = diff.differences.equal_options;
  json["when"] = {{"only_a", when_entries(diff, 0, diff.differences.when_of_first)},
                  {"only_b", when_entries(diff, 1, diff.differences.when_of_second)}};
  return json;
}

}  // namespace program
