#include "cases/shapes.hpp"

#include <algorithm>

#include "cases/reading.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;

constexpr std::string_view kBlanks = " \t";
constexpr Range kAny{INT32_MIN, INT32_MAX};
constexpr Text kMap{"a list of keys", "مجموعة مفاتيح"};
constexpr Text kWord{"a word", "كلمة"};
constexpr Text kCall{"a text such as \"0: pass\"", "نصًا مثل \"0: pass\""};
constexpr Text kASheet{"[x, y], void or a map", "[x, y] أو void أو مجموعة مفاتيح"};

// `score` is the first of the kinds; a sheet of a match is a map like its `given`.
const std::vector<CaseKey>& score_given() { return case_kinds().front().given; }

class ShapeCheck {
 public:
  ShapeCheck(const yaml::Document& document, Diagnostics& diagnostics) : reading_{document, diagnostics} {}

  void map(const yaml::Node& node, const std::vector<CaseKey>& keys) const {
    for (const auto& member : node.members) {
      const auto is_its = [&](const CaseKey& key) { return key.name == member.key.text; };
      const auto key = std::find_if(keys.begin(), keys.end(), is_its);
      if (key != keys.end()) check(member.value, *key);
    }
  }

 private:
  void check(const yaml::Node& node, const CaseKey& key) const {
    switch (key.shape) {
      case Shape::flag:
        static_cast<void>(reading_.flag(node, key.name));
        return;
      case Shape::number:
        static_cast<void>(reading_.number(node, key.name, kAny));
        return;
      case Shape::seat:
        static_cast<void>(reading_.seat(node, key.name));
        return;
      case Shape::side:
        static_cast<void>(reading_.side(node, key.name));
        return;
      case Shape::trick_number:
        static_cast<void>(reading_.number(node, key.name, {1, kRanks}));
        return;
      case Shape::pair:
        numbers(node, key.name, kTeams);
        return;
      case Shape::four:
        numbers(node, key.name, kSeats);
        return;
      case Shape::word:
        word(node, key);
        return;
      case Shape::record:
        static_cast<void>(reading_.scalars().wants(node, Kind::map, key.name, kMap));
        return;
      default:
        check_cards_and_lists(node, key);
    }
  }

  void check_cards_and_lists(const yaml::Node& node, const CaseKey& key) const {
    switch (key.shape) {
      case Shape::card:
        static_cast<void>(reading_.card(node, key.name));
        return;
      case Shape::cards:
        static_cast<void>(reading_.cards(node, key.name));
        return;
      case Shape::hands:
        static_cast<void>(reading_.hands(node, key.name));
        return;
      case Shape::trick:
        trick(node, key.name);
        return;
      case Shape::call:
        static_cast<void>(call(node, key.name));
        return;
      case Shape::calls:
        for (const yaml::Node& item : reading_.list(node, key.name)) static_cast<void>(call(item, key.name));
        return;
      case Shape::words:
        for (const yaml::Node& item : reading_.list(node, key.name)) a_word(item, key.name);
        return;
      case Shape::contract:
      case Shape::contract_part:
        contract(node, key.shape == Shape::contract);
        return;
      case Shape::side_melds:
        side_melds(node, key.name);
        return;
      case Shape::seat_melds:
        seat_melds(node, key.name);
        return;
      case Shape::seat_words:
        each_seat(node, key.name, [&](const yaml::Node& value) { a_word(value, key.name); });
        return;
      case Shape::lines:
        if (reading_.scalars().wants(node, Kind::map, key.name, kMap))
          for (const auto& [rule, points] : node.members) numbers(points, rule.text, kTeams);
        return;
      case Shape::sheets:
        for (const yaml::Node& sheet : reading_.list(node, key.name)) a_sheet(sheet, key.name);
        return;
      default:
        return;
    }
  }

  // Counts what was written even where a number in it is wrong, so that both are said.
  void numbers(const yaml::Node& node, std::string_view key, std::size_t count) const {
    const auto& items = reading_.list(node, key);
    for (const yaml::Node& item : items) static_cast<void>(reading_.number(item, key, kAny));
    if (node.kind == Kind::list && !node.faulty && items.size() != count)
      reading_.report("E416", node, {key, std::to_string(count), std::to_string(items.size())});
  }

  void a_word(const yaml::Node& node, std::string_view key) const {
    static_cast<void>(reading_.scalars().wants(node, Kind::scalar, key, kWord));
  }

  void word(const yaml::Node& node, const CaseKey& key) const {
    if (key.words.empty())
      a_word(node, key.name);
    else
      static_cast<void>(reading_.scalars().word(node, key.name, key.words, "E150"));
  }

