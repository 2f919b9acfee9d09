#include "command_line/program.hpp"

#include <fmt/format.h>

#include <csignal>

#include "command_line/command_list.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/logging.hpp"
#include "command_line/misuse.hpp"
#include "command_line/saying.hpp"
#include "qanun/diagnostic.hpp"
#include "streams/output.hpp"
#include "streams/standard_streams.hpp"

namespace program {

namespace {

using qanun::Language;

// Takes a line apart and does what it says, or says what is wrong with it.
class CommandLine {
 public:
  CommandLine(Language language, const Program& program)
      : language_{language}, program_{program}, commands_{language, program} {}

  int run(int count, const char* const* arguments) {
    try {
      commands_.app().parse(count, arguments);
      if (count == 1) return help_wanted();
      if (!commands_.has_chosen()) return misuse(unknown_command());
      commands_.read_common();
      start_logging(commands_.verbosity());
      return commands_.run();
    } catch (const CLI::CallForHelp&) {
      return print(commands_.app().help());
    } catch (const CLI::CallForVersion& version) {
      return print(std::string{version.what()} + '\n');
    } catch (const CLI::ParseError& error) { return misuse(sentence(error)); } catch (const WrongArgument& error) {
      return misuse(error.what());
    }
  }

 private:
  [[nodiscard]] std::string say(const std::string& english, const std::string& arabic) const {
    return language_ == Language::arabic ? arabic : english;
  }

  int print(const std::string& text) const {
    Output output{"", language_};
    output.write(text);
    return output.finish();
  }

  int misuse(const std::string& sentence) const {
    complain(language_, sentence, sentence);
    return kUnusable;
  }

  int help_wanted() const {
    to_standard_error(commands_.app().help());
    return kUnusable;
  }

  // The first word is taken for the command.
  [[nodiscard]] std::string unknown_command() const {
    const auto words = commands_.app().remaining(true);
    if (words.empty())
      return say(fmt::format("no command is given; `{} --help` lists them", program_.name),
                 fmt::format("لم تكتب أمرًا؛ والأمر {} --help يعرضها", program_.name));
    if (words.front().starts_with('-')) return unexpected(words.front(), commands_.app());
    const std::string near = qanun::nearest(words.front(), commands_.names());
    return no_such_command(language_, program_.name, printable(words.front()), near);
  }

  [[nodiscard]] std::string unexpected(const std::string& word, const CLI::App& command) const {
    std::vector<std::string> known;
    for (const CLI::Option* option : command.get_options())
      for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    const std::string near = word.starts_with("--") ? qanun::nearest(word.substr(0, word.find('=')), known) : "";
    return not_taken(language_, full_name(command), printable(word), near);
  }

  // CLI11's own sentences where we have none.
  [[nodiscard]] std::string sentence(const CLI::ParseError& error) const {
    const auto parsed = commands_.app().get_subcommands();
    const CLI::App& command = parsed.empty() ? commands_.app() : *parsed.front();
    const auto rest = command.remaining();
    const std::string what = printable(error.what());
    if (parsed.empty() && !rest.empty()) return unknown_command();
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) && !rest.empty())
      return unexpected(rest.front(), command);
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError))
      return needs(language_, full_name(command), what.substr(0, what.find(' ')));
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ArgumentMismatch)) {
      const std::string option = what.substr(0, what.find(':'));
      return what.find("At Most") != std::string::npos
                 ? say(option + " is given more than once", option + " مكتوب أكثر من مرة")
                 : say(option + " needs a value", option + " يحتاج قيمة");
    }
    return say(what, "تعذّر فهم الأمر: " + what);
  }

  [[nodiscard]] std::string full_name(const CLI::App& command) const {
    return &command == &commands_.app() ? program_.name : program_.name + ' ' + command.get_name();
  }

  Language language_;
  const Program& program_;
  CommandList commands_;
};

}  // namespace

int run_program(const Program& program, int count, const char* const* arguments) {
  hold_standard_streams();
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe and a full quota are results of writing
  std::signal(SIGXFSZ, SIG_IGN);
  const Language language = language_asked(count, arguments);
  try {
    return CommandLine{language, program}.run(count, arguments);
  } catch (const std::exception& thrown) {
    complain(language, fmt::format("this should not have happened: {}", printable(thrown.what())),
             fmt::format("خطأ غير متوقّع: {}", printable(thrown.what())));
  } catch (...) { complain(language, "this should not have happened", "خطأ غير متوقّع"); }
  return kUnusable;
}

}  // namespace program
