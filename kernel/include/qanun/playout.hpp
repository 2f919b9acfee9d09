// Random legal players, fast: one stream a hand, nothing allocated from the deal to the sheet.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "qanun/hand.hpp"
#include "qanun/random.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// How often random players do what is accepted and not allowed, or accuse others of it: never, unless told. Chances are
// counted in millionths, so that every machine draws alike.
struct Erring {
  std::uint32_t per_million = 0;
};
inline constexpr std::uint32_t kAlwaysErring = 1'000'000;

// Where actions are written while a hand is played; nullptr writes nothing.
struct ActionLog {
  std::vector<Action> actions;
};

// What one random hand came to.
struct PlayedHand {
  Hand hand;
  ScoreSheet sheet;
  std::uint32_t void_deals = 0;  // thrown in before it
};

// Hand `index` of the run with that seed: docs/stream.md says how the stream is used. `log` holds the actions of the
// counted deal only.
void play_random_hand(const RuleSet& rules, std::uint64_t seed, std::uint64_t index, PlayedHand& out,
                      ActionLog* log = nullptr, Erring erring = {});

// The same by the public steps alone (decide, apply): slower, and always equal.
void step_random_hand(const RuleSet& rules, std::uint64_t seed, std::uint64_t index, PlayedHand& out,
                      ActionLog* log = nullptr, Erring erring = {});

// A number that stands for the result: the sum of these over all hands is the digest of a run.
[[nodiscard]] std::uint64_t digest_of(const Hand& hand, const ScoreSheet& sheet, std::uint32_t void_deals);

// Match `index`: from 0-0 to its end. `visit` is called after every counted hand.
struct PlayedMatch {
  std::uint32_t hands = 0;
  std::uint32_t void_deals = 0;
  std::array<Points, kTeams> scores{};
  Team winner = kNoTeam;
  std::uint64_t digest = 0;
};
using MatchVisitor = void (*)(void* context, const PlayedHand& hand, const MatchState& before, const MatchState& after,
                              const ActionLog* log);
[[nodiscard]] PlayedMatch play_random_match(const RuleSet& rules, std::uint64_t seed, std::uint64_t index,
                                            MatchVisitor visit = nullptr, void* context = nullptr,
                                            ActionLog* log = nullptr, Erring erring = {});

class AuctionGraph;

// A rule set, which must outlive it, prepared for many hands: what does not change from hand to hand is worked out
// once. Immutable and shared between threads. Plays as the functions above do, faster where no log is kept.
class Playout {
 public:
  explicit Playout(const RuleSet& rules);
  Playout(Playout&&) noexcept;
  Playout& operator=(Playout&&) noexcept;
  ~Playout();

  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  void hand(std::uint64_t seed, std::uint64_t index, PlayedHand& out, ActionLog* log = nullptr,
            Erring erring = {}) const;
  [[nodiscard]] PlayedMatch match(std::uint64_t seed, std::uint64_t index, MatchVisitor visit = nullptr,
                                  void* context = nullptr, ActionLog* log = nullptr, Erring erring = {}) const;

 private:
  const RuleSet* rules_;
  std::unique_ptr<const AuctionGraph> auctions_;  // nothing where the auction has too many states
};

}  // namespace qanun
