// What is promised for any input. A promise that is broken ends the target, as a crash does.
#pragma once

#include <string>
#include <string_view>

#include "qanun/diagnostic.hpp"
#include "qanun/notation.hpp"

namespace fuzz {

[[noreturn]] void broken(std::string_view what);

inline void keep(bool promise, std::string_view otherwise) {
  if (!promise) broken(otherwise);
}

// Text for people: UTF-8, and no control characters but tabs and, where `lines`, ends of lines.
void keep_printable(std::string_view text, bool lines);

// Each has a code and a place, and reads well in both languages, its remedy as well.
void keep_well_said(const qanun::Diagnostics& diagnostics);
void keep_well_said(const qanun::Problem& problem);

// All that is said, in both languages.
[[nodiscard]] std::string said(const qanun::Diagnostics& diagnostics);

}  // namespace fuzz
