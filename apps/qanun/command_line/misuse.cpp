#include "command_line/misuse.hpp"

#include <fmt/format.h>

namespace program {

using qanun::Language;

std::string no_such_command(Language language, const std::string& program, const std::string& given,
                            const std::string& near) {
  if (language == Language::arabic)
    return near.empty() ? fmt::format("لا يوجد أمر «{}»؛ والأمر {} --help يعرض الأوامر", given, program)
                        : fmt::format("لا يوجد أمر «{}»؛ هل تقصد «{}»؟", given, near);
  return near.empty() ? fmt::format("there is no command '{}'; `{} --help` lists them", given, program)
                      : fmt::format("there is no command '{}'; did you mean '{}'?", given, near);
}

std::string not_taken(Language language, const std::string& command, const std::string& given,
                      const std::string& near) {
  if (language == Language::arabic)
    return fmt::format("الأمر {} لا يأخذ «{}»{}", command, given,
                       near.empty() ? fmt::format("؛ انظر {} --help", command) : fmt::format("؛ هل تقصد «{}»؟", near));
  return fmt::format(
      "{} does not take '{}'{}", command, given,
      near.empty() ? fmt::format("; see `{} --help`", command) : fmt::format("; did you mean '{}'?", near));
}

std::string needs(Language language, const std::string& command, const std::string& missing) {
  return language == Language::arabic ? fmt::format("الأمر {} يحتاج {}؛ انظر {} --help", command, missing, command)
                                      : fmt::format("{} needs {}; see `{} --help`", command, missing, command);
}

}  // namespace program
