// Compares the manifest of a plugin with that of this program. Both values stand in each refusal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "host/refusal.hpp"
#include "qanun/plugin.hpp"

namespace qanun::host {

inline constexpr const char* kManifestSymbol = "qanun_manifest";
inline constexpr const char* kRegisterSymbol = "qanun_register";

// The part of a manifest that is compared: it stands at its head in every version of it, and can be read from the file.
struct ManifestNumbers {
  std::uint64_t magic;
  std::uint32_t size;
  std::uint32_t abi;
  std::uint32_t cxx11_abi;
  std::uint32_t debug_mode;
  std::uint32_t sanitizer;
};
static_assert(offsetof(ManifestNumbers, magic) == offsetof(Manifest, magic));
static_assert(offsetof(ManifestNumbers, size) == offsetof(Manifest, size));
static_assert(offsetof(ManifestNumbers, abi) == offsetof(Manifest, abi));
static_assert(offsetof(ManifestNumbers, cxx11_abi) == offsetof(Manifest, cxx11_abi));
static_assert(offsetof(ManifestNumbers, debug_mode) == offsetof(Manifest, debug_mode));
static_assert(offsetof(ManifestNumbers, sanitizer) == offsetof(Manifest, sanitizer));

[[nodiscard]] std::optional<Refusal> compare_numbers(const ManifestNumbers& theirs);

// The numbers, and that every text is there. Reads no text before the numbers match.
[[nodiscard]] std::optional<Refusal> compare_manifest(const Manifest& theirs);

}  // namespace qanun::host
