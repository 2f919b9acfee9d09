// Standard output that notices when it cannot be written: a full disk is an error, a closed pipe a quiet end.
#pragma once

#include <string>
#include <string_view>

#include "qanun/text.hpp"

namespace program {

class Output {
 public:
  // "-" or empty is standard output. A file is written anew.
  explicit Output(const std::string& path, qanun::Language language = qanun::Language::english);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // False once something could not be written.
  bool write(std::string_view text);
  // Flushes and says how it went: kFine, kUnwritable (with a line on standard error), or kFine after a closed pipe. May
  // be called again and again, to hand over what was written so far.
  [[nodiscard]] int finish();
  [[nodiscard]] bool usable() const { return descriptor_ >= 0 && error_ == 0; }
  [[nodiscard]] bool closed_pipe() const;

 private:
  void flush();

  std::string path_;
  qanun::Language language_;
  int descriptor_ = -1;
  int error_ = 0;  // the first that met us
  bool at_terminal_ = false;
  bool reported_ = false;
  std::string waiting_{};
};

// Whether writing to `path` would overwrite the rule file that is read.
[[nodiscard]] bool is_same_file(const std::string& path, const std::string& rules);

}  // namespace program
