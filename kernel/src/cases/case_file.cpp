#include "cases/case_file.hpp"

#include <algorithm>
#include <map>

#include "cases/shapes.hpp"
#include "reader/scalars.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;
using Keys = std::vector<std::string_view>;

constexpr Text kMap{"a list of keys", "مجموعة مفاتيح"};
constexpr Text kList{"a list", "قائمة"};

const Keys kFileKeys{"qanun_cases", "rules", "needs", "cases"};
const Keys kCaseKeys{"id", "title", "rules", "needs", "with", "use", "without", "why", "kind", "given", "expect"};
const Keys kExampleKeys{"title", "why", "kind", "given", "expect"};

// What cases and examples have in common. `called` is what messages call one.
class QuestionReading {
 public:
  QuestionReading(const yaml::Document& document, Diagnostics& diagnostics)
      : document_{document}, diagnostics_{diagnostics}, scalars_{document, diagnostics} {}

 protected:
  std::string text(const yaml::Node& node, std::string_view key) const {
    return scalars_.text(node, key).value_or(std::string{});
  }

  // A text, or one in each language.
  Argument titles(const yaml::Node& node, std::string_view key) const {
    if (node.kind != Kind::map) return text(node, key);
    const auto read = scalars_.titles(node, key);
    return read ? Argument{read->en, read->ar} : Argument{""};
  }

  const yaml::Node* needed(const yaml::Node& map, const Argument& where, std::string_view key, Kind kind,
                           const Text& expected) const {
    const yaml::Node* node = map.find(key);
    if (node == nullptr) {
      if (!map.faulty) scalars_.report("E402", map, {where, key});
      return nullptr;
    }
    return scalars_.wants(*node, kind, key, expected) ? node : nullptr;
  }

  void read_kind(const yaml::Node& kind, OneCase& one) const {
    std::vector<std::string_view> known;
    for (const CaseKind& each : case_kinds()) known.push_back(each.name);
    if (const auto index = scalars_.word(kind, "kind", known, "E404"))
      one.kind = &case_kinds()[static_cast<std::size_t>(*index)];
  }

  // `given` and `expect`, whose keys depend on the kind.
  void read_question(const Argument& called, OneCase& one) const {
    one.given = needed(*one.node, called, "given", Kind::map, kMap);
    one.expect = needed(*one.node, called, "expect", Kind::map, kMap);
    if (one.kind == nullptr) return;
    if (one.given != nullptr) {
      if (!one.kind->given_open) check_keys(document_, *one.given, "given", names_of(one.kind->given), diagnostics_);
      for (const CaseKey& key : one.kind->given)
        if (key.needed && one.given->find(key.name) == nullptr)
          scalars_.report("E402", *one.given, {"given", key.name});
    }
    if (one.expect == nullptr) return;
    if (!one.kind->expect_open) check_keys(document_, *one.expect, "expect", names_of(one.kind->expect), diagnostics_);
    if (one.expect->members.empty()) scalars_.report("E405", *one.expect, {called});
  }

  const yaml::Document& document_;
  Diagnostics& diagnostics_;
  Scalars scalars_;
};

class FileReading : QuestionReading {
 public:
  using QuestionReading::QuestionReading;

  std::vector<OneCase> read() {
    std::vector<OneCase> cases;
    const yaml::Node& root = document_.root;
    if (root.kind != Kind::map || root.find("qanun_cases") == nullptr) {
      const bool is_rule_file = root.kind == Kind::map && root.find("qanun") != nullptr;
      if (!root.faulty) scalars_.report(is_rule_file ? "E425" : "E401", root, {});
      return cases;
    }
    check_keys(document_, root, Text{"the file", "الملف"}, kFileKeys, diagnostics_);
    check_format(*root.find("qanun_cases"));
    if (const yaml::Node* rules = root.find("rules")) rules_ = text(*rules, "rules");
    if (const yaml::Node* needs = root.find("needs")) needs_ = names(*needs, "needs");
    const yaml::Node* list = needed(root, Text{"the file", "الملف"}, "cases", Kind::list, kList);
    if (list == nullptr) return cases;
    for (const yaml::Node& node : list->items)
      if (scalars_.wants(node, Kind::map, "cases", kMap)) cases.push_back(read_case(node));
    return cases;
  }

 private:
  void check_format(const yaml::Node& node) {
    const auto format = scalars_.integer(node, "qanun_cases");
    if (format && *format != 1) scalars_.report("E128", node, {node.text});
  }

