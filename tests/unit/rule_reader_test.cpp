// From a name or a path to resolved rules: layers, origins, overrides, records. What is said about bad files is in
// tests/diagnostics.
#include "qanun/rule_reader.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/rule_folder.hpp"

using namespace qanun;
using namespace qanun::test;

namespace {

// The overrides of a case, from text.
struct Given {
  explicit Given(const std::string& text) {
    Diagnostics diagnostics;
    auto parsed = yaml::parse("case.yaml", text, {}, diagnostics);
    REQUIRE(parsed);
    document = std::move(*parsed);
    overrides = {&document, document.root.find("with"), document.root.find("use"), document.root.find("without")};
  }
  yaml::Document document;
  Overrides overrides;
};

}  // namespace

TEST_CASE("a rule file gives every option in use a value and says where it came from") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  const std::string file =
      folder.write("child.yaml", "qanun: 1\nname: child\nextends: root\nbid:\n  allow_sun: false\n");
  const Resolved rules = read({test_registry(), {folder.path()}}, "child");
  CHECK(rules.name == "child");
  CHECK(rules.file == file);
  CHECK(rules.ancestry == std::vector<std::string>{"root"});
  CHECK(rules.phases[1] == "majlis");
  CHECK(rules.features == std::vector<std::string>{"ladder"});
  CHECK(value(rules, "bid.allow_sun") == "false");
  CHECK(rules.options.find("bid.allow_sun")->second.origin.rule_set == "child");
  CHECK(rules.options.find("bid.allow_sun")->second.origin.place.line == 5);
  CHECK(value(rules, "bid.rounds") == "1");
  CHECK(rules.options.find("bid.rounds")->second.origin.rule_set == "root");
  CHECK(value(rules, "match.target") == "152");
  CHECK(rules.options.find("match.target")->second.origin.rule_set.empty());
  CHECK(value(rules, "bid.values") == "none");
}

TEST_CASE("a name and titles that are left out come from the file's own name") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  folder.write("olaya.yaml", "qanun: 1\nextends: root\ntitle: {ar: العليا}\n");
  folder.write("plain.yaml", "qanun: 1\nextends: root\n");
  const RuleReader reader{test_registry(), {folder.path()}};
  CHECK(read(reader, "olaya").name == "olaya");
  CHECK(read(reader, "olaya").title_en == "العليا");
  CHECK(read(reader, "plain").title_en == "plain");
  CHECK(read(reader, "root").title_ar == "الأصل");
}

TEST_CASE("of a table only the rows and fields that are written change") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  folder.write(
      "child.yaml",
      "qanun: 1\nextends: root\nmeld: {runs: {8: 40, 3: 30}}\n"
      "ladder: {levels: {double: {factor: 4}, last: {factor: 8, by: buyer, lead: closed, title: {en: Last}}}}\n");
  const Resolved rules = read({test_registry(), {folder.path()}}, "child");
  CHECK(value(rules, "meld.runs") == "{3: 30, 4: 50, 5: 100, 6: 0, 7: 0, 8: 40}");
  CHECK(value(rules, "ladder.levels") ==
        "{double: {factor: 4, by: opponents, lead: closed}, "
        "triple: {factor: 3, by: opponents, lead: open, title: {en: \"three\", ar: \"three\"}}, "
        "last: {factor: 8, by: buyer, lead: closed, title: {en: \"Last\", ar: \"Last\"}}}");
}

TEST_CASE("a set stands in canonical order, a list as it was written") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  folder.write("child.yaml",
               "qanun: 1\nextends: root\nladder: {faults: [closed_lead, revoke]}\ndeal: {first_packets: [2, 3]}\n"
               "cards: {trump_order: [7, 8, '9', T, J, Q, K, A]}\n");
  const Resolved rules = read({test_registry(), {folder.path()}}, "child");
  CHECK(value(rules, "ladder.faults") == "[revoke, closed_lead]");
  CHECK(value(rules, "deal.first_packets") == "[2, 3]");
  CHECK(value(rules, "cards.trump_order") == "[7, 8, 9, T, J, Q, K, A]");
}

TEST_CASE("inherited values go with the owner that a file drops, and are named") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  folder.write("child.yaml", "qanun: 1\nextends: root\nwithout: [ladder]\n");
  folder.write("grandchild.yaml", "qanun: 1\nextends: child\nuse: [ladder]\n");
  const RuleReader reader{test_registry(), {folder.path()}};
  const Resolved child = read(reader, "child");
  CHECK(child.dropped == std::vector<std::string>{"ladder.ends", "ladder.levels"});
  CHECK(value(child, "ladder.ends") == "none");
  const Resolved grandchild = read(reader, "grandchild");
  CHECK(grandchild.dropped.empty());
  CHECK(value(grandchild, "ladder.ends") == "0");
}

TEST_CASE("features stand in declared order, however they were written") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  folder.write("child.yaml", "qanun: 1\nextends: root\nwithout: [ladder]\n");
  folder.write("last.yaml", "qanun: 1\nextends: child\nuse: [extra, ladder]\n");
  CHECK(read({test_registry(), {folder.path()}}, "last").features == std::vector<std::string>{"ladder", "extra"});
}

