#include "reader/layer.hpp"

#include <algorithm>
#include <utility>

#include "cases/case_file.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;

constexpr std::array<std::string_view, 10> kKeys{"qanun",  "name",    "title", "summary", "extends",
                                                 "phases", "without", "use",   "when",    "examples"};

constexpr Text kKeyLines{"`key: value` lines", "سطور «مفتاح: قيمة»"};
constexpr Text kNames{"a list of names, such as [name]", "قائمة أسماء مثل [name]"};
constexpr Text kName{"a name", "اسمًا"};
constexpr Text kEntries{"a list of entries, each with `if` and `set`", "قائمة بنود لكل منها if وset"};
constexpr Text kEntry{"an entry with `if` and `set`", "بند فيه if وset"};

Text what_is(const yaml::Node& node) {
  return node.kind == Kind::list ? Text{"a list", "قائمة"} : Text{"a single value", "قيمة مفردة"};
}

class LayerReader {
 public:
  LayerReader(const Registry& registry, const yaml::Document& document, Diagnostics& diagnostics)
      : registry_(registry), scalars_(document, diagnostics) {
    layer_.document = &document;
  }

  Layer file(const std::string& stem) {
    const yaml::Node& root = layer_.document->root;
    layer_.name = stem;
    if (root.kind != Kind::map) {
      if (!root.faulty) scalars_.report("E124", root, {what_is(root)});
      layer_.whole = false;
      return std::move(layer_);
    }
    format(root);
    for (const auto& [key, value] : root.members) member(key, value);
    return std::move(layer_);
  }

  Layer overrides(const Overrides& overrides) {
    layer_.name = "with";
    if (overrides.use != nullptr) names(*overrides.use, "use", layer_.use);
    if (overrides.without != nullptr) names(*overrides.without, "without", layer_.without);
    if (overrides.with == nullptr || overrides.with->kind == Kind::null) return std::move(layer_);
    if (!scalars_.wants(*overrides.with, Kind::map, "with", kKeyLines)) layer_.whole = false;
    for (const auto& [key, value] : overrides.with->members) {
      const std::size_t dot = key.text.find('.');
      if (dot == std::string::npos)
        unknown(key, {}, key.text, option_named(registry_, key.text));
      else
        option(key, key.text.substr(0, dot), key.text.substr(dot + 1), value);
    }
    return std::move(layer_);
  }

 private:
  void format(const yaml::Node& root) {
    const yaml::Node* node = root.find("qanun");
    if (node == nullptr) {
      yaml::Node first = root;
      first.length = 1;
      scalars_.report("E127", first, {});
      layer_.whole = false;
    } else if (const auto number = scalars_.integer(*node, "qanun"); !number || *number != 1) {
      if (number) scalars_.report("E128", *node, {node->text});
      layer_.whole = false;
    }
  }

  void member(const yaml::Node& key, const yaml::Node& value) {
    const std::string& word = key.text;
    if (word == "qanun") return;
    if (word == "name")
      name(value);
    else if (word == "title")
      titles(value, word, layer_.title);
    else if (word == "summary")
      titles(value, word, layer_.summary);
    else if (word == "extends")
      extends(value);
    else if (word == "phases")
      phases(key, value);
    else if (word == "use")
      names(value, word, layer_.use);
    else if (word == "without")
      names(value, word, layer_.without);
    else if (word == "when")
      when(value);
    else if (word == "examples")
      static_cast<void>(read_examples(scalars_.document(), value, scalars_.diagnostics()));  // run by whoever asks
    else if (registry_.section(word) != nullptr)
      section(word, value);
    else
      unknown_key(key);
  }

  void name(const yaml::Node& node) {
    if (!scalars_.wants(node, Kind::scalar, "name", kName)) return;
    if (is_identifier(node.text, /*hyphens=*/true))
      layer_.name = node.text;
    else
      scalars_.report("E129", node, {node.text});
  }

  void titles(const yaml::Node& node, const std::string& key, Titles& out) {
    if (auto read = scalars_.titles(node, key)) out = std::move(*read);
  }

  void extends(const yaml::Node& node) {
    if (scalars_.wants(node, Kind::scalar, "extends", kName))
      layer_.extends = &node;
    else
      layer_.whole = false;
  }

