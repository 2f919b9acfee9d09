// Cards and sets of cards. Plain values; nothing here allocates or throws unless it says so.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace qanun {

// The order S H D C is the canonical order of suits everywhere: in card indexes, choices and texts.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };

// The natural order, lowest first. Strength in play is an option (cards.*_order), never this order.
enum class Rank : std::uint8_t { seven, eight, nine, ten, jack, queen, king, ace };

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 8;
inline constexpr int kCards = 32;  // DECK-01

// One of the 32 cards, as an index 0..31: eight ranks of spades, then hearts, diamonds, clubs. Or no card.
class Card {
 public:
  constexpr Card() = default;
  constexpr explicit Card(std::uint8_t index) : index_(index) {}
  constexpr Card(Rank rank, Suit suit)
      : index_(static_cast<std::uint8_t>(static_cast<int>(suit) * kRanks + static_cast<int>(rank))) {}

  [[nodiscard]] constexpr std::uint8_t index() const { return index_; }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(index_ / kRanks); }
  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ % kRanks); }
  [[nodiscard]] constexpr bool exists() const { return index_ < kCards; }
  constexpr bool operator==(const Card&) const = default;
  constexpr auto operator<=>(const Card&) const = default;

 private:
  std::uint8_t index_ = 0xFF;
};

inline constexpr Card kNoCard{};

// A set of cards: bit i is card i, so that each suit is one byte.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint32_t bits) : bits_(bits) {}
  constexpr explicit CardSet(Card card) : bits_(1U << card.index()) {}

  [[nodiscard]] static constexpr CardSet all() { return CardSet{0xFFFFFFFFU}; }
  [[nodiscard]] static constexpr CardSet of(Suit suit) { return CardSet{0xFFU << (8 * static_cast<int>(suit))}; }
  [[nodiscard]] static constexpr CardSet of(Rank rank) { return CardSet{0x01010101U << static_cast<int>(rank)}; }

  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
  [[nodiscard]] constexpr std::uint8_t ranks_of(Suit suit) const {
    return static_cast<std::uint8_t>(bits_ >> (8 * static_cast<int>(suit)));
  }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr bool has(Card card) const { return card.exists() && ((bits_ >> card.index()) & 1U) != 0; }
  [[nodiscard]] constexpr bool contains(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  // The card with the lowest index; the set must not be empty.
  [[nodiscard]] constexpr Card first() const { return Card{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }

  constexpr CardSet& add(Card card) { return *this |= CardSet{card}; }
  constexpr CardSet& remove(Card card) { return *this -= CardSet{card}; }
  constexpr CardSet& operator|=(CardSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  constexpr CardSet& operator&=(CardSet other) {
    bits_ &= other.bits_;
    return *this;
  }
  constexpr CardSet& operator-=(CardSet other) {
    bits_ &= ~other.bits_;
    return *this;
  }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return a |= b; }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return a &= b; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return a -= b; }
  constexpr bool operator==(const CardSet&) const = default;

  // Walks the cards in canonical order, lowest index first.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = const Card*;
    using reference = Card;

    constexpr explicit Iterator(std::uint32_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return Card{static_cast<std::uint8_t>(std::countr_zero(rest_))}; }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint32_t rest_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  std::uint32_t bits_ = 0;
};

inline constexpr std::string_view kRankLetters = "789TJQKA";
inline constexpr std::string_view kSuitLetters = "SHDC";

// "TS"; "--" for no card.
[[nodiscard]] std::string to_string(Card card);
// "AS KS 7H": suits in canonical order, the highest natural rank first.
[[nodiscard]] std::string to_string(CardSet cards);

// Reads `7 8 9 T J Q K A` (also `10`) followed by `S H D C` or a suit symbol. Nothing else is a card.
[[nodiscard]] std::optional<Card> parse_card(std::string_view text);

}  // namespace qanun
