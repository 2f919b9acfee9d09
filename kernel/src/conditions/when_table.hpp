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

 private:
  struct Test {
    std::int64_t (*ask)(const Situation&);
    WhenTest test;
  };
  std::vector<std::vector<Test>> entries_;
  std::vector<std::pair<std::uint64_t, std::uint8_t>> chosen_;  // by mask, in order
};

[[nodiscard]] Situation situation_of(const Hand& hand);

}  // namespace qanun
