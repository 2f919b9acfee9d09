// Searches one rule set on several threads until the time is up or enough is done.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "proof/search.hpp"

namespace program {

struct FuzzRun {
  const proof::TaskRunner* runner = nullptr;
  proof::Search* search = nullptr;
  unsigned jobs = 1;
  std::optional<double> seconds{};  // no limit but that of the search where there is none
  // All called with the search locked: for each combination that showed a fault, in no order; for each fault that is
  // new, in that of the combinations; and some times a second, with the seconds since the beginning. False ends the
  // run.
  std::function<void(const proof::Shown&)> on_shown{};
  std::function<bool(const proof::Found&)> on_found{};
  std::function<bool(double)> on_progress{};
};

// The seconds it took. A combination that was begun is brought to its end.
double search(const FuzzRun& run, const std::atomic<bool>& stop);

}  // namespace program
