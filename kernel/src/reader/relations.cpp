#include "qanun/relations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "reader/taken_words.hpp"

namespace qanun {

namespace {

constexpr std::string_view kPhasePrefix = "phase.";
constexpr std::int64_t kCardsEach = 8;

// What a condition asks about: the value in canonical text, its members, its number. Nothing for an option not in use.
struct Subject {
  std::string text;
  std::vector<std::string> members;
  std::int64_t number = 0;
};

std::optional<Subject> ask(const Registry& registry, const Resolved& rules, std::string_view key) {
  if (key.starts_with(kPhasePrefix)) {
    const auto phase = std::find(kPhaseNames.begin(), kPhaseNames.end(), key.substr(kPhasePrefix.size()));
    if (phase == kPhaseNames.end()) return std::nullopt;
    return Subject{rules.phases[static_cast<std::size_t>(phase - kPhaseNames.begin())], {}, 0};
  }
  const OptionEntry* option = registry.option(key);
  const auto setting = rules.options.find(key);
  if (option == nullptr || setting == rules.options.end()) return std::nullopt;
  const Value& value = setting->second.value;
  return Subject{to_text(option->decl, value), members_of(option->decl, value), value.number};
}

bool one_of(const std::vector<std::string_view>& words, std::string_view text) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

std::string joined(const std::vector<std::string_view>& words) {
  std::string out;
  for (const std::string_view word : words) out += fmt::format("{}{}", out.empty() ? "" : ", ", word);
  return words.size() == 1 ? out : "[" + out + "]";
}

std::string in_words(const Condition& condition) {
  const std::string words = joined(condition.words);
  switch (condition.test) {
    case Condition::Test::any_of:
      return fmt::format("{}: {}", condition.subject, words);
    case Condition::Test::none_of:
      return fmt::format("{}: {{not: {}}}", condition.subject, words);
    case Condition::Test::at_least:
      return fmt::format("{}: {{at_least: {}}}", condition.subject, condition.number);
    case Condition::Test::at_most:
      return fmt::format("{}: {{at_most: {}}}", condition.subject, condition.number);
    case Condition::Test::has:
      return fmt::format("{}: {{has: {}}}", condition.subject, words);
    case Condition::Test::lacks:
      break;
  }
  return fmt::format("{}: {{lacks: {}}}", condition.subject, words);
}

class Checker {
 public:
  Checker(const Registry& registry, const Resolved& rules) : registry_(registry), rules_(rules) {}

  std::vector<Finding> findings() {
    for (const OptionEntry* entry : registry_.options())
      if (rules_.options.contains(entry->decl.key)) option(entry->decl);
    for (const std::string& id : rules_.features)
      if (const FeatureDecl* feature = registry_.feature(id)) this->feature(*feature);
    ignored();
    packets();
    taken_words();
    return std::move(findings_);
  }

 private:
  [[nodiscard]] bool met(const Condition& condition, std::string_view key) const {
    return holds(registry_, rules_, condition, key);
  }

  [[nodiscard]] bool concerns(const Relation& relation, std::string_view key) const {
    return !relation.if_value || met(*relation.if_value, key);
  }

  void add(RelationKind kind, std::string_view subject, const Relation& relation,
           const std::vector<const Condition*>& broken) {
    Finding finding{.kind = kind, .subject = std::string{subject}, .reason = relation.reason};
    for (const Condition* condition : broken) {
      finding.condition += (finding.condition.empty() ? "" : ", ") + in_words(*condition);
      finding.involved.emplace_back(condition->subject);
    }
    findings_.push_back(std::move(finding));
  }

  // All conditions must hold.
  void demand(RelationKind kind, std::string_view subject, const std::vector<Relation>& relations) {
    for (const Relation& relation : relations) {
      if (!concerns(relation, subject)) continue;
      std::vector<const Condition*> broken;
      for (const Condition& condition : relation.conditions)
        if (!met(condition, subject)) broken.push_back(&condition);
      if (!broken.empty()) add(kind, subject, relation, broken);
    }
  }

  // Not all conditions may hold.
  void forbid(std::string_view subject, const std::vector<Relation>& relations) {
    for (const Relation& relation : relations) {
      if (!concerns(relation, subject)) continue;
      std::vector<const Condition*> all;
      for (const Condition& condition : relation.conditions) all.push_back(&condition);
      const bool clash = std::all_of(all.begin(), all.end(), [&](const Condition* c) { return met(*c, subject); });
      if (clash && !all.empty()) add(RelationKind::conflicts, subject, relation, all);
    }
  }

