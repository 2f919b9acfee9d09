// The ladder (DBL-01, COIN-02): levels that answer each other, each a word with a factor, with those who may say it and
// with what it makes of leading trumps. Rows are data: a rule file may add its own.
//
// Where sources are silent:
// - a level of the doubler's that comes first is open to the buyer's opponents: whoever says it is the doubler;
// - a hand in which every suit is trump follows the levels of hokum, and is neither open nor closed, like a sun
//   (DBL-08).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "qanun/compile.hpp"
#include "qanun/hooks.hpp"

namespace doubling {

using namespace qanun;  // NOLINT(google-build-using-namespace)

enum class By : std::uint8_t { opponents, buyer, doubler, buyer_side };
enum class Lead : std::uint8_t { open, closed, open_by_default, closed_by_default };

struct Level {
  WordId word = 0;
  std::uint8_t factor = 1;
  By by = By::opponents;
  Lead lead = Lead::open;

  [[nodiscard]] bool leaves_choice() const { return lead >= Lead::open_by_default; }
  [[nodiscard]] bool closed() const { return lead == Lead::closed || lead == Lead::closed_by_default; }
};

// The seats of a side, one bit each.
[[nodiscard]] constexpr unsigned seats_of(Team side) { return 0b0101U << side; }

class Ladder {
 public:
  explicit Ladder(const Compile& compile);

  // By Stake::level, which is 1 for the first row of the ladder.
  [[nodiscard]] const Level& at(std::uint8_t level) const { return levels_[level - 1U]; }
  [[nodiscard]] std::span<const RaiseLevel> named() const { return named_; }
  // The level said with this word, and that of this name; 0 where there is none.
  [[nodiscard]] std::uint8_t said_with(WordId word) const;
  [[nodiscard]] std::uint8_t called(std::string_view name) const;

  // What may answer the level that a contract of this mode stands at; 0 where nothing can.
  [[nodiscard]] std::uint8_t next(const Contract& contract) const {
    return next_[contract.mode == Mode::no_trump ? 1 : 0][contract.stake.level];
  }
  // The level that opens the ladder in this mode: "the double".
  [[nodiscard]] bool is_first(std::uint8_t level, Mode mode) const;
  // The seats that may say the level over this contract, one bit each.
  [[nodiscard]] unsigned sayers(std::uint8_t level, const Contract& contract) const;
  // The side that says the level: it must be known also where nobody wrote down who raised.
  [[nodiscard]] Team side_of(std::uint8_t level, const Contract& contract) const;

 private:
  [[nodiscard]] const std::vector<std::uint8_t>& order(Mode mode) const {
    return orders_[mode == Mode::no_trump ? 1 : 0];
  }

  std::vector<Level> levels_;
  std::vector<RaiseLevel> named_;
  std::array<std::vector<std::uint8_t>, 2> orders_;  // hokum, sun: levels in the order in which they answer each other
  std::array<std::array<std::uint8_t, 256>, 2> next_{};  // by level
};

// DBL-08: whether a hand in this mode can be closed. A suit that is still unnamed will be a trump.
[[nodiscard]] constexpr bool can_be_closed(Mode mode) { return mode != Mode::no_trump && mode != Mode::all_trump; }

}  // namespace doubling
