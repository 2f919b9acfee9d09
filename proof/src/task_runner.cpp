#include <algorithm>

#include "proof/search.hpp"
#include "proof/shrink.hpp"
#include "proof/watched_match.hpp"

namespace proof {

namespace {

constexpr std::uint32_t kHandsTried = 12;       // after its own, before picks are taken for harmless
constexpr std::uint32_t kHandsAtLast = 400;     // the same for the few that are left
constexpr std::uint32_t kHandsToShorten = 200;  // among which the one with fewest actions is sought
constexpr std::uint64_t kRecordEvery = 4;       // combinations
constexpr std::uint64_t kPreparedEvery = 16;    // combinations
constexpr std::uint64_t kMatchEvery = 64;       // combinations

Found refusal(const Picks& picks, const std::string& why) {
  return {.fault = {.code = std::string{kRefused},
                    .en = "no relation forbids these rules, and yet they do not compile: " + why,
                    .ar = "لا علاقة تمنع هذه القواعد ومع ذلك لا تُبنى: " + why},
          .picks = picks,
          .hand = std::nullopt};
}

// Matches, and hands that are dealt in vain, take long, and one is like the other.
bool takes_long(const Fault& fault) { return fault.code == kNothingCounted || fault.code == kMatchAtFault; }

}  // namespace

HandChoice TaskRunner::choice(std::uint64_t number, std::uint32_t i) const {
  const bool errs = i % 4 == 3 && plan_.erring.per_million != 0;
  return {.seed = plan_.seed,
          .index = number * plan_.hands + i,
          .erring = errs ? plan_.erring : qanun::Erring{},
          .aimed = i % 2 == 1 && !errs};
}

bool TaskRunner::is_there(const Found& found) const {
  const Applied applied = space_.apply(found.picks);
  if (!found.hand) return !applied.forbidden && applied.rules == nullptr;
  if (applied.rules == nullptr) return false;
  Examiner examiner{*applied.rules};
  return examiner.examine_for(found.fault.code, *found.hand, reader_).has_value();
}

std::optional<Found> TaskRunner::first_fault(const Picks& picks, Report& report) const {
  const Applied applied = space_.apply(picks);
  if (applied.rules == nullptr) return refusal(picks, applied.refused);
  Examiner examiner{*applied.rules};
  for (std::uint32_t i = 0; i < plan_.hands; ++i) {
    const HandChoice hand = choice(report.task.number, i);
    ++report.hands;
    auto fault = examiner.examine(hand);
    if (!fault && i == 0 && report.task.number % kRecordEvery == 0) fault = examiner.examine_record(reader_);
    if (!fault && report.task.number % kPreparedEvery == 0) fault = examiner.examine_prepared();
    if (fault) return Found{.fault = *fault, .picks = picks, .hand = hand};
  }
  if (report.task.number % kMatchEvery != 0) return std::nullopt;
  const HandChoice match = choice(report.task.number, 0);
  const auto fault = examiner.examine_match(match);
  return fault ? std::optional{Found{.fault = *fault, .picks = picks, .hand = match}} : std::nullopt;
}

// Picks fail where the compiler still refuses them, or where the same thing does not hold in the same hand or one of
// some others of its kind.
Found TaskRunner::made_small(Found found) const {
  Found smallest = found;
  std::uint32_t tried = takes_long(found.fault) ? 0 : kHandsTried;
  const auto still_fails = [&](const Picks& picks) {
    if (stop_) return false;
    const Applied applied = space_.apply(picks);
    if (!found.hand) {
      if (applied.forbidden || applied.rules != nullptr) return false;
      smallest = refusal(picks, applied.refused);
      return true;
    }
    if (applied.rules == nullptr) return false;
    Examiner examiner{*applied.rules};
    HandChoice hand = *smallest.hand;
    for (std::uint32_t i = 0; i <= tried; ++i, ++hand.index) {
      const auto fault = examiner.examine_for(found.fault.code, hand, reader_);
      if (!fault) continue;
      smallest = {.fault = *fault, .picks = picks, .hand = hand};
      return true;
    }
    return false;
  };
  smallest.picks = shrunk(found.picks, still_fails);
  if (tried > 0) tried = kHandsAtLast;
  smallest.picks = shrunk(smallest.picks, still_fails);
  if (smallest.hand) shorten(smallest);
  return smallest;
}

void TaskRunner::shorten(Found& found) const {
  const Applied applied = space_.apply(found.picks);
  if (applied.rules == nullptr || takes_long(found.fault)) return;
  Examiner examiner{*applied.rules};
  HandChoice hand = *found.hand;
  std::size_t fewest = SIZE_MAX;
  for (std::uint32_t i = 0; i < kHandsToShorten && !stop_; ++i, ++hand.index) {
    const auto fault = examiner.examine_for(found.fault.code, hand, reader_);
    if (!fault || examiner.actions().size() >= fewest) continue;
    fewest = examiner.actions().size();
    found.fault = *fault;
    found.hand = hand;
  }
}

// Nothing is reported that does not come again.
void TaskRunner::make_small(Shown& shown) const {
  Found smallest = made_small(shown.first);
  shown.doubtful = !is_there(smallest);
  if (!shown.doubtful) shown.smallest = std::move(smallest);
}

Report TaskRunner::run(Task task) const {
  Report report{.task = std::move(task)};
  auto first = first_fault(picks_of(report.task.combination), report);
  if (!first) return report;
  Shown shown{.number = report.task.number, .first = std::move(*first)};
  if (!is_known(*report.task.known, shown.first)) make_small(shown);
  report.shown = std::move(shown);
  return report;
}

}  // namespace proof
