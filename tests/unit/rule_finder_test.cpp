// Where rule files are sought, and what `extends` may reach.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

#include "qanun/rule_reader.hpp"
#include "support/rule_folder.hpp"

using namespace qanun;
using namespace qanun::test;

namespace {

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
  const Variable home{"HOME", "/nowhere/majlis"};
  CHECK(RuleReader::standard_folders()[2] == "/nowhere/majlis/.config/qanun/rules");
}
