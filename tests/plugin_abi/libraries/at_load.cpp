// Misbehaves while it is loaded: AT_LOAD names the way.
#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "qanun/plugin.hpp"

namespace {

[[maybe_unused]] void throw_error() { throw std::runtime_error{"initialiser"}; }
[[maybe_unused]] void end_process() { std::exit(0); }
[[maybe_unused]] void sleep_long() { std::this_thread::sleep_for(std::chrono::minutes{10}); }

struct Initialiser {
  Initialiser() { AT_LOAD(); }
};
const Initialiser initialiser;

}  // namespace

QANUN_PLUGIN("at_load", "1.0", 1, "MIT") { static_cast<void>(registrar); }
