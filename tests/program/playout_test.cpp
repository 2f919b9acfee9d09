// The random playout of `qanun check`: rule sets that break down in play, one way each.
#include <array>
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

constexpr auto kFaulty = "QANUN_PLUGIN_PATH='" QANUN_FAULTY_PLUGINS "' \"$Q\" ";

struct Case {
  const char* how;
  const char* code;
  const char* says;
};

constexpr std::array kCases{Case{"silent", "F101", "seat 0 is on turn and may do nothing"},
                            Case{"endless", "F102", "a deal goes on after"},
                            Case{"voids", "F103", "no hand is ever counted"},
                            Case{"flags", "F105", "is offered cards that it may not play"},
                            Case{"copies", "F106", "of them different"},
                            Case{"moody", "F108", "comes out differently"},
                            Case{"throws", "F109", "no words left"}};

std::string rules(const std::string& how) {
  return child_of_saudi("faulty_" + how, "use: [faulty]\nfaulty: {how: " + how + "}\nmatch: {target: 104}\n");
}

}  // namespace

TEST_CASE("check notices every promise that a plugin breaks and names the option") {
  const Folder folder;
  for (const Case& one : kCases) {
    CAPTURE(one.how);
    folder.write("faulty.yaml", rules(one.how));
    const Ran ran = folder.shell(std::string{kFaulty} + "check ./faulty.yaml");
    CAPTURE(ran.out, ran.err);
    CHECK(ran.code == 1);
    CHECK(ran.err.empty());
    CHECK(holds(ran.out, std::string{"./faulty.yaml:5:15: error["} + one.code + "]: hand "));
    CHECK(holds(ran.out, " of seed 1: "));
    CHECK(holds(ran.out, one.says));
    CHECK(holds(ran.out, std::string{"'faulty.how: "} + one.how + "' is to blame: with its default, sound,"));
    CHECK(holds(ran.out, "./faulty.yaml: 1 error\n"));
  }
}

TEST_CASE("a player without a legal action is reported at the option that leaves him none, in both languages") {
  const Folder folder;
  folder.write("faulty.yaml", rules("silent"));
  const Ran english = folder.shell(std::string{kFaulty} + "check ./faulty.yaml");
  CHECK(english.code == 1);
  CHECK(holds(english.out,
              "./faulty.yaml:5:15: error[F101]: hand 0 of seed 1: seat 0 is on turn and may do nothing\n"
              "      = 'faulty.how: silent' is to blame: with its default, sound, this does not happen\n"));
  const Ran arabic = folder.shell(std::string{kFaulty} + "check ./faulty.yaml --lang ar");
  CHECK(arabic.code == 1);
  CHECK(holds(arabic.out, "./faulty.yaml:5:15: خطأ[F101]: اليد 0 من البذرة 1: "));
  CHECK(holds(arabic.out, "\n      = السبب «faulty.how: silent»؛ ومع القيمة المعتادة sound يزول\n"));
  const auto json = folder.shell(std::string{kFaulty} + "check ./faulty.yaml --format json").json();
  REQUIRE(json.size() == 1);
  CHECK(json[0].at("file") == "./faulty.yaml");
  CHECK(json[0].at("line") == 5);
  CHECK(json[0].at("option") == "faulty.how");
}

TEST_CASE("an option that was inherited is blamed where its parent writes it") {
  const Folder folder;
  folder.write("faulty.yaml", rules("silent"));
  folder.write("child.yaml", "qanun: 1\nname: child\nextends: faulty\nmatch: {target: 52}\n");
  const Ran ran = folder.shell(std::string{kFaulty} + "check ./child.yaml");
  CHECK(ran.code == 1);
  CHECK(holds(ran.out, "faulty.yaml:5:15: error[F101]: "));
  CHECK(holds(ran.out, "./child.yaml: 1 error\n"));
}

TEST_CASE("check has nothing against the same feature where it keeps its promises") {
  const Folder folder;
  folder.write("sound.yaml", rules("sound"));
  const Ran ran = folder.shell(std::string{kFaulty} + "check ./sound.yaml");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 0);
  CHECK(ran.out == "./sound.yaml: fine\n");
}

TEST_CASE("check plays rule sets whose pack is not shuffled and whose dealer is the loser of the last match") {
  const Folder folder;
  folder.write("odd.yaml", child_of_saudi("odd", "deal: {shuffle: cut_only, first_dealer: loser_of_last_match}\n"));
  folder.write("low.yaml", child_of_saudi("low", "deal: {shuffle: cut_only, first_dealer: draw_low}\n"));
  const Ran ran = folder.qanun("check ./odd.yaml ./low.yaml");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 0);
  CHECK(ran.out == "./odd.yaml: fine\n./low.yaml: fine\n");
}

TEST_CASE("rules under which no hand is ever counted are not played for ever") {
  const Folder folder;
  folder.write("none.yaml", rules("voids"));
  const Ran ran = folder.shell(std::string{kFaulty} + "simulate ./none.yaml -n 10");
  CHECK(ran.code == 1);
  CHECK(ran.out.empty());
  CHECK(holds(ran.err, "deals in a row were thrown in: no hand is ever counted"));
}

TEST_CASE("rules under which nothing can be bought, or nothing be won, are refused with the reason") {
  const std::string worthless =
      "cards: {last_trick: 0, trump_values: {9: 0, T: 0, J: 0, Q: 0, K: 0, A: 0}, plain_values: {T: 0, J: 0, Q: 0, "
      "K: 0, A: 0}, sun_values: {T: 0, J: 0, Q: 0, K: 0, A: 0}}\n";
  const Folder folder;
  const auto refused = [&](const std::string& parent, const std::string& changes, const std::string& reason) {
    folder.write("none.yaml", "qanun: 1\nname: none\nextends: " + parent + "\n" + changes);
    CAPTURE(parent, changes);
    for (const char* command : {"check ./none.yaml", "simulate ./none.yaml -n 10"}) {
      const Ran ran = folder.qanun(command);
      CAPTURE(ran.out, ran.err);
      CHECK(ran.code == 1);
      CHECK(holds(ran.out + ran.err, "error[E202]: "));
      CHECK(holds(ran.out + ran.err, reason));
    }
  };
  refused("saudi", "bid: {allow_sun: false, allow_hokum_suits: []}\n", "nothing at all could be bought");
  refused("french", "bid: {allow_hokum_suits: []}\n", "nothing at all could be bought");
  refused("bulgarian", "bid: {allow_hokum_suits: [], allow_sun: false, allow_all_trump: false}\n",
          "nothing at all could be bought");
  refused("coinche", "bid: {values: [], capot_value: 0, generale_value: 0}\n", "nothing at all could be bid");
  refused("saudi", worthless + "score: {tie_hokum: redeal}\n", "would always be dealt again");
  refused("saudi", worthless + "score: {tie_sun: redeal}\n", "would always be dealt again");
  refused("french", worthless + "score: {litige: redeal}\n", "would always be dealt again");
  folder.write("some.yaml",
               "qanun: 1\nname: some\nextends: bulgarian\nbid: {allow_hokum_suits: [], allow_sun: false}\n");
  const Ran ran = folder.qanun("check ./some.yaml");
  CAPTURE(ran.out);
  CHECK(ran.code == 0);
}
