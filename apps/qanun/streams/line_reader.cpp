#include "streams/line_reader.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "command_line/interruption.hpp"

namespace program {

namespace {

constexpr std::size_t kChunk = 1U << 16U;
constexpr int kPollMilliseconds = 200;

}  // namespace

LineReader::LineReader(const std::string& path, std::size_t longest)
    : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)), longest_(longest) {
  if (descriptor_ < 0) error_ = errno;
}

LineReader::~LineReader() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

bool LineReader::has_line() const { return buffer_.find('\n', begin_) != std::string::npos; }

LineReader::Filled LineReader::fill() {
  if (descriptor_ < 0) return Filled::unreadable;
  buffer_.erase(0, begin_);
  begin_ = 0;
  for (;;) {
    if (Interruption::came()) return Filled::interrupted;
    pollfd ready{.fd = descriptor_, .events = POLLIN, .revents = 0};
    if (::poll(&ready, 1, kPollMilliseconds) == 0) continue;
    const std::size_t had = buffer_.size();
    buffer_.resize(had + kChunk);
    const ssize_t got = ::read(descriptor_, buffer_.data() + had, kChunk);
    const int error = errno;
    buffer_.resize(had + (got > 0 ? static_cast<std::size_t>(got) : 0));
    if (got > 0) return Filled::more;
    if (got == 0) return Filled::end;
    if (error == EINTR || error == EAGAIN) continue;
    error_ = error;
    return Filled::unreadable;
  }
}

LineReader::Got LineReader::next(std::string_view& line) {
  for (std::size_t looked = 0;;) {
    const std::size_t end = buffer_.find('\n', begin_ + looked);
    if (end != std::string::npos) {
      line = std::string_view{buffer_}.substr(begin_, end - begin_);
      begin_ = end + 1;
      ++number_;
      return line.size() > longest_ ? Got::too_long : Got::line;
    }
    looked = buffer_.size() - begin_;
    if (looked > longest_) return finish_long_line();
    switch (fill()) {
      case Filled::more:
        continue;
      case Filled::end:
        line = buffer_;
        begin_ = buffer_.size();
        if (line.empty()) return Got::end;
        ++number_;
        return Got::cut;
      case Filled::unreadable:
        return Got::unreadable;
      case Filled::interrupted:
        return Got::interrupted;
    }
  }
}

// Passes over the rest of a line that is too long to keep.
LineReader::Got LineReader::finish_long_line() {
  for (;;) {
    const std::size_t end = buffer_.find('\n', begin_);
    begin_ = end == std::string::npos ? buffer_.size() : end + 1;
    if (end != std::string::npos) break;
    const Filled filled = fill();
    if (filled == Filled::end) break;
    if (filled == Filled::unreadable) return Got::unreadable;
    if (filled == Filled::interrupted) return Got::interrupted;
  }
  ++number_;
  return Got::too_long;
}

}  // namespace program
