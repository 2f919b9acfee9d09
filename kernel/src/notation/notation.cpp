#include "qanun/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace qanun {

namespace {

constexpr std::array<std::string_view, kModes + 1> kModeWords{"S", "H", "D", "C", "NT", "AT", ""};

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t start = text.find_first_not_of(" \t", at);
    if (start == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \t", start), text.size());
    words.push_back(text.substr(start, end - start));
    at = end;
  }
  return words;
}

std::optional<int> parse_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string parameters(const WordDecl& word, const Call& call) {
  switch (word.params) {
    case Params::none:
    case Params::number_mode:
      return {};
    case Params::mode:
    case Params::maybe_mode:
      return std::string{to_string(call.mode)};
    case Params::cards:
      return to_string(call.cards);
    case Params::variant:
      return call.number > 0 ? std::string{word.variants.at(static_cast<std::size_t>(call.number - 1)).word}
                             : std::string{};
    case Params::maybe_seat_number:
      return call.number > 0 ? fmt::format("{} {}", call.number >> 8, call.number & 0xFF) : std::string{};
  }
  return {};
}

// Parameters of one word. True when they are what the word takes.
bool read_parameters(const WordDecl& word, const std::vector<std::string_view>& given, Call& call, Problem& problem) {
  switch (word.params) {
    case Params::none:
    case Params::number_mode:
      return given.empty();
    case Params::mode:
    case Params::maybe_mode: {
      if (given.empty()) return word.params == Params::maybe_mode;
      const auto mode = parse_mode(given[0]);
      if (given.size() != 1 || !mode) return false;
      call.mode = *mode;
      return true;
    }
    case Params::cards: {
      std::string text;
      for (const std::string_view card : given) text += std::string{card} + " ";
      const auto cards = parse_card_set(text, problem);
      if (!cards || cards->empty()) return false;
      call.cards = *cards;
      return true;
    }
    case Params::variant: {
      if (given.empty()) return true;
      for (std::size_t i = 0; i < word.variants.size(); ++i)
        if (given.size() == 1 && word.variants[i].word == given[0]) {
          call.number = static_cast<std::int16_t>(i + 1);
          return true;
        }
      return false;
    }
    case Params::maybe_seat_number: {
      if (given.empty()) return true;
      if (given.size() != 2) return false;
      const auto seat = parse_number(given[0]);
      const auto number = parse_number(given[1]);
      if (!seat || !number || *seat < 0 || *seat >= kSeats || *number < 1 || *number > 0xFF) return false;
      call.number = static_cast<std::int16_t>(*seat << 8 | *number);
      return true;
    }
  }
  return false;
}

std::optional<Call> numbered_bid(const RuleSet& rules, const std::vector<std::string_view>& words) {
  if (words.size() != 2) return std::nullopt;
  const auto number = parse_number(words[0]);
  const auto mode = parse_mode(words[1]);
  if (!number || !mode || *number < 0 || *number > INT16_MAX) return std::nullopt;
  for (std::size_t id = 1; id < rules.words().size(); ++id)
    if (rules.words()[id].params == Params::number_mode)
      return Call{.word = static_cast<WordId>(id), .mode = *mode, .number = static_cast<std::int16_t>(*number)};
  return std::nullopt;
}

// "AS", or flags and a card: "baloot KH".
std::optional<Action> played_card(const RuleSet& rules, Seat seat, const std::vector<std::string_view>& words) {
  const auto card = words.empty() ? std::nullopt : parse_card(words.back());
  if (!card) return std::nullopt;
  Flags flags = 0;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const auto flag = std::find_if(rules.flags().begin(), rules.flags().end(),
                                   [&](const FlagDecl& declared) { return declared.key == words[i]; });
    if (flag == rules.flags().end()) return std::nullopt;
    flags = static_cast<Flags>(flags | (1U << (flag - rules.flags().begin())));
  }
  return Action::play(seat, *card, flags);
}

}  // namespace

std::string_view to_string(Mode mode) { return kModeWords[static_cast<std::size_t>(mode)]; }

std::optional<Mode> parse_mode(std::string_view text) {
  for (std::size_t i = 0; i < kModes; ++i)
    if (kModeWords[i] == text) return static_cast<Mode>(i);
  // A suit may be written as a symbol, as on cards.
  if (const auto card = parse_card("7" + std::string{text})) return mode_of(card->suit());
  return std::nullopt;
}

