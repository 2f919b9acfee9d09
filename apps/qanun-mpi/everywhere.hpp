// One command in all processes: each plays its part, the first one puts them together and says what came of it.
#pragma once

#include "parts/parted_command.hpp"
#include "ranks.hpp"

// For all ranks to call. The exit code for the first one; kFine for the others, since mpirun speaks up for every
// process that ends with another code.
[[nodiscard]] int run_everywhere(program::PartedCommand& command, Ranks& ranks, qanun::Language language);
