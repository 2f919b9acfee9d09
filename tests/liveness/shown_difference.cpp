#include "shown_difference.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "program/program.hpp"

namespace liveness {

namespace {

// A rule file that says what the setting and the option say.
std::string rule_file(const Witness& one, const std::string& value) {
  const std::size_t dot = one.option.find('.');
  return "qanun: 1\nname: turned\ntitle: {en: Turned, ar: مبدّلة}\nextends: " + one.in.rules + "\n" +
         one.option.substr(0, dot) + ": {" + one.option.substr(dot + 1) + ": " + value + "}\n";
}

// The line of the option's value, without those that change with everything: the file, the fingerprint.
std::string line_about(const std::string& text, const std::string& option) {
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);)
    if (line.find(option + ":") != std::string::npos) return line.substr(line.find_first_not_of(' '));
  return {};
}

std::string value_of(const nlohmann::json& shown, const std::string& option) {
  for (const auto& one : shown.at("options"))
    if (one.at("key") == option) return one.at("value").dump();
  return {};
}

std::string shown(const Witness& one, const std::string& value, qanun::Effect effect) {
  const Folder folder;
  folder.write("turned.yaml", rule_file(one, value));
  if (effect == qanun::Effect::server) {
    const Ran ran = folder.qanun("show turned.yaml --format json");
    return ran.code == 0 ? value_of(ran.json(), one.option) : std::string{};
  }
  const Ran ran = folder.qanun("show turned.yaml");
  return ran.code == 0 ? line_about(ran.out, one.option) : std::string{};
}

}  // namespace

std::optional<std::string> difference_in_show(const Witness& witness, qanun::Effect effect) {
  const std::string first = shown(witness, witness.sample, effect);
  const std::string second = shown(witness, witness.against, effect);
  if (first.empty() || second.empty() || first == second) return std::nullopt;
  return first + " / " + second;
}

}  // namespace liveness
