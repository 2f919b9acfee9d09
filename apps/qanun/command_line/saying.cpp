#include "command_line/saying.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>

namespace program {

namespace {

constexpr std::size_t kLongest = 300;  // bytes

// What HeldSpeech keeps. Speech comes from the main thread alone.
bool speech_is_held = false;
std::string held_speech;

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

void to_standard_error(std::string_view text) {
  if (speech_is_held) {
    held_speech += text;
    return;
  }
  while (!text.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written < 0 && errno != EINTR) return;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void complain(qanun::Language language, std::string_view english, std::string_view arabic) {
  to_standard_error(fmt::format("qanun: {}\n", language == qanun::Language::arabic ? arabic : english));
}

HeldSpeech::HeldSpeech() { speech_is_held = true; }
HeldSpeech::~HeldSpeech() {
  speech_is_held = false;
  held_speech.clear();
}
std::string HeldSpeech::text() { return held_speech; }
bool HeldSpeech::is_on() { return speech_is_held; }

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i >= kLongest && !continues(text[i])) return out + "...";
    const auto byte = static_cast<unsigned char>(text[i]);
    // U+0080 to U+009F are control characters too; in UTF-8 they are C2 80 to C2 9F.
    const bool wide_control = byte == 0xC2U && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0U &&
                              continues(text[i + 1]);
    if (wide_control) ++i;
    out += wide_control || byte < 0x20U || byte == 0x7FU ? '?' : text[i];
  }
  return out;
}

std::string shell_word(std::string_view text) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-,";
  if (!text.empty() && text.front() != '-' && text.find_first_not_of(plain) == std::string_view::npos)
    return std::string{text};
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return out + "'";
}

}  // namespace program
