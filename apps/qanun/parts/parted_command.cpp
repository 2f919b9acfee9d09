#include "parts/parted_command.hpp"

#include <fmt/format.h>

#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "compare/interactions_part.hpp"
#include "fuzz/fuzz_part.hpp"
#include "simulate/simulate_part.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

template <class Arguments>
std::unique_ptr<PartedCommand> parted_as(Arguments arguments, const MergeArguments& merge) {
  static_cast<Common&>(arguments) = merge;
  return parted(arguments);
}

}  // namespace

std::unique_ptr<PartedCommand> parted(const Part& part, const MergeArguments& merge) {
  switch (part.part_of) {
    case PartOf::simulate: {
      SimulateArguments arguments = simulate_arguments(part.run);
      if (!merge.rules.empty()) arguments.rules = merge.rules;
      return parted_as(std::move(arguments), merge);
    }
    case PartOf::fuzz: {
      FuzzArguments arguments = fuzz_arguments(part);
      if (!merge.rules.empty()) arguments.rules = {merge.rules};
      if (!merge.out.empty()) arguments.folder = merge.out;
      return parted_as(std::move(arguments), merge);
    }
    case PartOf::interactions:
      break;
  }
  InteractionsArguments arguments = interactions_arguments(part);
  if (!merge.rules.empty()) arguments.rules = merge.rules;
  arguments.out = merge.out;
  return parted_as(std::move(arguments), merge);
}

std::string line_of(const Part& part, std::uint64_t shard) {
  const auto line = [&] {
    switch (part.part_of) {
      case PartOf::simulate:
        return simulate_line(part.run);
      case PartOf::fuzz:
        return fuzz_line(part);
      case PartOf::interactions:
        break;
    }
    return interactions_line(part);
  }();
  return fmt::format("{} --shard {}/{} --format json", line, shard + 1, part.shards);
}

int run_part(PartedCommand& command, std::uint64_t shard, std::uint64_t shards, qanun::Language language) {
  const Interruption interruption;
  Output out{"-", language};
  out.write(command.play(shard, shards));
  const int written = out.finish();
  return written == kFine && Interruption::came() ? kInterrupted : written;
}

Sentence of_another_version() {
  return {"the shards do not hold all counters: they were written by another version",
          "الأجزاء ينقصها عدّ: كتبها إصدار آخر"};
}

}  // namespace program
