// The search for rules that break something together: combinations that cover all pairs of samples, then all triples,
// then combinations by chance, each played for some hands under everything that must hold of a hand.
#pragma once

#include <atomic>
#include <cstdint>
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
  std::uint32_t hands = 16;      // of each combination
  qanun::Erring erring{50'000};  // of every fourth hand
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
  Combination combination{};
  std::vector<Found> known{};  // what was found before: it is not found again
};

// What came of it.
struct Report {
  Task task{};
  std::optional<qanun::Finding> forbidden{};
  std::uint64_t hands = 0;
  std::optional<Found> found{};
  bool again = false;     // a fault that was found before
  bool doubtful = false;  // a fault that did not come again
};

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

// Hands out combinations and keeps what came of them. Not shared: whoever has several threads locks it.
class Search {
 public:
  Search(const RuleSpace& space, const SearchPlan& plan);

  // Nothing where there are no options to vary, once the rule set itself was examined.
  [[nodiscard]] std::optional<Task> take();
  void hand_in(Report report);

  [[nodiscard]] Progress progress() const;
  // In the order in which they were found; those of earlier runs first.
  [[nodiscard]] const std::vector<Found>& found() const { return found_; }
  // Leaves out those that are not there any more.
  void keep_found(const TaskRunner& runner);

  // What a later run goes on from: bytes that only a search of the same signature takes.
  [[nodiscard]] std::string save() const;
  [[nodiscard]] bool restore(std::string_view saved);
  // Of the space, its samples and the seed.
  [[nodiscard]] std::uint64_t signature() const;

 private:
  [[nodiscard]] std::optional<Combination> next(qanun::Random& random);

  const RuleSpace& space_;
  SearchPlan plan_;
  Constraints constraints_;
  Covering pairs_;
  Covering triples_;
  Progress progress_{};
  std::uint64_t next_ = 0;
  std::vector<Found> found_{};
};

}  // namespace proof
