#include "score/match_scoring.hpp"

#include <fmt/format.h>

#include <system_error>

#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "score/score_sheet_text.hpp"

namespace program {

namespace {

using Got = LineReader::Got;
using qanun::Language;

constexpr std::size_t kLongestLine = 4096;

std::string_view trimmed(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const std::size_t begin = line.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

}  // namespace

MatchScoring::MatchScoring(const ScoreArguments& arguments, const qanun::RuleSet& rules, MatchBook& book)
    : arguments_{arguments},
      rules_{rules},
      book_{book},
      parser_{rules},
      lines_{arguments.match, kLongestLine},
      out_{"", arguments.language},
      file_{arguments.match == "-" ? "standard input" : printable(arguments.match)} {}

int MatchScoring::run() {
  const Interruption interruption;
  const Got got = for_each_line(lines_, out_, [&](Got kind, std::string_view line) {
    take(kind, line);
    return kind != Got::cut;
  });
  if (got == Got::unreadable) return unreadable();
  close();
  const int written = out_.finish();
  if (written != kFine) return written;
  if (got == Got::interrupted) return kInterrupted;
  return errors_.empty() ? kFine : kFindings;
}

// The last line may lack its newline.
void MatchScoring::take(Got got, std::string_view line) {
  qanun::Problem problem;
  if (got == Got::too_long) {
    problem = {fmt::format("the line is longer than {} bytes", kLongestLine),
               fmt::format("السطر أطول من {} بايت", kLongestLine)};
    return wrong(problem);
  }
  auto said = parser_.line(line, problem);
  if (!said) return wrong(problem);
  if (said->what == SaidHand::What::nothing) return;
  const auto written = book_.write(*std::move(said), problem);
  if (!written) return wrong(problem);
  print(*written, trimmed(line));
}

void MatchScoring::wrong(const qanun::Problem& problem) {
  const bool arabic = arguments_.language == Language::arabic;
  errors_.push_back({{"line", lines_.number()}, {"message", arabic ? problem.ar : problem.en}});
  complain(arguments_.language, fmt::format("{}:{}: {}", file_, lines_.number(), problem.en),
           fmt::format("{}:{}: {}", file_, lines_.number(), problem.ar));
}

void MatchScoring::print(const WrittenHand& written, std::string_view line) {
  if (json()) {
    Json hand{{"line", lines_.number()}, {"text", line}};
    if (written.sheet) hand["sheet"] = sheet_to_json(rules_, *written.sheet);
    hand["match"] = match_to_json(book_.match(), book_.dealer_known());
    hands_.push_back(std::move(hand));
    return;
  }
  out_.write(fmt::format("{}: {}\n", lines_.number(),
                         written.sheet
                             ? verdict_text(rules_, written.contract, written.sheet->verdict, arguments_.language)
                             : printable(line)));
  if (written.sheet) out_.write(sheet_text(rules_, *written.sheet, arguments_.language));
  const bool arabic = arguments_.language == Language::arabic;
  out_.write(fmt::format("  {} {}\n", arabic ? "الصكّة" : "match",
                         match_text(book_.match(), book_.dealer_known(), arguments_.language)));
}

void MatchScoring::close() {
  const qanun::MatchState& match = book_.match();
  if (json()) {
    out_.write(json_text({{"rules", rules_.name()},
                          {"hands", std::move(hands_)},
                          {"errors", errors_},
                          {"match", match_to_json(match, book_.dealer_known())}}));
    return;
  }
  const bool arabic = arguments_.language == Language::arabic;
  const std::string state = match_text(match, book_.dealer_known(), arguments_.language);
  if (match.over)
    out_.write(fmt::format("{}: {}\n", arabic ? "انتهت الصكّة" : "the match is over", state));
  else
    out_.write(arabic ? fmt::format("الصكّة مستمرة حتى {}: {}\n", rules_.match().target, state)
                      : fmt::format("the match goes on to {}: {}\n", rules_.match().target, state));
}

int MatchScoring::unreadable() {
  static_cast<void>(out_.finish());
  const std::string why = std::generic_category().message(lines_.error());
  complain(arguments_.language, fmt::format("cannot read '{}': {}", file_, why),
           fmt::format("تعذّرت قراءة «{}»: {}", file_, why));
  return kUnusable;
}

}  // namespace program
