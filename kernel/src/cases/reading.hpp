// Reads what a case gives. A fault is reported with its place and leaves a default behind; whoever goes on asks
// `sound()` first.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cases/case_kinds.hpp"
#include "qanun/action.hpp"
#include "qanun/notation.hpp"
#include "qanun/rule_set.hpp"
#include "qanun/totals.hpp"
#include "reader/scalars.hpp"

namespace qanun {

struct PlayedCard {
  Seat seat = 0;
  Card card;
};

// What can be read without a rule set.
class PlainReading {
 public:
  PlainReading(const yaml::Document& document, Diagnostics& diagnostics) : scalars_{document, diagnostics} {}

  [[nodiscard]] const Scalars& scalars() const { return scalars_; }
  [[nodiscard]] const yaml::Document& document() const { return scalars_.document(); }
  [[nodiscard]] bool sound() const { return !scalars_.diagnostics().has_errors(); }
  void report(std::string_view code, const yaml::Node& node, std::vector<Argument> arguments,
              std::string suggestion = {}) const {
    scalars_.report(code, node, std::move(arguments), std::move(suggestion));
  }

  [[nodiscard]] std::int32_t number(const yaml::Node& node, std::string_view key, Range range) const;
  [[nodiscard]] Seat seat(const yaml::Node& node, std::string_view key) const;
  [[nodiscard]] Team side(const yaml::Node& node, std::string_view key) const;
  [[nodiscard]] bool flag(const yaml::Node& node, std::string_view key) const;
  // `[x, y]`.
  [[nodiscard]] std::array<std::int32_t, kTeams> pair(const yaml::Node& node, std::string_view key, Range range) const;
  [[nodiscard]] std::vector<std::int32_t> numbers(const yaml::Node& node, std::string_view key, std::size_t count,
                                                  Range range) const;
  [[nodiscard]] Card card(const yaml::Node& node, std::string_view key) const;
  [[nodiscard]] std::vector<Card> cards(const yaml::Node& node, std::string_view key) const;
  [[nodiscard]] CardSet card_set(const yaml::Node& node, std::string_view key) const;
  // `{0: "AS KS", 2: "7H"}`; cards that two seats hold are a fault.
  [[nodiscard]] std::array<CardSet, kSeats> hands(const yaml::Node& node, std::string_view key) const;
  // The words of a list of calls, as nodes.
  [[nodiscard]] const std::vector<yaml::Node>& list(const yaml::Node& node, std::string_view key) const;
  // The seat that a key of a map names.
  [[nodiscard]] Seat seat_key(const yaml::Node& key) const;
  [[nodiscard]] Mode mode(const yaml::Node& node) const;

 private:
  Scalars scalars_;
};

// What is read through the words that a rule set declares.
class CaseReading : public PlainReading {
 public:
  CaseReading(const RuleSet& rules, const yaml::Document& document, Diagnostics& diagnostics)
      : PlainReading{document, diagnostics}, rules_{rules} {}

  [[nodiscard]] const RuleSet& rules() const { return rules_; }

  // `["0: AS", "1: 7S"]`, each seat the next one; `most` cards at most.
  [[nodiscard]] std::vector<PlayedCard> trick(const yaml::Node& node, std::size_t most) const;
  [[nodiscard]] Action action(const yaml::Node& node) const;
  // Reports a call that was not understood, with the declared word that is nearest.
  void not_understood(const yaml::Node& node, std::string_view call, const Problem& problem) const;

  // A contract that stands. `up_card` receives the card it names, if any.
  [[nodiscard]] Contract contract(const yaml::Node& node, Card& up_card) const;
  // The level of that name, `level` 0 where the rules have none (and then it is reported).
  [[nodiscard]] RaiseLevel level(const yaml::Node& node) const;
  [[nodiscard]] KindId kind(const yaml::Node& node) const;

 private:
  void read_mode(const yaml::Node& node, const KindDecl& kind, Contract& contract) const;
  void read_bid(const yaml::Node& node, Contract& contract) const;
  void read_stake(const yaml::Node& node, Contract& contract) const;

  const RuleSet& rules_;
};

}  // namespace qanun