  void phases(const yaml::Node& key, const yaml::Node& node) {
    layer_.phases_key = &key;
    if (node.kind == Kind::null && !node.faulty) return;
    if (!scalars_.wants(node, Kind::map, "phases", kKeyLines)) layer_.whole = false;
    for (const auto& [phase, value] : node.members) {
      const auto index = scalars_.word(phase, "phases", {kPhaseNames.begin(), kPhaseNames.end()}, "E141");
      if (index && scalars_.wants(value, Kind::scalar, "phases." + phase.text, kName))
        layer_.phases.at(static_cast<std::size_t>(*index)) = &value;
      else
        layer_.whole = false;
    }
  }

  void names(const yaml::Node& node, const std::string& key, std::vector<const yaml::Node*>& out) {
    if (node.kind == Kind::null && !node.faulty) return;
    if (!scalars_.wants(node, Kind::list, key, kNames)) layer_.whole = false;
    for (const yaml::Node& item : node.items) {
      if (scalars_.wants(item, Kind::scalar, key, kName))
        out.push_back(&item);
      else
        layer_.whole = false;
    }
  }

  void when(const yaml::Node& node) {
    if (node.kind == Kind::null && !node.faulty) return;
    if (!scalars_.wants(node, Kind::list, "when", kEntries)) return;
    for (const yaml::Node& entry : node.items)
      if (scalars_.wants(entry, Kind::map, "when", kEntry)) layer_.when.push_back(&entry);
  }

  void section(const std::string& word, const yaml::Node& node) {
    if (node.kind == Kind::null && !node.faulty) return;  // all its lines are commented out
    if (!scalars_.wants(node, Kind::map, word, kKeyLines)) layer_.whole = false;
    for (const auto& [key, value] : node.members) option(key, word, key.text, value);
  }

  void option(const yaml::Node& key, const std::string& section, const std::string& name, const yaml::Node& value) {
    const Named named = find_option(registry_, section + "." + name);
    if (named.option == nullptr) {
      const std::string elsewhere = option_named(registry_, name);
      unknown(key, section, name, elsewhere.empty() ? nearest_option(registry_, section, name) : elsewhere);
      return;
    }
    const auto same = [&](const Written& written) { return written.option == named.option; };
    if (std::any_of(layer_.options.begin(), layer_.options.end(), same)) {
      std::string older = section + "." + name;
      if (!named.older) older = listed(named.option->decl.was);
      scalars_.report("E149", key, {named.option->decl.key, std::move(older)});
      return;
    }
    if (named.older) scalars_.report("W103", key, {section + "." + name, named.option->decl.key});
    layer_.options.push_back({named.option, &key, &value});
  }

  // An unknown option may be the one it resembles: what hangs on that one is not judged any more.
  void unknown(const yaml::Node& key, std::string_view section, const std::string& name, std::string suggestion) {
    const std::string written = section.empty() ? name : std::string{section} + "." + name;
    if (!suggestion.empty()) layer_.doubtful.push_back(registry_.option(suggestion));
    const std::size_t dot = suggestion.find('.');
    const bool elsewhere = !section.empty() && dot != std::string::npos && suggestion.substr(dot + 1) == name;
    if (elsewhere && registry_.section(section) != nullptr)
      scalars_.report("E146", key, {name, suggestion.substr(0, dot), section});
    else
      scalars_.report("E104", key, {written}, std::move(suggestion));
  }

  void unknown_key(const yaml::Node& key) {
    layer_.whole = false;
    const std::size_t dot = key.text.find('.');
    const std::string full =
        find_option(registry_, key.text).option != nullptr ? key.text : option_named(registry_, key.text);
    if (!full.empty()) {
      const std::size_t split = full.find('.');
      scalars_.report("E147", key, {key.text, full.substr(0, split), full.substr(split + 1)});
    } else if (dot != std::string::npos) {
      scalars_.report("E104", key, {key.text},
                      nearest_option(registry_, key.text.substr(0, dot), key.text.substr(dot + 1)));
    } else {
      std::vector<std::string> known{kKeys.begin(), kKeys.end()};
      for (const SectionDecl& section : registry_.sections()) known.emplace_back(section.key);
      scalars_.report("E125", key, {key.text, listed(known)}, nearest(key.text, known));
    }
  }

  const Registry& registry_;
  Scalars scalars_;
  Layer layer_;
};

}  // namespace

Layer read_layer(const Registry& registry, const yaml::Document& document, const std::string& stem,
                 Diagnostics& diagnostics) {
  return LayerReader{registry, document, diagnostics}.file(stem);
}

Layer read_overrides(const Registry& registry, const Overrides& overrides, Diagnostics& diagnostics) {
  return LayerReader{registry, *overrides.document, diagnostics}.overrides(overrides);
}

}  // namespace qanun
