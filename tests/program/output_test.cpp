// Where results go, and what happens when they cannot go there.
#include <catch2/catch.hpp>

#include "program.hpp"

TEST_CASE("A full disk is one line and exit code 3") {
  const Folder folder;
  for (const std::string arguments : {"list", "show saudi", "show saudi --format json", "check saudi", "plugins",
                                      "--help", "--version", "simulate --help"}) {
    CAPTURE(arguments);
    const Ran ran = folder.qanun(arguments + " >/dev/full");
    CAPTURE(ran.err);
    CHECK(ran.code == 3);
    CHECK(lines(ran.err) == 1);
    CHECK(holds(ran.err, "standard output cannot be written: No space left on device"));
  }
  CHECK(holds(folder.qanun("list --lang ar >/dev/full").err, "تعذّرت الكتابة"));
}

TEST_CASE("A closed pipe ends quietly") {
  const Folder folder;
  for (const std::string arguments : {"list", "show saudi --format json", "check saudi", "plugins", "--help"}) {
    CAPTURE(arguments);
    // The reader is gone before the program writes.
    const Ran ran = folder.shell("{ sleep 0.2; \"$Q\" " + arguments + "; echo $? >code; } | true");
    CHECK(ran.err.empty());
    CHECK(folder.read("code") == "0\n");
  }
}

TEST_CASE("A closed standard output is reported and never mistaken for another file") {
  const Folder folder;
  const Ran ran = folder.qanun("list >&-");
  CHECK(ran.code == 3);
  CHECK(lines(ran.err) == 1);
  CHECK(folder.qanun("list <&- 2>&-").code == 0);
}

TEST_CASE("Findings keep their exit code only where they could be written") {
  const Folder folder;
  folder.write("bad.yaml", child_of_saudi("bad", "play: {nothing: 1}\n"));
  CHECK(folder.qanun("check ./bad.yaml").code == 1);
  CHECK(folder.qanun("check ./bad.yaml >/dev/full").code == 3);
}

TEST_CASE("Logs go to standard error alone") {
  const Folder folder;
  const Ran plain = folder.qanun("list");
  CHECK(plain.err.empty());
  for (const std::string command : {"QANUN_LOG=info \"$Q\" list", "\"$Q\" list -v", "\"$Q\" -vv list"}) {
    const Ran ran = folder.shell(command);
    CHECK(ran.code == 0);
    CHECK(ran.out == plain.out);
    CHECK(holds(ran.err, "qanun: info: "));
  }
  CHECK(folder.shell("QANUN_LOG=nonsense \"$Q\" list").err.empty());
}
