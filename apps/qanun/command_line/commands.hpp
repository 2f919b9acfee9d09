// The commands of the program. Each returns the exit code (design: 0 fine, 1 findings, 2 unusable input, 3 output that
// cannot be written, 130 interrupted), writes results to standard output and everything else to standard error.
#pragma once

#include "command_line/arguments.hpp"

namespace program {

int run_list(const ListArguments& arguments);
int run_show(const ShowArguments& arguments);
int run_check(const CheckArguments& arguments);
int run_diff(const DiffArguments& arguments);
int run_interactions(const InteractionsArguments& arguments);
int run_test(const TestArguments& arguments);
int run_plugins(const PluginsArguments& arguments);
int run_simulate(const SimulateArguments& arguments);
int run_merge(const MergeArguments& arguments);
int run_replay(const ReplayArguments& arguments);
int run_score(const ScoreArguments& arguments);
int run_fuzz(const FuzzArguments& arguments);
int run_new(const NewArguments& arguments);

}  // namespace program
