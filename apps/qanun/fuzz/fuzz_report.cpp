#include "fuzz/fuzz_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "command_line/saying.hpp"

namespace program {

namespace {

using proof::Coverage;
using proof::Stage;
using qanun::Language;

std::string command_of(const FuzzFinding& finding) {
  return finding.files.record.empty() ? "qanun check " + shell_word(finding.files.rules)
                                      : "qanun replay " + shell_word(finding.files.record) + " --explain";
}

std::string picks_text(const proof::RuleSpace& space, const proof::Picks& picks) {
  std::string out;
  for (const proof::Pick pick : picks) out += (out.empty() ? "" : ", ") + space.text(pick);
  return out;
}

std::string percent(const Coverage& coverage) {
  if (coverage.reachable == 0) return "100%";
  // Not 100 before all is reached.
  const auto tenths = coverage.reached * 1000 / coverage.reachable;
  return fmt::format("{}.{}%", tenths / 10, tenths % 10);
}

std::string_view word_of(Stage stage) {
  return stage == Stage::pairs ? "pairs" : stage == Stage::triples ? "triples" : "chance";
}

Json coverage_json(const Coverage& coverage) {
  return {{"reached", coverage.reached}, {"reachable", coverage.reachable}, {"forbidden", coverage.forbidden}};
}

Json finding_json(const FuzzOutcome& outcome, const FuzzFinding& finding, Language language) {
  const proof::Found& found = finding.found;
  Json json;
  json["code"] = found.fault.code;
  json["message"] = language == Language::arabic ? found.fault.ar : found.fault.en;
  json["options"] = Json::object();
  for (const proof::Pick pick : found.picks) {
    const qanun::OptionDecl& decl = *outcome.space->options()[pick.option].decl;
    json["options"][std::string{decl.key}] = to_text(decl, outcome.space->value(pick));
  }
  if (found.hand) {
    json["seed"] = found.hand->seed;
    json["hand"] = found.hand->index;
    json["aimed"] = found.hand->aimed;
    json["faults"] = static_cast<double>(found.hand->erring.per_million) / 1e6;
  }
  json["file"] = finding.files.rules;
  if (!finding.files.record.empty()) json["record"] = finding.files.record;
  json["command"] = command_of(finding);
  if (!finding.files.doubt.empty()) json["file_fault"] = finding.files.doubt;
  return json;
}

}  // namespace

std::string finding_text(const FuzzOutcome& outcome, const FuzzFinding& finding, Language language) {
  const bool arabic = language == Language::arabic;
  const proof::Found& found = finding.found;
  const std::string picks = picks_text(*outcome.space, found.picks);
  std::string text = fmt::format("{}: {}[{}]: {}\n", printable(outcome.rules), arabic ? "خلل" : "finding",
                                 found.fault.code, printable(arabic ? found.fault.ar : found.fault.en));
  if (picks.empty())
    text += arabic ? "      = في القواعد كما هي\n" : "      = in the rules as they are\n";
  else
    text += fmt::format("      = {} {}\n", arabic ? "مع" : "with", picks);
  text += fmt::format("      = {}, {}\n", printable(finding.files.rules), command_of(finding));
  if (!finding.files.doubt.empty())
    text += fmt::format("      = {}: {}\n",
                        arabic ? "ملف القواعد لا يعطي القواعد نفسها" : "the rule file does not come to the same rules",
                        printable(finding.files.doubt));
  return text;
}

std::string closing_text(const FuzzOutcome& outcome, Language language) {
  const proof::Progress& progress = outcome.progress;
  const bool arabic = language == Language::arabic;
  std::string text = fmt::format(
      fmt::runtime(arabic ? "{}: {} تركيبة، {} يد ({} في الدقيقة)، الأزواج {} من {}، الثلاثيات {} من {}، وُجد {}"
                          : "{}: {} combinations, {} hands ({} a minute), pairs {} of {}, triples {} of {}, {} found"),
      printable(outcome.rules), progress.combinations, progress.hands,
      static_cast<std::uint64_t>(outcome.seconds > 0 ? static_cast<double>(progress.hands) / outcome.seconds * 60 : 0),
      progress.pairs.reached, progress.pairs.reachable, progress.triples.reached, progress.triples.reachable,
      outcome.findings.size());
  if (outcome.known > 0)
    text += fmt::format(fmt::runtime(arabic ? "، وما زال {} من بحث سابق" : ", {} of earlier runs still there"),
                        outcome.known);
  if (progress.doubtful > 0)
    text +=
        fmt::format(fmt::runtime(arabic ? "، و{} لم يتكرّر فلم يُكتب" : ", {} did not come again and are not written"),
                    progress.doubtful);
  return text + '\n';
}

std::string progress_text(const std::string& rules, const proof::Progress& progress, std::size_t findings,
                          std::optional<double> seconds_left, Language language) {
  const bool arabic = language == Language::arabic;
  std::string text = fmt::format(fmt::runtime(arabic ? "{}: {} تركيبة، {} يد، الأزواج {}، الثلاثيات {}، وُجد {}"
                                                     : "{}: {} combinations, {} hands, pairs {}, triples {}, {} found"),
                                 printable(rules), progress.combinations, progress.hands, percent(progress.pairs),
                                 percent(progress.triples), findings);
  if (!seconds_left) return text;
  const auto left = static_cast<std::uint64_t>(std::max(*seconds_left, 0.0));
  return text + fmt::format(fmt::runtime(arabic ? "، باقي {}:{:02}" : ", {}:{:02} left"), left / 60, left % 60);
}

Json outcome_json(const FuzzOutcome& outcome, Language language) {
  const proof::Progress& progress = outcome.progress;
  Json json;
  json["rules"] = outcome.rules;
  json["combinations"] = progress.combinations;
  json["hands"] = progress.hands;
  json["seconds"] = outcome.seconds;
  json["stage"] = word_of(progress.stage);
  json["resumed"] = outcome.resumed;
  json["pairs"] = coverage_json(progress.pairs);
  json["triples"] = coverage_json(progress.triples);
  json["known"] = outcome.known;
  json["doubtful"] = progress.doubtful;
  json["findings"] = Json::array();
  for (const FuzzFinding& finding : outcome.findings)
    json["findings"].push_back(finding_json(outcome, finding, language));
  return json;
}

}  // namespace program
