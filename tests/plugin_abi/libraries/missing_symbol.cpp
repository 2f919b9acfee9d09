// Calls a function that no library has.
#include "qanun/plugin.hpp"

namespace qanun {
int function_of_another_version(int);
}

QANUN_PLUGIN("missing_symbol", "1.0", 1, "MIT") {
  if (qanun::function_of_another_version(1) == 1) registrar.section({});
}
