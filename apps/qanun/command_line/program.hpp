// A program with our command line: qanun, and qanun-mpi, which does some of its commands in many processes.
#pragma once

#include <string>

#include "command_line/commands.hpp"

namespace program {

struct Program {
  std::string name = "qanun";
  std::string call = "qanun";  // how its examples begin
  bool parted_only = false;    // it takes only the commands that can be cut into parts
  int (*simulate)(const SimulateArguments&) = run_simulate;
  int (*interactions)(const InteractionsArguments&) = run_interactions;
  int (*fuzz)(const FuzzArguments&) = run_fuzz;
};

// All that `main` does. The exit code.
[[nodiscard]] int run_program(const Program& program, int count, const char* const* arguments);

}  // namespace program
