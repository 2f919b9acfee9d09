// Several threads at one piece of work: how they are started, watched, and come home, for all that counts or searches.
#pragma once

#include <atomic>
#include <functional>

namespace proof {

// One thread's share. `failed` is set once another thread has thrown: whoever sees it takes nothing more.
using Share = std::function<void(const std::atomic<bool>& failed)>;

// Called now and then from the calling thread, with the seconds since the beginning.
using Tick = std::function<void(double seconds)>;

// Calls `share` once on each of `threads` threads and waits for all of them; where the system gives fewer, those that
// there are do the work, and with none the calling thread. What a share throws is thrown again once all have come back.
// Returns the seconds it took.
double work_together(unsigned threads, const Share& share, const Tick& tick = {});

}  // namespace proof
