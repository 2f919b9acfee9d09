// What a run of random hands or matches comes to: plain counters, one set a thread, added up at the end.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "qanun/playout.hpp"
#include "qanun/rule_set.hpp"

namespace program {

inline constexpr std::size_t kOutcomes = 4;  // of qanun::Outcome
inline constexpr std::size_t kRemarks = 3;   // of qanun::Remark::About
inline constexpr std::size_t kSides = 3;     // side 0, side 1, nobody

struct Statistics {
  explicit Statistics(const qanun::RuleSet& rules);

  std::uint64_t hands = 0;
  std::uint64_t void_deals = 0;
  std::uint64_t digest = 0;                                 // a sum: the order of hands does not matter
  std::vector<std::array<std::uint64_t, kOutcomes>> kinds;  // by KindId: made, lost, tied
  std::vector<std::uint64_t> labels;                        // by LabelId
  std::vector<std::uint64_t> melds;                         // by MeldNameId: those written on a sheet
  std::uint64_t baloots = 0;
  std::vector<std::uint64_t> levels;                      // not raised, then as in RuleSet::levels
  std::array<std::int64_t, qanun::kTeams> points{};       // by side
  std::array<std::int64_t, qanun::kTeams> role_points{};  // the buyer's side, the others
  std::array<std::uint64_t, kSides> hands_won{};
  std::int64_t highest = 0;         // most points that one side wrote in one hand
  std::uint64_t highest_index = 0;  // the first hand or match of the run in which it did

  std::array<std::uint64_t, kRemarks> remarks{};  // by Remark::About: faults, claims that were right, and false ones

  std::uint64_t matches = 0;
  std::array<std::uint64_t, kSides> matches_won{};
  std::uint64_t longest_match = 0;

  // A counted hand of hand or match `index`. The digest is the caller's.
  void add(const qanun::RuleSet& rules, const qanun::PlayedHand& played, std::uint64_t index);
  // What features remarked in it, where players err.
  void add_faults(const qanun::RuleSet& rules, const qanun::Hand& hand);
  void add(const qanun::PlayedMatch& match);
  void add(const Statistics& other);

  bool operator==(const Statistics&) const = default;
};

}  // namespace program
