// Exit codes of the program.
#pragma once

namespace program {

inline constexpr int kFine = 0;
inline constexpr int kFindings = 1;    // in what was read: a bad rule file, a failed case, a cut or altered record
inline constexpr int kUnusable = 2;    // arguments or input that cannot be used at all
inline constexpr int kUnwritable = 3;  // output that cannot be written
inline constexpr int kInterrupted = 130;

}  // namespace program
