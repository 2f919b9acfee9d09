// A hand known by its totals, built step by step, and what it comes to.
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "qanun/notation.hpp"
#include "qanun/totals.hpp"
#include "support/rules.hpp"

namespace totals_of {

using Pair = std::array<std::int32_t, qanun::kTeams>;

class Totals {
 public:
  Totals(const qanun::RuleSet& rules, const std::string& kind, qanun::Mode mode, qanun::Seat buyer, Pair raw)
      : rules_{rules} {
    totals_.contract.kind = rules.find_kind(kind);
    totals_.contract.mode = mode;
    totals_.contract.buyer = buyer;
    totals_.raw = {qanun::Abnat{raw[0]}, qanun::Abnat{raw[1]}};
    REQUIRE(totals_.contract.stands());
  }
  Totals& bid(int number) {
    totals_.contract.bid = static_cast<std::int16_t>(number);
    return *this;
  }
  Totals& bid(const std::string& word) {
    REQUIRE(qanun::read_bid_word(rules_, word, totals_.contract));
    return *this;
  }
  Totals& level(const std::string& word) {
    for (const qanun::RaiseLevel& one : rules_.levels())
      if (one.word == word) {
        totals_.contract.stake.level = one.level;
        totals_.contract.stake.factor = one.factor;
      }
    REQUIRE(totals_.contract.stake.level > 0);
    return *this;
  }
  Totals& tricks(std::array<std::uint8_t, qanun::kSeats> by_seat) {
    totals_.tricks_by_seat = by_seat;
    return *this;
  }
  Totals& belote(qanun::Team team) {
    ++totals_.baloots[team];
    return *this;
  }
  Totals& meld(qanun::Team team, const std::string& name) {
    totals_.melds.push_back({team, rules_.find_meld_name(name), 0});
    return *this;
  }
  Totals& fact(const std::string& key, std::int64_t value) {
    set_fact(totals_, rules_.find_fact(key), value);
    return *this;
  }
  [[nodiscard]] qanun::ScoreSheet sheet(const qanun::MatchState& match = {}) const {
    return score(rules_, totals_, match);
  }
  qanun::ScoreSheet into(qanun::MatchState& match) const { return score_into(rules_, totals_, match); }
  [[nodiscard]] Pair points() const {
    const qanun::ScoreSheet written = sheet();
    return {written.points[0].value, written.points[1].value};
  }
  [[nodiscard]] qanun::Outcome outcome() const { return sheet().verdict.outcome; }

 private:
  const qanun::RuleSet& rules_;
  qanun::HandTotals totals_;
};

}  // namespace totals_of
