// A rule set from a record, which holds everything that decides and no names of files.
#include <algorithm>
#include <deque>
#include <utility>

#include "qanun/alternatives.hpp"
#include "qanun/rule_reader.hpp"
#include "reader/relation_report.hpp"
#include "reader/resolver.hpp"

namespace qanun {

namespace {

// A word of the record as a node of its own, so that it is read like one of a file.
yaml::Node word_node(const std::string& text) {
  yaml::Node node;
  node.kind = yaml::Node::Kind::scalar;
  node.text = text;
  return node;
}

// The parts of a record as a layer over the declared defaults.
class RecordLayer {
 public:
  RecordLayer(const Registry& registry, const RuleReader::Parts& parts, Diagnostics& diagnostics)
      : registry_(registry), diagnostics_(diagnostics) {
    document_.file = parts.name;
    layer_.document = &document_;
    layer_.name = parts.name;
    for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase)
      if (!parts.phases[phase].empty()) layer_.phases[phase] = &keep(parts.phases[phase]);
    for (const std::string& feature : parts.features) layer_.use.push_back(&keep(feature));
  }

  [[nodiscard]] const Layer& layer() const { return layer_; }

  // One layer for each option: each value is a text of its own.
  [[nodiscard]] std::optional<Layer> option(const std::string& key, const std::string& text) {
    const Named named = find_option(registry_, key);
    if (named.option == nullptr) {
      const std::size_t dot = std::min(key.find('.'), key.size());
      const std::string name = dot == key.size() ? key : key.substr(dot + 1);
      diagnostics_.report("E104", Place{.file = document_.file}, {key},
                          nearest_option(registry_, key.substr(0, dot), name));
      return std::nullopt;
    }
    auto document = yaml::parse(document_.file + " " + key, text, yaml::Limits{}, diagnostics_);
    if (!document) return std::nullopt;
    texts_.push_back(std::move(*document));
    Layer layer;
    layer.document = &texts_.back();
    layer.name = layer_.name;
    layer.options.push_back({named.option, &texts_.back().root, &texts_.back().root});
    return layer;
  }

  // An entry of `when:`, whatever its name: entries of a record stand one after the other.
  [[nodiscard]] std::optional<Layer> when(const std::string& text) {
    auto document = yaml::parse(document_.file + " when", text, yaml::Limits{}, diagnostics_);
    if (!document) return std::nullopt;
    texts_.push_back(std::move(*document));
    Layer layer;
    layer.document = &texts_.back();
    layer.name = layer_.name;
    if (texts_.back().root.kind == yaml::Node::Kind::map) layer.when.push_back(&texts_.back().root);
    return layer;
  }

 private:
  const yaml::Node& keep(const std::string& text) { return words_.emplace_back(word_node(text)); }

  const Registry& registry_;
  Diagnostics& diagnostics_;
  yaml::Document document_{};
  std::deque<yaml::Node> words_{};
  std::deque<yaml::Document> texts_{};
  Layer layer_{};
};

}  // namespace

std::optional<Resolved> RuleReader::assemble(const Parts& parts, Diagnostics& diagnostics) const {
  Diagnostics found;
  RecordLayer record{*registry_, parts, found};
  Resolver resolver{*registry_, found};
  resolver.apply(record.layer(), /*own=*/true);
  for (const auto& [key, text] : parts.options)
    if (const auto layer = record.option(key, text)) resolver.apply(*layer, /*own=*/false);
  for (const std::string& text : parts.when)
    if (const auto layer = record.when(text)) resolver.apply(*layer, /*own=*/true);
  Resolved resolved = resolver.finish();
  resolved.name = parts.name;
  resolved.title_en = parts.name;
  resolved.title_ar = parts.name;
  if (resolver.sure()) report_relations(*registry_, resolved, resolver, {&record.layer()}, found);
  if (!found.has_errors()) find_alternatives(*registry_, resolved, found);
  diagnostics.append(found);
  if (found.has_errors()) return std::nullopt;
  return resolved;
}

}  // namespace qanun
