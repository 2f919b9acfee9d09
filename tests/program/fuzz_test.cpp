// `qanun fuzz` as its users meet it.
#include <catch2/catch.hpp>
#include <filesystem>

#include "program.hpp"

namespace {

namespace fs = std::filesystem;

constexpr auto kFaulty = "QANUN_PLUGIN_PATH='" QANUN_FAULTY_PLUGINS "' \"$Q\" ";

void write_faulty(const Folder& folder) { folder.write("sick.yaml", child_of_saudi("sick", "use: [faulty]\n")); }

Ran fuzz(const Folder& folder, const std::string& arguments) {
  return folder.shell(std::string{kFaulty} + "fuzz " + arguments);
}

std::size_t files_in(const fs::path& folder) {
  std::size_t files = 0;
  for (const auto& entry : fs::directory_iterator{folder}) files += entry.is_regular_file() ? 1 : 0;
  return files;
}

}  // namespace

TEST_CASE("fuzz finds nothing in a sound rule set and says how far it came") {
  const Folder folder;
  const Ran ran = folder.qanun("fuzz saudi --vary kasho -n 60");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 0);
  CHECK(ran.out.starts_with("saudi: "));
  CHECK(holds(ran.out, " combinations, "));
  CHECK(holds(ran.out, ", 0 found\n"));
  CHECK(lines(ran.out) == 1);
  CHECK(files_in(folder.path() / "findings") == 0);
  CHECK(files_in(folder.path() / "findings" / "corpus") == 1);
}

TEST_CASE("fuzz writes a minimal rule file and a record for each fault, and prints the command that plays it") {
  const Folder folder;
  write_faulty(folder);
  const Ran ran = fuzz(folder, "./sick.yaml --vary faulty -n 80 --out found");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 1);
  CHECK(holds(ran.out, "./sick.yaml: finding[F106]: "));
  CHECK(holds(ran.out, "      = with faulty.how: copies\n"));
  CHECK(holds(ran.out, "      = found/sick_f106_1.yaml, qanun replay found/sick_f106_1.jsonl --explain\n"));
  CHECK(holds(ran.out, ", 14 found\n"));
  CHECK(holds(folder.read("found/sick_f106_1.yaml"), "extends: sick\nfaulty:\n  how: copies\n"));
  CHECK(folder.read("found/sick.yaml") == folder.read("sick.yaml"));
  CHECK_FALSE(holds(ran.out, "does not come to the same rules"));
}

TEST_CASE("what fuzz writes is read by check and replay") {
  const Folder folder;
  write_faulty(folder);
  REQUIRE(fuzz(folder, "./sick.yaml --vary faulty -n 80 --out found").code == 1);
  for (const char* code : {"f101", "f105", "f106"}) {
    CAPTURE(code);
    const std::string name = std::string{"found/sick_"} + code + "_1";
    const Ran checked = folder.shell(std::string{kFaulty} + "check " + name + ".yaml");
    CAPTURE(checked.out, checked.err);
    CHECK(checked.code == 1);
    CHECK(holds(checked.out, "error[F1" + std::string{code}.substr(2) + "]"));
    const Ran replayed = folder.shell(std::string{kFaulty} + "replay " + name + ".jsonl --explain");
    CAPTURE(replayed.out, replayed.err);
    CHECK(holds(replayed.out, "1 replayed, "));
    CHECK(replayed.code <= 1);
  }
}

TEST_CASE("fuzz as JSON is one object with the options of each finding") {
  const Folder folder;
  write_faulty(folder);
  const Ran ran = fuzz(folder, "./sick.yaml saudi --vary faulty,kasho -n 80 --format json");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 1);
  const auto json = ran.json();
  CHECK(json.at("interrupted") == false);
  REQUIRE(json.at("rules").size() == 2);
  const auto& sick = json.at("rules")[0];
  CHECK(sick.at("rules") == "./sick.yaml");
  CHECK(sick.at("pairs").at("reached") == sick.at("pairs").at("reachable"));
  REQUIRE(sick.at("findings").size() == 14);
  for (const auto& one : sick.at("findings")) {
    CHECK(one.at("options").size() == 1);
    CHECK(one.at("options").contains("faulty.how"));
    CHECK(fs::exists(folder.path() / one.at("file").get<std::string>()));
    CHECK(one.contains("record") == (one.at("code") != "F118"));  // rules that cannot be built play no hand
    if (one.contains("record")) CHECK(fs::exists(folder.path() / one.at("record").get<std::string>()));
  }
  CHECK(json.at("rules")[1].at("findings").empty());
  CHECK(json.at("rules")[1].at("combinations") == 80);
}

TEST_CASE("a second run goes on, and does not write again what is still there") {
  const Folder folder;
  write_faulty(folder);
  REQUIRE(fuzz(folder, "./sick.yaml --vary faulty -n 80 --out found").code == 1);
  const std::size_t files = files_in(folder.path() / "found");
  const Ran second = fuzz(folder, "./sick.yaml --vary faulty -n 20 --out found --format json");
  CAPTURE(second.out, second.err);
  CHECK(second.code == 1);
  const auto json = second.json().at("rules")[0];
  CHECK(json.at("resumed") == true);
  CHECK(json.at("known") == 14);
  CHECK(json.at("findings").empty());
  CHECK(files_in(folder.path() / "found") == files);
  const auto other = fuzz(folder, "./sick.yaml --vary faulty -n 5 --seed 2 --out found --format json").json();
  CHECK(other.at("rules")[0].at("resumed") == false);
}

