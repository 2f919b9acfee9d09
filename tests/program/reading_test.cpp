// list, show and check on rule sets that can be read.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

nlohmann::json option(const nlohmann::json& shown, const std::string& key) {
  for (const auto& one : shown.at("options"))
    if (one.at("key") == key) return one;
  return {};
}

}  // namespace

TEST_CASE("list gives each rule set one line in English") {
  const Folder folder;
  const Ran ran = folder.qanun("list");
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(holds(ran.out, "saudi "));
  CHECK(holds(ran.out, "Saudi Baloot: "));
  CHECK(lines(ran.out) == folder.qanun("list --format json").json().size());
}

TEST_CASE("list puts Arabic on lines of its own") {
  const Folder folder;
  const Ran ran = folder.qanun("list --lang ar");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "\nsaudi\n  البلوت السعودي\n"));
}

TEST_CASE("list names a rule set that does not load and shows the others") {
  const Folder folder;
  folder.write("broken.yaml", child_of_saudi("broken", "bid: {rounds: seven}\nplay: {nothing: 1}\n"));
  folder.write("olaya.yaml", child_of_saudi("olaya", "title: {en: Olaya, ar: العليا}\n"));
  const Ran ran = folder.shell("QANUN_RULES_PATH=. \"$Q\" list");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "olaya"));
  CHECK(holds(ran.out, "saudi"));
  CHECK_FALSE(holds(ran.out, "broken"));
  CHECK(holds(ran.err, "warning: 'broken' does not load"));
  CHECK(holds(ran.err, "broken.yaml:4:"));
  CHECK_FALSE(holds(ran.err, "broken.yaml:5:"));

  const auto json = folder.shell("QANUN_RULES_PATH=. \"$Q\" list --format json 2>/dev/null").json();
  for (const auto& one : json)
    if (one.at("name") == "broken") {
      CHECK(one.at("loads") == false);
      CHECK(one.at("error").at("line") == 4);
    }
}

TEST_CASE("show says where every value comes from") {
  const Folder folder;
  folder.write("parent.yaml", child_of_saudi("parent", "match: {target: 104}\n"));
  folder.write("own.yaml", "qanun: 1\nname: own\nextends: parent.yaml\nscore: {sun_rounding: keep5}\n");
  const Ran ran = folder.qanun("show ./own.yaml");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "extends: parent, saudi\n"));
  CHECK(holds(ran.out, "  score.sun_rounding: keep5\n"));
  CHECK(holds(ran.out, "; own.yaml:4\n"));
  CHECK(holds(ran.out, "  match.target: 104\n"));
  CHECK(holds(ran.out, "; from parent\n"));
  CHECK(holds(ran.out, "; default\n"));

  const auto json = folder.qanun("show ./own.yaml --format json").json();
  CHECK(json.at("extends") == nlohmann::json{"parent", "saudi"});
  CHECK(json.at("fingerprint").get<std::string>().size() == 16);
  CHECK(option(json, "score.sun_rounding").at("origin").at("kind") == "file");
  CHECK(option(json, "score.sun_rounding").at("origin").at("line") == 4);
  CHECK(option(json, "score.sun_rounding").at("value") == "keep5");
  CHECK(option(json, "match.target").at("origin").at("rule_set") == "parent");
  CHECK(option(json, "match.target").at("value") == 104);
  CHECK(option(json, "cards.last_trick").at("origin").at("kind") == "default");
}

TEST_CASE("show in Arabic has the titles in Arabic") {
  const Folder folder;
  const Ran ran = folder.qanun("show saudi --lang ar");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "\nالشراء\n"));
  CHECK(holds(ran.out, "القيمة المعتادة"));
}

TEST_CASE("show holds the options of a live table and says that they are") {
  const Folder folder;
  CHECK(holds(folder.qanun("show saudi").out, "table.bid_seconds: "));
  const auto json = folder.qanun("show saudi --format json").json();
  CHECK(option(json, "table.bid_seconds").at("effect") == "server");
  CHECK(option(json, "table.bid_seconds").at("owner") == nlohmann::json{"table"});
  CHECK(option(json, "table.bid_seconds").at("title").at("ar") == "ثواني الشراء");
}

