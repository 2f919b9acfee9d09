// The values of options as they stand on the command line, and what commands take from them.
#pragma once

#include <string>

#include "command_line/argument_values.hpp"
#include "command_line/arguments.hpp"

namespace program {

// What numbers and words are read from once the line has been taken apart; empty: not given.
struct RawValues {
  std::string language, format, hands, what, seed, threads, shard, faults, buyer, baloot, hand, sections;
};

// Throws WrongArgument.
void read_values(const ArgumentReader& read, const RawValues& raw, SimulateArguments& out);
void read_values(const ArgumentReader& read, const RawValues& raw, DiffArguments& out);
void read_values(const ArgumentReader& read, const RawValues& raw, InteractionsArguments& out);
void read_values(const ArgumentReader& read, const RawValues& raw, ScoreArguments& out);

// --lang before anything is parsed, so that errors of parsing are said in it too.
[[nodiscard]] qanun::Language language_asked(int count, const char* const* arguments);

}  // namespace program
