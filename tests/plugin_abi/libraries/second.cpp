// Another plugin file under the id `good`.
#include "qanun/plugin.hpp"

QANUN_PLUGIN("good", "2.0", 1, "MIT") { static_cast<void>(registrar); }
