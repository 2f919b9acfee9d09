#include "cases/comparing.hpp"

#include <fmt/format.h>

namespace qanun {

namespace {

constexpr Text kWord{"a word", "كلمة"};
constexpr Range kAny{INT32_MIN, INT32_MAX};

}  // namespace

std::string pair_text(std::array<std::int32_t, kTeams> pair) { return fmt::format("[{}, {}]", pair[0], pair[1]); }

std::string side_text(Team team) { return team == kNoTeam ? "none" : std::to_string(team); }

void Comparing::differ(std::string_view what, const yaml::Node& node, const Argument& expected, const Argument& came) {
  result_.mismatches.push_back({std::string{what}, expected, came, reading_.document().place_of(node)});
}

void Comparing::keep(const Contract& contract, const ScoreSheet& sheet) {
  result_.scored = ScoredHand{.rules = nullptr, .contract = contract, .sheet = sheet};
}

void Comparing::number(std::string_view key, std::int64_t came) {
  const yaml::Node* node = asks(key);
  if (node == nullptr) return;
  const auto expected = reading_.scalars().integer(*node, key);
  if (expected && *expected != came) differ(key, *node, node->text, std::to_string(came));
}

void Comparing::word(std::string_view key, std::string_view came) {
  const yaml::Node* node = asks(key);
  if (node == nullptr || !reading_.scalars().wants(*node, yaml::Node::Kind::scalar, key, kWord)) return;
  if (node->text != came) differ(key, *node, node->text, came);
}

void Comparing::flag(std::string_view key, bool came) {
  const yaml::Node* node = asks(key);
  if (node == nullptr) return;
  const auto expected = reading_.scalars().flag(*node, key);
  if (expected && *expected != came) differ(key, *node, node->text, came ? "true" : "false");
}

void Comparing::pair(std::string_view key, std::array<std::int32_t, kTeams> came) {
  const yaml::Node* node = asks(key);
  if (node == nullptr) return;
  const auto expected = reading_.pair(*node, key, kAny);
  if (reading_.sound() && expected != came) differ(key, *node, pair_text(expected), pair_text(came));
}

void Comparing::cards(std::string_view key, CardSet came) {
  const yaml::Node* node = asks(key);
  if (node == nullptr) return;
  const CardSet expected = reading_.card_set(*node, key);
  const auto text = [](CardSet set) { return set.empty() ? std::string{"none"} : to_string(set); };
  if (reading_.sound() && expected != came) differ(key, *node, text(expected), text(came));
}

void Comparing::side(std::string_view key, Team came) {
  const yaml::Node* node = asks(key);
  if (node == nullptr) return;
  const auto expected = reading_.scalars().word(*node, key, {"0", "1", "none"}, "E150");
  if (expected && node->text != side_text(came)) differ(key, *node, node->text, side_text(came));
}

}  // namespace qanun
