// One hand under a rule set with none, one, the other and both of two changes.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "proof/quartet.hpp"
#include "streams/json_text.hpp"

namespace program {

struct QuartetRun {
  const proof::Quartet& quartet;
  const proof::QuartetHand& hand;
  std::array<std::string, 2> changes;  // as they were given: "KEY: VALUE"
  std::uint64_t seed = 1;
  std::uint64_t index = 0;
};

[[nodiscard]] std::string quartet_text(const QuartetRun& run, qanun::Language language);
[[nodiscard]] Json quartet_json(const QuartetRun& run);

}  // namespace program
