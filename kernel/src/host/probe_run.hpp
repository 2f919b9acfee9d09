// Tries a library in a process of its own, since loading one can end the process that does it.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "host/refusal.hpp"

namespace qanun::host {

// The probe answers on this descriptor; everything else it says goes nowhere.
inline constexpr int kAnswerDescriptor = 3;

// What the probe answers, each behind the secret word it was given: the last one says how far the library came.
inline constexpr std::string_view kStarted = "started";
inline constexpr std::string_view kLoaded = "loaded";
inline constexpr std::string_view kRegistered = "registered";
inline constexpr std::string_view kRefused = "refused";  // followed by code, English, Arabic

// Nothing when the library loaded, registered and let its process end well, within the time. Whatever it started is
// ended with it.
[[nodiscard]] std::optional<Refusal> try_library(const std::filesystem::path& probe,
                                                 const std::filesystem::path& library, int milliseconds);

}  // namespace qanun::host
