// Rules of raising that several tests use.
#pragma once

#include <string>

#include "../support/rules.hpp"

namespace raising {

inline const qanun::RuleSet& with(const std::string& options) {
  return support::rules("saudi", "with: {" + options + "}");
}

// A ladder with a step for the buyer's side between double and four.
inline const std::string kRedouble =
    "doubling.ladder: {redouble: {factor: 5, by: buyer_side, lead: open_by_default, title: {en: redouble, ar: عاد}}}, "
    "doubling.levels_hokum: [double, redouble, four]";

}  // namespace raising
