// What a player does: plays a card, or says a declared word.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "qanun/card.hpp"
#include "qanun/contract.hpp"
#include "qanun/seat.hpp"

namespace qanun {

// A word of the rule set's table of declared words. Word 0 is the playing of a card.
using WordId = std::uint8_t;
inline constexpr WordId kPlayCard = 0;

// Declared flags of a card (at most eight in a rule set), one bit each.
using Flags = std::uint8_t;
inline constexpr int kMostFlags = 8;

// A word with its parameters. Which of them count is declared with the word; the others stay at their defaults.
struct Call {
  WordId word = kPlayCard;
  Mode mode = Mode::unnamed;
  std::int16_t number = 0;
  CardSet cards{};

  constexpr bool operator==(const Call&) const = default;
};

struct Action {
  Seat seat = kNoSeat;
  Card card;        // of kPlayCard
  Flags flags = 0;  // of kPlayCard
  Call call;

  [[nodiscard]] static constexpr Action play(Seat seat, Card card, Flags flags = 0) {
    return Action{.seat = seat, .card = card, .flags = flags, .call = {}};
  }
  [[nodiscard]] static constexpr Action say(Seat seat, const Call& call) {
    return Action{.seat = seat, .card = {}, .flags = 0, .call = call};
  }
  constexpr bool operator==(const Action&) const = default;
};

// A list of fixed capacity that lives on the stack: the hot path allocates nothing, and initialises no unused room.
template <class T, std::size_t Capacity>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  FixedList() {}  // NOLINT(modernize-use-equals-default): the union has no default constructor
  FixedList(const FixedList& other) { *this = other; }
  FixedList& operator=(const FixedList& other) {
    size_ = other.size_;
    for (std::size_t i = 0; i < size_; ++i) items_[i] = other.items_[i];
    return *this;
  }

  // Dropped at capacity: declarations are checked at load so that no list of choices can overflow.
  void push(const T& item) {
    if (size_ < Capacity) items_[size_++] = item;
  }
  // Room for one more, to be filled in place; nullptr at capacity. What is built elsewhere out of small fields and then
  // copied whole waits for its own bytes.
  T* next() { return size_ < Capacity ? &items_[size_++] : nullptr; }
  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] T& operator[](std::size_t i) { return items_[i]; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }
  [[nodiscard]] bool has(const T& item) const { return std::find(begin(), end(), item) != end(); }

 private:
  std::size_t size_ = 0;
  union {
    std::array<T, Capacity> items_;
  };
};

inline constexpr std::size_t kMostCalls = 256;
using CallList = FixedList<Call, kMostCalls>;

// An action open to a seat whether or not it is on turn: a request to throw the cards in, a claim of a fault.
struct Interjection {
  Seat seat = kNoSeat;
  Call call;
  constexpr bool operator==(const Interjection&) const = default;
};
using InterjectionList = FixedList<Interjection, 128>;

}  // namespace qanun