TEST_CASE("show says what has no effect and what was dropped") {
  const Folder folder;
  folder.write("bare.yaml", child_of_saudi("bare", "without: [kaboot]\nmeld: {enabled: false}\n"));
  const Ran ran = folder.qanun("show ./bare.yaml");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "no effect, it needs meld.enabled: true"));
  CHECK(holds(ran.out, "\n  kaboot.reversed\n"));
  const auto json = folder.qanun("show ./bare.yaml --format json").json();
  CHECK(json.at("dropped") == nlohmann::json{"kaboot.reversed"});
  CHECK_FALSE(option(json, "meld.compare").at("inert").empty());
  CHECK(option(json, "meld.enabled").at("inert").empty());
}

TEST_CASE("check plays hands by a sound rule set and says that it is fine") {
  const Folder folder;
  const Ran english = folder.qanun("check saudi");
  CHECK(english.code == 0);
  CHECK(english.out.starts_with("saudi: fine, "));
  CHECK(english.out.ends_with(" examples\n"));
  const Ran arabic = folder.qanun("check saudi --lang ar");
  CHECK(arabic.out.starts_with("saudi: سليم، الأمثلة: "));
  CHECK(folder.qanun("check saudi --format json").out == "[]\n");
}

TEST_CASE("check finds every rule set of this version fine") {
  const Folder folder;
  const auto listed = folder.qanun("list --format json").json();
  REQUIRE(listed.size() >= 3);
  std::string names;
  for (const auto& one : listed) names += " " + one.at("name").get<std::string>();
  const Ran ran = folder.qanun("check" + names);
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 0);
  CHECK(lines(ran.out) == listed.size());
}

TEST_CASE("check reports every fault of every file in one run") {
  const Folder folder;
  folder.write("one.yaml", child_of_saudi("one", "bid: {rounds: seven}\nplay: {nothing: 1}\n"));
  folder.write("two.yaml", child_of_saudi("two", "score: {sun_roundin: keep5}\n"));
  const Ran ran = folder.qanun("check ./one.yaml ./two.yaml saudi");
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(holds(ran.out, "./one.yaml:4:15: error["));
  CHECK(holds(ran.out, "./one.yaml:5:8: error["));
  CHECK(holds(ran.out, "    4 | bid: {rounds: seven}\n"));
  CHECK(holds(ran.out, "./one.yaml: 2 errors\n"));
  CHECK(holds(ran.out, "did you mean 'score.sun_rounding'?"));
  CHECK(holds(ran.out, "./two.yaml: 1 error\n"));
  CHECK(holds(ran.out, "saudi: fine, "));

  const Ran as_json = folder.qanun("check ./one.yaml ./two.yaml saudi --format json");
  CHECK(as_json.code == 1);
  const auto json = as_json.json();
  REQUIRE(json.size() == 3);
  for (const char* key : {"file", "line", "column", "length", "code", "severity", "message", "remedy", "suggestion"})
    CHECK(json[0].contains(key));
  CHECK(json[2].at("suggestion") == "score.sun_rounding");
  CHECK(json[2].at("length") == 11);
  CHECK(json[2].at("severity") == "error");
  const auto arabic = folder.qanun("check ./two.yaml --format json --lang ar").json();
  CHECK(holds(arabic[0].at("message").get<std::string>(), "خيار غير معروف"));
}

TEST_CASE("check says in which hand a rule set breaks down and which option is to blame") {
  const Folder folder;
  folder.write("nobody.yaml", child_of_saudi("nobody", "use: [faulty]\nfaulty: {how: voids}\n"));
  const auto check = [&](const std::string& arguments) {
    return folder.shell("QANUN_PLUGIN_PATH='" QANUN_FAULTY_PLUGINS "' \"$Q\" check ./nobody.yaml" + arguments);
  };
  const Ran ran = check("");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 1);
  CHECK(holds(ran.out, "error[F103]: hand 0 of seed 1: "));
  CHECK(holds(ran.out, "is to blame: with its default"));
  const auto json = check(" --format json").json();
  REQUIRE(json.size() == 1);
  CHECK(json[0].at("seed") == 1);
  CHECK(json[0].at("hand") == 0);
  CHECK(json[0].at("option") == "faulty.how");
  CHECK(holds(check(" --lang ar").out, "السبب"));
}
