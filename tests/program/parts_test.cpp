// Parts of a search and of a map of options, played anywhere and put together.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "program.hpp"

namespace {

constexpr auto kFaulty = "QANUN_PLUGIN_PATH='" QANUN_FAULTY_PLUGINS "' ";

// Of a search nothing but the clock may differ from one process.
nlohmann::json without_clock(nlohmann::json report) {
  for (auto& rules : report.at("rules")) rules.erase("seconds");
  return report;
}

// part1.json and so on.
void play_parts(const Folder& folder, const std::string& run, int parts) {
  for (int i = 1; i <= parts; ++i) {
    const std::string number = std::to_string(i);
    const Ran ran = folder.shell(kFaulty + ("\"$Q\" " + run) + " --shard " + number + "/" + std::to_string(parts) +
                                 " --format json > part" + number + ".json");
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
  }
}

Ran merged(const Folder& folder, const std::string& arguments) {
  return folder.shell(std::string{kFaulty} + "\"$Q\" merge " + arguments);
}

}  // namespace

TEST_CASE("merged parts of a search are the report of one process, with the same findings") {
  const Folder folder;
  folder.write("sick.yaml", child_of_saudi("sick", "use: [faulty]\n"));
  const std::string run = "fuzz ./sick.yaml saudi --vary faulty,kasho -n 60 --seed 3";
  const Ran whole = folder.shell(kFaulty + ("\"$Q\" " + run) + " --jobs 2 --format json --out whole");
  REQUIRE(whole.code == 1);
  play_parts(folder, run, 3);
  CHECK_FALSE(std::filesystem::exists(folder.path() / "findings"));
  const Ran parts = merged(folder, "part2.json part3.json part1.json --format json --out together");
  CAPTURE(parts.err);
  CHECK(parts.code == 1);
  auto expected = without_clock(whole.json());
  REQUIRE(expected.at("rules")[0].at("findings").size() == 14);
  // The files are those of another folder.
  auto found = without_clock(parts.json());
  for (std::size_t i = 0; i < 14; ++i)
    for (auto* const one : {&expected, &found}) {
      auto& finding = one->at("rules")[0].at("findings").at(i);
      const auto name = finding.at("file").get<std::string>();
      CHECK(folder.read(name).size() > 50);
      finding["file"] = name.substr(name.find('/'));
      finding.erase("command");
      finding.erase("record");
    }
  CHECK(found == expected);
}

TEST_CASE("merged parts of a map are the report of one process, in every format") {
  const Folder folder;
  const std::string run = "interactions saudi --section kaboot,doubling,bid --hands 30";
  play_parts(folder, run, 3);
  for (const char* const format : {"text", "json", "csv", "html"}) {
    CAPTURE(format);
    const Ran whole = folder.qanun(run + " --threads 2 --format " + format);
    REQUIRE(whole.code == 0);
    const Ran parts = folder.qanun(std::string{"merge part1.json part2.json part3.json --format "} + format);
    CAPTURE(parts.err);
    CHECK(parts.code == 0);
    CHECK(parts.out == whole.out);
  }
  CHECK(folder.qanun("merge part1.json part2.json part3.json --lang ar --out map.txt").code == 0);
  CHECK(folder.read("map.txt") == folder.qanun(run + " --lang ar").out);
}

