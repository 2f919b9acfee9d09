// `qanun plugins`, and how the other commands live with a plugin that was refused.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

void put_bad_plugin(const Folder& folder) { folder.write("bad.so", "this is not a library"); }

}  // namespace

TEST_CASE("plugins shows what each provides") {
  const Folder folder;
  const Ran ran = folder.qanun("plugins");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "play: saudi"));
  CHECK(holds(ran.out, "feature: kaboot"));
  CHECK(holds(ran.out, "licence: MIT"));
  CHECK(holds(folder.qanun("plugins --lang ar").out, "الرخصة: MIT"));

  const auto json = folder.qanun("plugins --format json").json();
  CHECK(json.at("refused").empty());
  bool found = false;
  for (const auto& plugin : json.at("loaded")) {
    found = found || plugin.at("id") == "kaboot";
    CHECK(plugin.at("options").get<int>() > 0);
    CHECK_FALSE(plugin.at("compiler").get<std::string>().empty());
    CHECK_FALSE(plugin.at("version").get<std::string>().empty());
  }
  CHECK(found);
}

TEST_CASE("plugins names a refused library with the reason, in both languages") {
  const Folder folder;
  put_bad_plugin(folder);
  const std::string command = "QANUN_PLUGIN_PATH=\"$PWD\" \"$Q\" plugins";
  const Ran english = folder.shell(command);
  CHECK(english.code == 1);
  CHECK(holds(english.out, "bad.so: refused[P1"));
  CHECK(holds(english.out, "not a library"));
  CHECK(holds(english.out, "feature: kaboot"));
  CHECK(english.err.empty());
  const Ran arabic = folder.shell(command + " --lang ar");
  CHECK(arabic.code == 1);
  CHECK(holds(arabic.out, "ليس مكتبة"));
  const Ran as_json = folder.shell(command + " --format json");
  CHECK(as_json.code == 1);
  REQUIRE(as_json.json().at("refused").size() == 1);
  CHECK(holds(as_json.json().at("refused")[0].at("reason").at("ar").get<std::string>(), "مكتبة"));
}

TEST_CASE("A refused plugin is a warning to every other command") {
  const Folder folder;
  put_bad_plugin(folder);
  const Ran ran = folder.shell("QANUN_PLUGIN_PATH=\"$PWD\" \"$Q\" list --format json");
  CHECK(ran.code == 0);
  CHECK(lines(ran.err) == 1);
  CHECK(holds(ran.err, "qanun: warning: plugin refused: "));
  CHECK_FALSE(ran.json().empty());
}
