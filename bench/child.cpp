#include "child.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>

namespace bench {

namespace {

// What the child's standard streams are.
class Streams {
 public:
  explicit Streams(int output) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (output < 0)
      posix_spawn_file_actions_addopen(&actions_, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    else
      posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
  }
  ~Streams() { posix_spawn_file_actions_destroy(&actions_); }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

std::optional<pid_t> start(const std::vector<std::string>& command, int output) {
  std::vector<char*> arguments;
  for (const std::string& one : command) arguments.push_back(const_cast<char*>(one.c_str()));
  arguments.push_back(nullptr);
  const Streams streams{output};
  pid_t child = 0;
  if (posix_spawn(&child, arguments[0], streams.get(), nullptr, arguments.data(), environ) != 0) return std::nullopt;
  return child;
}

std::string read_all(int from) {
  std::string text;
  std::array<char, 4096> buffer{};
  for (ssize_t got = 0; (got = ::read(from, buffer.data(), buffer.size())) > 0;)
    text.append(buffer.data(), static_cast<std::size_t>(got));
  return text;
}

}  // namespace

std::optional<Ran> run(const std::vector<std::string>& command, Output output) {
  std::array<int, 2> pipe{-1, -1};
  if (output == Output::kept && ::pipe2(pipe.data(), O_CLOEXEC) != 0) return std::nullopt;
  const auto began = std::chrono::steady_clock::now();
  const std::optional<pid_t> child = start(command, pipe[1]);
  Ran ran;
  if (output == Output::kept) {
    ::close(pipe[1]);
    if (child) ran.output = read_all(pipe[0]);
    ::close(pipe[0]);
  }
  int status = 0;
  rusage used{};
  if (!child || ::wait4(*child, &status, 0, &used) != *child) return std::nullopt;
  ran.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  ran.peak_bytes = static_cast<double>(used.ru_maxrss) * 1024;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  return ran;
}

}  // namespace bench