  void option(const OptionDecl& decl) {
    demand(RelationKind::requires_, decl.key, decl.requires_);
    forbid(decl.key, decl.conflicts);
    demand(RelationKind::inert, decl.key, decl.inert_unless);
    const SectionDecl* section = registry_.section(decl.key.substr(0, decl.key.find('.')));
    if (section == nullptr) return;
    for (const Relation& relation : section->inert_unless) {
      const auto names_it = [&](const Condition& condition) { return condition.subject == decl.key; };
      if (std::none_of(relation.conditions.begin(), relation.conditions.end(), names_it))
        demand(RelationKind::inert, decl.key, {relation});
    }
  }

  void feature(const FeatureDecl& decl) {
    demand(RelationKind::requires_, decl.id, decl.requires_);
    demand(RelationKind::inert, decl.id, decl.inert_unless);
  }

  void ignored() {
    for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase) {
      const std::string& id = rules_.phases[phase];
      const auto known = registry_.implementations(phase);
      if (std::find(known.begin(), known.end(), id) == known.end()) continue;
      const std::string subject = std::string{kPhasePrefix} + std::string{kPhaseNames[phase]};
      for (const Ignored& one : registry_.ignored(phase, id)) {
        if (!rules_.options.contains(one.option)) continue;
        findings_.push_back(Finding{.kind = RelationKind::ignored,
                                    .subject = std::string{one.option},
                                    .reason = one.reason,
                                    .condition = subject + ": " + id,
                                    .involved = {subject}});
      }
    }
  }

  void taken_words() {
    for (const TakenWord& taken : find_taken_words(registry_, rules_))
      findings_.push_back(Finding{.kind = RelationKind::word_taken,
                                  .subject = taken.option,
                                  .reason = taken.reason,
                                  .condition = taken.row,
                                  .involved = {}});
  }

  // DEAL-03: the packets before and after the auction make a whole hand.
  void packets() {
    constexpr std::array<std::string_view, 2> kPackets{"deal.first_packets", "deal.last_packets"};
    std::int64_t cards = 0;
    Finding finding{
        .kind = RelationKind::whole,
        .subject = std::string{kPackets[0]},
        .reason = {"the packets must make eight cards a player", "مجموع الدفعات يجب أن يكون ثماني ورقات لكل لاعب"},
        .condition = {},
        .involved = {std::string{kPackets[1]}}};
    for (const std::string_view key : kPackets) {
      const OptionEntry* option = registry_.option(key);
      const auto setting = rules_.options.find(key);
      if (option == nullptr || setting == rules_.options.end()) return;
      const Value& value = setting->second.value;
      cards = std::accumulate(value.items.begin(), value.items.end(), cards);
      finding.condition +=
          fmt::format("{}{}: {}", finding.condition.empty() ? "" : ", ", key, to_text(option->decl, value));
    }
    if (cards != kCardsEach) findings_.push_back(std::move(finding));
  }

  const Registry& registry_;
  const Resolved& rules_;
  std::vector<Finding> findings_{};
};

}  // namespace

bool holds(const Registry& registry, const Resolved& rules, const Condition& condition, std::string_view own_key) {
  const std::string_view key = condition.subject.empty() ? own_key : condition.subject;
  if (key == "use") {
    const bool used = std::any_of(condition.words.begin(), condition.words.end(),
                                  [&](std::string_view feature) { return rules.uses(feature); });
    return condition.test == Condition::Test::none_of ? !used : used;
  }
  const auto subject = ask(registry, rules, key);
  if (!subject) return condition.test == Condition::Test::none_of;
  const auto has_member = [&] {
    return std::any_of(subject->members.begin(), subject->members.end(),
                       [&](const std::string& member) { return one_of(condition.words, member); });
  };
  switch (condition.test) {
    case Condition::Test::any_of:
      return one_of(condition.words, subject->text);
    case Condition::Test::none_of:
      return !one_of(condition.words, subject->text);
    case Condition::Test::at_least:
      return subject->number >= condition.number;
    case Condition::Test::at_most:
      return subject->number <= condition.number;
    case Condition::Test::has:
      return has_member();
    case Condition::Test::lacks:
      return !has_member();
  }
  return false;
}

std::vector<Finding> check_relations(const Registry& registry, const Resolved& rules) {
  return Checker{registry, rules}.findings();
}

}  // namespace qanun
