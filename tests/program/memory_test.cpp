// Memory does not grow with the number of hands.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <string>

#include "program.hpp"

namespace {

constexpr long kMargin = 3 * 1024;  // kilobytes

// The most that one process of a shell's command held, in kilobytes.
long peak_of(const Folder& folder, const std::string& command) {
  const std::string line =
      "cd '" + folder.path().string() + "' && Q='" QANUN_PROGRAM "'; exec >peak.out 2>peak.err </dev/null; " + command;
  const pid_t child = ::fork();
  if (child == 0) {
    ::execl("/bin/sh", "sh", "-c", line.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
  }
  int status = 0;
  rusage usage{};
  REQUIRE(::wait4(child, &status, 0, &usage) == child);
  CAPTURE(command, folder.read("peak.err"));
  REQUIRE(WIFEXITED(status));
  REQUIRE(WEXITSTATUS(status) == 0);
  return usage.ru_maxrss;
}

void check_constant(const std::string& few, const std::string& many) {
  const Folder folder;
  const long less = peak_of(folder, few);
  const long more = peak_of(folder, many);
  CAPTURE(few, less, more);
  CHECK(more < less + kMargin);
}

}  // namespace

TEST_CASE("a simulation holds as much memory for many hands as for few") {
  check_constant("\"$Q\" simulate saudi -n 30000 --threads 2", "\"$Q\" simulate saudi -n 300000 --threads 2");
}

TEST_CASE("records stream: neither who writes them nor who replays them holds more than some hands") {
  // 10000 records are some 15 MB.
  check_constant("\"$Q\" simulate saudi -n 1000 --records - | \"$Q\" replay -",
                 "\"$Q\" simulate saudi -n 10000 --records - | \"$Q\" replay -");
}

TEST_CASE("a file of records is read hand by hand") {
  const Folder folder;
  REQUIRE(folder.qanun("simulate saudi -n 1000 --records few.jsonl").code == 0);
  REQUIRE(folder.qanun("simulate saudi -n 10000 --records many.jsonl").code == 0);
  const long less = peak_of(folder, "\"$Q\" replay few.jsonl");
  const long more = peak_of(folder, "\"$Q\" replay many.jsonl");
  CAPTURE(less, more);
  CHECK(more < less + kMargin);
}

TEST_CASE("a hand is answered before the next one is there") {
  const Folder folder;
  REQUIRE(folder.qanun("simulate saudi -n 2 --records two.jsonl").code == 0);
  const Ran ran = folder.shell(
      "mkfifo in; \"$Q\" replay in --format json > out & exec 3> in; head -n 1 two.jsonl >&3; "
      "for i in $(seq 100); do [ -s out ] && break; sleep 0.1; done; wc -l < out; tail -n 1 two.jsonl >&3; exec 3>&-; "
      "wait $!; wc -l < out");
  CAPTURE(ran.err);
  CHECK(ran.out.starts_with("1\n"));
}
