// `qanun diff`: what two rule sets say differently, and the hands that show it.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

constexpr std::size_t kPage = 100;

// Letters of a line; marks that sit on letters count too, so that this is never too few.
std::size_t letters(std::string_view line) {
  std::size_t count = 0;
  for (const char c : line) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1U : 0U;
  return count;
}

std::size_t widest_line(std::string_view text) {
  std::size_t widest = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    widest = std::max(widest, letters(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return widest;
}

const nlohmann::json* witness(const nlohmann::json& json, const std::string& kind) {
  for (const auto& one : json["witnesses"])
    if (one["kind"] == kind) return &one;
  return nullptr;
}

}  // namespace

TEST_CASE("A rule set and its copy say the same, and no hand differs") {
  const Folder folder;
  folder.write("copy.yaml", child_of_saudi("copy", ""));
  const Ran ran = folder.qanun("diff saudi ./copy.yaml --witness --hands 2000");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "the rules are the same: all "));
  CHECK(holds(ran.out, "no difference in 2000 hands (seed 1)\n"));
  CHECK(folder.qanun("diff saudi saudi --format json").json()["options"].empty());
}

TEST_CASE("Options that differ are shown with both values and where each came from") {
  const Folder folder;
  folder.write("olaya.yaml", child_of_saudi("olaya", "kaboot:\n  sun: 50\n"));
  const Ran ran = folder.qanun("diff saudi ./olaya.yaml");
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(holds(ran.out, "  kaboot.sun: "));
  CHECK(holds(ran.out, "      olaya: 50 (olaya.yaml:5)\n"));
  CHECK(holds(ran.out, "different, 0 of saudi alone, 0 of olaya alone\n"));
  CHECK_FALSE(holds(ran.out, "hands"));
  const auto json = folder.qanun("diff saudi ./olaya.yaml --format json").json();
  REQUIRE(json["options"].size() == 1);
  const auto& option = json["options"][0];
  CHECK(option["key"] == "kaboot.sun");
  CHECK(option["a"]["value"] == 44);
  CHECK(option["b"]["value"] == 50);
  CHECK(option["b"]["origin"]["kind"] == "file");
  CHECK(option["b"]["origin"]["line"] == 5);
  CHECK_FALSE(json.contains("witnesses"));
}

TEST_CASE("Another worth of kaboot is shown on a hand with kaboot, both sheets side by side") {
  const Folder folder;
  folder.write("olaya.yaml", child_of_saudi("olaya", "kaboot:\n  sun: 50\n"));
  const Ran ran = folder.qanun("diff saudi ./olaya.yaml --witness --hands 8000");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "the same play, counted differently\n"));
  CHECK(holds(ran.out, " ≠ "));
  CHECK(holds(ran.out, "+44  "));
  CHECK(holds(ran.out, "+50  "));
  CHECK(holds(ran.out, "trick 8: "));
  CHECK(widest_line(ran.out) <= kPage);
  const auto json = folder.qanun("diff saudi ./olaya.yaml --hands 8000 --format json").json();
  CHECK(json["hands"]["results"] == json["hands"]["any"]);
  CHECK(json["hands"]["offers"] == 0);
  REQUIRE(json["witnesses"].size() == 1);
  CHECK(json["witnesses"][0]["kind"] == "sheet");
  CHECK(json["witnesses"][0]["a"]["sheet"]["label"] == "kaboot");
}

TEST_CASE("A rule of rounding in sun is shown on a hand in sun") {
  const Folder folder;
  folder.write("olaya.yaml", child_of_saudi("olaya", "score:\n  sun_rounding: fifth_down\n"));
  const auto json = folder.qanun("diff saudi ./olaya.yaml --hands 3000 --format json").json();
  const auto* sheet = witness(json, "sheet");
  REQUIRE(sheet != nullptr);
  CHECK((*sheet)["a"]["sheet"]["points"] != (*sheet)["b"]["sheet"]["points"]);
  CHECK((*sheet)["a"]["record"]["actions"] == (*sheet)["b"]["record"]["actions"]);
  CHECK(witness(json, "card") == nullptr);
}

TEST_CASE("A duty of play is shown by a card that one allows, with the reason of the other") {
  const Folder folder;
  folder.write("olaya.yaml", "qanun: 1\nname: olaya\nextends: french\nplay:\n  undertrump: free\n");
  const auto json = folder.qanun("diff french ./olaya.yaml --hands 4000 --format json").json();
  const auto* card = witness(json, "card");
  REQUIRE(card != nullptr);
  CHECK_FALSE((*card)["offer"]["refused"]["rule"].get<std::string>().empty());
  CHECK((*card)["a"]["legal"] != (*card)["b"]["legal"]);
  CHECK((*card)["offer"]["allowed_by"] == "b");  // what is forced forbids
  CHECK(json["hands"]["offers"].get<int>() > 0);
}

