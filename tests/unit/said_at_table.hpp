// An auction in which texts are said, one after the other.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "../support/rules.hpp"
#include "qanun/notation.hpp"
#include "qanun/step.hpp"

namespace said_at_table {

// Seat 3 has dealt, so that seat 0 speaks first.
class Table {
 public:
  explicit Table(const qanun::RuleSet& rules, qanun::Card up_card = qanun::kNoCard) : rules_{rules} {
    begin_auction(rules, hand, 3, up_card, {}, {0, 0});
  }
  // Whether it is taken.
  bool say(const std::string& text) {
    qanun::Problem problem;
    const auto action = parse_action(rules_, text, problem);
    INFO(text << ": " << problem.en);
    REQUIRE(action.has_value());
    return !apply(rules_, hand, *action).has_value();
  }
  Table& after(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      INFO(text);
      REQUIRE(say(text));
    }
    return *this;
  }
  // What the seat on turn may say, as text.
  [[nodiscard]] std::vector<std::string> open() const {
    std::vector<std::string> words;
    for (const qanun::Call& call : decide(rules_, hand).words) words.push_back(to_string(rules_, call));
    return words;
  }
  [[nodiscard]] bool may(const std::string& word) const {
    const auto words = open();
    return std::find(words.begin(), words.end(), word) != words.end();
  }

  qanun::Hand hand;

 private:
  const qanun::RuleSet& rules_;
};

}  // namespace said_at_table
