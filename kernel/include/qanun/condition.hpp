// What a rule file's `when:` may ask of a hand, and the entries it is made of once they are read.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/card.hpp"
#include "qanun/contract.hpp"
#include "qanun/option.hpp"
#include "qanun/seat.hpp"
#include "qanun/text.hpp"

namespace qanun {

// The moments of a hand at which conditions can be answered, in their order. An entry may set only options whose
// section is still open at its moment (SectionDecl::set_by_when).
enum class Moment : std::uint8_t {
  shuffle,   // before the deal
  deal,      // the first cards are dealt, and the card that all may see
  contract,  // a bid stands
  play       // the first card is due
};
inline constexpr int kMoments = 4;

// What is known of a hand; the rest is at its default and counts as not known.
struct Situation {
  Contract contract;      // where `contract.stands()`
  Seat dealer = kNoSeat;  //
  Card up_card;           //
  bool scored = false;    // `scores` are known
  std::array<std::int32_t, kTeams> scores{};
  Team concerned = kNoTeam;  // in the auction the side that speaks, then the buyer's
  int number = 0;            // of the hand in its match, from 1
  bool in_play = false;      // nothing can be raised any more
};

// The answer to a condition whose moment has not come.
inline constexpr std::int64_t kNotKnown = -1;

struct ConditionDecl {
  std::string_view key{};
  OptionType type = OptionType::choice;  // choice, flag or integer
  Text title{};
  Text meaning{};
  std::vector<Choice> choices{};               // choice: the words, which stand for 0, 1, 2 ...
  std::string_view rows_of{};                  // choice: the rows of this table are words too, after `choices`
  Range range{};                               // integer
  Moment known = Moment::contract;             // from when it is answered; kNotKnown before
  std::vector<std::string_view> cannot_set{};  // sections that an entry which asks this may not set
  // The answer now: a number, 0 or 1, or the number of a word. The condition `contract` has an answer of its own form
  // (contract_answer).
  std::int64_t (*ask)(const Situation&) = nullptr;
};

// The answer of the condition `contract`: eight for each kind, the mode within.
[[nodiscard]] constexpr std::int64_t contract_answer(std::uint8_t kind, Mode mode) {
  return static_cast<std::int64_t>(kind) * 8 + static_cast<std::int64_t>(mode);
}

// One line under `if:`. It holds where the answer lies in one of the ranges.
struct WhenTest {
  std::string condition{};
  std::vector<Range> holds{};
  std::string text{};  // as written, in canonical form: "[hokum, sun]"

  [[nodiscard]] bool met(std::int64_t answer) const {
    for (const Range& range : holds)
      if (answer != kNotKnown && answer >= range.lowest && answer <= range.highest) return true;
    return false;
  }
};

}  // namespace qanun
