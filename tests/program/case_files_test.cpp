// `qanun test`: what it prints of case files, and its exit codes.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

const std::string kCases =
    "qanun_cases: 1\n"
    "rules: saudi\n"
    "cases:\n"
    "  - id: A-1\n"
    "    title: Ten and six\n"
    "    kind: score\n"
    "    given: {contract: {kind: hokum, trump: S, buyer: 0}, raw: [100, 62]}\n"
    "    expect: {points: [10, 6]}\n"
    "  - id: A-2\n"
    "    title: Not so\n"
    "    kind: score\n"
    "    given: {contract: {kind: hokum, trump: S, buyer: 0}, raw: [100, 62]}\n"
    "    expect:\n"
    "      points: [11, 5]\n"
    "      verdict: made\n"
    "  - id: B-1\n"
    "    title: Elsewhere\n"
    "    needs: [zither]\n"
    "    kind: score\n"
    "    given: {contract: {kind: hokum, trump: S, buyer: 0}, raw: [100, 62]}\n"
    "    expect: {points: [11, 5]}\n";

}  // namespace

TEST_CASE("A failed case prints its id, its title, what was expected, what came and the line") {
  const Folder folder;
  folder.write("c.yaml", kCases);
  const Ran ran = folder.qanun("test c.yaml");
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(ran.out ==
        "c.yaml:9: failed A-2: Not so\n"
        "  c.yaml:14: points: expected [11, 5]; came [10, 6]\n"
        "c.yaml: 1 skipped: the plugin 'zither' is not installed\n"
        "1 passed, 1 failed, 1 skipped\n");
}

TEST_CASE("Cases are told in Arabic") {
  const Folder folder;
  folder.write("c.yaml", kCases);
  CHECK(folder.qanun("test c.yaml --lang ar").out ==
        "c.yaml:9: فشلت A-2: Not so\n"
        "  c.yaml:14: points: المنتظر [11, 5]؛ الناتج [10, 6]\n"
        "c.yaml: الحالات المتروكة: 1: الإضافة «zither» غير مركّبة\n"
        "نجح 1، فشل 1، تُرك 1\n");
}

TEST_CASE("Cases are told to programs") {
  const Folder folder;
  folder.write("c.yaml", kCases);
  const Ran ran = folder.qanun("test c.yaml --format json");
  CHECK(ran.code == 1);
  const auto json = ran.json();
  CHECK(json["passed"] == 1);
  CHECK(json["failed"] == 1);
  CHECK(json["skipped"] == 1);
  REQUIRE(json["cases"].size() == 3);
  CHECK(json["cases"][0]["status"] == "passed");
  CHECK(json["cases"][1]["mismatches"][0] ==
        nlohmann::json({{"what", "points"}, {"line", 14}, {"expected", "[11, 5]"}, {"came", "[10, 6]"}}));
  CHECK(json["cases"][2]["reason"] == "the plugin 'zither' is not installed");
}

TEST_CASE("Only failures have the exit code 1, and all files are run") {
  const Folder folder;
  folder.write("c.yaml", kCases);
  CHECK(folder.qanun("test c.yaml --only A-1").code == 0);
  CHECK(folder.qanun("test c.yaml --only B").out ==
        "c.yaml: 1 skipped: the plugin 'zither' is not installed\n0 passed, 0 failed, 1 skipped\n");
  CHECK(folder.qanun("test c.yaml --only B").code == 0);
  CHECK(folder.qanun("test c.yaml c.yaml --only A-1").out == "2 passed, 0 failed\n");
  CHECK(folder.qanun("test - --only A-1 <c.yaml").out == "1 passed, 0 failed\n");
  const Ran none = folder.qanun("test c.yaml --only Z");
  CHECK(none.code == 2);
  CHECK(none.err == "qanun: no case has an id that contains 'Z'\n");
}

TEST_CASE("A malformed case file is a finding, one that cannot be read is unusable") {
  const Folder folder;
  folder.write("c.yaml", kCases);
  folder.write("bad.yaml", "qanun_cases: 1\nrules: saudi\ncases:\n  - {id: a, kind: scor, given: {}, expect: {}}\n");
  const Ran bad = folder.qanun("test bad.yaml c.yaml --only A-1");
  CHECK(bad.code == 1);
  CHECK(holds(bad.out, "bad.yaml:4:19: error[E404]: there is no kind of case 'scor'; did you mean 'score'?\n"));
  CHECK(holds(bad.out, "1 passed, 0 failed\n"));
  const Ran missing = folder.qanun("test nowhere.yaml c.yaml --only A-1");
  CHECK(missing.code == 2);
  CHECK(holds(missing.err, "E001"));
  CHECK(missing.out == "1 passed, 0 failed\n");
  CHECK(folder.qanun("test . --format json").json()["faults"][0]["code"] == "E002");
  CHECK(folder.shell("\"$Q\" test c.yaml >/dev/full").code == 3);
}

TEST_CASE("A case that cannot be asked fails and shows its fault") {
  const Folder folder;
  folder.write(
      "c.yaml",
      "qanun_cases: 1\nrules: saudi\ncases:\n"
      "  - {id: a, title: t, kind: score, given: {contract: {kind: hokm, buyer: 0}}, expect: {points: [1, 2]}}\n");
  const Ran ran = folder.qanun("test c.yaml");
  CHECK(ran.code == 1);
  CHECK(holds(ran.out,
              "c.yaml:4: failed a: t\nc.yaml:4:61: error[E407]: 'hokm' is not a kind of contract of these "
              "rules; did you mean 'hokum'?\n"));
  CHECK(holds(ran.out, "0 passed, 1 failed\n"));
}
