// The examples of rule files as `qanun check` runs them.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

const std::string kTen =
    "  - title: {en: Ten and six, ar: عشر وست}\n"
    "    given: {contract: {kind: hokum, trump: S, buyer: 0}, raw: [100, 62]}\n"
    "    expect: {points: [10, 6], verdict: made}\n";
const std::string kWrong =
    "  - title: {en: Not so, ar: ليس كذلك}\n"
    "    given: {contract: {kind: hokum, trump: S, buyer: 0}, raw: [100, 62], melds: [[], [sira]]}\n"
    "    expect: {points: [16, 0]}\n";
const std::string kTurn =
    "  - title: The first to speak\n"
    "    kind: auction\n"
    "    given: {dealer: 0, up_card: 9S}\n"
    "    expect: {seat: 2}\n";

std::string olaya(const std::string& examples) { return child_of_saudi("olaya", "examples:\n" + examples); }

}  // namespace

TEST_CASE("check says how many examples a rule file passed") {
  const Folder folder;
  folder.write("olaya.yaml", olaya(kTen + kTen + kTen));
  const Ran ran = folder.qanun("check ./olaya.yaml");
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out == "./olaya.yaml: fine, 3 examples\n");
  CHECK(folder.qanun("check ./olaya.yaml --lang ar").out == "./olaya.yaml: سليم، الأمثلة: 3\n");
  CHECK(folder.qanun("check ./olaya.yaml --format json").out == "[]\n");
  folder.write("one.yaml", olaya(kTen));
  CHECK(folder.qanun("check ./one.yaml").out == "./one.yaml: fine, 1 example\n");
  CHECK(folder.shell("cat one.yaml | \"$Q\" check -").out == "-: fine, 1 example\n");
}

TEST_CASE("check shows an example that fails and, below it, the sheet it came to") {
  const Folder folder;
  folder.write("olaya.yaml", olaya(kTen + kWrong));
  const Ran ran = folder.qanun("check ./olaya.yaml");
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(ran.out ==
        "./olaya.yaml:10:22: error[F110]: example 'Not so': points: expected [16, 0], came [10, 8]\n"
        "   10 |     expect: {points: [16, 0]}\n"
        "      |                      ^\n"
        "  hokum S, bought by seat 0: made [SCORE-06]\n"
        "  side 0   +10  cards (100 abnat) [SCORE-01]\n"
        "  side 1    +6  cards (62 abnat) [SCORE-03]\n"
        "  side 1    +2  sira (20 abnat) [MELD-07]\n"
        "  points 10 - 8\n"
        "./olaya.yaml: 1 error, 1 of 2 examples passed\n");
}

TEST_CASE("check shows it in Arabic") {
  const Folder folder;
  folder.write("olaya.yaml", olaya(kTen + kWrong));
  const Ran ran = folder.qanun("check ./olaya.yaml --lang ar");
  CHECK(ran.code == 1);
  CHECK(ran.out.starts_with(
      "./olaya.yaml:10:22: خطأ[F110]: المثال «ليس كذلك»: points: المنتظر [16, 0]، والناتج [10, 8]\n"));
  CHECK(holds(ran.out, "  الفريق 1: +2 سرا (20 بنط) [MELD-07]\n"));
  CHECK(holds(ran.out, "  النقاط: 10 - 8\n./olaya.yaml: الأخطاء: 1، نجح من الأمثلة 1 من 2\n"));
}

TEST_CASE("check tells it to programs") {
  const Folder folder;
  folder.write("olaya.yaml", olaya(kWrong + kTurn));
  const Ran ran = folder.qanun("check ./olaya.yaml --format json");
  CHECK(ran.code == 1);
  const auto json = ran.json();
  REQUIRE(json.size() == 2);
  CHECK(json[0].at("file") == "./olaya.yaml");
  CHECK(json[0].at("line") == 7);
  CHECK(json[0].at("column") == 22);
  CHECK(json[0].at("code") == "F110");
  CHECK(json[0].at("severity") == "error");
  CHECK(json[0].at("message") == "example 'Not so': points: expected [16, 0], came [10, 8]");
  REQUIRE(json[0].at("lines").size() == 3);
  CHECK(json[0].at("lines")[1] ==
        nlohmann::json{{"team", 1}, {"rule", "SCORE-03"}, {"what", "cards"}, {"raw", 62}, {"points", 6}});
  CHECK(json[1].at("message") == "example 'The first to speak': seat: expected 2, came 1");
  CHECK(json[1].at("lines").empty());
}

TEST_CASE("check says of an example that cannot be asked what is wrong with it, and runs the others") {
  const Folder folder;
  folder.write("olaya.yaml", olaya("  - title: No such level\n"
                                   "    given: {contract: {kind: hokum, trump: S, buyer: 0, level: quadruple}}\n"
                                   "    expect: {points: [32, 0]}\n" +
                                   kTen));
  const Ran ran = folder.qanun("check ./olaya.yaml");
  CHECK(ran.code == 1);
  CHECK(ran.out.starts_with("./olaya.yaml:6:64: error[E407]: 'quadruple' is not a level of doubling of these rules\n"));
  CHECK(ran.out.ends_with("./olaya.yaml: 1 error, 1 of 2 examples passed\n"));
}

TEST_CASE("an example of the wrong shape keeps a rule file from being used at all") {
  const Folder folder;
  folder.write("olaya.yaml", olaya("  - title: Three sides\n"
                                   "    given: {contract: {kind: sun, buyer: 0}, raw: [60, 60, 10]}\n"
                                   "    expect: {points: [26, 0]}\n" +
                                   kWrong));
  const Ran ran = folder.qanun("check ./olaya.yaml");
  CHECK(ran.code == 1);
  CHECK(ran.out.starts_with("./olaya.yaml:6:51: error[E416]: 'raw' holds 3; due: 2\n"));
  CHECK(ran.out.ends_with("./olaya.yaml: 1 error\n"));
  CHECK(folder.qanun("show ./olaya.yaml").code == 1);
}

TEST_CASE("a child is not asked the examples of its parent") {
  const Folder folder;
  folder.write("olaya.yaml", olaya(kWrong));
  folder.write("child.yaml", "qanun: 1\nextends: olaya\n");
  CHECK(folder.qanun("check ./child.yaml").out == "./child.yaml: fine\n");
}

TEST_CASE("test answers a rule file with the command that reads it") {
  const Folder folder;
  folder.write("olaya.yaml", olaya(kTen));
  const Ran ran = folder.qanun("test olaya.yaml");
  CHECK(ran.code == 1);
  CHECK(holds(ran.out, "olaya.yaml:1:1: error[E425]: this is a rule file, not a case file\n"));
  CHECK(holds(ran.out, "`qanun check` reads it and runs its examples\n"));
}
