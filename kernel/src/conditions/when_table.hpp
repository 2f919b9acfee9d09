// The entries of `when:` compiled: from what is known of a hand to the alternative in force.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "qanun/hand.hpp"
#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

class WhenTable {
 public:
  WhenTable(const Registry& registry, const When& when);

  // 0 is the rule set itself.
  [[nodiscard]] std::uint8_t choose(const Situation& now) const;

  // Whether no alternative changes what is settled at the deal: ever, or from a situation on in which nothing stands.
  [[nodiscard]] bool alike_until_contract() const { return changing_.empty(); }
  [[nodiscard]] bool alike_until_contract(const Situation& opening) const;

 private:
  // Asked many times a hand: nearly always the answer must lie in one range, which is at hand.
  struct Test {
    std::int64_t (*ask)(const Situation&) = nullptr;
    Range first{0, -1};  // holds no number
    std::vector<Range> others{};
    bool early = false;  // answered before anything is bid

    [[nodiscard]] bool met(const Situation& now) const {
      const std::int64_t answer = ask(now);
      if (answer == kNotKnown) return false;
      return within(first, answer) || (!others.empty() && within_others(answer));
    }

   private:
    static bool within(const Range& range, std::int64_t answer) {
      return answer >= range.lowest && answer <= range.highest;
    }
    [[nodiscard]] bool within_others(std::int64_t answer) const;
  };
  using Entry = std::vector<Test>;
  [[nodiscard]] static Test compiled(const ConditionDecl& condition, const WhenTest& test);

  // Of the entries of `among`.
  template <class Met>
  [[nodiscard]] std::uint64_t entries_where(std::uint64_t among, Met met) const;

  std::vector<Entry> entries_;
  std::uint64_t all_ = 0;                                       // one bit an entry
  std::vector<std::pair<std::uint64_t, std::uint8_t>> chosen_;  // by mask, in order
  std::vector<std::uint64_t> changing_;                         // masks that change what is settled at the deal
  std::uint64_t in_changing_ = 0;                               // the entries in any of these
};

[[nodiscard]] Situation situation_of(const Hand& hand);

}  // namespace qanun
