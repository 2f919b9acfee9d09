// A sentence that waits to be said, in two languages.
#pragma once

#include <string>

namespace program {

struct Sentence {
  std::string en{};
  std::string ar{};
};

}  // namespace program
