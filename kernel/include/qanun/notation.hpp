// Actions, contracts and cards as text, through the words that the rule set declares. Used by cases, records, the
// program.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/action.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// What was not understood, in both languages.
struct Problem {
  std::string en{};
  std::string ar{};
  [[nodiscard]] bool empty() const { return en.empty(); }
};

// "S", "NT"; empty for an unnamed mode.
[[nodiscard]] std::string_view to_string(Mode mode);
[[nodiscard]] std::optional<Mode> parse_mode(std::string_view text);

// "hokum H", "90 H", "meld 7S 8S 9S", "double closed".
[[nodiscard]] std::string to_string(const RuleSet& rules, const Call& call);
// "0: pass", "1: hokum H", "0: AS", "0: baloot KH", "2: meld 7S 8S 9S".
[[nodiscard]] std::string to_string(const RuleSet& rules, const Action& action);

// Reads an action as `to_string` writes it, also with `10` and suit symbols. On failure nothing, and `problem` says
// what was not understood.
[[nodiscard]] std::optional<Action> parse_action(const RuleSet& rules, std::string_view text, Problem& problem);

// The call after the colon.
[[nodiscard]] std::optional<Call> parse_call(const RuleSet& rules, std::string_view text, Problem& problem);

// The word with which so much is undertaken; nullptr where none is declared.
[[nodiscard]] const WordDecl* word_of(const RuleSet& rules, Target target);
// A bid that is a word of its own: what it undertakes, and the number it counts as, into the contract. False where the
// text is no such word.
[[nodiscard]] bool read_bid_word(const RuleSet& rules, std::string_view text, Contract& contract);

// "AS KS 7H" into cards in the order written; repeated cards are a problem.
[[nodiscard]] std::optional<std::vector<Card>> parse_cards(std::string_view text, Problem& problem);
[[nodiscard]] std::optional<CardSet> parse_card_set(std::string_view text, Problem& problem);

}  // namespace qanun
