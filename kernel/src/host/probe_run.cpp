#include "host/probe_run.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <string>
#include <utility>

#include "host/probe_answer.hpp"

namespace qanun::host {

namespace {

using Clock = std::chrono::steady_clock;

class Descriptor {
 public:
  explicit Descriptor(int number) : number_{number} {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int get() const { return number_; }
  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }

 private:
  int number_;
};

// A word that a library cannot say by chance.
std::string make_secret() {
  std::array<char, 16> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    return std::to_string(Clock::now().time_since_epoch().count());
  std::string secret = hex_bytes({bytes.data(), bytes.size()});
  std::erase(secret, ' ');
  return secret;
}

// Starts the probe in a process group of its own, with no input, a silent output, and `answers` as its descriptor 3.
// Gives 0 or an errno.
int start(const std::filesystem::path& probe, const std::string& secret, const std::filesystem::path& library,
          int answers, pid_t& child) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t how;
  if (const int error = ::posix_spawn_file_actions_init(&files)) return error;
  if (const int error = ::posix_spawnattr_init(&how)) {
    ::posix_spawn_file_actions_destroy(&files);
    return error;
  }

  sigset_t none;
  sigset_t all;
  ::sigemptyset(&none);
  ::sigfillset(&all);
  int error = ::posix_spawn_file_actions_adddup2(&files, answers, kAnswerDescriptor);
  const auto also = [&](int result) {
    if (error == 0) error = result;
  };
  also(::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0));
  also(::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0));
  also(::posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0));
  also(::posix_spawn_file_actions_addclosefrom_np(&files, kAnswerDescriptor + 1));
  also(::posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
  also(::posix_spawnattr_setpgroup(&how, 0));
  also(::posix_spawnattr_setsigmask(&how, &none));
  also(::posix_spawnattr_setsigdefault(&how, &all));
  if (error == 0) {
    std::string name = probe.string();
    std::string word = secret;
    std::string file = library.string();
    char* const arguments[] = {name.data(), word.data(), file.data(), nullptr};
    error = ::posix_spawn(&child, name.c_str(), &files, &how, arguments, ::environ);
  }
  ::posix_spawnattr_destroy(&how);
  ::posix_spawn_file_actions_destroy(&files);
  return error;
}

// Whether the child has ended, without reaping it: until then nobody else can get its number.
bool has_ended(pid_t child) {
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == child;
}

// Takes what is there now; false once the pipe is closed.
bool take_answers(int answers, ProbeAnswer& answer) {
  // As much as a pipe can hold: a library that never stops writing gets no more of our time.
  for (int i = 0; i < 16; ++i) {
    std::array<char, 4096> bytes{};
    const ssize_t got = ::read(answers, bytes.data(), bytes.size());
    if (got == 0) return false;
    if (got < 0) return true;
    answer.take({bytes.data(), static_cast<std::size_t>(got)});
  }
  return true;
}

// Reads answers until the child ends; false when the time is over first.
bool listen(int answers, pid_t child, Clock::time_point end, ProbeAnswer& answer) {
  bool open = true;
  while (true) {
    // The pipe closes when the probe ends, unless something that the library started holds it: so look now and then.
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
    pollfd waiting{open ? answers : -1, POLLIN, 0};
    ::poll(&waiting, 1, static_cast<int>(std::clamp<std::int64_t>(left, 0, open ? 20 : 1)));
    const bool ended = has_ended(child);
    if (open) open = take_answers(answers, answer);
    if (ended) return true;
    if (left <= 0) return false;
  }
}

// Ends the child and all that the library started; nothing where somebody else has taken the child's status.
std::optional<int> end_group(pid_t child, bool ended) {
  ::kill(-child, SIGKILL);
  if (!ended) ::kill(child, SIGKILL);  // it may have left its group
  int status = 0;
  pid_t got = 0;
  do got = ::waitpid(child, &status, 0);
  while (got < 0 && errno == EINTR);
  if (got != child) return std::nullopt;
  return status;
}

std::optional<Refusal> judge(const ProbeAnswer& answer, std::optional<int> status, const std::filesystem::path& probe) {
  if (answer.refusal()) return answer.refusal();
  const Said stage = stage_name(answer.stage());
  if (!status) {
    if (answer.stage() == Stage::ending) return std::nullopt;
    return refuse("P136", {stage});
  }
  if (answer.stage() == Stage::starting) return refuse("P135", {probe.string(), Said{"no answer", "لا جواب"}});
  if (WIFSIGNALED(*status)) {
    const int number = WTERMSIG(*status);
    const char* name = ::sigabbrev_np(number);
    return refuse("P130", {name == nullptr ? std::to_string(number) : "SIG" + std::string{name}, stage});
  }
  const auto code = static_cast<std::uint64_t>(WEXITSTATUS(*status));
  if (code == 0 && answer.stage() == Stage::ending) return std::nullopt;
  return refuse("P131", {code, stage});
}

}  // namespace

std::optional<Refusal> try_library(const std::filesystem::path& probe, const std::filesystem::path& library,
                                   int milliseconds) {
  const auto unusable = [&](int error) { return refuse("P135", {probe.string(), system_words(error)}); };
  int ends[2] = {-1, -1};
  if (::pipe2(ends, O_CLOEXEC) != 0) return unusable(errno);
  const Descriptor reading{ends[0]};
  Descriptor writing{ends[1]};
  if (::fcntl(reading.get(), F_SETFL, O_NONBLOCK) != 0) return unusable(errno);

  const auto limit = Clock::now() + std::chrono::milliseconds{milliseconds};
  const std::string secret = make_secret();
  pid_t child = 0;
  if (const int error = start(probe, secret, library, writing.get(), child)) return unusable(error);
  writing.close();

  ProbeAnswer answer{secret};
  const bool in_time = listen(reading.get(), child, limit, answer);
  const std::optional<int> status = end_group(child, in_time);
  if (!in_time && !answer.refusal())
    return refuse("P132", {static_cast<std::uint64_t>(milliseconds), stage_name(answer.stage())});
  return judge(answer, status, probe);
}

}  // namespace qanun::host
