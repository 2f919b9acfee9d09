#pragma once

#include <string>

namespace bench {

// `--play RULES`, which another build's run asks for: plays and prints the seconds taken and a checksum.
[[nodiscard]] int play_for_other_build(const std::string& name);

}  // namespace bench
