// Searches one rule set on several threads until the time is up or enough is done.
#pragma once

#include <atomic>
#include <functional>

#include "proof/search.hpp"

namespace program {

struct FuzzRun {
  const proof::TaskRunner* runner = nullptr;
  proof::Search* search = nullptr;
  unsigned jobs = 1;
  double seconds = 0;
  std::uint64_t combinations = UINT64_MAX;  // at most
  // All called with the search locked: after each fault that is new; and some times a second, with the seconds since
  // the beginning. False ends the run.
  std::function<bool(const proof::Found&)> on_found{};
  std::function<bool(double)> on_progress{};
};

// The seconds it took. A combination that was begun is brought to its end.
double search(const FuzzRun& run, const std::atomic<bool>& stop);

}  // namespace program
