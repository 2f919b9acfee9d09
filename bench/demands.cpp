#include "demands.hpp"

#include <algorithm>
#include <optional>

namespace bench {

namespace {

using Bound = Demand::Bound;

constexpr double kMilliseconds = 1000;

void add(std::vector<Demand>& demands, std::string what, Bound bound, double asked, std::optional<double> reached) {
  if (reached) demands.push_back({std::move(what), bound, asked, *reached});
}

// The slowest of the other shipped rule sets.
void add_slowest(std::vector<Demand>& demands, const Results& results) {
  const Measured* saudi = results.find("hands/saudi");
  const Measured* slowest = nullptr;
  for (const Measured* one : results.group("hands"))
    if (one != saudi && one->row.name != "hands/kaboot_only" && (slowest == nullptr || one->median < slowest->median))
      slowest = one;
  if (saudi == nullptr || slowest == nullptr) return;
  add(demands, "slowest other rule set (" + within_group(slowest->row.name) + ") / saudi", Bound::at_least, 0.7,
      slowest->median / saudi->median);
}

std::optional<double> inverse(std::optional<double> ratio) {
  return ratio && *ratio > 0 ? std::optional{1 / *ratio} : std::nullopt;
}

}  // namespace

std::vector<Demand> demands_of(const Results& results) {
  std::vector<Demand> demands;
  add(demands, "saudi / engine without a framework", Bound::at_least, 0.9,
      results.ratio("hands/saudi", "hardcoded/saudi"));
  add(demands, "saudi / yardstick", Bound::at_least, 0.6, results.ratio("hands/saudi", "yardstick"));
  add_slowest(demands, results);
  add(demands, "time of steps / time of the loop, saudi", Bound::at_most, 2,
      inverse(results.ratio("steps/saudi", "hands/saudi")));
  add(demands, "two pinned threads / one", Bound::at_least, 1.85, results.ratio("threads/2", "threads/1"));
  const Measured* start = results.find("process/start");
  const Measured* show = results.find("process/show");
  if (start != nullptr && show != nullptr)
    add(demands, "saudi loaded and shown, beyond the start of a process, ms", Bound::at_most, 5,
        (show->median - start->median) * kMilliseconds);
  if (const Measured* check = results.find("process/check_100_lines"))
    add(demands, "qanun check of 100 lines, as a process, ms", Bound::at_most, 30, check->median * kMilliseconds);
  return demands;
}

}  // namespace bench
