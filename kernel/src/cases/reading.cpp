#include "cases/reading.hpp"

#include <algorithm>

#include "qanun/notation.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;

constexpr Text kMap{"a list of keys", "مجموعة مفاتيح"};
constexpr Text kList{"a list", "قائمة"};
constexpr Text kCardText{"a text of cards such as \"AS 7H\"", "نصًا من أوراق مثل \"AS 7H\""};
constexpr Text kAction{"a text such as \"0: pass\"", "نصًا مثل \"0: pass\""};
constexpr Text kATrump{"a trump", "حكمًا"};
constexpr Range kSeatRange{0, kSeats - 1};

Argument told(const Problem& problem) { return {problem.en, problem.ar}; }

}  // namespace

std::int32_t PlainReading::number(const yaml::Node& node, std::string_view key, Range range) const {
  return static_cast<std::int32_t>(scalars_.integer_in(node, key, range).value_or(range.lowest));
}

Seat PlainReading::seat(const yaml::Node& node, std::string_view key) const {
  return static_cast<Seat>(number(node, key, kSeatRange));
}

Team PlainReading::side(const yaml::Node& node, std::string_view key) const {
  return static_cast<Team>(number(node, key, {0, kTeams - 1}));
}

bool PlainReading::flag(const yaml::Node& node, std::string_view key) const {
  return scalars_.flag(node, key).value_or(false);
}

std::vector<std::int32_t> PlainReading::numbers(const yaml::Node& node, std::string_view key, std::size_t count,
                                                Range range) const {
  std::vector<std::int32_t> out;
  for (const yaml::Node& item : list(node, key)) out.push_back(number(item, key, range));
  if (out.size() != count && sound()) report("E416", node, {key, std::to_string(count), std::to_string(out.size())});
  out.resize(count);
  return out;
}

std::array<std::int32_t, kTeams> PlainReading::pair(const yaml::Node& node, std::string_view key, Range range) const {
  const auto both = numbers(node, key, kTeams, range);
  return {both[0], both[1]};
}

std::vector<Card> PlainReading::cards(const yaml::Node& node, std::string_view key) const {
  if (!scalars_.wants(node, Kind::scalar, key, kCardText)) return {};
  Problem problem;
  if (const auto read = parse_cards(node.text, problem)) return *read;
  report("E408", node, {told(problem)});
  return {};
}

CardSet PlainReading::card_set(const yaml::Node& node, std::string_view key) const {
  CardSet set;
  for (const Card one : cards(node, key)) set.add(one);
  return set;
}

Card PlainReading::card(const yaml::Node& node, std::string_view key) const {
  const std::vector<Card> read = cards(node, key);
  if (read.size() == 1) return read.front();
  if (sound()) report("E416", node, {key, "1", std::to_string(read.size())});
  return kNoCard;
}

Seat PlainReading::seat_key(const yaml::Node& key) const {
  if (key.text.size() == 1 && key.text[0] >= '0' && key.text[0] < '0' + kSeats)
    return static_cast<Seat>(key.text[0] - '0');
  if (!key.faulty) report("E406", key, {key.text, Text{"a list of seats", "قائمة المقاعد"}, "0, 1, 2, 3"});
  return kNoSeat;
}

std::array<CardSet, kSeats> PlainReading::hands(const yaml::Node& node, std::string_view key) const {
  std::array<CardSet, kSeats> hands{};
  if (!scalars_.wants(node, Kind::map, key, kMap)) return hands;
  CardSet seen;
  for (const auto& [name, value] : node.members) {
    const Seat seat = seat_key(name);
    const CardSet held = card_set(value, key);
    if (seat == kNoSeat) continue;
    if (held.size() > kRanks) report("E423", value, {key, "8", std::to_string(held.size())});
    if (!(held & seen).empty()) report("E413", value, {to_string((held & seen).first())});
    hands[seat] = held;
    seen |= held;
  }
  return hands;
}

const std::vector<yaml::Node>& PlainReading::list(const yaml::Node& node, std::string_view key) const {
  static const std::vector<yaml::Node> none;
  return scalars_.wants(node, Kind::list, key, kList) ? node.items : none;
}

Mode PlainReading::mode(const yaml::Node& node) const {
  if (!scalars_.wants(node, Kind::scalar, "trump", kATrump)) return Mode::unnamed;
  if (const auto read = parse_mode(node.text)) return *read;
  report("E407", node, {node.text, kATrump, "S, H, D, C, NT, AT"});
  return Mode::unnamed;
}

Action CaseReading::action(const yaml::Node& node) const {
  if (!scalars().wants(node, Kind::scalar, "calls", kAction)) return {};
  Problem problem;
  if (const auto read = parse_action(rules_, node.text, problem)) return *read;
  not_understood(node, std::string_view{node.text}.substr(node.text.find(':') + 1), problem);
  return {};
}

void CaseReading::not_understood(const yaml::Node& node, std::string_view call, const Problem& problem) const {
  call.remove_prefix(std::min(call.find_first_not_of(' '), call.size()));
  const std::string word{call.substr(0, call.find(' '))};
  std::vector<std::string> known;
  for (const WordDecl& declared : rules_.words())
    if (!declared.key.empty()) known.emplace_back(declared.key);
  const std::string near = nearest(word, known);
  report("E408", node, {told(problem)}, near == word ? std::string{} : near);
}

std::vector<PlayedCard> CaseReading::trick(const yaml::Node& node, std::size_t most) const {
  std::vector<PlayedCard> trick;
  CardSet seen;
  for (const yaml::Node& item : list(node, "trick")) {
    const Action played = action(item);
    if (played.seat == kNoSeat) continue;
    if (!played.card.exists()) {
      report("E408", item, {Argument{"'" + item.text + "' is not a card played", "«" + item.text + "» ليس لعب ورقة"}});
      continue;
    }
    if (seen.has(played.card)) report("E413", item, {to_string(played.card)});
    if (!trick.empty() && played.seat != after(trick.back().seat))
      report("E415", item, {std::to_string(trick.back().seat), std::to_string(after(trick.back().seat))});
    seen.add(played.card);
    trick.push_back({played.seat, played.card});
  }
  if (trick.size() > most) report("E423", node, {"trick", std::to_string(most), std::to_string(trick.size())});
  return trick;
}

}  // namespace qanun
