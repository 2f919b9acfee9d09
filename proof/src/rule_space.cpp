#include "proof/rule_space.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "proof/samples.hpp"
#include "qanun/alternatives.hpp"

namespace proof {

namespace {

using qanun::Diagnostics;
using qanun::Finding;
using qanun::OptionDecl;
using qanun::RelationKind;
using qanun::Resolved;
using qanun::Value;

std::string_view section_of(std::string_view key) { return key.substr(0, key.find('.')); }

// Options without effect are allowed: only what a rule file could not say is not.
bool forbids(const Finding& finding) {
  return finding.kind != RelationKind::inert && finding.kind != RelationKind::ignored;
}

std::optional<Finding> first_broken(const qanun::Registry& registry, const Resolved& rules) {
  for (Finding& finding : check_relations(registry, rules))
    if (forbids(finding)) return std::move(finding);
  return std::nullopt;
}

std::string first_error(const Diagnostics& diagnostics) {
  for (const qanun::Diagnostic& one : diagnostics.all())
    if (one.message->severity == qanun::Severity::error)
      return std::string{one.message->code} + ": " + sentence(one, qanun::Language::english);
  return {};
}

// What `when:` makes of the rule set, with the relation that some alternative breaks.
std::optional<Finding> broken_alternative(const qanun::Registry& registry, Resolved& rules, std::string& refused) {
  Diagnostics found;
  find_alternatives(registry, rules, found);
  refused = first_error(found);
  if (refused.empty()) return std::nullopt;
  for (std::size_t i = 1; i <= rules.when.alternatives.size(); ++i)
    if (auto finding = first_broken(registry, in_force(rules, i))) return finding;
  return Finding{.kind = RelationKind::whole,
                 .subject = "when",
                 .reason = {"the entries of `when` do not go together", "بنود when لا تجتمع"},
                 .condition = refused,
                 .involved = {}};
}

}  // namespace

RuleSpace::RuleSpace(const qanun::Registry& registry, Resolved own, const std::vector<std::string>& sections)
    : registry_{&registry}, own_{std::move(own)} {
  for (const qanun::OptionEntry* entry : registry.options()) {
    const OptionDecl& decl = entry->decl;
    const auto setting = own_.options.find(decl.key);
    if (setting == own_.options.end()) continue;
    const bool varied =
        sections.empty() || std::find(sections.begin(), sections.end(), section_of(decl.key)) != sections.end();
    if (!varied) continue;
    const auto table = own_.options.find(decl.keys_of);
    const Value* const rows = table == own_.options.end() ? nullptr : &table->second.value;
    options_.push_back({&decl, samples_in(decl, setting->second.value, rows)});
  }
}

std::optional<std::uint16_t> RuleSpace::find(std::string_view key) const {
  for (std::size_t i = 0; i < options_.size(); ++i)
    if (options_[i].decl->key == key) return static_cast<std::uint16_t>(i);
  return std::nullopt;
}

Resolved RuleSpace::resolved(std::span<const Pick> picks) const {
  Resolved rules = own_;
  for (const Pick pick : picks) rules.options.find(options_[pick.option].decl->key)->second.value = value(pick);
  return rules;
}

std::optional<Finding> RuleSpace::forbidden(std::span<const Pick> picks) const {
  Resolved rules = resolved(picks);
  auto finding = first_broken(*registry_, rules);
  if (finding || rules.when.entries.empty()) return finding;
  std::string refused;
  return broken_alternative(*registry_, rules, refused);
}

Applied RuleSpace::apply(std::span<const Pick> picks) const {
  Applied applied;
  Resolved rules = resolved(picks);
  applied.forbidden = first_broken(*registry_, rules);
  if (!applied.forbidden && !rules.when.entries.empty())
    applied.forbidden = broken_alternative(*registry_, rules, applied.refused);
  if (applied.forbidden) return applied;
  Diagnostics found;
  applied.rules = qanun::RuleSet::compile(*registry_, std::move(rules), found);
  if (applied.rules == nullptr) applied.refused = first_error(found);
  return applied;
}

std::string RuleSpace::text(Pick pick) const {
  const OptionDecl& decl = *options_[pick.option].decl;
  return std::string{decl.key} + ": " + to_text(decl, value(pick));
}

std::string RuleSpace::rule_file(std::span<const Pick> picks, std::string_view name, std::string_view parent) const {
  std::map<std::string_view, std::string> sections;
  for (const Pick pick : picks) {
    const std::string_view section = section_of(options_[pick.option].decl->key);
    sections[section] += "  " + text(pick).substr(section.size() + 1) + "\n";
  }
  const std::string own_name{name};
  std::string out = "qanun: 1\nname: " + own_name + "\ntitle: {en: \"" + own_name + "\", ar: \"" + own_name +
                    "\"}\nextends: " + std::string{parent} + "\n";
  for (const auto& [section, lines] : sections) out += std::string{section} + ":\n" + lines;
  return out;
}

}  // namespace proof