TEST_CASE("with one thread the same seed finds the same") {
  const Folder folder;
  write_faulty(folder);
  const auto findings = [&](const std::string& out) {
    auto json = fuzz(folder, "./sick.yaml --vary faulty -n 80 --format json --out " + out).json();
    auto found = json.at("rules")[0].at("findings");
    for (auto& one : found)
      for (const char* key : {"file", "record", "command"}) one.erase(key);
    return found;
  };
  CHECK(findings("one") == findings("two"));
}

TEST_CASE("fuzz on two threads finds the same faults") {
  const Folder folder;
  write_faulty(folder);
  const Ran ran = fuzz(folder, "./sick.yaml --vary faulty -n 80 --jobs 2");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 1);
  for (const char* how : {"silent", "endless", "voids", "flags", "copies", "moody", "throws", "unlined", "lacking",
                          "seated", "suited", "peeping", "wavering", "unbuilt"})
    CHECK(holds(ran.out, std::string{"with faulty.how: "} + how + "\n"));
}

TEST_CASE("fuzz refuses what it cannot use, each with one sentence") {
  struct Case {
    const char* arguments;
    const char* says;
  };
  const Folder folder;
  for (const Case& one : {Case{"fuzz", "qanun fuzz needs RULES"}, Case{"fuzz saudi --time 0", "--time takes"},
                          Case{"fuzz saudi --time x", "--time takes"}, Case{"fuzz saudi -n 0", "-n takes"},
                          Case{"fuzz saudi --jobs 257", "--jobs takes"},
                          Case{"fuzz saudi --faults 2", "--faults takes"}, Case{"fuzz saudi --seed -1", "--seed takes"},
                          Case{"fuzz saudi --vary doublin", "there is no section 'doublin'; did you mean 'doubling'?"},
                          Case{"fuzz saudi --vary bid,", "there is no section ''"}, Case{"fuzz nowhere", "nowhere"},
                          Case{"fuzz ./none.yaml", "none.yaml"}}) {
    CAPTURE(one.arguments);
    const Ran ran = folder.qanun(one.arguments);
    CAPTURE(ran.err);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(holds(ran.err, one.says));
  }
  folder.write("bad.yaml", child_of_saudi("bad", "bid: {rounds: 9}\n"));
  CHECK(folder.qanun("fuzz ./bad.yaml").code == 1);
}

TEST_CASE("a folder that cannot be written is said, with the exit code for it") {
  const Folder folder;
  folder.write("taken", "a file");
  const Ran ran = folder.qanun("fuzz saudi --vary kasho -n 5 --out taken");
  CHECK(ran.code == 3);
  CHECK(holds(ran.err, "cannot write 'taken'"));
  const Ran arabic = folder.qanun("fuzz saudi --vary kasho -n 5 --out taken --lang ar");
  CHECK(arabic.code == 3);
  CHECK(holds(arabic.err, "تعذّرت الكتابة في «taken»"));
}

TEST_CASE("a rule file of somebody else's in the folder is not overwritten") {
  const Folder folder;
  write_faulty(folder);
  fs::create_directories(folder.path() / "found");
  folder.write("found/sick.yaml", "mine\n");
  const Ran ran = fuzz(folder, "./sick.yaml --vary faulty -n 80 --out found");
  CHECK(ran.code == 3);
  CHECK(folder.read("found/sick.yaml") == "mine\n");
}

TEST_CASE("Ctrl-C ends a search in order, with what was done, and it can go on") {
  const Folder folder;
  const Ran ran = folder.shell(
      "\"$Q\" fuzz saudi --vary kasho,bid --time 50 --format json >cut.json & sleep 2; kill -INT $!; wait $!");
  CAPTURE(ran.err);
  CHECK(ran.code == 130);
  const auto json = nlohmann::json::parse(folder.read("cut.json"));
  CHECK(json.at("interrupted") == true);
  CHECK(json.at("rules")[0].at("hands") > 0);
  CHECK(json.at("rules")[0].at("seconds") < 20);
  const auto second = folder.qanun("fuzz saudi --vary kasho,bid -n 5 --format json").json();
  CHECK(second.at("rules")[0].at("resumed") == true);
}

TEST_CASE("the help of fuzz has an example and every option") {
  const Folder folder;
  const Ran ran = folder.qanun("fuzz --help");
  CHECK(ran.code == 0);
  for (const char* part :
       {"Example: qanun fuzz saudi", "--time", "--seed", "--vary", "-n N", "--jobs", "--faults", "--out"})
    CHECK(holds(ran.out, part));
  CHECK(holds(folder.qanun("fuzz --help --lang ar").out, "مثال: qanun fuzz saudi"));
}
