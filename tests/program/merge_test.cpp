// Shards of a run, played anywhere and put together.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "program.hpp"

namespace {

// What may differ between one process and several: how long it took, and on how many threads.
nlohmann::json without_clock(nlohmann::json report) {
  for (const char* const key : {"seconds", "hands_per_second", "threads"}) report.erase(key);
  return report;
}

void play_shards(const Folder& folder, const std::string& run, int shards) {
  for (int i = 1; i <= shards; ++i) {
    const std::string number = std::to_string(i);
    REQUIRE(folder
                .qanun("simulate " + run + " --shard " + number + "/" + std::to_string(shards) +
                       " --format json > part" + number + ".json")
                .code == 0);
  }
}

}  // namespace

TEST_CASE("merged shards are the report of one process") {
  for (const char* const run : {"saudi -n 1000", "coinche -n 301 --seed 9", "french -n 20 --what matches",
                                "yeeqia -n 500 --faults 0.1", "saudi -n 2"}) {
    CAPTURE(run);
    const Folder folder;
    play_shards(folder, run, 3);
    const Ran merged = folder.qanun("merge part3.json part1.json part2.json --format json");
    CAPTURE(merged.err);
    REQUIRE(merged.code == 0);
    const auto whole = folder.qanun(std::string{"simulate "} + run + " --format json").json();
    CHECK(without_clock(merged.json()) == without_clock(whole));
  }
}

TEST_CASE("merged shards are shown to people in both languages") {
  const Folder folder;
  play_shards(folder, "saudi -n 400", 2);
  const Ran english = folder.qanun("merge part1.json part2.json");
  CHECK(english.code == 0);
  CHECK(holds(english.out, "saudi: 400 hands, seed 1\n"));
  const Ran arabic = folder.qanun("merge part1.json part2.json --lang ar");
  CHECK(arabic.code == 0);
  CHECK(holds(arabic.out, "400"));
  CHECK_FALSE(holds(arabic.out, "hands"));
}

TEST_CASE("a shard may come through standard input") {
  const Folder folder;
  play_shards(folder, "saudi -n 100", 2);
  CHECK(folder.shell("\"$Q\" merge - part2.json < part1.json").code == 0);
}

TEST_CASE("what cannot be merged is refused with one sentence that says what to do") {
  const Folder folder;
  play_shards(folder, "saudi -n 100", 2);
  const auto other = [&](const std::string& run, const std::string& name) {
    REQUIRE(folder.qanun("simulate " + run + " --format json > " + name).code == 0);
  };
  other("federation -n 100 --shard 2/2", "rules.json");
  other("saudi -n 100 --seed 2 --shard 2/2", "seed.json");
  other("saudi -n 101 --shard 2/2", "total.json");
  other("saudi -n 100 --shard 2/3", "shards.json");
  other("saudi -n 100 --what matches --shard 2/2", "what.json");
  folder.write("text.json", "no JSON\n");
  folder.write("list.json", "[1, 2]\n");
  folder.write("empty.json", "");
  auto cut = nlohmann::json::parse(folder.read("part2.json"));
  cut["done"] = 20;
  folder.write("cut.json", cut.dump() + "\n");
  auto bare = nlohmann::json::parse(folder.read("part2.json"));
  bare.erase("melds");
  folder.write("bare.json", bare.dump() + "\n");
  auto odd = nlohmann::json::parse(folder.read("part2.json"));
  odd["shard"] = "3/2";
  folder.write("odd.json", odd.dump() + "\n");

  struct Case {
    const char* files;
    int code;
    const char* says;
  };
  for (const Case& one : std::vector<Case>{
           {"part1.json part1.json", 2, "qanun: shard 1/2 stands in 'part1.json' and in 'part1.json'\n"},
           {"part1.json", 1,
            "qanun: 1 of 2 shards missing, the first of them 2/2: `qanun simulate saudi -n 100 --seed 1 --shard 2/2 "
            "--format json`\n"},
           {"part1.json rules.json", 2, "are of different runs: rules saudi / federation, fingerprint "},
           {"part1.json seed.json", 2, "qanun: 'part1.json' and 'seed.json' are of different runs: seed 1 / 2\n"},
           {"part1.json total.json", 2, "are of different runs: total 100 / 101\n"},
           {"part1.json shards.json", 2, "are of different runs: shards 2 / 3\n"},
           {"part1.json what.json", 2, "are of different runs: what hands / matches\n"},
           {"part1.json cut.json", 1, "'cut.json' was interrupted after 20 of 50: run it again with `qanun simulate "},
           {"part1.json bare.json", 2, "qanun: the shards do not hold all counters: "},
           {"part1.json odd.json", 2,
            "qanun: 'odd.json' is not what simulate, fuzz or interactions write with --shard I/N --format json\n"},
           {"text.json", 2,
            "qanun: 'text.json' is not what simulate, fuzz or interactions write with --shard I/N --format json\n"},
           {"list.json", 2, "'list.json' is not what"},
           {"empty.json", 2, "'empty.json' is not what"},
           {"none.json", 2, "qanun: 'none.json' cannot be read: No such file or directory\n"}}) {
    CAPTURE(one.files);
    const Ran ran = folder.qanun(std::string{"merge "} + one.files);
    CHECK(ran.code == one.code);
    CHECK(ran.out.empty());
    CHECK(holds(ran.err, one.says));
    CHECK(lines(ran.err) == 1);
    CHECK(folder.qanun(std::string{"merge --lang ar "} + one.files).code == one.code);
  }
}

TEST_CASE("shards of a rule file are merged with that file, and with no other") {
  const Folder folder;
  folder.write("house.yaml", child_of_saudi("house", "match: {target: 104}\n"));
  play_shards(folder, "./house.yaml -n 60", 2);
  CHECK(folder.qanun("merge part1.json part2.json").code == 2);
  CHECK(folder.qanun("merge part1.json part2.json --rules ./house.yaml").code == 0);
  const Ran other = folder.qanun("merge part1.json part2.json --rules saudi");
  CHECK(other.code == 2);
  CHECK(holds(other.err, "the shards were played by other rules (fingerprint "));
}
