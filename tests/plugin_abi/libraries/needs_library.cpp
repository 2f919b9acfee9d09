// Linked with a library that may be missing where the plugin lies.
#include "qanun/plugin.hpp"

extern "C" int answer_of_needed();

QANUN_PLUGIN("needs_library", "1.0", 1, "MIT") {
  if (answer_of_needed() != 42) registrar.section({});
}
