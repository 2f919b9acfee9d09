// A bar with rate and time left on standard error, only where that is a terminal.
#pragma once

#include <cstdint>

#include "qanun/text.hpp"

namespace program {

class ProgressBar {
 public:
  ProgressBar(std::uint64_t total, qanun::Text unit, qanun::Language language);
  ~ProgressBar();  // erases the bar
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint64_t done, double seconds);

 private:
  std::uint64_t total_;
  qanun::Text unit_;
  qanun::Language language_;
  bool terminal_;
  bool shown_ = false;
};

}  // namespace program
