// `qanun score RULES ...`: scores a hand from its totals, with no cards; `--match` keeps the score of a whole match.
#include <fmt/format.h>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "score/match_scoring.hpp"
#include "score/score_sheet_text.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

using qanun::Language;
using qanun::Problem;

int refuse(const ScoreArguments& arguments, const Problem& problem) {
  complain(arguments.language, problem.en, problem.ar);
  return kUnusable;
}

// The options that say something of one hand, as words. False where a fact is not KEY=VALUE.
bool words_of(const ScoreArguments& arguments, HandWords& words, Problem& problem) {
  words.contract = arguments.contract;
  if (arguments.buyer >= 0) words.values.emplace_back("buyer", std::to_string(arguments.buyer));
  if (!arguments.raw.empty()) words.values.emplace_back("raw", arguments.raw);
  if (!arguments.tricks.empty()) words.values.emplace_back("tricks", arguments.tricks);
  for (const std::string& meld : arguments.melds) words.values.emplace_back("meld", meld);
  if (arguments.baloot >= 0) words.values.emplace_back("baloot", std::to_string(arguments.baloot));
  for (const std::string& fact : arguments.facts) {
    const std::size_t equals = fact.find('=');
    if (equals == 0 || equals == std::string::npos) {
      const std::string given = printable(fact);
      problem = {fmt::format("--fact takes KEY=VALUE, not '{}'", given),
                 fmt::format("--fact يأخذ KEY=VALUE، وليس «{}»", given)};
      return false;
    }
    if (fact.compare(0, equals, "held") != 0)
      words.values.emplace_back(fact.substr(0, equals), fact.substr(equals + 1));
  }
  return true;
}

void print_hand(const ScoreArguments& arguments, const qanun::RuleSet& rules, const WrittenHand& written,
                const MatchBook& book, Output& output) {
  if (arguments.format == Format::json) {
    output.write(json_text({{"rules", rules.name()},
                            {"sheet", sheet_to_json(rules, *written.sheet)},
                            {"match", match_to_json(book.match(), book.dealer_known())}}));
    return;
  }
  output.write(verdict_text(rules, written.contract, written.sheet->verdict, arguments.language) + '\n');
  output.write(sheet_text(rules, *written.sheet, arguments.language));
  output.write(fmt::format("{}: {}\n", arguments.language == Language::arabic ? "الصكّة" : "match",
                           match_text(book.match(), book.dealer_known(), arguments.language)));
}

int score_one(const ScoreArguments& arguments, const qanun::RuleSet& rules, MatchBook& book) {
  Problem problem;
  HandWords words;
  if (!words_of(arguments, words, problem)) return refuse(arguments, problem);
  for (const std::string& fact : arguments.facts)
    if (fact.starts_with("held=") && !book.set_fact(fact, problem)) return refuse(arguments, problem);
  auto said = HandParser{rules}.words(words, problem);
  if (!said) return refuse(arguments, problem);
  const auto written = book.write(*std::move(said), problem);
  if (!written) return refuse(arguments, problem);
  Output output{"", arguments.language};
  print_hand(arguments, rules, *written, book, output);
  return output.finish();
}

// Options of one hand have no place beside --match.
bool only_match(const ScoreArguments& arguments, Problem& problem) {
  const std::array<std::pair<bool, std::string_view>, 6> given{{{!arguments.contract.empty(), "--contract"},
                                                                {arguments.buyer >= 0, "--buyer"},
                                                                {!arguments.raw.empty(), "--raw"},
                                                                {!arguments.tricks.empty(), "--tricks"},
                                                                {!arguments.melds.empty(), "--meld"},
                                                                {arguments.baloot >= 0, "--baloot"}}};
  for (const auto& [is_given, option] : given)
    if (is_given) {
      problem = {fmt::format("--match reads every hand from its file: {} has no place beside it", option),
                 fmt::format("--match يقرأ كل يد من ملفها: لا مكان معه لـ {}", option)};
      return false;
    }
  return true;
}

int score_match(const ScoreArguments& arguments, const qanun::RuleSet& rules, MatchBook& book) {
  Problem problem;
  if (!only_match(arguments, problem)) return refuse(arguments, problem);
  for (const std::string& fact : arguments.facts)
    if (!book.set_fact(fact, problem)) return refuse(arguments, problem);
  return MatchScoring{arguments, rules, book}.run();
}

}  // namespace

int run_score(const ScoreArguments& arguments) {
  const Session session{arguments.language};
  int exit_code = kFine;
  const auto rules = session.load(arguments.rules, exit_code);
  if (rules == nullptr) return exit_code;
  MatchBook book{*rules};
  Problem problem;
  if (!arguments.scores.empty() && !book.set_scores(arguments.scores, problem)) return refuse(arguments, problem);
  return arguments.match.empty() ? score_one(arguments, *rules, book) : score_match(arguments, *rules, book);
}

}  // namespace program
