#include "cases/case_file.hpp"

#include <algorithm>
#include <map>

#include "reader/scalars.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;
using Keys = std::vector<std::string_view>;

constexpr Text kMap{"a list of keys", "مجموعة مفاتيح"};
constexpr Text kList{"a list", "قائمة"};

const Keys kFileKeys{"qanun_cases", "rules", "needs", "cases"};
const Keys kCaseKeys{"id", "title", "rules", "needs", "with", "use", "without", "why", "kind", "given", "expect"};

class FileReading {
 public:
  FileReading(const yaml::Document& document, Diagnostics& diagnostics)
      : document_{document}, diagnostics_{diagnostics}, scalars_{document, diagnostics} {}

  std::vector<OneCase> read() {
    std::vector<OneCase> cases;
    const yaml::Node& root = document_.root;
    if (root.kind != Kind::map || root.find("qanun_cases") == nullptr) {
      if (!root.faulty) scalars_.report("E401", root, {});
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

  std::string text(const yaml::Node& node, std::string_view key) const {
    return scalars_.text(node, key).value_or(std::string{});
  }

  std::vector<std::string> names(const yaml::Node& node, std::string_view key) const {
    std::vector<std::string> out;
    if (!scalars_.wants(node, Kind::list, key, kList)) return out;
    for (const yaml::Node& item : node.items) out.push_back(text(item, key));
    return out;
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

  void read_kind(OneCase& one) const {
    const yaml::Node* kind = one.node->find("kind");
    if (kind == nullptr) {
      scalars_.report("E402", *one.node, {one.id, "kind"});
      return;
    }
    std::vector<std::string_view> known;
    for (const CaseKind& each : case_kinds()) known.push_back(each.name);
    if (const auto index = scalars_.word(*kind, "kind", known, "E404"))
      one.kind = &case_kinds()[static_cast<std::size_t>(*index)];
  }

  // `given` and `expect`, whose keys depend on the kind.
  void read_question(OneCase& one) const {
    one.given = needed(*one.node, one.id, "given", Kind::map, kMap);
    one.expect = needed(*one.node, one.id, "expect", Kind::map, kMap);
    if (one.kind == nullptr) return;
    if (one.given != nullptr) {
      if (!one.kind->given_open) check_keys(document_, *one.given, "given", one.kind->given, diagnostics_);
      for (const std::string_view key : one.kind->needed)
        if (one.given->find(key) == nullptr) scalars_.report("E402", *one.given, {"given", key});
    }
    if (one.expect == nullptr) return;
    if (!one.kind->expect_open) check_keys(document_, *one.expect, "expect", one.kind->expect, diagnostics_);
    if (one.expect->members.empty()) scalars_.report("E405", *one.expect, {one.id});
  }

  OneCase read_case(const yaml::Node& node) {
    OneCase one;
    one.node = &node;
    check_keys(document_, node, Text{"a case", "الحالة"}, kCaseKeys, diagnostics_);
    read_id(one);
    if (const yaml::Node* title = node.find("title")) one.title = text(*title, "title");
    if (const yaml::Node* why = node.find("why")) text(*why, "why");
    const yaml::Node* rules = node.find("rules");
    one.rules = rules == nullptr ? rules_ : text(*rules, "rules");
    if (rules == nullptr && document_.root.find("rules") == nullptr) scalars_.report("E402", node, {one.id, "rules"});
    one.needs = needs_;
    if (const yaml::Node* needs = node.find("needs"))
      for (std::string& name : names(*needs, "needs")) one.needs.push_back(std::move(name));
    one.with = node.find("with");
    one.use = node.find("use");
    one.without = node.find("without");
    read_kind(one);
    read_question(one);
    return one;
  }

  const yaml::Document& document_;
  Diagnostics& diagnostics_;
  Scalars scalars_;
  std::string rules_{};
  std::vector<std::string> needs_{};
  std::map<std::string, int> lines_{};  // id -> line
};

}  // namespace

const std::vector<CaseKind>& case_kinds() {
  static const std::vector<CaseKind> kinds{
      {.name = "score",
       .given = {"contract", "raw", "tricks", "tricks_by_seat", "melds", "counted", "baloot", "scores", "held",
                 "dealer"},
       .needed = {"contract"},
       .expect = {"points", "verdict", "held", "match_winner", "lines"},
       .given_open = true},
      {.name = "legal",
       .given = {"contract", "hand", "trick", "seat", "trick_number", "announced", "gone"},
       .needed = {"contract", "hand", "seat"},
       .expect = {"cards"},
       .expect_open = true},
      {.name = "trick",
       .given = {"contract", "trick", "trick_number"},
       .needed = {"contract", "trick"},
       .expect = {"winner", "raw"}},
      {.name = "melds",
       .given = {"contract", "dealer", "hands", "melds", "declare", "baloot_said"},
       .needed = {"contract", "dealer"},
       .expect = {"side", "points", "raw", "best", "baloot"}},
      {.name = "auction",
       .given = {"dealer", "up_card", "hands", "scores", "calls", "call"},
       .needed = {"dealer"},
       .expect = {"seat", "legal", "has", "has_not", "contract", "result", "dealer", "leader", "accepted"}},
      {.name = "deal",
       .given = {"dealer", "deck", "calls"},
       .needed = {"dealer", "deck"},
       .expect = {"hands", "up_card", "counts"}},
      {.name = "match",
       .given = {"scores", "sheets", "held", "dealer"},
       .needed = {"scores", "sheets"},
       .expect = {"scores", "held", "over", "winner", "dealer"}},
      {.name = "hand", .given = {"record"}, .needed = {"record"}, .expect = {"points", "sheet"}},
  };
  return kinds;
}

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

}  // namespace qanun
