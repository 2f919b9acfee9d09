// What the command line may say after `fuzz`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "command_line/argument_values.hpp"
#include "command_line/arguments.hpp"

namespace program {

class FuzzLine {
 public:
  void add_to(CLI::App& command, qanun::Language language);
  // What was given, once the line has been taken apart.
  [[nodiscard]] FuzzArguments arguments(const ArgumentReader& read, const Common& common) const;

 private:
  std::vector<std::string> rules_{};
  std::string time_{}, combinations_{}, seed_{}, vary_{}, jobs_{}, faults_{}, folder_{}, shard_{};
};

// Refuses a search that is not bounded by a count alone, on behalf of `who`, since its parts would not add up.
void check_countable(const ArgumentReader& read, const std::string& who, const FuzzArguments& arguments);

}  // namespace program
