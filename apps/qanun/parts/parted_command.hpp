// A command that can be cut into parts: `--shard` plays one of them, `qanun merge` puts them together, and qanun-mpi
// does both in many processes at once.
#pragma once

#include <memory>
#include <string>

#include "command_line/arguments.hpp"
#include "parts/part.hpp"

namespace program {

class PartedCommand {
 public:
  PartedCommand() = default;
  virtual ~PartedCommand() = default;
  PartedCommand(const PartedCommand&) = delete;
  PartedCommand& operator=(const PartedCommand&) = delete;

  // Reads the rules and looks at what was asked. kFine, or the exit code of what is wrong, which has been said. The
  // others are for a command that is prepared.
  [[nodiscard]] virtual int prepare() = 0;
  // What its parts have in common: `Part::run`.
  [[nodiscard]] virtual Json run() const = 0;
  // Plays a part, from 0, and gives its text. Ends early, with what was done, once Interruption came. May throw.
  [[nodiscard]] virtual std::string play(std::uint64_t shard, std::uint64_t shards) = 0;
  // Prints what the parts come to, as one process would have. Parts that are not whole leave a report of what was done.
  // The exit code. May throw.
  [[nodiscard]] virtual int report(const Parts& parts) = 0;
};

[[nodiscard]] std::unique_ptr<PartedCommand> parted(const SimulateArguments& arguments);
[[nodiscard]] std::unique_ptr<PartedCommand> parted(const FuzzArguments& arguments);
[[nodiscard]] std::unique_ptr<PartedCommand> parted(const InteractionsArguments& arguments);

// The command that played a part, with where its report goes from `arguments`. Throws an exception of nlohmann::json
// where the part does not hold what was asked.
[[nodiscard]] std::unique_ptr<PartedCommand> parted(const Part& part, const MergeArguments& arguments);

// The line that plays a part of the run that `part` is of.
[[nodiscard]] std::string line_of(const Part& part, std::uint64_t shard);

// Plays one part and prints its text. The exit code.
[[nodiscard]] int run_part(PartedCommand& command, std::uint64_t shard, std::uint64_t shards, qanun::Language language);

// What is said of parts that do not hold all that is needed.
[[nodiscard]] Sentence of_another_version();

}  // namespace program
