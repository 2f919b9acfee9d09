// Misbehaves while it registers: AT_REGISTER names the way.
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string_view>
#include <thread>

#include "qanun/plugin.hpp"

namespace {

using Registrar = qanun::Registrar;

[[maybe_unused]] void throw_error(Registrar&) { throw std::runtime_error{"no luck\ntoday"}; }
[[maybe_unused]] void throw_number(Registrar&) { throw 42; }
[[maybe_unused]] void end_process(Registrar&) { std::exit(0); }
[[maybe_unused]] void end_process_with_status(Registrar&) { ::_exit(7); }
[[maybe_unused]] void abort_process(Registrar&) { std::abort(); }
[[maybe_unused]] void abort_at_exit(Registrar&) { std::atexit(std::abort); }
[[maybe_unused]] void sleep_long(Registrar&) { std::this_thread::sleep_for(std::chrono::minutes{10}); }

// Writes to a page that may not be written.
[[maybe_unused]] void crash(Registrar&) {
  void* page = ::mmap(nullptr, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  *static_cast<volatile char*>(page) = 1;
}

// Leaves a child behind that holds every descriptor, the one for the answers too.
[[maybe_unused]] void abort_with_child(Registrar& registrar) {
  if (::fork() == 0) sleep_long(registrar);
  std::abort();
}

// Out of the process group that the host would end.
[[maybe_unused]] void leave_group(Registrar& registrar) {
  ::setsid();
  sleep_long(registrar);
}

// In the probe alone: the descriptors of a test are its own.
[[maybe_unused]] void write_noise(Registrar&) {
  if (program_invocation_short_name != std::string_view{"qanun-probe"}) return;
  std::puts("noise");
  std::fflush(stdout);
  std::fputs("noise\n", stderr);
  static_cast<void>(!::write(3, "half a line", 11));
}

[[maybe_unused]] void declare_words_that_lie_nowhere(Registrar& registrar) {
  qanun::FeatureDecl feature;
  feature.id = {reinterpret_cast<const char*>(16), 1000};
  registrar.feature(std::move(feature));
}

}  // namespace

QANUN_PLUGIN("at_register", "1.0", 1, "MIT") { AT_REGISTER(registrar); }
