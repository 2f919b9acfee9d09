// What the command line takes, and what it says where it does not.
#include <array>
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

constexpr std::array kCommands{"list",     "show",   "check", "test", "plugins",
                               "simulate", "replay", "score", "diff", "interactions"};

void refuses(const Folder& folder, const std::string& arguments, const std::string& part) {
  CAPTURE(arguments);
  const Ran ran = folder.qanun(arguments);
  CAPTURE(ran.err);
  CHECK(ran.code == 2);
  CHECK(ran.out.empty());
  CHECK(lines(ran.err) == 1);
  CHECK(holds(ran.err, part));
}

}  // namespace

TEST_CASE("Every command explains itself with an example, in English and in Arabic") {
  const Folder folder;
  for (const std::string command : kCommands) {
    CAPTURE(command);
    const Ran english = folder.qanun(command + " --help");
    CHECK(english.code == 0);
    CHECK(english.err.empty());
    CHECK(holds(english.out, "Example: qanun " + command));
    const Ran arabic = folder.qanun(command + " --lang ar --help");
    CHECK(arabic.code == 0);
    CHECK(holds(arabic.out, "مثال: qanun " + command));
    CHECK(holds(arabic.out, "الاستعمال"));
  }
}

TEST_CASE("The help of the program names every command") {
  const Folder folder;
  const Ran ran = folder.qanun("--help");
  CHECK(ran.code == 0);
  for (const std::string command : kCommands) CHECK(holds(ran.out, "  " + command + " "));
}

TEST_CASE("The version is one line on standard output") {
  const Folder folder;
  const Ran ran = folder.qanun("--version");
  CHECK(ran.code == 0);
  CHECK(ran.out.starts_with("qanun "));
  CHECK(lines(ran.out) == 1);
}

TEST_CASE("Without a command the help goes to standard error") {
  const Folder folder;
  const Ran ran = folder.qanun("");
  CHECK(ran.code == 2);
  CHECK(ran.out.empty());
  CHECK(holds(ran.err, "simulate"));
}

TEST_CASE("An unknown command or option is one line that suggests another") {
  const Folder folder;
  refuses(folder, "lsit", "did you mean 'list'?");
  refuses(folder, "simulat saudi -n 5", "did you mean 'simulate'?");
  refuses(folder, "--lang ar lsit", "هل تقصد «list»؟");
  refuses(folder, "xylophone", "there is no command 'xylophone'");
  refuses(folder, "list --fromat json", "did you mean '--format'?");
  refuses(folder, "list saudi", "qanun list does not take 'saudi'");
  refuses(folder, "--nonsense", "does not take '--nonsense'");
}

TEST_CASE("What is missing is named") {
  const Folder folder;
  refuses(folder, "show", "qanun show needs RULES");
  refuses(folder, "check", "qanun check needs FILE");
  refuses(folder, "replay --lang ar", "يحتاج FILE");
  refuses(folder, "simulate saudi -n", "-n");
}

TEST_CASE("A number that cannot be used is refused with its bounds") {
  const Folder folder;
  const std::string number = "-n takes a whole number from 1 to 1000000000000, not ";
  for (const std::string bad : {"0", "-5", "1e6", "5.5", "many", "1000000000001", "99999999999999999999999", "5k"})
    refuses(folder, "simulate saudi -n " + bad, number + "'" + bad + "'");
  refuses(folder, "simulate saudi -n ' '", number + "' '");
  refuses(folder, "simulate saudi --threads 257", "--threads takes a whole number from 0 to 256");
  refuses(folder, "simulate saudi --seed -1", "--seed takes a whole number");
  refuses(folder, "score saudi --buyer 4", "--buyer takes a whole number from 0 to 3");
  refuses(folder, "score saudi --baloot x", "--baloot takes a whole number from 0 to 1");
  refuses(folder, "simulate saudi -n 0 --lang ar", "-n يأخذ عددًا صحيحًا من 1");
}

