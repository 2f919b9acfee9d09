// The values of arguments: whole numbers within bounds, one of some words, a shard. What is wrong is said once,
// clearly.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "command_line/arguments.hpp"
#include "qanun/text.hpp"

namespace program {

// An argument that cannot be used; the sentence is in the language asked for.
class WrongArgument : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Reads arguments and throws WrongArgument, naming the option and what it takes.
class ArgumentReader {
 public:
  explicit ArgumentReader(qanun::Language language) : language_{language} {}

  // Plain digits only: no sign, no fraction, no unit.
  [[nodiscard]] std::uint64_t number(std::string_view option, std::string_view text, std::uint64_t lowest,
                                     std::uint64_t highest) const;
  // The index of the word.
  [[nodiscard]] std::size_t word(std::string_view option, std::string_view text,
                                 const std::vector<std::string>& known) const;

  // A rate from 0 to 1 with up to six decimals, in millionths. No sign, no exponent.
  [[nodiscard]] std::uint32_t rate(std::string_view option, std::string_view text) const;

  // Words between commas, none of them empty.
  [[nodiscard]] std::vector<std::string> list(std::string_view option, std::string_view text) const;

  // I/N with I from 1 to N.
  [[nodiscard]] ShardNumber shard(std::string_view option, std::string_view text) const;

  // Refuses every other format than json, on behalf of an option that needs it.
  void needs_json(std::string_view option, Format format) const;

  // Throws WrongArgument with one of the sentences.
  [[noreturn]] void refuse(const std::string& english, const std::string& arabic) const;

 private:
  [[noreturn]] void refuse(std::string_view option, const std::string& english, const std::string& arabic,
                           std::string_view text) const;

  qanun::Language language_;
};

}  // namespace program
