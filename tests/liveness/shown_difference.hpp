// What `qanun show` says of the two rule sets, as a user calls it.
#pragma once

#include <optional>
#include <string>

#include "qanun/option.hpp"
#include "witness.hpp"

namespace liveness {

// Of an option of words the lines of the text in which it stands, of one of the server the value in the JSON. Nothing
// where the two are alike.
[[nodiscard]] std::optional<std::string> difference_in_show(const Witness& witness, qanun::Effect effect);

}  // namespace liveness