  std::vector<std::string> names(const yaml::Node& node, std::string_view key) const {
    std::vector<std::string> out;
    if (!scalars_.wants(node, Kind::list, key, kList)) return out;
    for (const yaml::Node& item : node.items) out.push_back(text(item, key));
    return out;
  }

  void read_id(OneCase& one) {
    const yaml::Node* id = one.node->find("id");
    if (id == nullptr) {
      scalars_.report("E402", *one.node, {Text{"a case", "الحالة"}, "id"});
      return;
    }
    one.id = text(*id, "id");
    const auto [first, fresh] = lines_.emplace(one.id, id->line);
    if (!fresh && !one.id.empty()) scalars_.report("E403", *id, {one.id, std::to_string(first->second)});
  }

  OneCase read_case(const yaml::Node& node) {
    OneCase one;
    one.node = &node;
    check_keys(document_, node, Text{"a case", "الحالة"}, kCaseKeys, diagnostics_);
    read_id(one);
    if (const yaml::Node* title = node.find("title")) one.title = titles(*title, "title");
    if (const yaml::Node* why = node.find("why")) titles(*why, "why");
    const yaml::Node* rules = node.find("rules");
    one.rules = rules == nullptr ? rules_ : text(*rules, "rules");
    if (rules == nullptr && document_.root.find("rules") == nullptr) scalars_.report("E402", node, {one.id, "rules"});
    one.needs = needs_;
    if (const yaml::Node* needs = node.find("needs"))
      for (std::string& name : names(*needs, "needs")) one.needs.push_back(std::move(name));
    one.with = node.find("with");
    one.use = node.find("use");
    one.without = node.find("without");
    if (const yaml::Node* kind = node.find("kind"))
      read_kind(*kind, one);
    else
      scalars_.report("E402", node, {one.id, "kind"});
    read_question(one.id, one);
    return one;
  }

  std::string rules_{};
  std::vector<std::string> needs_{};
  std::map<std::string, int> lines_{};  // id -> line
};

class ExampleReading : QuestionReading {
 public:
  using QuestionReading::QuestionReading;

  std::vector<OneCase> read(const yaml::Node& list) const {
    std::vector<OneCase> examples;
    if (list.kind == Kind::null && !list.faulty) return examples;  // all its lines are commented out
    if (!scalars_.wants(list, Kind::list, "examples", kList)) return examples;
    for (const yaml::Node& node : list.items)
      if (scalars_.wants(node, Kind::map, "examples", kMap)) examples.push_back(read_example(node));
    return examples;
  }

 private:
  OneCase read_example(const yaml::Node& node) const {
    const Argument an_example = Text{"an example", "المثال"};
    OneCase one;
    one.node = &node;
    check_keys(document_, node, an_example, kExampleKeys, diagnostics_);
    if (const yaml::Node* title = node.find("title"))
      one.title = titles(*title, "title");
    else
      scalars_.report("E402", node, {an_example, "title"});
    if (const yaml::Node* why = node.find("why")) titles(*why, "why");
    if (const yaml::Node* kind = node.find("kind"))
      read_kind(*kind, one);
    else
      one.kind = &case_kinds().front();
    read_question(one.title.en.empty() ? an_example : one.title, one);
    if (one.kind != nullptr) check_shape(document_, one, diagnostics_);
    return one;
  }
};

}  // namespace

void check_keys(const yaml::Document& document, const yaml::Node& map, const Argument& where,
                const std::vector<std::string_view>& known, Diagnostics& diagnostics) {
  for (const auto& [key, value] : map.members) {
    if (key.faulty || std::find(known.begin(), known.end(), key.text) != known.end()) continue;
    diagnostics.report("E406", document.place_of(key), {key.text, where, listed(known)},
                       nearest(key.text, {known.begin(), known.end()}));
  }
}

std::optional<std::vector<OneCase>> read_case_file(const yaml::Document& document, Diagnostics& diagnostics) {
  Diagnostics found;
  std::vector<OneCase> cases = FileReading{document, found}.read();
  diagnostics.append(found);
  if (found.has_errors()) return std::nullopt;
  return cases;
}

std::optional<std::vector<OneCase>> read_examples(const yaml::Document& document, const yaml::Node& list,
                                                  Diagnostics& diagnostics) {
  Diagnostics found;
  std::vector<OneCase> examples = ExampleReading{document, found}.read(list);
  diagnostics.append(found);
  if (found.has_errors()) return std::nullopt;
  return examples;
}

}  // namespace qanun
