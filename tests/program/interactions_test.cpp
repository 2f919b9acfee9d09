// `qanun interactions`: which options depend on each other.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

const std::string kScore = "interactions saudi --section score --hands 600 ";

const nlohmann::json* pair(const nlohmann::json& json, const std::string& first, const std::string& second) {
  for (const auto& one : json["pairs"])
    if (one["first"] == first && one["second"] == second) return &one;
  return nullptr;
}

}  // namespace

TEST_CASE("Options that depend on each other are found, with a hand that shows it") {
  const Folder folder;
  const Ran ran = folder.qanun(kScore + "--format json");
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  const auto json = ran.json();
  CHECK(json["pairs_done"] == json["pairs_wanted"]);
  const auto* rounding = pair(json, "score.count", "score.hokum_rounding");
  REQUIRE(rounding != nullptr);
  const auto& example = (*rounding)["example"];
  CHECK(example["kind"] == "points");
  const auto& points = example["points"];
  for (std::size_t side = 0; side < 2; ++side) {
    CAPTURE(side);
    CHECK(points["none"].size() == 2);
  }
  const auto surplus = [&](std::size_t side) {
    return points["both"][side].get<int>() - points["first"][side].get<int>() - points["second"][side].get<int>() +
           points["none"][side].get<int>();
  };
  CHECK((surplus(0) != 0 || surplus(1) != 0));
  CHECK(pair(json, "score.hokum_rounding", "score.sun_rounding") == nullptr);  // no hand is both
}

TEST_CASE("The command of an example shows the four sheets") {
  const Folder folder;
  const auto json = folder.qanun(kScore + "--format json").json();
  const auto* rounding = pair(json, "score.count", "score.hokum_rounding");
  REQUIRE(rounding != nullptr);
  const auto& example = (*rounding)["example"];
  const std::string command = example["command"];
  REQUIRE(command.rfind("qanun interactions saudi --set ", 0) == 0);
  const Ran shown = folder.qanun(command.substr(std::string{"qanun "}.size()));
  CHECK(shown.code == 0);
  CHECK(holds(shown.out, "as it is"));
  CHECK(holds(shown.out, "both changes"));
  CHECK(holds(shown.out, "differ from the two taken apart by "));
  const auto four = folder.qanun(command.substr(std::string{"qanun "}.size()) + " --format json").json();
  for (const std::string one : {"none", "first", "second", "both"}) {
    CAPTURE(one);
    CHECK(four["sheets"][one]["points"] == example["points"][one]);
  }
}

TEST_CASE("Every form says the same of the pairs, and threads change nothing") {
  const Folder folder;
  const auto json = folder.qanun(kScore + "--format json").json();
  const Ran csv = folder.qanun(kScore + "--format csv");
  CHECK(csv.code == 0);
  CHECK(lines(csv.out) == json["pairs_done"].get<std::size_t>() + 1);
  CHECK(holds(csv.out, "score.count,score.hokum_rounding,"));
  CHECK(folder.qanun(kScore + "--format csv --threads 3").out == csv.out);
  const Ran text = folder.qanun(kScore);
  CHECK(holds(text.out, std::to_string(json["interacting"].get<int>()) + " interact, "));
  CHECK(holds(text.out, "qanun interactions saudi --set "));
}

TEST_CASE("The heat map is one page of its own, in the language asked for") {
  const Folder folder;
  CHECK(folder.qanun(kScore + "--format html --out map.html").code == 0);
  const std::string page = folder.read("map.html");
  CHECK(holds(page, "<!DOCTYPE html>"));
  CHECK(holds(page, "dir=\"ltr\""));
  CHECK(holds(page, "data-p=\"0\""));
  CHECK(holds(page, "@media print"));
  for (const std::string outside : {"http:", "https:", "src=", "@import", "url("}) {
    CAPTURE(outside);
    CHECK_FALSE(holds(page, outside));
  }
  const Ran arabic = folder.qanun(kScore + "--format html --lang ar");
  CHECK(holds(arabic.out, "<html lang=\"ar\" dir=\"rtl\">"));
  CHECK(holds(arabic.out, "الأقوى تفاعلًا"));
}

TEST_CASE("Changes that do not go together are shown as such, with the reason") {
  const Folder folder;
  const auto json = folder.qanun("interactions saudi --section bid --hands 20 --format json").json();
  const auto* both = pair(json, "bid.allow_sun", "bid.allow_hokum_suits");
  REQUIRE(both != nullptr);
  CHECK_FALSE((*both)["forbidden"]["condition"].get<std::string>().empty());
  CHECK_FALSE((*both)["forbidden"]["text"]["ar"].get<std::string>().empty());
  CHECK((*both)["compared"] == 0);
  CHECK(json["forbidden"].get<int>() > 0);
}

TEST_CASE("An option that cannot be changed by itself is named with the relation that binds it") {
  const Folder folder;
  const auto json = folder.qanun("interactions saudi --section play --hands 20 --format json").json();
  for (const auto& option : json["options"]) {
    if (option["key"] != "play.must_trump") continue;
    CHECK(option["change"].is_null());
    CHECK(option["bound"]["condition"] == "play.must_trump: true");
  }
}

TEST_CASE("Options that cannot touch each other show nothing") {
  const Folder folder;
  const auto json = folder.qanun("interactions saudi --section score,kaboot --hands 1000 --format json").json();
  CHECK(pair(json, "score.hokum_rounding", "kaboot.sun") == nullptr);
  CHECK(pair(json, "score.sun_rounding", "kaboot.hokum") == nullptr);
}

TEST_CASE("A kaboot in a doubled hand depends on how hands are doubled") {
  const Folder folder;
  const auto json = folder.qanun("interactions saudi --section doubling,kaboot --hands 1500 --format json").json();
  const auto* ladder = pair(json, "doubling.ladder", "kaboot.doubled");
  REQUIRE(ladder != nullptr);
  CHECK((*ladder)["example"]["kind"] == "points");
}

TEST_CASE("What cannot be mapped is refused") {
  const Folder folder;
  const Ran section = folder.qanun("interactions saudi --section scor");
  CHECK(section.code == 2);
  CHECK(holds(section.err, "did you mean 'score'?"));
  CHECK(folder.qanun("interactions nowhere").code == 2);
  CHECK(folder.qanun("interactions saudi --format xml").code == 2);
  CHECK(folder.qanun("interactions saudi --hand 3").code == 2);
  CHECK(folder.qanun("interactions saudi --set 'kaboot.sun: 50'").code == 2);
  CHECK(folder.qanun("interactions saudi --hand 3 --set 'kaboot.sun: 50' --set 'kaboot.sin: 50'").code == 2);
  CHECK(folder.qanun("interactions saudi --hand 3 --set 'kaboot.sun: 50' --set '[bad'").code == 2);
}

TEST_CASE("Ctrl-C ends the map with the pairs that are done") {
  const Folder folder;
  const Ran ran = folder.shell(interrupted("interactions saudi --hands 2000"));
  CHECK(holds(ran.out, "code 130"));
}
