// One hand as a scorekeeper says it: "hokum:S buyer=1 raw=100,62 tricks=5,3 meld=0:sira baloot=1", "void", or the
// points alone, "16 0". docs/scorekeeping.md describes it. The options of `qanun score` are read the same way.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "qanun/notation.hpp"
#include "qanun/totals.hpp"

namespace program {

// A contract and what is known of its hand, as words.
struct HandWords {
  std::string contract;
  std::vector<std::pair<std::string, std::string>> values{};  // key, value
};

struct SaidHand {
  enum class What : unsigned char { nothing, void_deal, points, totals };
  What what = What::nothing;  // nothing: a blank line or a comment
  std::array<qanun::Points, qanun::kTeams> points{};
  qanun::HandTotals totals{};
};

class HandParser {
 public:
  explicit HandParser(const qanun::RuleSet& rules) : rules_{&rules} {}

  // Nothing where it cannot be understood; `problem` then says what is wrong.
  [[nodiscard]] std::optional<SaidHand> line(std::string_view text, qanun::Problem& problem) const;
  [[nodiscard]] std::optional<SaidHand> words(const HandWords& words, qanun::Problem& problem) const;

 private:
  const qanun::RuleSet* rules_;
};

// "X,Y", two whole numbers from 0; nothing, with a problem that names `key`, for anything else.
[[nodiscard]] std::optional<std::array<std::int32_t, qanun::kTeams>> read_pair(std::string_view key,
                                                                               std::string_view text,
                                                                               qanun::Problem& problem);

}  // namespace program