TEST_CASE("an older name of an option is read, with a warning") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  folder.write("child.yaml", "qanun: 1\nextends: root\nscore: {tie_undoubled: redeal}\n");
  Diagnostics diagnostics;
  const auto rules = RuleReader{test_registry(), {folder.path()}}.read("child", diagnostics);
  REQUIRE(rules);
  CHECK(codes(diagnostics) == "W103 ");
  CHECK(value(*rules, "score.tie") == "redeal");
}

TEST_CASE("errors that the caller had before do not stop good rules") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  Diagnostics diagnostics;
  diagnostics.report("E001", {}, {"x"});
  CHECK(RuleReader{test_registry(), {folder.path()}}.read("root", diagnostics));
}

TEST_CASE("a case lays its overrides on the rules") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  const RuleReader reader{test_registry(), {folder.path()}};
  const Given given{"with: {bid.rounds: 2, meld.runs: {3: 25}}\nuse: [extra]\nwithout: [ladder]\n"};
  const Resolved rules = read(reader, "root", &given.overrides);
  CHECK(value(rules, "bid.rounds") == "2");
  CHECK(rules.options.find("bid.rounds")->second.origin.place.file == "case.yaml");
  CHECK(value(rules, "meld.runs") == "{3: 25, 4: 50, 5: 100, 6: 0, 7: 0, 8: 0}");
  CHECK(rules.features == std::vector<std::string>{"extra"});
  CHECK(rules.dropped == std::vector<std::string>{"ladder.ends", "ladder.levels"});
}

TEST_CASE("overrides are read as strictly as rule files") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  const RuleReader reader{test_registry(), {folder.path()}};
  const auto with = [&](const std::string& text) {
    const Given given{text};
    return faults(reader, "root", &given.overrides);
  };
  CHECK(with("with: {bid.rounds: '2'}") == "E153 ");
  CHECK(with("with: {bid.round: 2}") == "E104 ");
  CHECK(with("with: {rounds: 2}") == "E104 ");
  CHECK(with("with: [bid.rounds]") == "E130 ");
  CHECK(with("with: {bid.values: [80]}") == "E148 ");
  CHECK(with("use: [laddr]") == "E144 ");
  CHECK(with("with: {deal.first_packets: [8]}") == "E203 ");
  CHECK(with("with: {bid.rounds: 3, match.target: x}\nuse: {a: 1}") == "E158 E159 E130 ");
}

TEST_CASE("a record gives back the rules it was made from") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  folder.write(
      "child.yaml",
      "qanun: 1\nextends: root\nladder: {faults: [], levels: {last: {factor: 9, title: {en: 'a \"b\" \\', ar: ب}}}}\n"
      "cards: {trump_values: {J: 21}}\nbid: {allow_hokum_suits: [H]}\nplay: {must_trump: false}\n");
  const RuleReader reader{test_registry(), {folder.path()}};
  const Resolved rules = read(reader, "child");
  RuleReader::Parts parts{.name = "child", .phases = rules.phases, .features = rules.features, .options = {}};
  for (const auto& [key, setting] : rules.options) {
    const OptionDecl& decl = test_registry().option(key)->decl;
    if (setting.value != decl.standard) parts.options.emplace_back(key, to_text(decl, setting.value));
  }
  CHECK(parts.options.size() == 7);
  Diagnostics diagnostics;
  const auto again = reader.assemble(parts, diagnostics);
  INFO(said(diagnostics));
  REQUIRE(again);
  CHECK(again->name == "child");
  CHECK(again->features == rules.features);
  REQUIRE(again->options.size() == rules.options.size());
  for (const auto& [key, setting] : rules.options) {
    INFO(key);
    CHECK(again->options.find(key)->second.value == setting.value);
  }
}

TEST_CASE("a record that names what does not exist is refused") {
  const RuleReader reader{test_registry(), {}};
  const auto refused = [&](const RuleReader::Parts& parts) {
    Diagnostics diagnostics;
    CHECK_FALSE(reader.assemble(parts, diagnostics));
    return codes(diagnostics);
  };
  RuleReader::Parts parts;
  parts.name = "record";
  parts.phases.fill("majlis");
  parts.options = {{"bid.rouds", "2"}, {"bid.rounds", "3"}, {"match.target", "["}, {"nothing", "1"}};
  CHECK(refused(parts) == "E104 E158 E118 E104 ");
  parts.options = {{"ladder.ends", "1"}};
  CHECK(refused(parts) == "E148 ");
  parts.options = {{"deal.last_packets", "[4]"}};
  CHECK(refused(parts) == "E203 ");
  parts.options.clear();
  parts.features = {"none"};
  CHECK(refused(parts) == "E144 ");
  parts.features.clear();
  parts.phases[0].clear();
  CHECK(refused(parts) == "E143 ");
  parts.phases[0] = "nobody";
  CHECK(refused(parts) == "E142 ");
}