std::string to_string(const RuleSet& rules, const Call& call) {
  const WordDecl& word = rules.words().at(call.word);
  if (word.params == Params::number_mode) return fmt::format("{} {}", call.number, to_string(call.mode));
  const std::string given = parameters(word, call);
  return given.empty() ? std::string{word.key} : fmt::format("{} {}", word.key, given);
}

std::string to_string(const RuleSet& rules, const Action& action) {
  if (action.call.word != kPlayCard) return fmt::format("{}: {}", action.seat, to_string(rules, action.call));
  std::string flags;
  for (std::size_t bit = 0; bit < rules.flags().size(); ++bit)
    if (((action.flags >> bit) & 1U) != 0) flags += std::string{rules.flags()[bit].key} + " ";
  return fmt::format("{}: {}{}", action.seat, flags, to_string(action.card));
}

std::optional<Call> parse_call(const RuleSet& rules, std::string_view text, Problem& problem) {
  const auto words = split_words(text);
  if (words.empty()) {
    problem = {"nothing is said", "لم يُقل شيء"};
    return std::nullopt;
  }
  if (const auto bid = numbered_bid(rules, words)) return bid;
  const WordId id = rules.find_word(words[0]);
  if (id == kPlayCard) {
    problem = {fmt::format("'{}' is no word of these rules", words[0]),
               fmt::format("'{}' ليست كلمة في هذه القواعد", words[0])};
    return std::nullopt;
  }
  Call call{.word = id};
  if (read_parameters(rules.words()[id], {words.begin() + 1, words.end()}, call, problem)) return call;
  if (problem.empty())
    problem = {fmt::format("'{}' is not a way to say '{}'", fmt::join(words, " "), words[0]),
               fmt::format("'{}' ليست صيغة صحيحة لـ '{}'", fmt::join(words, " "), words[0])};
  return std::nullopt;
}

std::optional<Action> parse_action(const RuleSet& rules, std::string_view text, Problem& problem) {
  const std::size_t colon = text.find(':');
  const auto seat = colon == std::string_view::npos ? std::nullopt : parse_number(text.substr(0, colon));
  if (!seat || *seat < 0 || *seat >= kSeats) {
    problem = {fmt::format("'{}' does not begin with a seat 0 to 3 and a colon", text),
               fmt::format("'{}' لا يبدأ بمقعد من ٠ إلى ٣ ثم نقطتين", text)};
    return std::nullopt;
  }
  const std::string_view rest = text.substr(colon + 1);
  if (const auto action = played_card(rules, static_cast<Seat>(*seat), split_words(rest))) return action;
  const auto call = parse_call(rules, rest, problem);
  if (!call) return std::nullopt;
  return Action::say(static_cast<Seat>(*seat), *call);
}

const WordDecl* word_of(const RuleSet& rules, Target target) {
  if (target == Target::none) return nullptr;
  const auto found = std::find_if(rules.words().begin(), rules.words().end(),
                                  [&](const WordDecl& word) { return word.target == target; });
  return found == rules.words().end() ? nullptr : &*found;
}

bool read_bid_word(const RuleSet& rules, std::string_view text, Contract& contract) {
  const WordDecl& word = rules.words()[rules.find_word(text)];
  if (word.target == Target::none) return false;
  contract.target = word.target;
  const auto& options = rules.resolved().options;
  if (const auto number = options.find(word.number_from); number != options.end())
    contract.bid = static_cast<std::int16_t>(number->second.value.number);
  return true;
}

std::optional<std::vector<Card>> parse_cards(std::string_view text, Problem& problem) {
  std::vector<Card> cards;
  for (const std::string_view word : split_words(text)) {
    const auto card = parse_card(word);
    if (!card) {
      problem = {fmt::format("'{}' is not a card", word), fmt::format("'{}' ليست ورقة", word)};
      return std::nullopt;
    }
    if (std::find(cards.begin(), cards.end(), *card) != cards.end()) {
      problem = {fmt::format("the card '{}' stands twice", word), fmt::format("الورقة '{}' مكررة", word)};
      return std::nullopt;
    }
    cards.push_back(*card);
  }
  return cards;
}

std::optional<CardSet> parse_card_set(std::string_view text, Problem& problem) {
  const auto cards = parse_cards(text, problem);
  if (!cards) return std::nullopt;
  CardSet set;
  for (const Card card : *cards) set.add(card);
  return set;
}

}  // namespace qanun
