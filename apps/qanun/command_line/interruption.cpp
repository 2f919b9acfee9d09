#include "command_line/interruption.hpp"

#include <csignal>

namespace program {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler may touch nothing else

extern "C" void note_interruption(int /*signal*/) { interrupted.store(true, std::memory_order_relaxed); }

}  // namespace

Interruption::Interruption() {
  interrupted = false;
  struct sigaction action {};
  action.sa_handler = note_interruption;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // no SA_RESTART: a waiting read or write comes back
  ::sigaction(SIGINT, &action, nullptr);
  ::sigaction(SIGTERM, &action, nullptr);
}

Interruption::~Interruption() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

bool Interruption::came() { return interrupted.load(std::memory_order_relaxed); }
void Interruption::come() { interrupted.store(true, std::memory_order_relaxed); }
const std::atomic<bool>& Interruption::flag() { return interrupted; }

}  // namespace program
