// The kinds of cases: each asks the rules one question and compares the answer.
#pragma once

#include "cases/comparing.hpp"
#include "qanun/rule_reader.hpp"

namespace qanun {

struct Question {
  const RuleReader& rule_reader;
  const OneCase& one;
  const CaseReading& reading;
  Comparing& comparing;

  [[nodiscard]] const RuleSet& rules() const { return reading.rules(); }
  [[nodiscard]] const yaml::Node* given(std::string_view key) const { return one.given->find(key); }
};

void ask_score(const Question& question);
void ask_legal(const Question& question);
void ask_trick(const Question& question);
void ask_melds(const Question& question);
void ask_auction(const Question& question);
void ask_deal(const Question& question);
void ask_match(const Question& question);
void ask_hand(const Question& question);

// The totals of a hand in `given` of a score case, or of a sheet of a match case.
[[nodiscard]] HandTotals read_totals(const CaseReading& reading, const yaml::Node& given);

// Says all `calls` of a case. False, with a report, where one is not taken.
[[nodiscard]] bool say_calls(const Question& question, Hand& hand);

}  // namespace qanun
