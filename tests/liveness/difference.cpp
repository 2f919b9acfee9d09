#include "difference.hpp"

#include "case_difference.hpp"
#include "shown_difference.hpp"

namespace liveness {

std::optional<Difference> difference_of(const Witness& witness, qanun::Effect effect) {
  if (witness.means == Means::one_case) {
    const auto text = difference_in_case(witness.which, witness.option, witness.sample, witness.against);
    return text ? std::optional{Difference{.clearness = Clearness::points, .text = *text}} : std::nullopt;
  }
  if (witness.means == Means::shown) {
    const auto text = difference_in_show(witness, effect);
    return text ? std::optional{Difference{.clearness = Clearness::seen, .text = *text}} : std::nullopt;
  }
  const Sides sides = sides_of(witness);
  const std::uint64_t number = std::stoull(witness.which);
  if (witness.means == Means::match) return difference_in_match(sides, number);
  const bool of_views = witness.differs.starts_with(kSeen);
  return difference_in_hand(sides, witness.means, number, of_views ? Look::views : Look::results);
}

}  // namespace liveness
