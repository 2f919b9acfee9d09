// A manifest, and nothing to call.
#include "qanun/plugin.hpp"

QANUN_EXPORT const qanun::Manifest qanun_manifest = qanun::manifest("no_entry", "1.0", 1, "MIT");
