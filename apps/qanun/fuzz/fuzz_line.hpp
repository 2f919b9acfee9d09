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
  // Reads what was given, once the line has been taken apart, and does it. The exit code.
  [[nodiscard]] int run(const ArgumentReader& read, const Common& common) const;

 private:
  [[nodiscard]] FuzzArguments arguments(const ArgumentReader& read) const;

  std::vector<std::string> rules_{};
  std::string time_{}, combinations_{}, seed_{}, vary_{}, jobs_{}, faults_{}, folder_{};
};

}  // namespace program
