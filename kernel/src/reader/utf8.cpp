#include "reader/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace qanun::utf8 {

namespace {

unsigned byte(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

bool continues(std::string_view text, std::size_t i) { return i < text.size() && (byte(text, i) & 0xC0U) == 0x80U; }

}  // namespace

int characters(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::size_t first_length(std::string_view text) {
  if (text.empty()) return 0;
  const unsigned lead = byte(text, 0);
  if (lead < 0x80U) return 1;
  std::size_t length = 0;
  if (lead >= 0xC2U && lead <= 0xDFU) length = 2;
  if (lead >= 0xE0U && lead <= 0xEFU) length = 3;
  if (lead >= 0xF0U && lead <= 0xF4U) length = 4;
  for (std::size_t i = 1; i < length; ++i)
    if (!continues(text, i)) return 0;
  if (length < 3) return length;
  const unsigned second = byte(text, 1);
  const bool overlong = (lead == 0xE0U && second < 0xA0U) || (lead == 0xF0U && second < 0x90U);
  const bool surrogate = lead == 0xEDU && second >= 0xA0U;
  const bool beyond = lead == 0xF4U && second >= 0x90U;
  return overlong || surrogate || beyond ? 0 : length;
}

std::optional<unsigned> control_at(std::string_view text) {
  const unsigned lead = byte(text, 0);
  if ((lead < 0x20U && lead != '\n' && lead != '\t') || lead == 0x7FU) return lead;
  if (lead == 0xC2U && text.size() > 1 && byte(text, 1) < 0xA0U) return byte(text, 1);
  return std::nullopt;
}

std::string printable(std::string_view text, int most) {
  std::string out;
  for (int count = 0; !text.empty(); ++count) {
    if (count == most) return out + "…";
    const std::size_t length = first_length(text);
    const auto control = control_at(text);
    if (length == 0 || control || text[0] == '\n' || text[0] == '\t')
      out += fmt::format("\\x{:02x}", control ? *control : byte(text, 0));
    else
      out += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return out;
}

}  // namespace qanun::utf8
