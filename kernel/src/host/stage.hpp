// How far a library came when it was tried.
#pragma once

#include <cstdint>

#include "host/refusal.hpp"

namespace qanun::host {

enum class Stage : std::uint8_t { starting, loading, registering, ending };

// "while it was loaded"
[[nodiscard]] Said stage_name(Stage stage);

}  // namespace qanun::host
