// Standard output that notices when it cannot be written: a full disk is an error, a closed pipe a quiet end.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace program {

class Output {
 public:
  // "-" or empty is standard output.
  explicit Output(const std::string& path);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // False once something could not be written.
  bool write(std::string_view text);
  // Flushes and says how it went: kFine, kUnwritable (with a line on standard error), or kFine after a closed pipe.
  [[nodiscard]] int finish();
  [[nodiscard]] bool usable() const { return file_ != nullptr && !failed_; }
  [[nodiscard]] bool closed_pipe() const { return closed_pipe_; }

 private:
  std::FILE* file_ = nullptr;
  std::string path_;
  bool failed_ = false;
  bool closed_pipe_ = false;
};

}  // namespace program
