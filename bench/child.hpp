// A program run to its end: how long it took, how much memory it held, what it said.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace bench {

struct Ran {
  double seconds = 0;
  double peak_bytes = 0;  // resident, at most
  std::string output{};   // what it wrote to standard output, if that was asked for
};

enum class Output : bool { dropped, kept };

// Nothing where the program cannot be started or does not end with 0. Its standard error is dropped.
[[nodiscard]] std::optional<Ran> run(const std::vector<std::string>& command, Output output = Output::dropped);

}  // namespace bench
