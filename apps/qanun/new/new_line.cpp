#include "new/new_line.hpp"

#include "command_line/commands.hpp"

namespace program {

void NewLine::add_to(CLI::App& command, qanun::Language language) {
  const auto say = [&](const qanun::Text& text) { return std::string{text.in(language)}; };
  const auto positional = [&](const std::string& name, std::string& value, const qanun::Text& description) {
    command.add_option(name, value, say(description))->type_name("")->required();
  };
  positional("WHAT", what_, {"What is started: plugin", "ماذا تبدأ: plugin"});
  positional("NAME", arguments_.name, {"Its id, such as last_seven", "معرّفها، مثل last_seven"});
  command
      .add_option("--dir", arguments_.folder,
                  say({"The folder to write, which must not exist; NAME unless told",
                       "المجلد الذي يُكتب، ويجب ألا يكون موجودًا؛ والمعتاد NAME"}))
      ->type_name("FOLDER");
}

int NewLine::run(const ArgumentReader& read, const Common& common) const {
  static_cast<void>(read.word("WHAT", what_, {"plugin"}));
  NewArguments given = arguments_;
  static_cast<Common&>(given) = common;
  return run_new(given);
}

}  // namespace program
