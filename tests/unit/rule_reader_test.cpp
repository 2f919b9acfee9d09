// From a name or a path to resolved rules: layers, origins, overrides, records, and where files are sought. What is
// said about bad files is in tests/diagnostics.
#include "qanun/rule_reader.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "support/test_registry.hpp"

namespace fs = std::filesystem;
using namespace qanun;
using test::test_registry;

namespace {

// A folder of its own for each test, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "qanun_reader_XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string write(const fs::path& name, const std::string& text) const {
    const fs::path file = path_ / name;
    fs::create_directories(file.parent_path());
    std::ofstream{file} << text;
    return file.string();
  }
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

constexpr const char* kRoot =
    "qanun: 1\nname: root\ntitle: {en: Root, ar: الأصل}\n"
    "phases: {deal: majlis, bid: majlis, declare: majlis, play: majlis, score: majlis}\n"
    "use: [ladder]\nladder: {ends: 3, levels: {triple: {factor: 3, title: {en: three}}}}\nbid: {rounds: 1}\n";

std::string said(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& one : diagnostics.all()) out += render(one, Language::english);
  return out;
}

std::string codes(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& one : diagnostics.all()) out += std::string{one.message->code} + " ";
  return out;
}

Resolved read(const RuleReader& reader, const std::string& rules, const Overrides* overrides = nullptr) {
  Diagnostics diagnostics;
  auto resolved = reader.read(rules, diagnostics, overrides);
  INFO(said(diagnostics));
  REQUIRE(resolved);
  return std::move(*resolved);
}

std::string faults(const RuleReader& reader, const std::string& rules, const Overrides* overrides = nullptr) {
  Diagnostics diagnostics;
  CHECK_FALSE(reader.read(rules, diagnostics, overrides));
  return codes(diagnostics);
}

std::string value(const Resolved& rules, std::string_view key) {
  const auto setting = rules.options.find(key);
  return setting == rules.options.end() ? "none" : to_text(test_registry().option(key)->decl, setting->second.value);
}

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

