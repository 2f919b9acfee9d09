// Random rule sets: a shipped one, any of them, with its phases, features and options edited. What can be edited and to
// what follows from declarations alone: implementations and features from the registry, values from proof::RuleSpace
// and, for numbers, from anywhere in their range. Relations are respected while choosing (proof::Constraints), so that
// hardly anything is drawn that does not load.
//
// Shrinks towards the parent: fewer edits; then towards the first parent.
#pragma once

#include <rapidcheck.h>

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "qanun/random.hpp"
#include "qanun/rule_set.hpp"

namespace property {

struct Edit {
  enum class Kind : std::uint8_t { phase, without, use, option };
  Kind kind = Kind::option;
  std::string key{};    // of a phase, a feature or an option
  std::string value{};  // as a rule file writes it; of a feature nothing
  bool operator==(const Edit&) const = default;
};

struct RuleChoice {
  std::size_t parent = 0;  // of parents()
  std::vector<Edit> edits{};

  // The rule set as a file: what it extends, and the edits.
  [[nodiscard]] std::string file() const;
  // The same file gives the same object. Null where it does not load, or where nothing can ever be bought.
  [[nodiscard]] std::shared_ptr<const qanun::RuleSet> rules() const;
};

// The shipped rule sets, the one with most features first.
[[nodiscard]] const std::vector<std::string>& parents();

// What is asked of a rule set besides that it loads: edits that are always made. The parents that do not load with them
// are left out.
struct Demand {
  std::vector<Edit> edits{};
};

// One that loads.
[[nodiscard]] RuleChoice draw_rules(qanun::Random& random, const Demand& demand = {});
// Smaller ones; not all of them load.
[[nodiscard]] std::vector<RuleChoice> smaller(const RuleChoice& choice, const Demand& demand = {});

std::ostream& operator<<(std::ostream& out, const RuleChoice& choice);

// A generator by drawing from a stream and shrinking by a list of smaller values.
template <class Value, class Draw, class Smaller>
rc::Gen<Value> drawn(Draw draw, Smaller smaller_values) {
  return [=](const rc::Random& given, int /*size*/) {
    rc::Random seed = given;
    qanun::Random random{seed.next()};
    return rc::shrinkable::shrinkRecur(
        draw(random), [=](const Value& value) { return rc::seq::fromContainer(smaller_values(value)); });
  };
}

}  // namespace property

template <>
struct rc::Arbitrary<property::RuleChoice> {
  static Gen<property::RuleChoice> arbitrary() {
    return property::drawn<property::RuleChoice>(
        [](qanun::Random& random) { return property::draw_rules(random); },
        [](const property::RuleChoice& one) { return property::smaller(one); });
  }
};