TEST_CASE("A rate of faults is a number from 0 to 1") {
  const Folder folder;
  for (const std::string bad : {"1.1", "2", "-0.1", "0.2.1", "1e-3", "20%", ".", "0.", ".5", "nan", "half", "0.1234567",
                                "1.000001", "' '", "18446744073709551616"})
    refuses(folder, "simulate saudi -n 5 --faults " + bad, "--faults takes a rate from 0 to 1");
  refuses(folder, "simulate saudi -n 5 --faults 7 --lang ar", "--faults يأخذ نسبة من 0 إلى 1");
  for (const std::string good : {"0", "1", "0.2", "1.0", "0.000001"}) {
    CAPTURE(good);
    CHECK(folder.qanun("simulate saudi -n 5 --faults " + good).code == 0);
  }
}

TEST_CASE("Players err only where faults are taken, and the statistics say how often") {
  const Folder folder;
  folder.write("card_room.yaml", child_of_saudi("card_room", "qaid: {mode: claimable}\n"));
  const Ran ran = folder.qanun("simulate ./card_room.yaml -n 300 --faults 0.2 --format json");
  CAPTURE(ran.err);
  REQUIRE(ran.code == 0);
  const auto faults = ran.json().at("faults");
  CHECK(faults.at("rate") == 0.2);
  CHECK(faults.at("made") > 100);
  CHECK(faults.at("claimed") > 0);
  CHECK(faults.at("claimed_falsely") > 0);
  CHECK(ran.json().at("labels").at("qaid") ==
        faults.at("claimed").get<int>() + faults.at("claimed_falsely").get<int>());
  const Ran refused = folder.qanun("simulate saudi -n 300 --faults 0.2 --format json");
  const Ran legal = folder.qanun("simulate saudi -n 300 --format json");
  CHECK(refused.json().at("faults").at("made") == 0);
  CHECK(refused.json().at("digest") == legal.json().at("digest"));
  CHECK_FALSE(legal.json().contains("faults"));
}

TEST_CASE("A record with faults replays, and its faults and claims are explained in both languages") {
  const Folder folder;
  folder.write("card_room.yaml", child_of_saudi("card_room", "qaid: {mode: claimable}\n"));
  REQUIRE(folder.qanun("simulate ./card_room.yaml -n 40 --faults 0.2 --records faults.jsonl").code == 0);
  const Ran english = folder.qanun("replay faults.jsonl --explain");
  CHECK(english.code == 0);
  CHECK(holds(english.out, "40 replayed, 0 differ"));
  CHECK(holds(english.out, "did not follow suit though able [PLAY-02]"));
  CHECK(holds(english.out, "claimed a fault, and proved it [QAID-02]"));
  CHECK(holds(english.out, "  trick "));
  const Ran arabic = folder.qanun("replay faults.jsonl --explain --lang ar");
  CHECK(holds(arabic.out, "قطع ومعه من النوع [PLAY-02]"));
  CHECK(holds(folder.qanun("replay faults.jsonl --format json").out, "\"remarks\":[{\"seat\":"));
  CHECK_FALSE(holds(folder.qanun("replay faults.jsonl").out, "PLAY-02"));
}

TEST_CASE("A shard is part I of N") {
  const Folder folder;
  for (const std::string bad : {"0/2", "3/2", "1", "1/", "/2", "a/b", "1/0", "1/1000001", "1/2/3", "-1/2"})
    refuses(folder, "simulate saudi --shard " + bad, "--shard takes I/N");
}

TEST_CASE("A word that is none of those known is refused") {
  const Folder folder;
  refuses(folder, "list --format xml", "--format takes one of text, json");
  refuses(folder, "list --format jsn", "did you mean 'json'?");
  refuses(folder, "list --lang fr", "--lang takes one of en, ar");
  refuses(folder, "simulate saudi --what matchs", "did you mean 'matches'?");
}

TEST_CASE("A rule set may have the name of a command") {
  const Folder folder;
  folder.write("test.yaml", child_of_saudi("test", ""));
  const Ran ran = folder.shell("QANUN_RULES_PATH=. \"$Q\" show test");
  CHECK(ran.code == 0);
  CHECK(ran.out.starts_with("test\n"));
}

TEST_CASE("Common options may stand before and after the command") {
  const Folder folder;
  const Ran before = folder.qanun("--format json --lang ar list");
  const Ran after = folder.qanun("list --lang ar --format json");
  CHECK(before.code == 0);
  CHECK(before.out == after.out);
  CHECK(before.json().is_array());
}