TEST_CASE("Records of the witnesses replay, those of a choice up to where it is made") {
  const Folder folder;
  const Ran ran = folder.qanun("diff saudi federation --witness --hands 2000 --out witnesses.jsonl");
  CHECK(ran.code == 0);
  const std::string records = folder.read("witnesses.jsonl");
  CHECK(lines(records) >= 2);
  CHECK(lines(records) % 2 == 0);
  const Ran replayed = folder.qanun("replay witnesses.jsonl");
  CHECK(replayed.code == 0);
  CHECK(holds(replayed.out, std::to_string(lines(records)) + " replayed, 0 differ"));
  const Ran piped = folder.shell("\"$Q\" diff saudi federation --hands 2000 --out - | \"$Q\" replay -");
  CHECK(piped.code == 0);
  CHECK(holds(piped.out, " replayed, 0 differ"));
}

TEST_CASE("Rule sets that share no word of the auction are compared from the contract on") {
  const Folder folder;
  const Ran ran = folder.qanun("diff coinche bulgarian --witness --hands 1000");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "Phases\n"));
  CHECK(holds(ran.out, "Options of coinche alone\n"));
  CHECK(holds(ran.out, "have no word in common but passing"));
  CHECK(holds(ran.out, "said under bulgarian: "));
  CHECK(widest_line(ran.out) <= kPage);
}

TEST_CASE("The differences of whole rule sets are found, for any number of threads the same") {
  const Folder folder;
  const std::string pair = GENERATE("saudi federation", "french kotchina_french", "saudi french");
  CAPTURE(pair);
  const Ran one = folder.qanun("diff " + pair + " --hands 1500 --seed 7");
  const Ran three = folder.qanun("diff " + pair + " --hands 1500 --seed 7 --threads 3");
  CHECK(one.code == 0);
  CHECK(one.out == three.out);
  CHECK(holds(one.out, "Hand "));
}

TEST_CASE("Differences are told in Arabic, on a page of the same width") {
  const Folder folder;
  folder.write("olaya.yaml", child_of_saudi("olaya", "kaboot:\n  sun: 50\n"));
  const Ran ran = folder.qanun("diff saudi ./olaya.yaml --witness --hands 8000 --lang ar");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "اللعب واحد والحساب مختلف"));
  CHECK(holds(ran.out, "الأكلة 8: "));
  CHECK(holds(ran.out, " ≠ "));
  CHECK(holds(folder.qanun("diff saudi saudi --witness --hands 100 --lang ar").out, "لا اختلاف في 100 يد"));
}

TEST_CASE("What cannot be compared is refused") {
  const Folder folder;
  folder.write("bad.yaml", child_of_saudi("bad", "score:\n  sun_roundin: keep5\n"));
  const Ran bad = folder.qanun("diff saudi ./bad.yaml");
  CHECK(bad.code == 1);
  CHECK(holds(bad.err, "E104"));
  CHECK(bad.out.empty());
  CHECK(folder.qanun("diff saudi nowhere").code == 2);
  CHECK(folder.qanun("diff saudi").code == 2);
  CHECK(folder.qanun("diff saudi federation --hands 0").code == 2);
  CHECK(folder.qanun("diff saudi federation --format csv").code == 2);
  folder.write("mine.yaml", child_of_saudi("mine", ""));
  const Ran over = folder.qanun("diff saudi ./mine.yaml --out mine.yaml");
  CHECK(over.code == 2);
  CHECK(folder.read("mine.yaml") == child_of_saudi("mine", ""));
  CHECK(folder.qanun("diff saudi federation --hands 50 --out /dev/full").code == 3);
}

TEST_CASE("Rule sets that are called alike are told apart") {
  const Folder folder;
  folder.write("mine.yaml", "qanun: 1\nname: saudi\nextends: federation\n");
  const Ran ran = folder.qanun("diff saudi ./mine.yaml");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "./mine.yaml: "));
}

TEST_CASE("Ctrl-C ends a comparison with what there is") {
  const Folder folder;
  const Ran ran = folder.shell(interrupted("diff saudi federation --hands 1000000000"));
  CHECK(holds(ran.out, "interrupted: "));
  CHECK(holds(ran.out, "code 130"));
}
