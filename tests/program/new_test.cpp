// `qanun new plugin NAME`: which names it takes, where it writes, and that it never touches what is there. Whether the
// project builds is for tests/install to see.
#include <catch2/catch.hpp>
#include <filesystem>

#include "program.hpp"

namespace fs = std::filesystem;

TEST_CASE("new writes a plugin's project and says how to go on") {
  const Folder folder;
  const Ran ran = folder.qanun("new plugin last_seven");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "cd last_seven\n"));
  CHECK(holds(ran.out, "ctest --test-dir build"));
  CHECK(holds(ran.out, "simulate last_seven\n"));
  for (const char* file :
       {"CMakeLists.txt", "README.md", "plugin.cpp", "rules/last_seven.yaml", "cases/last_seven.yaml"}) {
    INFO(file);
    const std::string text = folder.read("last_seven/" + std::string{file});
    CHECK(holds(text, "last_seven"));
    CHECK_FALSE(holds(text, "plugin_id"));
    CHECK_FALSE(holds(text, "PLUGIN_ID"));
  }
  CHECK(holds(folder.read("last_seven/plugin.cpp"), "\"LAST_SEVEN-01\""));
}

TEST_CASE("new writes into the folder it is given, and names it for programs and in Arabic") {
  const Folder folder;
  const Ran ran = folder.qanun("new plugin last_seven --dir 'my rule/' --format json");
  CHECK(ran.code == 0);
  const auto told = ran.json();
  CHECK(told.at("id") == "last_seven");
  CHECK(told.at("folder") == "my rule");
  CHECK(told.at("next").at(0) == "cd 'my rule'");
  for (const auto& file : told.at("files")) CHECK(fs::exists(folder.path() / "my rule" / file.get<std::string>()));
  const Ran arabic = folder.qanun("new plugin other --lang ar");
  CHECK(arabic.code == 0);
  CHECK(holds(arabic.out, "كُتبت إضافة في other"));
}

TEST_CASE("new leaves a folder or file that exists as it is") {
  const Folder folder;
  fs::create_directory(folder.path() / "last_seven");
  folder.write("last_seven/plugin.cpp", "mine");
  folder.write("other", "mine too");
  const Ran ran = folder.qanun("new plugin last_seven");
  CHECK(ran.code == 2);
  CHECK(lines(ran.err) - (holds(ran.err, "qanun-dev") ? 1 : 0) == 1);
  CHECK(holds(ran.err, "'last_seven' exists already"));
  CHECK(holds(ran.err, "--dir"));
  CHECK(folder.read("last_seven/plugin.cpp") == "mine");
  CHECK_FALSE(fs::exists(folder.path() / "last_seven/CMakeLists.txt"));
  CHECK(folder.qanun("new plugin other").code == 2);
  CHECK(folder.read("other") == "mine too");
  CHECK(folder.qanun("new plugin other --dir .").code == 2);
  CHECK(holds(folder.qanun("new plugin other --lang ar").err, "موجود ولن يُمسّ"));
}

TEST_CASE("new takes no name that C++, CMake, YAML or a rule file would stumble over") {
  const Folder folder;
  for (const char* name : {"Last", "7th", "last-seven", "last__seven", "last_", "_last", "last.seven", "../last",
                           "سبعة", "a12345678901234567890123456789012345678901"}) {
    INFO(name);
    const Ran ran = folder.qanun("new plugin -- '" + std::string{name} + "'");
    CHECK(ran.code == 2);
    CHECK(lines(ran.err) == 1);
    CHECK(holds(ran.err, "is no name for a plugin"));
  }
  for (const char* name : {"kaboot", "saudi"}) {
    INFO(name);
    const Ran ran = folder.qanun("new plugin " + std::string{name});
    CHECK(ran.code == 2);
    CHECK(holds(ran.err, "there is a plugin '" + std::string{name} + "' already"));
  }
  for (const char* name : {"meld", "score", "when", "examples", "test", "all", "no", "null", "qanun"}) {
    INFO(name);
    const Ran ran = folder.qanun("new plugin " + std::string{name});
    CHECK(ran.code == 2);
    CHECK(holds(ran.err, "means something else already"));
  }
  CHECK(holds(folder.qanun("new plugin federation").err, "there is a rule set 'federation' already"));
  CHECK(holds(folder.qanun("new plugin Last --lang ar").err, "لا يصلح اسمًا لإضافة"));
}

TEST_CASE("new says what cannot be written, and takes away what it had begun") {
  const Folder folder;
  folder.write("file", "");
  for (const char* place : {"file/below", "nowhere/below", "/proc/below"}) {
    INFO(place);
    const Ran ran = folder.qanun("new plugin last_seven --dir " + std::string{place});
    CHECK(ran.code == 3);
    CHECK(holds(ran.err, "cannot be written"));
  }
  const Ran quota = folder.shell("ulimit -f 1; \"$Q\" new plugin last_seven 2>/dev/null");
  CHECK(quota.code == 3);
  CHECK_FALSE(fs::exists(folder.path() / "last_seven"));
}

TEST_CASE("new explains itself, and what it lacks or cannot start") {
  const Folder folder;
  const Ran help = folder.qanun("new --help");
  CHECK(help.code == 0);
  CHECK(holds(help.out, "Example: qanun new plugin last_seven"));
  CHECK(holds(folder.qanun("new --help --lang ar").out, "مثال: qanun new plugin last_seven"));
  CHECK(folder.qanun("new").code == 2);
  CHECK(holds(folder.qanun("new plugin").err, "qanun new needs NAME"));
  const Ran other = folder.qanun("new game last_seven");
  CHECK(other.code == 2);
  CHECK(holds(other.err, "WHAT"));
}
