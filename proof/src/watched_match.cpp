#include "proof/watched_match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "qanun/match.hpp"

namespace proof {

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

// Leaves a match through whoever plays it.
struct Stopped : std::exception {};

class MatchWatch {
 public:
  MatchWatch(const RuleSet& rules, PlayedHand& played) : rules_{rules}, played_{played} {}

  static void look(void* watch, const PlayedHand& hand, const MatchState& before, const MatchState& after,
                   const ActionLog* /*log*/) {
    static_cast<MatchWatch*>(watch)->hand_ended(hand, before, after);
  }

  [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }
  void fail(std::string en, std::string ar) {
    fault_ = Fault{.code = std::string{kMatchAtFault}, .en = std::move(en), .ar = std::move(ar)};
  }

 private:
  void hand_ended(const PlayedHand& hand, const MatchState& before, const MatchState& after) {
    const RuleSet& now = rules_.in_force(hand.hand);
    if (before.over) fail("a hand is played after the match was over", "لُعبت يد بعد انتهاء المباراة");
    look_at_sums(hand.sheet, before, after);
    if (after.hands != before.hands + 1 || after.dealer != qanun::after(hand.hand.dealer()))
      fail(fmt::format("after hand {} come hand {} and dealer {}", before.hands, after.hands, after.dealer),
           fmt::format("بعد اليد {} جاءت اليد {} والموزّع {}", before.hands, after.hands, after.dealer));
    if (after.over && !now.has(Hook::match_after_hand)) look_at_end(now, after);
    in_vain_ = after.scores == before.scores ? in_vain_ + 1 : 0;
    if (in_vain_ == kMostHandsInVain)
      fail(fmt::format("{} hands in a row bring nobody a point: the match never ends", in_vain_),
           fmt::format("{} يد متتالية بلا نقطة لأحد: مباراة لا تنتهي", in_vain_));
    if (!fault_) return;
    played_ = hand;
    throw Stopped{};
  }

  void look_at_sums(const ScoreSheet& sheet, const MatchState& before, const MatchState& after) {
    for (Team team = 0; team < kTeams; ++team) {
      if (after.scores[team] == before.scores[team] + sheet.points[team]) continue;
      fail(fmt::format("side {} had {} points, the sheet writes {}, and it has {}", team, before.scores[team].value,
                       sheet.points[team].value, after.scores[team].value),
           fmt::format("كان للفريق {} {} نقطة والنشرة تكتب {} فصار له {}", team, before.scores[team].value,
                       sheet.points[team].value, after.scores[team].value));
    }
  }

  void look_at_end(const RuleSet& now, const MatchState& after) {
    const Points most = std::max(after.scores[0], after.scores[1]);
    const bool last = now.match().most_hands > 0 && after.hands >= now.match().most_hands;
    if (!last && most < Points{now.match().target})
      fail(fmt::format("the match is over at {} points of {}", most.value, now.match().target),
           fmt::format("انتهت المباراة عند {} نقطة من {}", most.value, now.match().target));
    const bool by_hand = now.match().both_over == BothOver::more_in_hand;
    if (after.winner == kNoTeam || by_hand || after.scores[after.winner] == most) return;
    fail(fmt::format("side {} wins with {} points against {}", after.winner, after.scores[after.winner].value,
                     most.value),
         fmt::format("فاز الفريق {} بـ{} نقطة مقابل {}", after.winner, after.scores[after.winner].value, most.value));
  }

  const RuleSet& rules_;
  PlayedHand& played_;
  std::int32_t in_vain_ = 0;
  std::optional<Fault> fault_{};
};

}  // namespace

std::optional<Fault> watch_match(const RuleSet& rules, std::uint64_t seed, std::uint64_t index, Erring erring,
                                 PlayedHand& played, ActionLog& log) {
  MatchWatch watch{rules, played};
  try {
    static_cast<void>(play_random_match(rules, seed, index, &MatchWatch::look, &watch, &log, erring));
  } catch (const Stopped&) {  // the fault is kept
  } catch (const std::exception& thrown) {
    watch.fail(fmt::format("a plugin threw: {}", thrown.what()), fmt::format("إضافة رمت خطأ: {}", thrown.what()));
  }
  std::optional<Fault> fault = watch.fault();
  if (!fault) return fault;
  fault->seed = seed;
  fault->index = index;
  return fault;
}

}  // namespace proof
