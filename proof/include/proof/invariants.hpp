// What must hold of any hand, whatever the rules, looked at on one hand after the other of one rule set.
//
//   F101 .. F109  someone may act, the hand ends, what is offered is held and taken, cards are conserved, views are
//                 blind, a hand has one course, no plugin throws (watched_hand.hpp)
//   F111  the actions played again give the same sheet, to the byte
//   F112  the points are what the lines of the sheet add up to, and neither they nor the points held are negative
//   F113  the raw totals are what the cards and the last trick come to, and eight tricks are taken
//   F114  a record that is written and read plays again to the same sheet, under the same rules
//   F115  a seat's view is equal for two hands that differ only in what it cannot see
//   F116  turning the table by a seat turns the result with it
//   F117  an exchange of suits that options and conditions leave as they are changes no points
//   F120  a hand goes by the entries of `when` whose conditions are met, at every decision
//   F119  a match adds its sheets up and ends (watched_match.hpp)
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "proof/watched_hand.hpp"
#include "qanun/record.hpp"

namespace proof {

// A hand of a rule set, by number. The same numbers give the same hand.
struct HandChoice {
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
  qanun::Erring erring{};
  bool aimed = false;  // at the contract number `index` of aims_of; nobody errs then
};

class Examiner {
 public:
  // The rule set must outlive it.
  explicit Examiner(const qanun::RuleSet& rules);

  // The first thing that does not hold. Nobody plays on for ever.
  [[nodiscard]] std::optional<Fault> examine(const HandChoice& choice);
  // The same of a hand that others played to its end, with a sheet that counts; `seed` decides where it is looked at
  // more closely.
  [[nodiscard]] std::optional<Fault> examine(const qanun::Hand& hand, const std::vector<qanun::Action>& actions,
                                             std::uint64_t seed);
  // The hand just examined also as a record. Costs as much as some hands: rules are read from text.
  [[nodiscard]] std::optional<Fault> examine_record(const qanun::RuleReader& reader) const;
  // The hand just examined, unless players aimed, also by a prepared Playout. The first time costs as much as a hundred
  // hands.
  [[nodiscard]] std::optional<Fault> examine_prepared();
  // The match of the same number, seed and faults. Costs as much as its hands.
  [[nodiscard]] std::optional<Fault> examine_match(const HandChoice& choice);
  // Whatever can show this code, for the hand or the match.
  [[nodiscard]] std::optional<Fault> examine_for(std::string_view code, const HandChoice& choice,
                                                 const qanun::RuleReader& reader);

  // The hand just examined, as far as it came; of a match with a fault the hand after which it was seen.
  [[nodiscard]] const qanun::PlayedHand& played() const { return played_; }
  [[nodiscard]] const std::vector<qanun::Action>& actions() const { return log_.actions; }

 private:
  [[nodiscard]] std::optional<Fault> play(const HandChoice& choice);
  [[nodiscard]] std::optional<Fault> look_at_course(qanun::Random& random) const;

  const qanun::RuleSet& rules_;
  std::vector<Aim> aims_;
  bool suits_are_alike_ = false;
  std::optional<qanun::Playout> playout_{};
  HandChoice choice_{};
  qanun::PlayedHand played_{};
  qanun::ActionLog log_{};
};

}  // namespace proof
