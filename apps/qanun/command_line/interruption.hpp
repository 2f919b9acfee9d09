// Ctrl-C: commands that run long look at a flag, and end in order with what they have.
#pragma once

#include <atomic>

namespace program {

// While one exists, the first Ctrl-C sets the flag and a second one ends the program at once.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  [[nodiscard]] static bool came();
  // As if it came: word of it reached us from another process.
  static void come();
  [[nodiscard]] static const std::atomic<bool>& flag();
};

}  // namespace program