  // The seat and what it says or plays, which only a rule set understands.
  std::string_view call(const yaml::Node& node, std::string_view key) const {
    if (!reading_.scalars().wants(node, Kind::scalar, key, kCall)) return {};
    const std::string_view text = node.text;
    const bool seat = text.size() > 1 && text[0] >= '0' && text[0] < '0' + kSeats && text[1] == ':';
    if (seat) return text.substr(2);
    reading_.report("E408", node,
                    {Argument{"'" + node.text + "' does not begin with a seat 0 to 3 and a colon",
                              "'" + node.text + "' لا يبدأ بمقعد من ٠ إلى ٣ ثم نقطتين"}});
    return {};
  }

  // What is announced with a card stands before it.
  void trick(const yaml::Node& node, std::string_view key) const {
    CardSet seen;
    for (const yaml::Node& item : reading_.list(node, key)) {
      std::string_view said = call(item, key);
      const std::size_t last = said.find_last_not_of(kBlanks);
      if (last == std::string_view::npos) continue;
      said = said.substr(0, last + 1);
      const std::string word{said.substr(said.find_last_of(kBlanks) + 1)};
      const auto card = parse_card(word);
      if (!card)
        reading_.report("E408", item, {Argument{"'" + word + "' is not a card", "'" + word + "' ليست ورقة"}});
      else if (seen.has(*card))
        reading_.report("E413", item, {to_string(*card)});
      else
        seen.add(*card);
    }
  }

  void contract(const yaml::Node& node, bool whole) const {
    if (!reading_.scalars().wants(node, Kind::map, "contract", kMap)) return;
    std::vector<std::string_view> known = kContractKeys;
    if (!whole) std::erase(known, "up_card");
    check_keys(reading_.document(), node, "contract", known, reading_.scalars().diagnostics());
    for (const std::string_view key : {"kind", "buyer"})
      if (whole && node.find(key) == nullptr) reading_.report("E402", node, {"contract", key});
    for (const auto& [name, value] : node.members) contract_key(name.text, value);
  }

  void contract_key(const std::string& name, const yaml::Node& value) const {
    if (name == "kind" || name == "bid" || name == "level") a_word(value, name);
    if (name == "trump") static_cast<void>(reading_.mode(value));
    if (name == "buyer") static_cast<void>(reading_.seat(value, name));
    if (name == "closed") static_cast<void>(reading_.flag(value, name));
    if (name == "round") static_cast<void>(reading_.number(value, name, {1, 2}));
    if (name == "up_card") static_cast<void>(reading_.card(value, name));
    if (name == "raised_by")
      for (const yaml::Node& seat : reading_.list(value, name)) static_cast<void>(reading_.seat(seat, name));
  }

  void side_melds(const yaml::Node& node, std::string_view key) const {
    const auto& sides = reading_.list(node, key);
    if (node.kind == Kind::list && !node.faulty && sides.size() != kTeams)
      reading_.report("E416", node, {key, std::to_string(kTeams), std::to_string(sides.size())});
    for (const yaml::Node& side : sides)
      for (const yaml::Node& meld : reading_.list(side, key)) a_word(meld, key);
  }

  void seat_melds(const yaml::Node& node, std::string_view key) const {
    each_seat(node, key, [&](const yaml::Node& melds) {
      for (const yaml::Node& meld : reading_.list(melds, key)) static_cast<void>(reading_.cards(meld, key));
    });
  }

  template <class Check>
  void each_seat(const yaml::Node& node, std::string_view key, const Check& check_value) const {
    if (!reading_.scalars().wants(node, Kind::map, key, kMap)) return;
    for (const auto& [name, value] : node.members) {
      static_cast<void>(reading_.seat_key(name));
      check_value(value);
    }
  }

  void a_sheet(const yaml::Node& node, std::string_view key) const {
    if (node.kind == Kind::list) {
      numbers(node, key, kTeams);
    } else if (node.kind == Kind::map) {
      if (node.find("contract") == nullptr && !node.faulty) reading_.report("E402", node, {key, "contract"});
      map(node, score_given());
    } else if (node.text != "void" && !node.faulty) {
      reading_.report("E130", node, {key, kASheet, "'" + node.text + "'"});
    }
  }

  PlainReading reading_;
};

}  // namespace

void check_shape(const yaml::Document& document, const OneCase& one, Diagnostics& diagnostics) {
  const ShapeCheck shape{document, diagnostics};
  if (one.given != nullptr) shape.map(*one.given, one.kind->given);
  if (one.expect != nullptr) shape.map(*one.expect, one.kind->expect);
}

}  // namespace qanun
