// The seeds of the target plugin_file: a library that passes the look at its bytes, and two that lack something. They
// are never loaded.
#include <cstdlib>

#include "qanun/plugin.hpp"

extern "C" {

#ifndef KIND_no_manifest
__attribute__((visibility("default"))) extern const qanun::Manifest qanun_manifest{
    .magic = qanun::kManifestMagic,
    .size = sizeof(qanun::Manifest),
    .abi = qanun::kAbi,
    .cxx11_abi = _GLIBCXX_USE_CXX11_ABI,
    .debug_mode = 0,
    .sanitizer = 1,  // as the targets are built
    .rules_revision = 1,
    .compiler = "small",
    .kernel_version = "0",
    .id = "small",
    .version = "1",
    .licence = "MIT"};
#endif

#ifndef KIND_no_entry
// The call gives it a symbol with a version and relocations of both kinds.
__attribute__((visibility("default"))) void qanun_register(qanun::Registrar&) {
  if (std::getenv("QANUN_SMALL") != nullptr) std::abort();
}
#endif
}
