// What the program says on standard error, and text that is safe to print.
#pragma once

#include <string>
#include <string_view>

#include "qanun/text.hpp"

namespace program {

// "qanun: SENTENCE", in the language asked for, as one line on standard error.
void complain(qanun::Language language, std::string_view english, std::string_view arabic);

// A standard error that cannot be written is passed over: there is nobody left to tell.
void to_standard_error(std::string_view text);

// While one exists nothing is written on standard error: it is kept, for somebody else to say.
class HeldSpeech {
 public:
  HeldSpeech();
  ~HeldSpeech();
  HeldSpeech(const HeldSpeech&) = delete;
  HeldSpeech& operator=(const HeldSpeech&) = delete;

  // What was said since.
  [[nodiscard]] static std::string text();
  // Whether there is one: lines that come and go need not be said.
  [[nodiscard]] static bool is_on();
};

// The text without control characters, cut where it is very long: names of files may hold anything.
[[nodiscard]] std::string printable(std::string_view text);

// The text as one word of a command line, quoted where a shell would take it apart.
[[nodiscard]] std::string shell_word(std::string_view text);

}  // namespace program
