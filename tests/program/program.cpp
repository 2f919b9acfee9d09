#include "program.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;

namespace {

std::string quoted(const std::string& text) { return "'" + text + "'"; }  // our own paths hold no quotes

}  // namespace

Folder::Folder() {
  static std::atomic<int> count{0};
  path_ = fs::path{QANUN_BUILD_DIR} / "tests" / "program" /
          (std::to_string(::getpid()) + "-" + std::to_string(count.fetch_add(1)));
  fs::create_directories(path_);
}

Folder::~Folder() {
  std::error_code error;
  fs::remove_all(path_, error);
}

Ran Folder::shell(const std::string& command) const {
  write("command.sh", command + "\n");
  const std::string line = "cd " + quoted(path_.string()) + " && Q=" + quoted(QANUN_PROGRAM) +
                           " timeout 60 sh command.sh >command.out 2>command.err </dev/null";
  const int status = std::system(line.c_str());  // NOLINT(concurrency-mt-unsafe): these tests have one thread
  Ran ran;
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  ran.out = read("command.out");
  ran.err = read("command.err");
  return ran;
}

void Folder::write(const std::string& name, std::string_view text) const {
  std::ofstream{path_ / name, std::ios::binary} << text;
}

std::string Folder::read(const std::string& name) const {
  std::ifstream file{path_ / name, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::string interrupted(const std::string& arguments) {
  return "\"$Q\" " + arguments +
         " & for i in $(seq 100); do [ $(ls /proc/$!/task | wc -l) -gt 1 ] && break; sleep 0.1; done; kill -INT $!; "
         "wait $!; echo code $?";
}

std::size_t lines(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::string child_of_saudi(std::string_view name, std::string_view rest) {
  return "qanun: 1\nname: " + std::string{name} + "\nextends: saudi\n" + std::string{rest};
}
