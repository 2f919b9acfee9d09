// Abnat into points. SCORE-03, SCORE-04.
#pragma once

#include <cstdint>

#include "qanun/compile.hpp"

namespace saudi {

using namespace qanun;  // NOLINT(google-build-using-namespace)

enum class HokumRounding : std::uint8_t { half_down, half_up };
enum class SunRounding : std::uint8_t { keep5, half_up_even, fifth_nearest, fifth_down };

class Conversion {
 public:
  explicit Conversion(const Compile& compile);

  // What that many abnat, not negative, are on the sheet of a hokum or a sun.
  [[nodiscard]] Points operator()(Abnat abnat, Mode mode) const;

 private:
  HokumRounding hokum_;
  SunRounding sun_;
};

}  // namespace saudi
