#include "streams/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"

namespace program {

namespace {

constexpr std::size_t kEnough = 1U << 16U;  // so much is written in one go

bool is_standard(const std::string& path) { return path.empty() || path == "-"; }

}  // namespace

Output::Output(const std::string& path, qanun::Language language) : path_{path}, language_{language} {
  descriptor_ =
      is_standard(path) ? STDOUT_FILENO : ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor_ < 0) error_ = errno;
  at_terminal_ = descriptor_ >= 0 && ::isatty(descriptor_) == 1;
}

Output::~Output() {
  flush();
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

bool Output::write(std::string_view text) {
  if (!usable()) return false;
  waiting_ += text;
  if (waiting_.size() >= kEnough || at_terminal_) flush();
  return usable();
}

void Output::flush() {
  std::string_view rest = waiting_;
  while (usable() && !rest.empty()) {
    const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {  // whoever shares this pipe with us has made it so
      pollfd ready{.fd = descriptor_, .events = POLLOUT, .revents = 0};
      ::poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  waiting_.clear();
}

bool Output::closed_pipe() const { return error_ == EPIPE; }

int Output::finish() {
  flush();
  if (usable() || closed_pipe()) return kFine;
  if (!reported_) {
    const std::string reason = std::generic_category().message(error_);
    if (is_standard(path_))
      complain(language_, fmt::format("standard output cannot be written: {}", reason),
               fmt::format("تعذّرت الكتابة على الخرج القياسي: {}", reason));
    else
      complain(language_, fmt::format("'{}' cannot be written: {}", printable(path_), reason),
               fmt::format("تعذّرت الكتابة في «{}»: {}", printable(path_), reason));
    reported_ = true;
  }
  return kUnwritable;
}

bool is_same_file(const std::string& path, const std::string& rules) {
  std::error_code unknown;
  return !path.empty() && !rules.empty() && std::filesystem::equivalent(path, rules, unknown);
}

}  // namespace program
