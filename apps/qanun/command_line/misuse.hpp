// What is said of a command line that cannot be understood.
#pragma once

#include <string>

#include "qanun/text.hpp"

namespace program {

// `near`: what was probably meant, or empty. `given` is safe to print.
[[nodiscard]] std::string no_such_command(qanun::Language language, const std::string& program,
                                          const std::string& given, const std::string& near);
[[nodiscard]] std::string not_taken(qanun::Language language, const std::string& command, const std::string& given,
                                    const std::string& near);
[[nodiscard]] std::string needs(qanun::Language language, const std::string& command, const std::string& missing);

}  // namespace program
