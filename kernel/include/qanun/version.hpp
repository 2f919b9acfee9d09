// The version of the kernel and of its binary interface.
#pragma once

#include <cstdint>

namespace qanun {

inline constexpr const char* kVersion = "0.1.0";

// Raised with every change of a class, struct or virtual function that plugins see.
inline constexpr std::uint32_t kAbi = 6;

}  // namespace qanun