TEST_CASE("parts of searches and maps that do not belong together are refused, each with one sentence") {
  const Folder folder;
  const auto play = [&](const std::string& run, const std::string& name) {
    REQUIRE(folder.qanun(run + " --format json > " + name).code == 0);
  };
  const std::string search = "fuzz saudi --vary kasho -n 6 ";
  play(search + "--shard 1/2", "f1.json");
  play(search + "--shard 2/2", "f2.json");
  play(search + "--seed 2 --shard 2/2", "f_seed.json");
  play("fuzz saudi --vary kasho -n 7 --shard 2/2", "f_count.json");
  play("fuzz saudi --vary kaboot -n 6 --shard 2/2", "f_sections.json");
  play("fuzz federation --vary kasho -n 6 --shard 2/2", "f_rules.json");
  play(search + "--faults 0 --shard 2/2", "f_faults.json");
  const std::string map = "interactions saudi --section kaboot --hands 10 ";
  play(map + "--shard 1/2", "m1.json");
  play(map + "--shard 2/2", "m2.json");
  play("interactions saudi --section kaboot --hands 11 --shard 2/2", "m_hands.json");
  play("simulate saudi -n 10 --shard 1/2", "s1.json");
  play(search, "whole.json");
  play(map, "map.json");
  const auto changed = [&](const std::string& from, const std::string& name, const auto& change) {
    auto json = nlohmann::json::parse(folder.read(from));
    change(json);
    folder.write(name, json.dump() + "\n");
  };
  changed("f2.json", "f_cut.json", [](auto& json) { json["done"] = 1; });
  changed("f2.json", "f_bare.json", [](auto& json) { json["body"].erase("rules"); });
  changed("f2.json", "f_other.json", [](auto& json) { json["body"]["rules"][0]["signature"] = 1; });
  changed("m2.json", "m_bare.json", [](auto& json) { json["body"].erase("pairs"); });
  changed("m2.json", "m_other.json", [](auto& json) { json["body"]["changes"][0][1] = 12345; });

  struct Case {
    const char* files;
    int code;
    const char* says;
  };
  const char* const no_part = "is not what simulate, fuzz or interactions write with --shard I/N --format json\n";
  for (const Case& one : std::vector<Case>{
           {"f1.json f1.json", 2, "qanun: shard 1/2 stands in 'f1.json' and in 'f1.json'\n"},
           {"f1.json", 1,
            "qanun: 1 of 2 shards missing, the first of them 2/2: `qanun fuzz saudi -n 6 --seed 1 --vary kasho "
            "--shard 2/2 --format json`\n"},
           {"m2.json", 1,
            "qanun: 1 of 2 shards missing, the first of them 1/2: `qanun interactions saudi --section kaboot --hands "
            "10 --seed 1 --shard 1/2 --format json`\n"},
           {"f1.json m2.json", 2,
            "qanun: 'f1.json' is a part of fuzz and 'm2.json' of interactions: they cannot be merged\n"},
           {"s1.json f2.json", 2, "qanun: 's1.json' is a part of simulate and 'f2.json' of fuzz: they cannot be"},
           {"f1.json f_seed.json", 2, "qanun: 'f1.json' and 'f_seed.json' are of different runs: seed 1 / 2\n"},
           {"f1.json f_count.json", 2, "are of different runs: combinations 6 / 7\n"},
           {"f1.json f_sections.json", 2, "are of different runs: sections [\"kasho\"] / [\"kaboot\"]\n"},
           {"f1.json f_rules.json", 2, "are of different runs: rules [\"saudi\"] / [\"federation\"], fingerprint "},
           {"f1.json f_faults.json", 2, "are of different runs: faults per million 50000 / 0\n"},
           {"m1.json m_hands.json", 2, "are of different runs: hands 10 / 11\n"},
           {"f1.json f_cut.json", 1, "'f_cut.json' was interrupted after 1 of 3: run it again with `qanun fuzz saudi"},
           {"f1.json f_bare.json", 2, "qanun: the shards do not hold all counters: they were written by another"},
           {"f1.json f_other.json", 2, "qanun: the shards do not hold all counters: they were written by another"},
           {"m1.json m_bare.json", 2, "qanun: the shards do not hold all counters: they were written by another"},
           {"m1.json m_other.json", 2, "qanun: the shards do not hold all counters: they were written by another"},
           {"f1.json f2.json --format csv", 2, "qanun: parts of fuzz are merged to text or json: "},
           {"f1.json f2.json --rules federation", 2, "qanun: the shards were played by other rules (fingerprint [\""},
           {"whole.json", 2, no_part},
           {"map.json", 2, no_part}}) {
    CAPTURE(one.files);
    const Ran ran = folder.qanun(std::string{"merge "} + one.files);
    CAPTURE(ran.err);
    CHECK(ran.code == one.code);
    CHECK(ran.out.empty());
    CHECK(holds(ran.err, one.says));
    CHECK(lines(ran.err) == 1);
    CHECK(folder.qanun(std::string{"merge --lang ar "} + one.files).code == one.code);
  }
}

TEST_CASE("a part is refused where parts could not add up, with what to do") {
  const Folder folder;
  struct Case {
    const char* arguments;
    const char* says;
  };
  for (const Case& one : std::vector<Case>{
           {"fuzz saudi --shard 1/2 --format json", "qanun: --shard needs -n N, how many combinations"},
           {"fuzz saudi --shard 1/2 -n 10 --time 5 --format json", "qanun: --time does not go with --shard: "},
           {"fuzz saudi --shard 1/2 -n 10", "qanun: --shard needs --format json, which `qanun merge` reads\n"},
           {"fuzz saudi --shard 1/2 -n 10 --out d --format json", "qanun: --shard writes no findings: give --out to"},
           {"fuzz saudi --shard 3/2 -n 10 --format json", "qanun: --shard takes I/N"},
           {"interactions saudi --shard 1/2", "qanun: --shard needs --format json"},
           {"interactions saudi --shard 1/2 --format html", "qanun: --shard needs --format json"},
           {"interactions saudi --shard 1/2 --format json --out f", "qanun: --shard writes to standard output: "},
           {"interactions saudi --shard 0/2 --format json", "qanun: --shard takes I/N"}}) {
    CAPTURE(one.arguments);
    const Ran ran = folder.qanun(one.arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(holds(ran.err, one.says));
    CHECK(lines(ran.err) == 1);
    CHECK(folder.qanun(std::string{one.arguments} + " --lang ar").code == 2);
  }
}

TEST_CASE("a lost part is played again alone, by the line that merge says") {
  const Folder folder;
  play_parts(folder, "fuzz saudi --vary kasho,bid -n 12 --faults 0.2", 3);
  REQUIRE(folder.shell("mv part2.json lost.json").code == 0);
  const Ran ran = folder.qanun("merge part1.json part3.json");
  REQUIRE(ran.code == 1);
  const std::size_t begin = ran.err.find('`') + 1;
  const std::string line = ran.err.substr(begin, ran.err.find('`', begin) - begin);
  REQUIRE(line.starts_with("qanun fuzz "));
  REQUIRE(folder.shell("\"$Q\" " + line.substr(6) + " > part2.json").code == 0);
  CHECK(folder.qanun("merge part1.json part2.json part3.json").code == 0);
  auto again = nlohmann::json::parse(folder.read("part2.json"));
  auto lost = nlohmann::json::parse(folder.read("lost.json"));
  for (auto* const one : {&again, &lost}) {
    one->erase("seconds");
    for (auto& rules : one->at("body").at("rules")) rules.erase("seconds");
  }
  CHECK(again == lost);
}

TEST_CASE("an interrupted part is told from a whole one") {
  const Folder folder;
  const Ran ran = folder.shell(interrupted("fuzz saudi -n 1000000 --jobs 2 --shard 1/2 --format json > cut.json"));
  CAPTURE(ran.out, ran.err);
  CHECK(holds(ran.out, "code 130"));
  const Ran refused = folder.qanun("merge cut.json");
  CHECK(refused.code == 1);
  CHECK(holds(refused.err, "'cut.json' was interrupted after "));
}
