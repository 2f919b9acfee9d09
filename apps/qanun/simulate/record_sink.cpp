#include "simulate/record_sink.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>

namespace program {

namespace {

constexpr int kPollMilliseconds = 100;
// What a pipe takes without blocking once `poll` says that it can be written.
constexpr std::size_t kPipeChunk = PIPE_BUF;

}  // namespace

RecordSink::RecordSink(const std::string& path, const std::atomic<bool>& stop) : stop_(stop) {
  own_ = path != "-";
  descriptor_ = own_ ? ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666) : STDOUT_FILENO;
  if (descriptor_ < 0) {
    error_ = errno;
    failed_ = true;
    return;
  }
  struct stat status {};
  regular_ = ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
}

RecordSink::~RecordSink() { close(); }

bool RecordSink::close() {
  if (own_ && descriptor_ >= 0 && ::close(descriptor_) != 0 && !failed_) {
    error_ = errno;
    failed_ = true;
  }
  descriptor_ = -1;
  return !failed_;
}

bool RecordSink::submit(std::uint64_t block, std::string lines) {
  std::unique_lock lock{mutex_};
  room_.wait(lock, [&] { return failed_ || block < next_ + kWindow; });
  if (failed_) return false;
  waiting_[block % kWindow] = std::move(lines);
  // Whoever finds the next block writes it, and what has come in meanwhile; the others go on playing.
  while (!writing_ && !failed_ && waiting_[next_ % kWindow]) {
    const std::string text = std::move(*waiting_[next_ % kWindow]);
    waiting_[next_ % kWindow].reset();
    writing_ = true;
    lock.unlock();
    const bool written = write_lines(text);
    lock.lock();
    writing_ = false;
    ++next_;
    if (!written) failed_ = true;
    room_.notify_all();
  }
  return !failed_;
}

void RecordSink::abandon() {
  const std::lock_guard lock{mutex_};
  failed_ = true;
  room_.notify_all();
}

// False when the run was stopped and nobody reads any more.
bool RecordSink::ready_to_write() {
  for (bool last_chance = false;; last_chance = stop_) {
    pollfd ready{.fd = descriptor_, .events = POLLOUT, .revents = 0};
    const int count = ::poll(&ready, 1, kPollMilliseconds);
    if (count > 0) return true;
    if (count < 0 && errno != EINTR) return true;  // the write will say what is wrong
    if (last_chance) return false;
  }
}

bool RecordSink::write_lines(std::string_view lines) {
  std::size_t done = 0;
  while (done < lines.size()) {
    if (!regular_ && !ready_to_write()) return false;
    const std::size_t size = regular_ ? lines.size() - done : std::min(lines.size() - done, kPipeChunk);
    const ssize_t written = ::write(descriptor_, lines.data() + done, size);
    if (written >= 0) {
      done += static_cast<std::size_t>(written);
      continue;
    }
    if (errno == EINTR || errno == EAGAIN) continue;
    closed_pipe_ = errno == EPIPE;
    error_ = errno;
    cut_back(lines.substr(0, done));
    return false;
  }
  return true;
}

// A full disk takes half a line: the file ends with its last whole one.
void RecordSink::cut_back(std::string_view written) const {
  if (!regular_ || written.empty()) return;
  const std::size_t end = written.rfind('\n');
  const std::size_t whole = end == std::string_view::npos ? 0 : end + 1;
  const off_t here = ::lseek(descriptor_, 0, SEEK_CUR);
  if (here < 0) return;
  const off_t cut = here - static_cast<off_t>(written.size() - whole);
  if (::ftruncate(descriptor_, cut) == 0) ::lseek(descriptor_, cut, SEEK_SET);
}

}  // namespace program
