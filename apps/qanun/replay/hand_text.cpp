#include "replay/hand_text.hpp"

#include <fmt/format.h>

#include "qanun/notation.hpp"
#include "streams/columns.hpp"

namespace program {

namespace {

using qanun::Action;
using qanun::Language;

class HandLines {
 public:
  explicit HandLines(Language language) : arabic_{language == Language::arabic} {}

  void line(const std::string& english, const std::string& arabic) {
    for (const std::string& one : wrapped("  " + (arabic_ ? arabic : english), kPageWidth, 4)) out_ += one + '\n';
  }
  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  bool arabic_;
  std::string out_{};
};

void add_deal(HandLines& lines, const qanun::Hand& hand) {
  lines.line(
      fmt::format("seat {} deals, {} - {} before the hand", hand.dealer(), hand.scores[0], hand.scores[1]),
      fmt::format("التوزيع على المقعد {}، والنتيجة قبل اليد {} - {}", hand.dealer(), hand.scores[0], hand.scores[1]));
  for (qanun::Seat seat = 0; seat < qanun::kSeats; ++seat) {
    const std::string cards = to_string(hand.dealt[seat]);
    lines.line(fmt::format("seat {}: {}", seat, cards), fmt::format("المقعد {}: {}", seat, cards));
  }
  if (hand.auction.up_card.exists())
    lines.line("up-card: " + to_string(hand.auction.up_card), "الورقة المكشوفة: " + to_string(hand.auction.up_card));
}

// What is said between two cards of a trick stands where it was said.
void add_tricks(HandLines& lines, const qanun::RuleSet& rules, std::span<const Action> actions) {
  int cards = 0;
  std::string trick;
  const auto put_down = [&] {
    const int number = (cards + qanun::kSeats - 1) / qanun::kSeats;
    if (!trick.empty())
      lines.line(fmt::format("trick {}: {}", number, trick), fmt::format("الأكلة {}: {}", number, trick));
    trick.clear();
  };
  for (const Action& action : actions) {
    const bool card = action.call.word == qanun::kPlayCard;
    if (card && cards % qanun::kSeats == 0 && cards > 0) put_down();
    cards += card ? 1 : 0;
    trick += (trick.empty() ? "" : "  ") + to_string(rules, action);
  }
  put_down();
}

}  // namespace

std::string hand_text(const qanun::RuleSet& rules, const qanun::Hand& hand, std::span<const Action> actions,
                      Language language) {
  HandLines lines{language};
  add_deal(lines, hand);
  std::size_t said = 0;
  std::string words;
  for (; said < actions.size() && actions[said].call.word != qanun::kPlayCard; ++said)
    words += (words.empty() ? "" : ", ") + to_string(rules, actions[said]);
  if (!words.empty()) lines.line("said: " + words, "قيل: " + words);
  add_tricks(lines, rules, actions.subspan(said));
  return lines.take();
}

}  // namespace program
