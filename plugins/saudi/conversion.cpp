#include "conversion.hpp"

namespace saudi {

Conversion::Conversion(const Compile& compile)
    : hokum_{compile.choice<HokumRounding>("score.hokum_rounding")},
      sun_{compile.choice<SunRounding>("score.sun_rounding")} {}

Points Conversion::operator()(Abnat abnat, Mode mode) const {
  const std::int32_t x = abnat.value;
  if (mode != Mode::no_trump) return Points{(x + (hokum_ == HokumRounding::half_up ? 5 : 4)) / 10};
  switch (sun_) {
    case SunRounding::keep5:
      return Points{x % 10 == 5 ? x / 5 : (x + 5) / 10 * 2};
    case SunRounding::half_up_even:
      return Points{(x + 5) / 10 * 2};
    case SunRounding::fifth_nearest:
      return Points{(x + 2) / 5};  // a fifth never ends in a half
    case SunRounding::fifth_down:
      break;
  }
  return Points{x / 5};
}

}  // namespace saudi
