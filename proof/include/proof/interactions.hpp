// Which options of a rule set depend on each other: for every pair of them, whether changing both does something else
// than the two changes taken apart, on the same hands.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "proof/blocks.hpp"
#include "proof/hand_sample.hpp"
#include "proof/quartet.hpp"
#include "proof/rule_space.hpp"

namespace proof {

// What a random hand came to, and a number that stands for its whole course: deal, contract, melds, cards.
struct HandOutcome {
  std::array<std::int32_t, qanun::kTeams> points{};
  std::uint64_t course = 0;
  bool operator==(const HandOutcome&) const = default;
};

[[nodiscard]] HandOutcome outcome_of(const qanun::PlayedHand& played);

// Why a change, or two, cannot be made.
struct Hindrance {
  std::optional<qanun::Finding> relation{};  // the relation that forbids it
  std::string refused{};                     // otherwise what the compiler says
  bool nothing_counts = false;               // or no hand is ever counted by these rules
};

// An option with the change that is tried: of its samples the one that changes most hands.
struct Change {
  std::uint16_t option = 0;
  std::optional<Pick> pick{};  // nothing where none can be made by itself
  std::shared_ptr<const qanun::RuleSet> rules{};
  std::vector<HandOutcome> outcomes{};  // of the hands of the sample, each in its own stream
  std::uint64_t hands = 0;              // that come out otherwise
  Hindrance hindrance{};                // where there is no pick
};

struct PairExample {
  std::uint64_t index = 0;
  Interplay interplay = Interplay::none;
  bool counted = false;
  std::array<std::array<std::int32_t, qanun::kTeams>, kFour> points{};  // none, first, second, both; where counted
};

struct OptionPair {
  std::uint16_t first = 0;  // numbers of changes
  std::uint16_t second = 0;
  std::array<Pick, 2> picks{};
  bool tried = false;  // false: `hindrance` says why both cannot be
  Hindrance hindrance{};
  std::uint64_t compared = 0;  // hands of the sample on which the four were set against each other
  std::uint64_t points = 0;    // on which the points do not add up
  std::uint64_t choices = 0;   // on which what is allowed, or dealt, does not
  std::uint64_t surplus = 0;   // the sum of what the points are off by, over both sides
  double weight = 0;           // of the run, that these hands stand for; and those of them that show something
  double shown = 0;
  std::optional<PairExample> example{};

  [[nodiscard]] std::uint64_t interplays() const { return points + choices; }
  // In how many of all hands of a run, as far as the sample tells.
  [[nodiscard]] double share() const { return weight > 0 ? shown / weight : 0; }
};

struct InteractionPlan {
  const RuleSpace* space = nullptr;
  std::uint64_t seed = 1;
  std::uint64_t hands = 0;
  unsigned threads = 1;
  std::uint64_t shard = 0;  // of the pairs only those of this part, from 0
  std::uint64_t shards = 1;
};

struct Interactions {
  std::shared_ptr<const qanun::RuleSet> rules{};  // as they are
  std::vector<SampledHand> hands{};               // that all pairs were tried on
  std::vector<Change> changes{};                  // one for each option of the space that can be seen in a result
  std::vector<OptionPair> pairs{};                // of changes that have a pick; once stopped, the first of them
  std::uint64_t wanted = 0;                       // pairs that there are, of this part
};

// The same for any number of threads. Nothing in `rules` where the rule set itself does not compile.
[[nodiscard]] Interactions find_interactions(const InteractionPlan& plan, const std::atomic<bool>& stop,
                                             const ProgressReport& progress = {});

// What find_interactions goes through, none of it tried yet: an entry for each option that can be seen in a result, and
// the pairs of those that have a pick. Part I of N looks at pairs I, I + N, I + 2N and so on.
[[nodiscard]] std::vector<Change> changes_to_try(const RuleSpace& space);
[[nodiscard]] std::vector<OptionPair> pairs_of(const std::vector<Change>& changes);

// Why there are no rules with these picks by which hands are counted; empty where there are.
[[nodiscard]] Hindrance hindrance_of(const RuleSpace& space, std::uint64_t seed, const Picks& picks);

// The pairs that interact, the strongest first: by share, then by the points they are off by, then in order.
[[nodiscard]] std::vector<const OptionPair*> strongest(const Interactions& found);

// Whether a hand is counted at last when random players go by these rules.
[[nodiscard]] bool counts_hands(const qanun::RuleSet& rules, std::uint64_t seed);

}  // namespace proof
