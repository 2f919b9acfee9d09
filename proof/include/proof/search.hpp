// The search for rules that break something together: combinations that cover all pairs of samples, then all triples,
// then combinations by chance, each played for some hands under everything that must hold of a hand.
//
// Which combinations come, and in which order, follows from the rule set and the seed: never from what came of the ones
// before, nor from who played them. So a search may be taken apart into parts, each of which plays every Nth
// combination, and what is found is the same for any number of threads and parts.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "proof/covering.hpp"
#include "proof/invariants.hpp"

namespace proof {

// The compiler refuses rules that break no relation.
inline constexpr std::string_view kRefused = "F118";

struct SearchPlan {
  std::uint64_t seed = 1;
  std::uint32_t hands = 16;                 // of each combination
  qanun::Erring erring{50'000};             // of every fourth hand
  std::uint64_t combinations = UINT64_MAX;  // at most, of all parts together
  std::uint64_t shard = 0;                  // this part, from 0: combinations `shard`, `shard` + `shards` and so on
  std::uint64_t shards = 1;
};

// A fault in its smallest form.
struct Found {
  Fault fault{};
  Picks picks{};
  std::optional<HandChoice> hand{};  // nothing where the rules do not compile
};

enum class Stage : std::uint8_t { pairs, triples, chance };

// A combination to be examined.
struct Task {
  std::uint64_t number = 0;
  std::uint64_t place = 0;  // among those of this part
  Combination combination{};
  std::shared_ptr<const std::vector<Found>> known{};  // what was found before: it is not found again
};

// A combination that showed a fault.
struct Shown {
  std::uint64_t number = 0;         // of the combination
  Found first{};                    // as it showed itself
  std::optional<Found> smallest{};  // the same made small
  bool doubtful = false;            // it did not come again; where neither is said it was known already
};

// What came of it.
struct Report {
  Task task{};
  std::uint64_t hands = 0;
  std::optional<Shown> shown{};
};

enum class Settled : std::uint8_t { again, doubtful, found };

// Whether it is a fault that was found in fewer picks already.
[[nodiscard]] bool is_known(const std::vector<Found>& found, const Found& fault);
// Adds what a combination showed to what was found. They must come in the order of their numbers, and those that are
// not known made small.
Settled settle(std::vector<Found>& found, Shown shown);

struct Progress {
  Stage stage = Stage::pairs;
  std::uint64_t combinations = 0;
  std::uint64_t hands = 0;
  std::uint64_t forbidden = 0;  // combinations that only their compilation refused
  std::uint64_t again = 0;
  std::uint64_t doubtful = 0;
  Coverage pairs;
  Coverage triples;
};

// Looks at one combination. Threads share it.
class TaskRunner {
 public:
  // Once `stop` is set a fault is no longer made smaller.
  TaskRunner(const RuleSpace& space, const qanun::RuleReader& reader, const SearchPlan& plan,
             const std::atomic<bool>& stop)
      : space_{space}, reader_{reader}, plan_{plan}, stop_{stop} {}

  [[nodiscard]] Report run(Task task) const;
  // Fills in `smallest` or `doubtful`: which of them depends on the fault alone.
  void make_small(Shown& shown) const;
  // Whether a fault of an earlier run is still there.
  [[nodiscard]] bool is_there(const Found& found) const;

  // Hand `i` of combination `number`.
  [[nodiscard]] HandChoice choice(std::uint64_t number, std::uint32_t i) const;

 private:
  [[nodiscard]] std::optional<Found> first_fault(const Picks& picks, Report& report) const;
  [[nodiscard]] Found made_small(Found found) const;
  void shorten(Found& found) const;

  const RuleSpace& space_;
  const qanun::RuleReader& reader_;
  SearchPlan plan_;
  const std::atomic<bool>& stop_;
};

// Of a space, its samples and the seed: what two searches must have in common to be of one kind.
[[nodiscard]] std::uint64_t signature_of(const RuleSpace& space, std::uint64_t seed);

// Hands out combinations and keeps what came of them. Not shared: whoever has several threads locks it. A combination
// counts as reached when it is handed out, and every one that was must be handed in, in whatever order.
class Search {
 public:
  Search(const RuleSpace& space, const SearchPlan& plan);

  // Nothing once there are enough, or where there are no options to vary, once the rule set itself was examined.
  [[nodiscard]] std::optional<Task> take();
  void hand_in(Report report);

  [[nodiscard]] Progress progress() const;
  // In the order of the combinations that showed them; those of earlier runs first.
  [[nodiscard]] const std::vector<Found>& found() const { return found_; }
  // Leaves out those that are not there any more.
  void keep_found(const TaskRunner& runner);

  // What a later run goes on from: bytes that only a search of the same signature takes.
  [[nodiscard]] std::string save() const;
  [[nodiscard]] bool restore(std::string_view saved);
  [[nodiscard]] std::uint64_t signature() const { return signature_of(space_, plan_.seed); }

 private:
  [[nodiscard]] std::optional<Combination> next(qanun::Random& random);
  [[nodiscard]] std::optional<Task> plan_next();
  [[nodiscard]] bool is_forbidden(const Combination& combination);
  void settle_next(Report& report);

  const RuleSpace& space_;
  SearchPlan plan_;
  Constraints constraints_;
  Covering pairs_;
  Covering triples_;
  Progress progress_{};
  std::uint64_t next_ = 0;                     // number of the next combination
  std::uint64_t planned_ = 0;                  // of all parts
  std::uint64_t given_ = 0;                    // of this part
  std::uint64_t settled_ = 0;                  // of these
  std::map<std::uint64_t, Report> waiting_{};  // by place, for those before them
  std::vector<Found> found_{};
  std::shared_ptr<const std::vector<Found>> known_{};  // a copy of them for tasks
};

}  // namespace proof
