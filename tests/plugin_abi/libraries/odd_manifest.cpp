// A plugin with one field of the manifest that is another than it should be: ODD_FIELD and ODD_VALUE.
#include "qanun/plugin.hpp"

namespace {

constexpr qanun::Manifest odd() {
  qanun::Manifest manifest = qanun::manifest("odd", "1.0", 1, "MIT");
  manifest.ODD_FIELD = ODD_VALUE;
  return manifest;
}

}  // namespace

QANUN_EXPORT const qanun::Manifest qanun_manifest = odd();
QANUN_EXPORT void qanun_register(qanun::Registrar&) {}
