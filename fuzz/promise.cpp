#include "promise.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <iterator>

namespace fuzz {

using qanun::Diagnostic;
using qanun::Language;

namespace {

constexpr std::array kLanguages{Language::english, Language::arabic};

// How many bytes the character has that begins here; 0 where it is none.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF5 ? 0 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0U) != 0x80) return 0;
  const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
  const bool no_character = (first == 0xED && byte(1) >= 0xA0) || (first == 0xF4 && byte(1) >= 0x90);
  return overlong || no_character ? 0 : length;
}

bool is_control(std::string_view character, bool lines) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 2) return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
  if (character.size() > 2) return false;
  return (first < 0x20 && first != '\t' && !(lines && first == '\n')) || first == 0x7F;
}

void keep_well_placed(const Diagnostic& one) {
  const std::string code{one.message->code};
  const qanun::Place& place = one.place;
  keep(!place.file.empty(), code + " does not say in which file");
  keep(place.line >= 0 && place.column >= 0 && place.length >= 0, code + " has a place that is none");
  keep(place.line > 0 || place.column == 0, code + " has a column and no line");
  keep_printable(place.source_line, false);
}

}  // namespace

void broken(std::string_view what) {
  std::fprintf(stderr, "a promise is broken: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

void keep_printable(std::string_view text, bool lines) {
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t length = character_length(rest);
    keep(length > 0, "no UTF-8: " + std::string{text});
    keep(!is_control(rest.substr(0, length), lines), "a control character in: " + std::string{text});
    rest.remove_prefix(length);
  }
}

void keep_well_said(const qanun::Diagnostics& diagnostics) {
  for (const Diagnostic& one : diagnostics.all()) {
    keep(one.message != nullptr && !one.message->code.empty(), "a fault has no code");
    keep_well_placed(one);
    for (const Language language : kLanguages) {
      const std::string text = render(one, language);
      keep_printable(text, true);
      keep(!sentence(one, language).empty(), std::string{one.message->code} + " says nothing");
      // Some sentences say themselves what is right: then neither language has a remedy.
      keep(remedy(one, language).empty() == one.message->remedy.en.empty(), "a remedy in one language alone: " + text);
    }
  }
}

void keep_well_said(const qanun::Problem& problem) {
  keep(!problem.en.empty() && !problem.ar.empty(), "a problem is not said in both languages");
  keep_printable(problem.en, false);
  keep_printable(problem.ar, false);
}

std::string said(const qanun::Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& one : diagnostics.all())
    for (const Language language : kLanguages) out += render(one, language);
  return out;
}

}  // namespace fuzz
