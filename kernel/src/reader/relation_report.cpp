#include "reader/relation_report.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace qanun {

namespace {

class RelationReport {
 public:
  RelationReport(const Registry& registry, const Resolved& rules, const Resolver& resolver,
                 const std::vector<const Layer*>& own, Diagnostics& diagnostics)
      : registry_(registry), rules_(rules), resolver_(resolver), own_(own), diagnostics_(diagnostics) {}

  void report(const Finding& finding) {
    const auto doubted = [&](const std::string& key) { return resolver_.doubtful(key); };
    if (doubted(finding.subject) || std::any_of(finding.involved.begin(), finding.involved.end(), doubted)) return;
    switch (finding.kind) {
      case RelationKind::requires_:
        return add("E201", blamed(finding), finding);
      case RelationKind::conflicts:
        return add("E202", blamed(finding), finding);
      case RelationKind::whole:
        return add("E203", blamed(finding), finding);
      case RelationKind::word_taken:
        return add("E204", row_written(finding), finding);
      case RelationKind::inert:
        if (auto place = written(finding.subject)) add("W104", std::move(*place), finding);
        return;
      case RelationKind::ignored:
        if (auto place = written(finding.subject)) add("W105", std::move(*place), finding);
        return;
    }
  }

 private:
  void add(std::string_view code, Place place, const Finding& finding) {
    diagnostics_.report(code, std::move(place), {subject(finding), finding.condition, finding.reason});
  }

  // An option with its value, so that the sentence says what does not fit.
  [[nodiscard]] std::string subject(const Finding& finding) const {
    const OptionEntry* option = registry_.option(finding.subject);
    if (option == nullptr) return "use: " + finding.subject;
    const bool alone = finding.kind == RelationKind::inert || finding.kind == RelationKind::ignored ||
                       finding.kind == RelationKind::word_taken;
    const auto setting = rules_.options.find(finding.subject);
    if (alone || setting == rules_.options.end()) return finding.subject;
    return finding.subject + ": " + to_text(option->decl, setting->second.value);
  }

  // Where one of the own layers writes this option, feature or phase.
  [[nodiscard]] std::optional<Place> written(const std::string& subject) const {
    for (const Layer* layer : own_) {
      const auto setting = rules_.options.find(subject);
      if (setting != rules_.options.end() && setting->second.origin.rule_set == layer->name &&
          setting->second.origin.place.file == layer->document->file)
        return setting->second.origin.place;
      for (const yaml::Node* node : layer->use)
        if (node->text == subject) return layer->document->place_of(*node);
      for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase)
        if (layer->phases[phase] != nullptr && subject == "phase." + std::string{kPhaseNames[phase]})
          return layer->document->place_of(*layer->phases[phase]);
    }
    return std::nullopt;
  }

  // Where one of the own layers writes the row that the condition names.
  [[nodiscard]] Place row_written(const Finding& finding) const {
    for (const Layer* layer : own_)
      for (const Written& one : layer->options)
        if (one.option->decl.key == finding.subject)
          for (const auto& [name, value] : one.value->members)
            if (name.text == finding.condition) return layer->document->place_of(name);
    return blamed(finding);
  }

  // Whether an option is missing because its feature was dropped here cannot be told from its key: any `without` may
  // do.
  [[nodiscard]] Place blamed(const Finding& finding) const {
    if (auto place = written(finding.subject)) return *std::move(place);
    for (const std::string& one : finding.involved)
      if (auto place = written(one)) return *std::move(place);
    for (const Layer* layer : own_)
      if (!layer->without.empty()) return layer->document->place_of(*layer->without.front());
    const Layer& file = *own_.front();
    if (file.extends != nullptr) return file.document->place_of(*file.extends);
    return Place{.file = file.document->file};
  }

  const Registry& registry_;
  const Resolved& rules_;
  const Resolver& resolver_;
  const std::vector<const Layer*>& own_;
  Diagnostics& diagnostics_;
};

}  // namespace

void report_relations(const Registry& registry, const Resolved& rules, const Resolver& resolver,
                      const std::vector<const Layer*>& own, Diagnostics& diagnostics) {
  RelationReport report{registry, rules, resolver, own, diagnostics};
  for (const Finding& finding : check_relations(registry, rules)) report.report(finding);
}

}  // namespace qanun
