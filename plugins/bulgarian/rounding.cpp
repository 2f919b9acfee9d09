#include "rounding.hpp"

namespace bulgarian {

namespace {

constexpr std::int32_t limit(Mode mode) { return mode == Mode::all_trump ? 4 : 6; }
constexpr std::int32_t counted(Abnat abnat, Mode mode) {
  return mode == Mode::no_trump ? 2 * abnat.value : abnat.value;
}

}  // namespace

Points tenths(Abnat abnat, Mode mode) {
  const std::int32_t x = counted(abnat, mode);
  return Points{x / 10 + (x % 10 >= limit(mode) ? 1 : 0)};
}

std::array<Points, kTeams> tenths_of_both(const std::array<Abnat, kTeams>& abnat, Mode mode, Team buyers) {
  std::array<Points, kTeams> points{tenths(abnat[0], mode), tenths(abnat[1], mode)};
  const bool clash = counted(abnat[0], mode) % 10 == limit(mode) && counted(abnat[1], mode) % 10 == limit(mode);
  if (!clash) return points;
  const Team smaller = abnat[0] == abnat[1] ? buyers : abnat[0] < abnat[1] ? Team{0} : Team{1};
  points[other_team(smaller)] -= Points{1};
  return points;
}

}  // namespace bulgarian
