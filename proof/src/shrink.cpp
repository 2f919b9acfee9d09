#include "proof/shrink.hpp"

#include <algorithm>

namespace proof {

namespace {

constexpr std::size_t kMostPaired = 10;  // so few picks are also tried in twos

Picks without(const Picks& picks, std::size_t first, std::size_t count) {
  Picks rest;
  for (std::size_t i = 0; i < picks.size(); ++i)
    if (i < first || i >= first + count) rest.push_back(picks[i]);
  return rest;
}

// Takes parts of that size away, one after the other; true where one could go.
bool drop_parts(Picks& picks, std::size_t size, const StillFails& still_fails) {
  bool dropped = false;
  for (std::size_t first = 0; first < picks.size();) {
    Picks rest = without(picks, first, size);
    if (rest.size() < picks.size() && still_fails(rest)) {
      picks = std::move(rest);
      dropped = true;
    } else {
      first += size;
    }
  }
  return dropped;
}

// A relation may bind two options, so that neither can go alone.
bool drop_two(Picks& picks, const StillFails& still_fails) {
  for (std::size_t i = 0; i < picks.size(); ++i)
    for (std::size_t j = i + 1; j < picks.size(); ++j) {
      Picks rest = without(without(picks, j, 1), i, 1);
      if (!still_fails(rest)) continue;
      picks = std::move(rest);
      return true;
    }
  return false;
}

}  // namespace

Picks shrunk(Picks picks, const StillFails& still_fails) {
  for (std::size_t size = std::max<std::size_t>(picks.size() / 2, 1); size > 1; size /= 2)
    drop_parts(picks, size, still_fails);
  while (drop_parts(picks, 1, still_fails) ||
         (picks.size() > 1 && picks.size() <= kMostPaired && drop_two(picks, still_fails))) {}
  return picks;
}

}  // namespace proof
