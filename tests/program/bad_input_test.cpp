// Files and names that cannot be used: one clear error, the right exit code, and never a crash or a hang.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <string>

#include "program.hpp"

namespace {

// Each command that reads a rule set.
void fails(const Folder& folder, const std::string& rules, int code, const std::string& part) {
  for (const std::string command : {"show ", "check "}) {
    CAPTURE(command, rules);
    const Ran ran = folder.qanun(command + rules);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.code == code);
    CHECK(holds(ran.out + ran.err, part));
    if (code == 2) CHECK(ran.out.empty());
  }
  const Ran json = folder.qanun("check " + rules + " --format json");
  CHECK(json.code == code);
  CHECK(json.json().size() == 1);
}

}  // namespace

TEST_CASE("A rule set that does not exist is unusable, and another is suggested") {
  const Folder folder;
  fails(folder, "saudy", 2, "did you mean 'saudi'?");
  fails(folder, "--lang ar saudy", 2, "هل تقصد «saudi»؟");
  fails(folder, "''", 2, "error[E0");
}

TEST_CASE("A file that is missing or a folder is unusable") {
  const Folder folder;
  fails(folder, "./nowhere.yaml", 2, "E001");
  fails(folder, "./nowhere.yaml/more.yaml", 2, "E001");
  fails(folder, "./", 2, "E002");
}

TEST_CASE("A file that cannot be read is unusable") {
  const Folder folder;
  fails(folder, "/proc/self/mem", 2, "E003");  // opens, and cannot be read from its beginning
  if (::geteuid() == 0) return;                // root may read what follows
  folder.write("closed.yaml", child_of_saudi("closed", ""));
  CHECK(folder.shell("chmod 0 closed.yaml").code == 0);
  fails(folder, "./closed.yaml", 2, "E003");
}

TEST_CASE("A rule file may come from standard input") {
  const Folder folder;
  folder.write("own.yaml", child_of_saudi("own", "match: {target: 104}\n"));
  CHECK(folder.qanun("check - <own.yaml").out == "-: fine\n");
  CHECK(holds(folder.qanun("show - <own.yaml").out, "match.target: 104\n      Target; -:4\n"));
  CHECK(folder.qanun("check - </dev/null").code == 1);
}

TEST_CASE("An empty or binary file is a finding") {
  const Folder folder;
  folder.write("empty.yaml", "");
  fails(folder, "./empty.yaml", 1, "E101");
  folder.write("binary.yaml", std::string_view{"\x7F"
                                               "ELF\0\x01\xFF\xFE",
                                               8});
  CHECK(folder.qanun("check ./binary.yaml").code == 1);
  CHECK(folder.qanun("show ./binary.yaml").code == 1);
  CHECK_FALSE(holds(folder.qanun("check ./binary.yaml").out, "\x7F"));
}

TEST_CASE("A file that is too large or endless is a finding at once") {
  const Folder folder;
  folder.write("large.yaml", "qanun: 1\nname: large\n" + std::string(10'000'000, '#'));
  fails(folder, "./large.yaml", 1, "E105");
  fails(folder, "/dev/zero", 1, "E105");
}

TEST_CASE("One unusable file does not hide what is found in the others") {
  const Folder folder;
  folder.write("bad.yaml", child_of_saudi("bad", "play: {nothing: 1}\n"));
  const Ran ran = folder.qanun("check ./nowhere.yaml ./bad.yaml saudi");
  CHECK(ran.code == 2);
  CHECK(holds(ran.err, "E001"));
  CHECK(holds(ran.out, "./bad.yaml: 1 error\n"));
  CHECK(holds(ran.out, "saudi: fine, "));
}

TEST_CASE("A strange file name reaches neither the terminal nor JSON as it is") {
  const Folder folder;
  folder.write("names.sh", R"x(name=$(printf './\033[31mred\377.yaml'))x");
  const Ran text = folder.shell(R"(. ./names.sh; "$Q" check "$name")");
  CHECK(text.code == 2);
  CHECK_FALSE(holds(text.err, "\033"));
  const Ran json = folder.shell(R"(. ./names.sh; "$Q" check --format json "$name")");
  CHECK(json.code == 2);
  CHECK(json.json().size() == 1);
}
