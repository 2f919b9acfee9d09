// The same hands on more threads, each on a processor of its own.
#include <pthread.h>
#include <sched.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "groups.hpp"
#include "playing.hpp"

namespace bench {

namespace {

constexpr std::uint64_t kHandsEach = 250'000;

// The processors that this process may use.
std::vector<int> processors() {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  std::vector<int> found;
  if (::sched_getaffinity(0, sizeof(allowed), &allowed) != 0) return found;
  for (int i = 0; i < CPU_SETSIZE; ++i)
    if (CPU_ISSET(i, &allowed)) found.push_back(i);
  return found;
}

bool pin(int processor) {
  cpu_set_t own;
  CPU_ZERO(&own);
  CPU_SET(processor, &own);
  return ::pthread_setaffinity_np(::pthread_self(), sizeof(own), &own) == 0 && ::sched_getcpu() == processor;
}

// Seconds from the common start until the last is done; nothing below 0 where a thread could not be pinned.
double play_on(const Loaded& rules, const std::vector<int>& where, std::size_t threads) {
  std::atomic<std::size_t> ready{0};
  std::atomic<bool> go{false};
  std::atomic<bool> pinned{true};
  std::vector<std::thread> running;
  for (std::size_t i = 0; i < threads; ++i)
    running.emplace_back([&, i] {
      if (!pin(where[i])) pinned = false;
      ++ready;
      while (!go) std::this_thread::yield();
      hardcoded::Sums sums = play(rules, by_loop, i * kHandsEach, kHandsEach);
      benchmark::DoNotOptimize(sums);
    });
  while (ready < threads) std::this_thread::yield();
  const auto began = std::chrono::steady_clock::now();
  go = true;
  for (std::thread& one : running) one.join();
  return pinned ? std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count() : -1;
}

// 1, 2, 3, 4, then twice as many each time, and all.
std::vector<std::size_t> counts(std::size_t most) {
  std::vector<std::size_t> out;
  for (std::size_t n = 1; n < most; n += n < 4 ? 1 : n) out.push_back(n);
  out.push_back(most);
  return out;
}

}  // namespace

void add_threads(Workshop& workshop) {
  const Loaded& rules = workshop.shipped(kWhole);
  const std::vector<int> where = processors();
  if (where.empty()) return;
  for (const std::size_t n : counts(where.size()))
    workshop.plan()
        .add({"threads/" + std::to_string(n), "threads/1"},
             [&rules, where, n](benchmark::State& state) {
               for (auto round : state) {
                 static_cast<void>(round);
                 const double seconds = play_on(rules, where, n);
                 if (seconds < 0) {
                   state.SkipWithError("a thread cannot be pinned to its processor");
                   return;
                 }
                 state.SetIterationTime(seconds);
               }
               report_rate(state, kHandsRate, static_cast<std::uint64_t>(state.iterations()) * n * kHandsEach);
             })
        ->UseManualTime()
        ->Iterations(1);
}

}  // namespace bench
