// The search for a witness of two samples: cases that are there, hands and matches of shipped rule sets, then of rule
// sets with some other options turned as well.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "case_difference.hpp"
#include "combinations.hpp"
#include "difference.hpp"
#include "wanted.hpp"

namespace liveness {

// How long it goes on.
struct Effort {
  std::uint64_t hands = 1500;         // of each kind in each rule set
  std::uint64_t matches = 20;         // in each rule set
  std::uint32_t combinations = 120;   // of other options, in each rule set
  std::uint64_t combined_hands = 40;  // of each kind in each of these
  std::string with{};                 // options that may help, set in every shipped rule set at first
};

class Searching {
 public:
  explicit Searching(Effort effort);

  // Its samples may stand the other way round.
  [[nodiscard]] std::optional<Witness> find(const Wanted& wanted);

 private:
  // The clearest so far.
  struct Best {
    std::optional<Witness> witness{};
    Difference difference{};

    void offer(const Witness& one, const Difference& shown);
    [[nodiscard]] bool is_clear() const { return witness && difference.clearness <= Clearness::match; }
    [[nodiscard]] bool is_clearest() const { return witness && difference.clearness == Clearness::points; }
  };

  [[nodiscard]] std::vector<std::string> bases_of(const Wanted& wanted) const;
  [[nodiscard]] std::optional<Witness> in_show(const Wanted& wanted) const;
  [[nodiscard]] std::optional<Witness> in_cases(const Wanted& wanted, bool all);
  [[nodiscard]] std::optional<Witness> in_shipped(const Wanted& wanted, const std::string& with, Look look) const;
  [[nodiscard]] std::optional<Witness> in_matches(const Wanted& wanted) const;
  [[nodiscard]] std::optional<Witness> in_combinations(const Wanted& wanted, Look look);
  void look_at(const Wanted& wanted, const Setting& setting, const Sides& sides, std::uint64_t hands, Look look,
               Best& best) const;

  Effort effort_;
  std::map<std::string, CaseFile> files_{};
  std::map<std::string, Combinations> spaces_{};
};

}  // namespace liveness
