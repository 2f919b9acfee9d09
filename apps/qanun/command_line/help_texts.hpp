// Longer texts of the help.
#pragma once

#include "qanun/text.hpp"

namespace program {

inline constexpr qanun::Text kMatchLines{
    "\n\nLines of --match, for example:\n"
    "  hokum:S buyer=1 raw=100,62 tricks=5,3 meld=0:sira baloot=1\n"
    "  void                 nobody bought\n"
    "  16 0                 the points alone\n"
    "  # a comment",
    "\n\nأسطر --match، مثلًا:\n"
    "  hokum:S buyer=1 raw=100,62 tricks=5,3 meld=0:sira baloot=1\n"
    "  void                 لم يشترِ أحد\n"
    "  16 0                 النقاط وحدها\n"
    "  # ملاحظة"};

}  // namespace program
