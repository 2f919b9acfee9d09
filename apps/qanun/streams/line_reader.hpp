// Lines of a file or of standard input, one at a time, in bounded memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace program {

class LineReader {
 public:
  // "-" is standard input. Lines longer than `longest` bytes are passed over and reported as such.
  LineReader(const std::string& path, std::size_t longest);
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  enum class Got : std::uint8_t {
    line,
    too_long,
    cut,         // what stands after the last newline
    end,         // nothing stands after it
    unreadable,  // `error` says why
    interrupted
  };
  // `line` comes without its newline and is valid until the next call.
  [[nodiscard]] Got next(std::string_view& line);

  // Whether the next line is here already, so that asking for it does not wait.
  [[nodiscard]] bool has_line() const;
  [[nodiscard]] std::uint64_t number() const { return number_; }  // of the line that came last, from 1
  [[nodiscard]] int error() const { return error_; }

 private:
  enum class Filled : std::uint8_t { more, end, unreadable, interrupted };
  [[nodiscard]] Filled fill();
  [[nodiscard]] Got finish_long_line();

  int descriptor_;
  int error_ = 0;
  std::size_t longest_;
  std::string buffer_{};
  std::size_t begin_ = 0;  // of what has not been given out
  std::uint64_t number_ = 0;
};

}  // namespace program