// A variable of the environment for the time of a test.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_{name} {
    if (const char* old = std::getenv(name)) old_ = old;
    ::setenv(name, value.c_str(), 1);
  }
  ~Variable() { old_ ? ::setenv(name_, old_->c_str(), 1) : ::unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> old_{};
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
  folder.write("child.yaml",
               "qanun: 1\nextends: root\nmeld: {runs: {8: 40, 3: 30}}\n"
               "ladder: {levels: {double: {factor: 4}, last: {factor: 8, by: buyer, lead: closed}}}\n");
  const Resolved rules = read({test_registry(), {folder.path()}}, "child");
  CHECK(value(rules, "meld.runs") == "{3: 30, 4: 50, 5: 100, 6: 0, 7: 0, 8: 40}");
  CHECK(value(rules, "ladder.levels") ==
        "{double: {factor: 4, by: opponents, lead: closed}, "
        "triple: {factor: 3, by: opponents, lead: open, title: {en: \"three\", ar: \"three\"}}, "
        "last: {factor: 8, by: buyer, lead: closed}}");
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

TEST_CASE("names are sought in the folders in their order, subfolders too") {
  const Folder first;
  const Folder second;
  const std::string root = first.write("root.yaml", kRoot);
  second.write("root.yaml", "not: rules\n");
  const std::string deep = second.write("seeds/more/deep.yaml", "qanun: 1\nextends: root\n");
  second.write("seeds/readme.txt", "");
  const RuleReader reader{test_registry(), {first.path(), second.path(), "/no/such/folder"}};
  CHECK(read(reader, "root").file == root);
  CHECK(read(reader, "deep").file == deep);
  const auto list = reader.list();
  REQUIRE(list.size() == 2);
  CHECK(list[0].name == "deep");
  CHECK(list[1].file == root);
}

TEST_CASE("what cannot be used at all has a code of its own") {
  const Folder folder;
  folder.write("root.yaml", kRoot);
  const RuleReader reader{test_registry(), {folder.path()}};
  CHECK(faults(reader, "rooot") == "E004 ");
  CHECK(faults(reader, "") == "E004 ");
  CHECK(faults(reader, "../root") == "E001 ");
  CHECK(faults(reader, "./root.yaml") == "E001 ");
  CHECK(faults(reader, folder.path().string()) == "E002 ");
  Diagnostics diagnostics;
  (void)reader.read("rooot", diagnostics);
  CHECK(diagnostics.all().front().suggestion == "root");
}

TEST_CASE("a parent is sought beside the file first, then in the folders, then below the file") {
  const Folder own;
  const Folder rules;
  rules.write("root.yaml", kRoot);
  own.write("near.yaml", std::string{kRoot} + "match: {target: 99}\n");
  rules.write("near.yaml", kRoot);
  own.write("sub/below.yaml", std::string{kRoot} + "match: {target: 77}\n");
  own.write("sub/root.yaml", "not: rules\n");
  const RuleReader reader{test_registry(), {rules.path()}};
  CHECK(value(read(reader, own.write("a.yaml", "qanun: 1\nextends: near\n")), "match.target") == "99");
  CHECK(value(read(reader, own.write("b.yaml", "qanun: 1\nextends: below\n")), "match.target") == "77");
  CHECK(value(read(reader, own.write("c.yaml", "qanun: 1\nextends: root\n")), "match.target") == "152");
  CHECK(value(read(reader, own.write("d.yaml", "qanun: 1\nextends: sub/below.yaml\n")), "match.target") == "77");
}

TEST_CASE("a file may extend the rule set whose name it has itself") {
  const Folder own;
  const Folder rules;
  rules.write("root.yaml", kRoot);
  const std::string file = own.write("root.yaml", "qanun: 1\nextends: root\nmatch: {target: 99}\n");
  const Resolved resolved = read({test_registry(), {rules.path()}}, file);
  CHECK(value(resolved, "match.target") == "99");
  CHECK(value(resolved, "bid.rounds") == "1");
}

TEST_CASE("extends does not leave the folders it may see, by whatever way") {
  const Folder outside;
  const Folder own;
  const Folder rules;
  const std::string secret = outside.write("secret.yaml", kRoot);
  rules.write("root.yaml", kRoot);
  fs::create_symlink(secret, own.path() / "link.yaml");
  fs::create_directory_symlink(outside.path(), own.path() / "door");
  const RuleReader reader{test_registry(), {rules.path()}};
  const auto extending = [&](const std::string& parent) {
    return faults(reader, own.write("a.yaml", "qanun: 1\nextends: " + parent + "\n"));
  };
  CHECK(extending(secret) == "E136 ");
  CHECK(extending("../" + outside.path().filename().string() + "/secret.yaml") == "E136 ");
  CHECK(extending("link.yaml") == "E136 ");
  CHECK(extending("link") == "E136 ");
  CHECK(extending("door/secret.yaml") == "E136 ");
  CHECK(extending("door/../link.yaml") == "E136 ");
  CHECK(extending("../../../../etc/passwd") == "E137 ");
  // One of the rule folders may be reached by a path, and a link that the user put there himself is followed.
  fs::create_symlink(secret, rules.path() / "linked.yaml");
  const std::string path = "../" + rules.path().filename().string() + "/root.yaml";
  CHECK(read(reader, own.write("b.yaml", "qanun: 1\nextends: " + path + "\n")).ancestry.size() == 1);
  CHECK(read(reader, own.write("c.yaml", "qanun: 1\nextends: linked\n")).ancestry.size() == 1);
}

TEST_CASE("eight files may extend each other, nine may not") {
  const Folder folder;
  folder.write("r1.yaml", kRoot);
  for (int i = 2; i <= 9; ++i)
    folder.write("r" + std::to_string(i) + ".yaml", "qanun: 1\nextends: r" + std::to_string(i - 1) + "\n");
  const RuleReader reader{test_registry(), {folder.path()}};
  CHECK(read(reader, "r8").ancestry.size() == 7);
  CHECK(faults(reader, "r9") == "E139 ");
}

TEST_CASE("the standard folders are those of the environment, the user's and the installed one") {
  const Variable list{"QANUN_RULES_PATH", "/a::/b:"};
  const Variable config{"XDG_CONFIG_HOME", "/c"};
  const auto folders = RuleReader::standard_folders();
  REQUIRE(folders.size() >= 3);
  CHECK(folders[0] == "/a");
  CHECK(folders[1] == "/b");
  CHECK(folders[2] == "/c/qanun/rules");
  const Variable relative{"XDG_CONFIG_HOME", "not/absolute"};
  const Variable home{"HOME", "/home/majlis"};
  CHECK(RuleReader::standard_folders()[2] == "/home/majlis/.config/qanun/rules");
}
