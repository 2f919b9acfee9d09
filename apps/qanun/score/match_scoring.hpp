// A whole match, one hand a line, as a scorekeeper says it.
#pragma once

#include "command_line/arguments.hpp"
#include "score/match_book.hpp"
#include "streams/json_text.hpp"
#include "streams/line_loop.hpp"
#include "streams/line_reader.hpp"
#include "streams/output.hpp"

namespace program {

class MatchScoring {
 public:
  MatchScoring(const ScoreArguments& arguments, const qanun::RuleSet& rules, MatchBook& book);

  // Reads to the end of the file and gives the exit code. A line that is wrong is named and passed over.
  [[nodiscard]] int run();

 private:
  void take(LineReader::Got got, std::string_view line);
  void wrong(const qanun::Problem& problem);
  void print(const WrittenHand& written, std::string_view line);
  void close();
  [[nodiscard]] int unreadable();
  [[nodiscard]] bool json() const { return arguments_.format == Format::json; }

  const ScoreArguments& arguments_;
  const qanun::RuleSet& rules_;
  MatchBook& book_;
  HandParser parser_;
  LineReader lines_;
  Output out_;
  std::string file_;
  Json hands_ = Json::array();
  Json errors_ = Json::array();
};

}  // namespace program
