// The samples of an option: a few different values that stand for all of it. They follow from its declaration alone, so
// that an option of any plugin is varied as soon as it is declared.
//
// Every value of a choice or flag. Of an integer its default, both ends of its range and one value between. Of a list,
// set or table its default and other values in which its members are missing, turned round or at their ends; where they
// do not follow from the type the declaration names them (OptionDecl::samples).
#pragma once

#include <vector>

#include "qanun/option.hpp"

namespace proof {

// From the declaration: the default comes first, the others are different from it and from each other, and each is a
// value that a rule file may write. Three or more of a list, set or table that has so many values.
[[nodiscard]] std::vector<qanun::Value> samples_of(const qanun::OptionDecl& option);

// The same in a rule set: the value that it has there comes first and the default after it. `table` is, for a list of
// keys, the table in the rule set whose rows its members are. The rows of a table are those of `own`.
[[nodiscard]] std::vector<qanun::Value> samples_in(const qanun::OptionDecl& option, const qanun::Value& own,
                                                   const qanun::Value* table);

}  // namespace proof
