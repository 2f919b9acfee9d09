#include "host/manifest_check.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace qanun::host {

namespace {

constexpr Manifest kOurs = manifest("qanun", kVersion, 0, "");

Said sanitizer_name(std::uint32_t number) {
  switch (number) {
    case 0:
      return {"none", "بلا"};
    case 1:
      return "address";
    case 2:
      return "thread";
    default:
      return Said{std::uint64_t{number}};
  }
}

bool is_id(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; };
  return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

std::optional<Refusal> compare_numbers(const ManifestNumbers& theirs) {
  if (theirs.magic != kOurs.magic) return refuse("P113", {hex_number(theirs.magic), hex_number(kOurs.magic)});
  const auto differ = [](std::string_view code, std::uint32_t a, std::uint32_t b) -> std::optional<Refusal> {
    if (a == b) return std::nullopt;
    return refuse(code, {std::uint64_t{a}, std::uint64_t{b}});
  };
  if (auto refusal = differ("P114", theirs.size, kOurs.size)) return refusal;
  if (auto refusal = differ("P115", theirs.abi, kOurs.abi)) return refusal;
  if (auto refusal = differ("P116", theirs.cxx11_abi, kOurs.cxx11_abi)) return refusal;
  if (auto refusal = differ("P117", theirs.debug_mode, kOurs.debug_mode)) return refusal;
  if (theirs.sanitizer != kOurs.sanitizer)
    return refuse("P118", {sanitizer_name(theirs.sanitizer), sanitizer_name(kOurs.sanitizer)});
  return std::nullopt;
}

std::optional<Refusal> compare_manifest(const Manifest& theirs) {
  const ManifestNumbers numbers{theirs.magic,     theirs.size,       theirs.abi,
                                theirs.cxx11_abi, theirs.debug_mode, theirs.sanitizer};
  if (auto refusal = compare_numbers(numbers)) return refusal;

  struct Named {
    const char* name;
    const char* text;
  };
  const std::array<Named, 5> texts{{{"id", theirs.id},
                                    {"version", theirs.version},
                                    {"licence", theirs.licence},
                                    {"compiler", theirs.compiler},
                                    {"kernel_version", theirs.kernel_version}}};
  for (const Named& one : texts)
    if (one.text == nullptr || *one.text == '\0') return refuse("P119", {one.name, "", Said{"a text", "نصًّا"}});
  if (!is_id(theirs.id))
    return refuse("P119", {"id", theirs.id, Said{"1 to 64 of a-z 0-9 _ -", "من 1 إلى 64 من a-z 0-9 _ -"}});
  return std::nullopt;
}

}  // namespace qanun::host
