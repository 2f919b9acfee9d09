// One run in several processes: the figures of one.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "program.hpp"

namespace {

// Open MPI refuses to run as root, to start more processes than there are processors, and to start at all where no ssh
// is, unless it is told that this is meant. Its own remarks on codes that are not 0 are held back by -q.
std::string mpi(int processes, const std::string& arguments) {
  return "OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_plm_rsh_agent=/bin/false "
         "OMPI_MCA_btl_vader_single_copy_mechanism=none QANUN_PLUGIN_PATH='" QANUN_FAULTY_PLUGINS "' '" QANUN_MPIEXEC
         "' -q --oversubscribe -n " +
         std::to_string(processes) + " '" QANUN_MPI_PROGRAM "' " + arguments;
}

Ran alone(const Folder& folder, const std::string& arguments) {
  return folder.shell("QANUN_PLUGIN_PATH='" QANUN_FAULTY_PLUGINS "' \"$Q\" " + arguments);
}

nlohmann::json without_clock(nlohmann::json report) {
  for (const char* const key : {"seconds", "hands_per_second", "threads"}) report.erase(key);
  if (report.contains("rules") && report["rules"].is_array())
    for (auto& rules : report["rules"]) rules.erase("seconds");
  return report;
}

}  // namespace

TEST_CASE("two and three processes come to the figures of one, and to those of merged parts") {
  const Folder folder;
  const std::string run = "simulate saudi -n 3001 --seed 5 --faults 0.1 --format json";
  const auto expected = without_clock(folder.qanun(run).json());
  for (const int processes : {1, 2, 3}) {
    const Ran ran = folder.shell(mpi(processes, run + " --threads 2"));
    CAPTURE(processes, ran.err);
    CHECK(ran.code == 0);
    CHECK(without_clock(ran.json()) == expected);
    CHECK(ran.err.empty());
  }
  REQUIRE(folder.qanun(run + " --shard 1/2 > 1.json").code == 0);
  REQUIRE(folder.qanun(run + " --shard 2/2 > 2.json").code == 0);
  CHECK(without_clock(folder.qanun("merge 1.json 2.json --format json").json()) == expected);
}

TEST_CASE("a search in several processes finds what one finds, and writes it once") {
  const Folder folder;
  folder.write("sick.yaml", child_of_saudi("sick", "use: [faulty]\n"));
  const std::string run = "fuzz ./sick.yaml --vary faulty -n 40 --out found --format json";
  const Ran one = alone(folder, run);
  REQUIRE(one.code == 1);
  REQUIRE(folder.shell("mv found first").code == 0);
  const Ran several = folder.shell(mpi(3, run));
  CAPTURE(several.err);
  CHECK(several.code == 1);
  CHECK(without_clock(several.json()) == without_clock(one.json()));
  CHECK(folder.shell("diff -r --exclude=corpus first found").code == 0);
}

TEST_CASE("a map of options in several processes is that of one, in every format") {
  const Folder folder;
  const std::string run = "interactions saudi --section kaboot,doubling --hands 20 --format ";
  for (const char* const format : {"json", "html"}) {
    const Ran several = folder.shell(mpi(2, run + format));
    CAPTURE(several.err);
    CHECK(several.code == 0);
    CHECK(several.out == folder.qanun(run + format).out);
  }
}

