// Why a plugin was refused: a code, and one line with both values in each language. Every message stands once, in the
// table of refusal.cpp.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <system_error>

namespace qanun::host {

struct Refusal {
  std::string code;  // "P115"
  std::string en;
  std::string ar;
  bool operator==(const Refusal&) const = default;
};

// An argument of a message. Names, numbers and words of a plugin read alike in both languages.
struct Said {
  std::string en;
  std::string ar;

  Said(std::string in_english, std::string in_arabic);
  Said(std::string_view alike);
  Said(const std::string& alike) : Said(std::string_view{alike}) {}
  Said(const char* alike) : Said(std::string_view{alike}) {}
  Said(std::uint64_t number);
};

// The message of the table with its arguments filled in; an unknown code is a std::logic_error.
[[nodiscard]] Refusal refuse(std::string_view code, std::initializer_list<Said> arguments);

// The words of the system for an error, the commonest in Arabic too.
[[nodiscard]] Said system_words(const std::error_code& error);
[[nodiscard]] Said system_words(int error_number);

// How long a refusal may be remembered for an unchanged file. What lies in the file holds; what its code did may have
// been the fault of the moment; what other files lack may have been mended since.
enum class Keep : std::uint8_t { never, a_while, always };

[[nodiscard]] bool is_refusal_code(std::string_view code);
[[nodiscard]] Keep keep(std::string_view code);

// "9F 02": bytes as people who look into files write them.
[[nodiscard]] std::string hex_bytes(std::string_view bytes);
// "0x004E554E4151"
[[nodiscard]] std::string hex_number(std::uint64_t number);

}  // namespace qanun::host
