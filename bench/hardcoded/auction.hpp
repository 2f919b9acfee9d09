// The auction as a machine: a state for every question, an arrow for every answer. BID-02 .. BID-15.
//
// Places count from the dealer's right: place 0 speaks first, place 3 deals. Every question has two, three or four
// answers. All three divide twelve, so that one draw out of twelve answers any question: answer = draw * answers / 12.
// The machine is thus stepped without knowing how many answers there are.
#pragma once

#include <array>
#include <cstdint>

namespace hardcoded {

// How an auction ended. `suit`: 0..2 one of the suits other than the up-card's, in order; 3 the up-card's; 4 sun.
struct Purchase {
  std::uint8_t suit = 0;
  std::uint8_t buyer = 0;
  std::uint8_t taker = 0;  // of the up-card: the buyer's partner in an ashkal (BID-08a)
  bool bought = false;
};

// What somebody is asked.
struct Question {
  std::uint8_t place = 0;
  std::uint8_t answers = 0;
  bool bid_stands = false;  // a purchase has been bid; a pass is no bid
};

inline constexpr std::uint32_t kDraws = 12;
inline constexpr int kStates = 64;  // numbers from here on are purchases

class AuctionMachine {
 public:
  constexpr AuctionMachine() {
    for (int place = 0; place < 4; ++place) {
      first_round(place);
      second_round(place);
    }
  }

  [[nodiscard]] constexpr std::uint32_t next(std::uint32_t state, std::uint32_t draw) const {
    return next_[state][draw];
  }
  // The same by the number of the answer.
  [[nodiscard]] constexpr std::uint32_t answered(std::uint32_t state, std::uint32_t answer) const {
    return next_[state][answer * kDraws / questions_[state].answers];
  }
  [[nodiscard]] constexpr const Question& question(std::uint32_t state) const { return questions_[state]; }
  [[nodiscard]] constexpr const Purchase& purchase(std::uint32_t state) const { return purchases_[state - kStates]; }

 private:
  // --- The questions, by number ---
  static constexpr int opening(int round, int place) { return 4 * (round - 1) + place; }
  static constexpr int overcall(int bidder, int nth) {
    return 8 + 3 * bidder + nth;
  }  // first round: nth after the bidder
  static constexpr int last_word(int round, int bidder) { return 16 + 4 * round + bidder; }
  static constexpr int before_you(int caller, bool ashkal, int nth) {
    return 28 + 4 * caller + 2 * (ashkal ? 1 : 0) + nth;
  }
  static constexpr int late_overcall(int bidder, int place) { return 44 + 4 * bidder + place; }  // second round

  // --- The endings, by number ---
  static constexpr int kNobody = kStates + 40;
  static constexpr int bought(int suit, int buyer, bool ashkal = false) {
    return kStates + 8 * suit + 2 * buyer + (ashkal ? 1 : 0);
  }

  constexpr int end(int suit, int buyer, bool ashkal = false) {
    const int number = bought(suit, buyer, ashkal);
    purchases_[static_cast<std::size_t>(number - kStates)] = {
        static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(buyer),
        static_cast<std::uint8_t>(ashkal ? buyer ^ 2 : buyer), true};
    return number;
  }

  template <std::size_t N>
  constexpr void ask(int question, int place, const std::array<int, N>& answers) {
    static_assert(kDraws % N == 0);
    questions_[static_cast<std::size_t>(question)] = {static_cast<std::uint8_t>(place), N, question >= overcall(0, 0)};
    for (std::uint32_t draw = 0; draw < kDraws; ++draw)
      next_[static_cast<std::size_t>(question)][draw] = static_cast<std::uint8_t>(answers[draw * N / kDraws]);
  }

  // Pass, sun, and ashkal for the third and fourth places (BID-08); `hokum` stands between pass and sun in an opening.
  constexpr void ask_first_round(int question, int place, int pass, const int* hokum) {
    const int sun = call_sun(place, false);
    if (place < 2) {
      if (hokum == nullptr) return ask(question, place, std::array{pass, sun});
      return ask(question, place, std::array{pass, *hokum, sun});
    }
    const int ashkal = call_sun(place, true);
    if (hokum == nullptr) return ask(question, place, std::array{pass, sun, ashkal});
    ask(question, place, std::array{pass, *hokum, sun, ashkal});
  }

  // BID-06, BID-07a: opponents of the caller in earlier places may take his sun, the earliest first.
  constexpr int call_sun(int caller, bool ashkal) {
    const int stands = end(4, caller, ashkal);
    int question = stands;
    for (int place = caller - 1, nth = 1; place >= 0; place -= 2, --nth) {
      ask(before_you(caller, ashkal, nth), place, std::array{question, end(4, place)});
      question = before_you(caller, ashkal, nth);
    }
    return question;
  }

  // BID-04, BID-07, BID-09.
  constexpr void first_round(int place) {
    const int pass = place == 3 ? opening(2, 0) : opening(1, place + 1);
    const int hokum = overcall(place, 0);
    ask_first_round(opening(1, place), place, pass, &hokum);
    for (int nth = 0; nth < 3; ++nth) {
      const int declined = nth == 2 ? last_word(1, place) : overcall(place, nth + 1);
      ask_first_round(overcall(place, nth), (place + nth + 1) & 3, declined, nullptr);
    }
    ask(last_word(1, place), place, std::array{end(3, place), end(4, place)});
  }

  // BID-11, BID-12: a sun ends it at once; a hokum is answered by those who have not spoken, and then named.
  constexpr void second_round(int place) {
    const int hokum = place == 3 ? last_word(2, place) : late_overcall(place, place + 1);
    const int pass = place == 3 ? kNobody : opening(2, place + 1);
    ask(opening(2, place), place, std::array{pass, hokum, end(4, place)});
    for (int other = place + 1; other < 4; ++other) {
      const int declined = other == 3 ? last_word(2, place) : late_overcall(place, other + 1);
      ask(late_overcall(place, other), other, std::array{declined, end(4, other)});
    }
    ask(last_word(2, place), place, std::array{end(0, place), end(1, place), end(2, place), end(4, place)});
  }

  std::array<std::array<std::uint8_t, 16>, kStates> next_{};
  std::array<Question, kStates> questions_{};
  std::array<Purchase, kNobody - kStates + 1> purchases_{};
};

alignas(64) inline constexpr AuctionMachine kAuction;

// The suit that a purchase names, by the up-card's suit: the other three in order, then its own, then sun.
inline constexpr std::array<std::array<std::uint8_t, 5>, 4> kNamed{
    {{1, 2, 3, 0, 4}, {0, 2, 3, 1, 4}, {0, 1, 3, 2, 4}, {0, 1, 2, 3, 4}}};

}  // namespace hardcoded
