// Combinations of samples that together contain every pair, then every triple, of samples that can come together. Rules
// break where two of them meet; far fewer combinations than there are rule sets show every meeting.
//
// Greedy and deterministic: a combination grows from one group that no combination has had yet, option by option, each
// time by the sample that brings most new groups and leaves the relations room.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "proof/constraints.hpp"
#include "qanun/random.hpp"

namespace proof {

struct Coverage {
  std::uint64_t reached = 0;
  std::uint64_t reachable = 0;  // as far as is known: a group proves impossible at the latest when its turn comes
  std::uint64_t forbidden = 0;  // by relations
};

// The samples of all options in one row, and sets of them as bits.
class SampleRow {
 public:
  explicit SampleRow(const RuleSpace& space);
  [[nodiscard]] std::uint32_t number(std::size_t option, std::size_t sample) const {
    return first_[option] + static_cast<std::uint32_t>(sample);
  }
  [[nodiscard]] std::uint32_t size() const { return first_.back(); }
  [[nodiscard]] std::uint32_t words() const { return (size() + 63) / 64; }
  [[nodiscard]] std::uint16_t option_of(std::uint32_t number) const { return option_[number]; }
  [[nodiscard]] std::uint16_t sample_of(std::uint32_t number) const {
    return static_cast<std::uint16_t>(number - first_[option_[number]]);
  }

 private:
  std::vector<std::uint32_t> first_{0};
  std::vector<std::uint16_t> option_{};
};

// Groups of two or three samples of different options: which no combination has had yet. A group is stored once for
// each of its pairs, so that what a sample brings is counted by whole words.
class Groups {
 public:
  Groups(const RuleSpace& space, int strength);

  // Marks the groups of a combination as reached.
  void reach(const Combination& combination);
  // Marks those that contain all of these as forbidden.
  void forbid(const std::vector<Pick>& picks);
  [[nodiscard]] Coverage coverage() const { return {reached_, all_ - forbidden_, forbidden_}; }
  [[nodiscard]] bool complete() const { return reached_ + forbidden_ == all_; }
  // The first group not yet reached at or after a place, going round.
  [[nodiscard]] std::optional<Picks> next_open(std::uint64_t place) const;
  // How many new groups a sample makes with those already chosen (as bits and as numbers).
  [[nodiscard]] std::uint64_t gain(std::uint32_t sample, const std::vector<std::uint64_t>& chosen,
                                   const std::vector<std::uint32_t>& numbers) const;

  // What is kept between two runs.
  struct State {
    std::uint64_t reached = 0;
    std::uint64_t forbidden = 0;
    std::vector<std::uint64_t> bits;
  };
  [[nodiscard]] State state() const { return {reached_, forbidden_, bits_}; }
  // False, and nothing is taken, where it is of another space.
  [[nodiscard]] bool restore(const State& state);

 private:
  [[nodiscard]] std::size_t row(std::uint32_t a, std::uint32_t b) const;  // of a pair; strength 2 has one row a sample
  [[nodiscard]] bool is_open(std::size_t row, std::uint32_t sample) const;
  // Clears a group everywhere; false where it was not open.
  bool close(std::vector<std::uint32_t> group);

  SampleRow samples_;
  int strength_;
  std::uint64_t all_ = 0;
  std::uint64_t reached_ = 0;
  std::uint64_t forbidden_ = 0;
  std::vector<std::uint64_t> bits_{};  // by row: the samples that complete an open group
};

class Covering {
 public:
  // Strength 2 or 3. The space and the constraints must outlive it.
  Covering(const RuleSpace& space, const Constraints& constraints, int strength);

  // A combination that would reach something new; nothing when all that can be reached is. `random` decides between
  // equals.
  [[nodiscard]] std::optional<Combination> next(qanun::Random& random);
  // Such a combination, or any other, came to a rule set.
  void reach(const Combination& combination) { groups_.reach(combination); }
  // To be told when the constraints have learned a clause.
  void note_clauses();

  [[nodiscard]] Coverage coverage() const { return groups_.coverage(); }
  [[nodiscard]] Groups& groups() { return groups_; }
  [[nodiscard]] const Groups& groups() const { return groups_; }

 private:
  [[nodiscard]] std::optional<Combination> grow(const Picks& seed, qanun::Random& random) const;
  void forbid_clause(const Clause& clause);

  const Constraints& constraints_;
  SampleRow samples_;
  Groups groups_;
  std::size_t noted_clauses_ = 0;
};

// Any combination that the relations allow; nothing where chance found none.
[[nodiscard]] std::optional<Combination> random_combination(const Constraints& constraints, qanun::Random& random);

}  // namespace proof
