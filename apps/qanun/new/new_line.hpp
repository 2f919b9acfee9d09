// What the command line may say after `new`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "command_line/argument_values.hpp"
#include "command_line/arguments.hpp"

namespace program {

class NewLine {
 public:
  void add_to(CLI::App& command, qanun::Language language);
  // Reads what was given, once the line has been taken apart, and does it. The exit code.
  [[nodiscard]] int run(const ArgumentReader& read, const Common& common) const;

 private:
  std::string what_{};
  NewArguments arguments_{};
};

}  // namespace program
