// A score sheet for people, line by line with the rule that put each there, and for programs.
#pragma once

#include <string>

#include "qanun/match.hpp"
#include "qanun/rule_set.hpp"
#include "streams/json_text.hpp"

namespace program {

// "hokum S, bought by seat 0: made [SCORE-06]". Without a line end.
[[nodiscard]] std::string verdict_text(const qanun::RuleSet& rules, const qanun::Contract& contract,
                                       const qanun::Verdict& verdict, qanun::Language language);

// The lines of the sheet and their sum, each on a line of its own, indented by two spaces.
[[nodiscard]] std::string sheet_text(const qanun::RuleSet& rules, const qanun::ScoreSheet& sheet,
                                     qanun::Language language);

// As in a hand record.
[[nodiscard]] Json sheet_to_json(const qanun::RuleSet& rules, const qanun::ScoreSheet& sheet);

// "30 - 46, held 10, seat 2 deals". `dealer_known` false leaves the dealer out.
[[nodiscard]] std::string match_text(const qanun::MatchState& match, bool dealer_known, qanun::Language language);
[[nodiscard]] Json match_to_json(const qanun::MatchState& match, bool dealer_known);

}  // namespace program
