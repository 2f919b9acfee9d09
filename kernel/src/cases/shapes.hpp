// The shape of a question: types, seats, cards that do not exist or lie in two places. What depends on a rule set (its
// words, kinds, melds and facts) is for whoever asks the question.
#pragma once

#include "cases/case_file.hpp"

namespace qanun {

// Keys that the kind does not list are passed over.
void check_shape(const yaml::Document& document, const OneCase& one, Diagnostics& diagnostics);

}  // namespace qanun
