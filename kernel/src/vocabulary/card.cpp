#include "qanun/card.hpp"

namespace qanun {

std::string to_string(Card card) {
  if (!card.exists()) return "--";
  return {kRankLetters[static_cast<std::size_t>(card.rank())], kSuitLetters[static_cast<std::size_t>(card.suit())]};
}

std::string to_string(CardSet cards) {
  std::string out;
  for (int suit = 0; suit < kSuits; ++suit)
    for (int rank = kRanks - 1; rank >= 0; --rank) {
      const Card card{static_cast<Rank>(rank), static_cast<Suit>(suit)};
      if (!cards.has(card)) continue;
      if (!out.empty()) out += ' ';
      out += to_string(card);
    }
  return out;
}

namespace {

std::optional<Suit> parse_suit(std::string_view text) {
  if (text.size() == 1)
    if (const std::size_t at = kSuitLetters.find(text[0]); at != std::string_view::npos) return static_cast<Suit>(at);
  constexpr std::array<std::array<std::string_view, 2>, kSuits> symbols{
      {{"♠", "♤"}, {"♥", "♡"}, {"♦", "♢"}, {"♣", "♧"}}};
  // A symbol may be followed by the selector that asks for its coloured form.
  if (text.ends_with("\uFE0F") || text.ends_with("\uFE0E")) text.remove_suffix(3);
  for (std::size_t suit = 0; suit < symbols.size(); ++suit)
    for (const std::string_view symbol : symbols[suit])
      if (text == symbol) return static_cast<Suit>(suit);
  return std::nullopt;
}

}  // namespace

std::optional<Card> parse_card(std::string_view text) {
  Rank rank{};
  if (text.starts_with("10")) {
    rank = Rank::ten;
    text.remove_prefix(2);
  } else {
    if (text.empty()) return std::nullopt;
    const std::size_t at = kRankLetters.find(text[0]);
    if (at == std::string_view::npos) return std::nullopt;
    rank = static_cast<Rank>(at);
    text.remove_prefix(1);
  }
  const auto suit = parse_suit(text);
  if (!suit) return std::nullopt;
  return Card{rank, *suit};
}

}  // namespace qanun