TEST_CASE("what is wrong is said once, with the exit code of one process") {
  const Folder folder;
  folder.write("bad.yaml", child_of_saudi("bad", "bid: {rounds: 9}\n"));
  struct Case {
    const char* arguments;
    int code;
    const char* says;
  };
  for (const Case& one : std::vector<Case>{
           {"simulate nowhere", 2, "error["},
           {"simulate ./bad.yaml", 1, "error["},
           {"simulate saudi --records r.jsonl", 2, "qanun: --records does not go with qanun-mpi: "},
           {"simulate saudi --shard 1/2", 2, "qanun: --shard does not go with qanun-mpi"},
           {"fuzz saudi", 2, "qanun: qanun-mpi needs -n N"},
           {"fuzz saudi -n 5 --time 3", 2, "qanun: --time does not go with qanun-mpi: "},
           {"fuzz saudi -n 5 --vary kash", 2, "there is no section 'kash'; did you mean 'kasho'?"},
           {"interactions saudi --section kabot", 2, "there is no section 'kabot'; did you mean 'kaboot'?"},
           {"interactions saudi --hand 3 --set 'bid.rounds: 1' --set 'deal.x: 1'", 2,
            "qanun: --hand does not go with"}}) {
    const Ran ran = folder.shell(mpi(2, one.arguments));
    CAPTURE(one.arguments, ran.err);
    CHECK(ran.code == one.code);
    CHECK(ran.out.empty());
    const std::size_t first = ran.err.find(one.says);
    CHECK(first != std::string::npos);
    CHECK((first == std::string::npos || ran.err.find(one.says, first + 1) == std::string::npos));
  }
}

TEST_CASE("a process that cannot go on ends all of them, and says why") {
  const Folder folder;
  folder.write("house.yaml", child_of_saudi("house", "match: {target: 104}\n"));
  // The second process stands in a folder of its own.
  const auto apart = [&](const std::string& prepare) {
    folder.write("apart.sh", "[ $OMPI_COMM_WORLD_RANK = 1 ] && cd other; exec '" QANUN_MPI_PROGRAM
                             "' simulate ./house.yaml -n 100\n");
    std::string line = mpi(2, "");
    const std::string program = "'" QANUN_MPI_PROGRAM "'";
    line.replace(line.find(program), program.size(), "sh apart.sh");
    return folder.shell("mkdir -p other; " + prepare + "; " + line);
  };
  const Ran lacking = apart("true");
  CAPTURE(lacking.err);
  CHECK(lacking.code == 2);
  CHECK(lacking.out.empty());
  CHECK(holds(lacking.err, "qanun: process 2 of 2 cannot go on:\n"));
  CHECK(holds(lacking.err, "./house.yaml"));
  const Ran other = apart("sed s/104/52/ house.yaml > other/house.yaml");
  CAPTURE(other.err);
  CHECK(other.code == 2);
  CHECK(holds(other.err, "qanun: process 2 of 2 plays another run than the first: fingerprint "));
}

TEST_CASE("one process that is interrupted stops all of them, with what was done") {
  const Folder folder;
  const Ran ran = folder.shell(
      mpi(2, "simulate saudi -n 100000000 --threads 12 --format json > cut.json") +
      " & for i in $(seq 200); do P=$(pgrep -f -n 'qanun-mp[i] simulate saudi -n 100000000'); "
      "[ $(ls /proc/$P/task 2>/dev/null | wc -l) -gt 13 ] && break; sleep 0.1; done; kill -INT $P; wait $!; "
      "echo code $?");
  CAPTURE(ran.err);
  CHECK(holds(ran.out, "code 130"));
  const auto json = nlohmann::json::parse(folder.read("cut.json"));
  CHECK(json.at("interrupted") == true);
  CHECK(json.at("hands") > 0);
  CHECK(json.at("done") < 50'000'000);  // what one process would play if it did not hear of it
}

TEST_CASE("qanun-mpi knows its commands") {
  const Folder folder;
  const Ran help = folder.shell("'" QANUN_MPI_PROGRAM "' --help");
  CHECK(help.code == 0);
  for (const char* const part : {"simulate", "fuzz", "interactions", "mpirun -n 4 qanun-mpi"})
    CHECK(holds(help.out, part));
  CHECK_FALSE(holds(help.out, "replay"));
  const Ran other = folder.shell("'" QANUN_MPI_PROGRAM "' replay x");
  CHECK(other.code == 2);
  CHECK(holds(other.err, "there is no command 'replay'"));
}
