// A part of a map of options: what was tried of each option, which is the same in all parts, and every Nth pair.
#pragma once

#include <string>

#include "command_line/arguments.hpp"
#include "parts/part.hpp"
#include "proof/interactions.hpp"

namespace program {

// {"asked", "changes", "pairs"}
[[nodiscard]] Json mapped_json(const std::string& asked, const proof::Interactions& found);

// The map of all parts, of the rules that the space is of. False where the parts do not hold what is needed; throws an
// exception of nlohmann::json where something is missing. Of parts that are not whole there are fewer pairs.
[[nodiscard]] bool put_together(const proof::RuleSpace& space, std::uint64_t seed, const Parts& parts,
                                proof::Interactions& found);

// The arguments that a part came of, and the line that they were. Throw as above.
[[nodiscard]] InteractionsArguments interactions_arguments(const Part& part);
[[nodiscard]] std::string interactions_line(const Part& part);

}  // namespace program
