// What a score case gives of its hand. Keys that are not its own are facts that the rule set declares; a map gives the
// facts `KEY_PART`.
#include <algorithm>

#include "cases/questions.hpp"
#include "qanun/notation.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;

constexpr Range kPointsRange{0, 100'000};
constexpr std::size_t kMostOfASide = 2 * kMostMelds;
constexpr Text kAMeld{"a meld", "مشروعًا"};
constexpr Text kMeldText{"a name or cards", "اسمًا أو أوراقًا"};

// Keys that are the score case's own; it is the first of the kinds.
std::vector<std::string_view> own_keys() { return names_of(case_kinds().front().given); }

std::int64_t fact_value(const CaseReading& reading, const FactDecl& fact, const yaml::Node& node) {
  switch (fact.type) {
    case FactType::flag:
      return reading.flag(node, fact.key) ? 1 : 0;
    case FactType::seat:
      return reading.seat(node, fact.key);
    case FactType::side:
      return reading.side(node, fact.key);
    case FactType::card:
      return reading.card(node, fact.key).index();
    case FactType::number:
      break;
  }
  return reading.number(node, fact.key, kPointsRange);
}

void read_fact(const CaseReading& reading, const std::string& key, const yaml::Node& name, const yaml::Node& value,
               HandTotals& totals) {
  const FactId id = reading.rules().find_fact(key);
  if (id != RuleSet::kNoFact) {
    set_fact(totals, id, fact_value(reading, *reading.rules().facts()[id], value));
    return;
  }
  std::vector<std::string> known;
  for (const std::string_view one : own_keys()) known.emplace_back(one);
  for (const FactDecl* fact : reading.rules().facts()) known.emplace_back(fact->key);
  reading.report("E406", name, {key, "given", listed(known)}, nearest(key, known));
}

void read_facts(const CaseReading& reading, const yaml::Node& given, HandTotals& totals) {
  const auto own = own_keys();
  for (const auto& [name, value] : given.members) {
    if (std::find(own.begin(), own.end(), name.text) != own.end()) continue;
    if (value.kind != Kind::map) {
      read_fact(reading, name.text, name, value, totals);
      continue;
    }
    for (const auto& [part, inner] : value.members)
      read_fact(reading, name.text + "_" + part.text, part, inner, totals);
  }
}

GivenMeld read_meld(const CaseReading& reading, const yaml::Node& node, Team team, Mode mode) {
  GivenMeld meld{.team = team};
  if (!reading.scalars().wants(node, Kind::scalar, "melds", kMeldText)) return meld;
  meld.name = reading.rules().find_meld_name(node.text);
  if (meld.name != 0) {
    if (best_code(reading.rules(), meld.name, mode) == 0) reading.report("E417", node, {node.text});
    return meld;
  }
  Problem problem;
  const auto cards = parse_card_set(node.text, problem);
  if (!cards) {
    std::vector<std::string> known;
    for (const MeldNameDecl& name : reading.rules().meld_names())
      if (!name.key.empty()) known.emplace_back(name.key);
    reading.report("E407", node, {node.text, kAMeld, listed(known)}, nearest(node.text, known));
    return meld;
  }
  meld.code = code_of(reading.rules(), *cards, mode);
  if (meld.code == 0) reading.report("E417", node, {node.text});
  return meld;
}

void read_melds(const CaseReading& reading, const yaml::Node& node, HandTotals& totals) {
  const auto& sides = reading.list(node, "melds");
  if (sides.size() != kTeams && reading.sound())
    reading.report("E416", node, {"melds", "2", std::to_string(sides.size())});
  for (Team team = 0; team < kTeams && team < sides.size(); ++team) {
    const auto& melds = reading.list(sides[team], "melds");
    if (melds.size() > kMostOfASide) reading.report("E419", sides[team], {std::to_string(kMostOfASide)});
    CardSet seen;
    for (const yaml::Node& one : melds) {
      totals.melds.push_back(read_meld(reading, one, team, totals.contract.mode));
      const CardSet cards =
          totals.melds.back().code == 0 ? CardSet{} : reading.rules().declare().shape(totals.melds.back().code).cards;
      if (!(cards & seen).empty()) reading.report("E413", one, {to_string((cards & seen).first())});
      seen |= cards;
    }
  }
}

void read_tricks(const CaseReading& reading, const yaml::Node& given, HandTotals& totals) {
  const yaml::Node* by_side = given.find("tricks");
  const yaml::Node* by_seat = given.find("tricks_by_seat");
  if (by_side != nullptr && by_seat != nullptr) reading.report("E420", *by_seat, {"tricks_by_seat", "tricks"});
  const yaml::Node* node = by_seat != nullptr ? by_seat : by_side;
  if (node == nullptr) return;
  const std::size_t count = by_seat != nullptr ? kSeats : kTeams;
  const auto tricks = reading.numbers(*node, by_seat != nullptr ? "tricks_by_seat" : "tricks", count, {0, kRanks});
  std::int32_t sum = 0;
  for (const std::int32_t one : tricks) sum += one;
  if (sum != kRanks && reading.sound()) reading.report("E412", *node, {std::to_string(sum)});
  if (by_seat != nullptr)
    std::transform(tricks.begin(), tricks.end(), totals.tricks_by_seat.begin(),
                   [](std::int32_t one) { return static_cast<std::uint8_t>(one); });
  else
    totals.tricks_by_seat = shared_tricks({static_cast<std::uint8_t>(tricks[0]), static_cast<std::uint8_t>(tricks[1])});
}

void read_raw(const CaseReading& reading, const yaml::Node& node, HandTotals& totals) {
  const auto raw = reading.pair(node, "raw", {0, 10'000});
  totals.raw = {Abnat{raw[0]}, Abnat{raw[1]}};
  if (!reading.sound() || reading.rules().has(Hook::trick_done)) return;  // tricks may make more than their cards
  const std::int32_t whole = all_abnat(reading.rules(), totals.contract.mode).value;
  if (raw[0] + raw[1] != whole)
    reading.report(
        "E411", node,
        {std::to_string(raw[0]), std::to_string(raw[1]), std::to_string(raw[0] + raw[1]), std::to_string(whole)});
}

}  // namespace

HandTotals read_totals(const CaseReading& reading, const yaml::Node& given) {
  HandTotals totals;
  totals.contract = reading.contract(*given.find("contract"), totals.up_card);
  if (!reading.sound()) return totals;  // all else depends on the mode
  if (const yaml::Node* raw = given.find("raw")) read_raw(reading, *raw, totals);
  read_tricks(reading, given, totals);
  if (const yaml::Node* melds = given.find("melds")) read_melds(reading, *melds, totals);
  if (const yaml::Node* counted = given.find("counted")) totals.melds_are_counted = reading.flag(*counted, "counted");
  if (const yaml::Node* dealer = given.find("dealer")) totals.dealer = reading.seat(*dealer, "dealer");
  if (const yaml::Node* baloot = given.find("baloot")) {
    totals.baloots[reading.side(*baloot, "baloot")] = 1;
    if (reading.rules().pairs(totals.contract.mode)[0].empty()) reading.report("E418", *baloot, {});
  }
  read_facts(reading, given, totals);
  return totals;
}

}  // namespace qanun
