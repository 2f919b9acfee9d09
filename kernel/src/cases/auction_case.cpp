// kind: auction, kind: deal.
#include <algorithm>

#include "cases/questions.hpp"
#include "qanun/notation.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

constexpr Range kPointsRange{0, 100'000};
constexpr Text kACall{"a call such as pass", "كلمة مثل pass"};
constexpr Text kMap{"a list of keys", "مجموعة مفاتيح"};

Argument told(const Refusal& refusal) { return refusal.text; }

// Cases list a raise by its word alone.
Call without_variant(const RuleSet& rules, Call call) {
  if (rules.words()[call.word].params == Params::variant) call.number = 0;
  return call;
}

// In the order in which the rules offer them, each once.
using Words = std::vector<std::string>;

void add(const std::string& word, Words& words) {
  if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
}

bool holds(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool holds_all(const Words& words, const Words& others) {
  return std::all_of(others.begin(), others.end(), [&](const std::string& word) { return holds(words, word); });
}

// What the seat on turn may say, its interjections included.
Words words_open(const RuleSet& rules, const Hand& hand) {
  Words words;
  const Decision decision = decide(rules, hand);
  for (const Call& call : decision.words) add(to_string(rules, without_variant(rules, call)), words);
  for (const Interjection& open : interjections(rules, hand))
    if (open.seat == decision.seat) add(to_string(rules, without_variant(rules, open.call)), words);
  return words;
}

// A word of a plugin that these rules do not use: never open, and no mistake either where a case says so.
bool is_word_elsewhere(const Registry& registry, std::string_view text) {
  const std::string_view word = text.substr(0, text.find(' '));
  const auto has = [&](const std::vector<WordDecl>& words) {
    return std::any_of(words.begin(), words.end(), [&](const WordDecl& one) { return one.key == word; });
  };
  const auto has_row = [&](const RowWords& words) {
    const OptionEntry* option = registry.option(words.option);
    return option != nullptr && find_row(option->decl.standard, word) != nullptr;
  };
  const auto declares = [&](const FeatureDecl& feature) {
    return has(feature.words) || std::any_of(feature.row_words.begin(), feature.row_words.end(), has_row);
  };
  for (const std::string& id : registry.features())
    if (declares(*registry.feature(id))) return true;
  for (const std::string& id : registry.implementations(3))
    for (const AttachedFeature& one : registry.play(id)->attached)
      if (declares(one.feature)) return true;
  const std::vector<std::string> bids = registry.implementations(1);
  return std::any_of(bids.begin(), bids.end(), [&](const std::string& id) { return has(registry.bid(id)->words); });
}

Words words_listed(const Question& question, const yaml::Node& node, std::string_view key) {
  Words words;
  for (const yaml::Node& item : question.reading.list(node, key)) {
    if (!question.reading.scalars().wants(item, yaml::Node::Kind::scalar, key, kACall)) continue;
    Problem problem;
    if (const auto call = parse_call(question.rules(), item.text, problem))
      add(to_string(question.rules(), without_variant(question.rules(), *call)), words);
    else if (key == "has_not" && is_word_elsewhere(question.rule_reader.registry(), item.text))
      add(item.text, words);
    else
      question.reading.not_understood(item, item.text, problem);
  }
  return words;
}

std::string text_of(const Words& words) { return words.empty() ? "none" : listed(words); }

void compare_words(const Question& question, const Hand& hand) {
  const Words open = words_open(question.rules(), hand);
  const auto differ = [&](std::string_view key, const yaml::Node& node, const Words& expected) {
    if (question.reading.sound()) question.comparing.differ(key, node, text_of(expected), text_of(open));
  };
  if (const yaml::Node* node = question.comparing.asks("legal")) {
    const Words expected = words_listed(question, *node, "legal");
    if (!holds_all(open, expected) || !holds_all(expected, open)) differ("legal", *node, expected);
  }
  if (const yaml::Node* node = question.comparing.asks("has")) {
    const Words expected = words_listed(question, *node, "has");
    if (!holds_all(open, expected)) differ("has", *node, expected);
  }
  if (const yaml::Node* node = question.comparing.asks("has_not")) {
    const Words expected = words_listed(question, *node, "has_not");
    if (std::any_of(expected.begin(), expected.end(), [&](const std::string& word) { return holds(open, word); }))
      differ("has_not", *node, expected);
  }
}

std::string level_word(const RuleSet& rules, const Stake& stake) {
  const RaiseLevel* level = rules.level(stake.level);
  return level == nullptr ? "none" : std::string{level->word};
}

std::string bid_word(const RuleSet& rules, const Contract& contract) {
  const WordDecl* word = word_of(rules, contract.target);
  return word == nullptr ? std::to_string(contract.bid) : std::string{word->key};
}

std::string raisers_text(const Stake& stake) {
  std::string text;
  for (int i = 0; i < stake.raises; ++i) text += (i > 0 ? ", " : "") + std::to_string(stake.raiser(i));
  return "[" + text + "]";
}

std::string contract_part(const RuleSet& rules, const Contract& contract, std::string_view key) {
  if (key == "kind") return contract.stands() ? std::string{rules.kinds()[contract.kind].key} : "none";
  if (key == "trump") return contract.mode == Mode::unnamed ? "none" : std::string{to_string(contract.mode)};
  if (key == "buyer") return contract.buyer == kNoSeat ? "none" : std::to_string(contract.buyer);
  if (key == "bid") return bid_word(rules, contract);
  if (key == "level") return level_word(rules, contract.stake);
  if (key == "closed") return contract.stake.trumps_barred != 0 ? "true" : "false";
  if (key == "raised_by") return raisers_text(contract.stake);
  return std::to_string(contract.round);
}

// Canonical text of an expected part, after it has been read as what it must be.
std::string expected_part(const Question& question, const yaml::Node& node, std::string_view key) {
  const CaseReading& reading = question.reading;
  if (key == "kind") return std::string{question.rules().kinds()[reading.kind(node)].key};
  if (key == "trump") return std::string{to_string(reading.mode(node))};
  if (key == "buyer") return std::to_string(reading.seat(node, key));
  if (key == "level") return std::string{reading.level(node).word};
  if (key == "closed") return reading.flag(node, key) ? "true" : "false";
  if (key == "raised_by") {
    Stake stake;
    for (const yaml::Node& seat : reading.list(node, key))
      if (stake.raises < kMostRaises) stake.add_raiser(reading.seat(seat, key));
    return raisers_text(stake);
  }
  return node.text;
}

void compare_contract(const Question& question, const Contract& contract) {
  const yaml::Node* node = question.comparing.asks("contract");
  if (node == nullptr || !question.reading.scalars().wants(*node, yaml::Node::Kind::map, "contract", kMap)) return;
  std::vector<std::string_view> known = kContractKeys;
  std::erase(known, "up_card");
  check_keys(question.reading.document(), *node, "contract", known, question.reading.scalars().diagnostics());
  if (!question.reading.sound()) return;
  for (const auto& [key, value] : node->members) {
    const std::string expected = expected_part(question, value, key.text);
    const std::string came = contract_part(question.rules(), contract, key.text);
    if (question.reading.sound() && expected != came)
      question.comparing.differ("contract: " + key.text, value, expected, came);
  }
}

void compare_result(const Question& question, const Hand& hand) {
  const yaml::Node* node = question.comparing.asks("result");
  if (node == nullptr || !question.reading.scalars().word(*node, "result", {"redeal"}, "E150")) return;
  if (hand.phase == Phase::void_deal) return;
  const Contract& contract = hand.contract();
  const bool bought = hand.auction.status == AuctionStatus::bought;
  const std::string_view came =
      bought ? question.rules().kinds()[contract.kind].key : std::string_view{"the auction goes on"};
  question.comparing.differ("result", *node, "redeal",
                            bought ? Argument{came} : Argument{Text{"the auction goes on", "الشراء مستمر"}});
}

// Who deals next where the cards are thrown in, otherwise who has dealt.
Seat dealer_now(const RuleSet& rules, const Hand& hand) {
  if (hand.phase != Phase::void_deal) return hand.dealer();
  MatchState match;
  match.dealer = hand.dealer();
  advance_void(rules, match, &hand);
  return match.dealer;
}

void compare_turn(const Question& question, const Hand& hand) {
  const yaml::Node* node = question.comparing.asks("seat");
  if (node == nullptr) return;
  const Seat expected = question.reading.seat(*node, "seat");
  const Seat came = decide(question.rules(), hand).seat;
  if (question.reading.sound() && expected != came)
    question.comparing.differ("seat", *node, node->text,
                              came == kNoSeat ? Argument{Text{"nobody", "لا أحد"}} : Argument{std::to_string(came)});
}

void compare_leader(const Question& question, const Hand& hand) {
  const yaml::Node* node = question.comparing.asks("leader");
  if (node == nullptr) return;
  if (hand.contract().stands())
    question.comparing.number("leader", question.rules().play().first_leader(hand.contract(), hand.dealer()));
  else
    question.comparing.differ("leader", *node, node->text, Text{"no contract stands", "لم يُشترَ شيء"});
}

std::array<std::uint8_t, kCards> read_deck(const Question& question) {
  std::array<std::uint8_t, kCards> deck{};
  const yaml::Node& node = *question.given("deck");
  const std::vector<Card> cards = question.reading.cards(node, "deck");
  if (cards.size() != kCards) {
    if (question.reading.sound()) question.reading.report("E416", node, {"deck", "32", std::to_string(cards.size())});
    return deck;
  }
  std::transform(cards.begin(), cards.end(), deck.begin(), [](Card card) { return card.index(); });
  return deck;
}

void compare_hands(const Question& question, const Hand& hand) {
  if (const yaml::Node* node = question.comparing.asks("hands")) {
    const auto expected = question.reading.hands(*node, "hands");
    for (const auto& [key, value] : node->members) {
      if (!question.reading.sound()) return;
      const Seat seat = question.reading.seat_key(key);
      if (expected[seat] != hand.dealt[seat])
        question.comparing.differ("hands: " + key.text, value, to_string(expected[seat]), to_string(hand.dealt[seat]));
    }
  }
  const yaml::Node* node = question.comparing.asks("counts");
  if (node == nullptr) return;
  const auto expected = question.reading.numbers(*node, "counts", kSeats, {0, kRanks});
  std::vector<std::int32_t> came;
  for (const CardSet cards : hand.dealt) came.push_back(cards.size());
  const auto text = [](const std::vector<std::int32_t>& counts) {
    std::string out;
    for (const std::int32_t one : counts) out += (out.empty() ? "[" : ", ") + std::to_string(one);
    return out + "]";
  };
  if (question.reading.sound() && expected != came)
    question.comparing.differ("counts", *node, text(expected), text(came));
}

}  // namespace

bool say_calls(const Question& question, Hand& hand) {
  const yaml::Node* calls = question.given("calls");
  if (calls == nullptr) return true;
  for (const yaml::Node& node : question.reading.list(*calls, "calls")) {
    const Action action = question.reading.action(node);
    if (!question.reading.sound()) return false;
    if (const auto refused = apply(question.rules(), hand, action)) {
      question.reading.report("E414", node, {node.text, told(*refused)});
      return false;
    }
  }
  return true;
}

void ask_auction(const Question& question) {
  const CaseReading& reading = question.reading;
  const Seat dealer = reading.seat(*question.given("dealer"), "dealer");
  Card up_card;
  if (const yaml::Node* node = question.given("up_card")) up_card = reading.card(*node, "up_card");
  std::array<CardSet, kSeats> hands{};
  if (const yaml::Node* node = question.given("hands")) hands = reading.hands(*node, "hands");
  std::array<std::int32_t, kTeams> scores{};
  if (const yaml::Node* node = question.given("scores")) scores = reading.pair(*node, "scores", kPointsRange);
  if (!reading.sound()) return;
  Hand hand;
  begin_auction(question.rules(), hand, dealer, up_card, hands, scores);
  if (!say_calls(question, hand)) return;
  if (const yaml::Node* call = question.given("call")) {
    const std::size_t word = call->text.find_first_not_of(": 0123");
    if (word != std::string::npos && is_word_elsewhere(question.rule_reader.registry(), call->text.substr(word)) &&
        question.rules().find_word(call->text.substr(word, call->text.find(' ', word) - word)) == kPlayCard) {
      question.comparing.flag("accepted", false);
    } else {
      const Action action = reading.action(*call);
      if (!reading.sound()) return;
      question.comparing.flag("accepted", !apply(question.rules(), hand, action).has_value());
    }
  } else if (const yaml::Node* accepted = question.comparing.asks("accepted")) {
    reading.report("E402", *accepted, {"given", "call"});
  }
  compare_turn(question, hand);
  compare_words(question, hand);
  compare_contract(question, hand.contract());
  compare_result(question, hand);
  question.comparing.number("dealer", dealer_now(question.rules(), hand));
  compare_leader(question, hand);
}

void ask_deal(const Question& question) {
  const Seat dealer = question.reading.seat(*question.given("dealer"), "dealer");
  const auto deck = read_deck(question);
  if (!question.reading.sound()) return;
  Hand hand;
  begin(question.rules(), hand, dealer, deck);
  if (!say_calls(question, hand)) return;
  compare_hands(question, hand);
  const yaml::Node* node = question.comparing.asks("up_card");
  if (node == nullptr) return;
  const Card expected = question.reading.card(*node, "up_card");
  if (question.reading.sound() && expected != hand.auction.up_card)
    question.comparing.differ("up_card", *node, node->text, to_string(hand.auction.up_card));
}

}  // namespace qanun
