// Which names a new plugin may have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "command_line/session.hpp"

namespace program {

// Why a plugin cannot have this id, as a sentence in both languages.
struct NameFault {
  std::string english;
  std::string arabic;
};

// An id becomes a section of rule files, the name of a rule set, of a library and of a target of CMake: it must be a
// word that all of these take, and that nobody has.
[[nodiscard]] std::optional<NameFault> fault_of_name(const Session& session, std::string_view id);

}  // namespace program
