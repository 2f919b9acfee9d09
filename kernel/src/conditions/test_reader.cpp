#include "conditions/test_reader.hpp"

#include <algorithm>
#include <array>

#include "conditions/core_conditions.hpp"
#include "reader/option_names.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;

constexpr Text kWordOrList{"a word or a list of words", "كلمة أو قائمة كلمات"};
constexpr Text kNumberOrBounds{"a number, a list of numbers, or bounds such as {at_least: 100}",
                               "عدد أو قائمة أعداد أو حدود مثل {at_least: 100}"};
constexpr std::array<std::string_view, 4> kBoundWords{"at_least", "at_most", "above", "below"};

void add_kinds(const std::vector<KindDecl>& kinds, std::vector<ConditionWord>& out) {
  std::array<std::vector<Range>, kContractClasses> classes;
  std::vector<ConditionWord> own;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto kind = static_cast<std::uint8_t>(i + 1);
    const auto span = [&](Mode first, Mode last) {
      return Range{contract_answer(kind, first), contract_answer(kind, last)};
    };
    if (kinds[i].mode == Mode::unnamed) classes[0].push_back(span(Mode::spades, Mode::clubs));
    if (kinds[i].suits_only) classes[0].push_back(span(Mode::unnamed, Mode::unnamed));  // a suit, though not named yet
    if (kinds[i].mode != Mode::unnamed && is_suit(kinds[i].mode))
      classes[0].push_back(span(kinds[i].mode, kinds[i].mode));
    if (kinds[i].mode == Mode::no_trump || (kinds[i].mode == Mode::unnamed && !kinds[i].suits_only))
      classes[1].push_back(span(Mode::no_trump, Mode::no_trump));
    if (kinds[i].mode == Mode::all_trump || (kinds[i].mode == Mode::unnamed && !kinds[i].suits_only))
      classes[2].push_back(span(Mode::all_trump, Mode::all_trump));
    own.push_back({std::string{kinds[i].key}, {span(Mode::spades, Mode::unnamed)}});
  }
  for (std::size_t i = 0; i < classes.size(); ++i) out[i].holds = classes[i];
  for (ConditionWord& word : own) {
    const auto same = [&](const ConditionWord& known) { return known.word == word.word; };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back(std::move(word));
  }
}

std::string in_list(const std::vector<std::string>& words) {
  return words.size() == 1 ? words.front() : "[" + listed(words) + "]";
}

}  // namespace

std::vector<ConditionWord> words_of(const Registry& registry, const Resolved& rules, const ConditionDecl& condition) {
  std::vector<ConditionWord> out;
  for (std::size_t i = 0; i < condition.choices.size(); ++i) {
    const auto answer = static_cast<std::int64_t>(i);
    out.push_back({std::string{condition.choices[i].word}, {{answer, answer}}});
  }
  if (condition.key == kContractCondition) {
    if (const auto* bid = registry.bid(rules.phases[1])) add_kinds(bid->kinds, out);
    return out;
  }
  if (const auto table = rules.options.find(condition.rows_of); table != rules.options.end())
    for (const Row& row : table->second.value.rows) {
      const auto answer = static_cast<std::int64_t>(out.size());
      out.push_back({row.name, {{answer, answer}}});
    }
  return out;
}

std::vector<ContractAnswer> contract_answers(const Registry& registry, const Resolved& rules) {
  std::vector<ContractAnswer> out;
  const auto* bid = registry.bid(rules.phases[1]);
  if (bid == nullptr) return out;
  for (std::size_t i = 0; i < bid->kinds.size(); ++i) {
    const KindDecl& kind = bid->kinds[i];
    const auto id = static_cast<std::uint8_t>(i + 1);
    const auto add = [&](Mode mode) { out.push_back({contract_answer(id, mode), mode}); };
    if (kind.mode != Mode::unnamed) {
      add(kind.mode);
      continue;
    }
    for (int mode = 0; mode < (kind.suits_only ? kSuits : kModes); ++mode) add(static_cast<Mode>(mode));
    add(Mode::unnamed);  // a suit that is still to be named (BID-12)
  }
  return out;
}

const ConditionDecl* TestReader::find(const yaml::Node& key, bool own) const {
  std::vector<std::string> known;
  for (const ConditionEntry& entry : registry_.conditions()) {
    known.emplace_back(entry.decl.key);
    if (entry.decl.key != key.text) continue;
    if (Registry::in_use(entry.owners, rules_.phases, rules_.features)) return &entry.decl;
    if (own) {
      const OwnerText owner = owner_text(entry.owners);
      scalars_.report("E173", key, {key.text, Argument{owner.en, owner.ar}, owner.brought_by});
    }
    return nullptr;
  }
  scalars_.report("E170", key, {key.text, listed(known)}, nearest(key.text, known));
  return nullptr;
}

std::optional<WhenTest> TestReader::read(const ConditionDecl& condition, const yaml::Node& node) const {
  WhenTest test;
  test.condition = condition.key;
  const bool numeric = condition.type == OptionType::integer;
  if (numeric && node.kind == Kind::map) {
    if (!bounds(condition, node, test)) return std::nullopt;
    return test;
  }
  std::vector<std::string> words;
  const auto one = [&](const yaml::Node& item) {
    words.push_back(item.text);
    return numeric ? number(condition, item, test) : word(condition, item, test);
  };
  bool well = true;
  if (node.kind == Kind::list && !node.items.empty()) {
    for (const yaml::Node& item : node.items) well = one(item) && well;
  } else {
    well = scalars_.wants(node, Kind::scalar, condition.key, numeric ? kNumberOrBounds : kWordOrList) && one(node);
  }
  if (!well) return std::nullopt;
  test.text = in_list(words);
  return test;
}

bool TestReader::word(const ConditionDecl& condition, const yaml::Node& node, WhenTest& test) const {
  if (condition.type == OptionType::flag) {
    const auto flag = scalars_.flag(node, condition.key);
    if (flag) test.holds.push_back({*flag ? 1 : 0, *flag ? 1 : 0});
    return flag.has_value();
  }
  const std::vector<ConditionWord> known = words_of(registry_, rules_, condition);
  std::vector<std::string_view> words;
  for (const ConditionWord& each : known) words.push_back(each.word);
  const auto index = scalars_.word(node, condition.key, words, "E150");
  if (!index) return false;
  const std::vector<Range>& holds = known[static_cast<std::size_t>(*index)].holds;
  test.holds.insert(test.holds.end(), holds.begin(), holds.end());
  return true;
}

bool TestReader::number(const ConditionDecl& condition, const yaml::Node& node, WhenTest& test) const {
  const auto read = scalars_.integer_in(node, condition.key, condition.range);
  if (read) test.holds.push_back({*read, *read});
  return read.has_value();
}

bool TestReader::bounds(const ConditionDecl& condition, const yaml::Node& node, WhenTest& test) const {
  Range range = condition.range;
  bool well = !node.members.empty();
  if (!well) scalars_.report("E178", node, {condition.key});
  for (const auto& [key, value] : node.members) {
    if (key.faulty) continue;
    const auto bound = scalars_.word(key, condition.key, {kBoundWords.begin(), kBoundWords.end()}, "E179");
    const auto limit = scalars_.integer_in(value, key.text, condition.range);
    well = well && bound && limit;
    if (!bound || !limit) continue;
    if (*bound == 0 || *bound == 2) range.lowest = std::max(range.lowest, *limit + (*bound == 2 ? 1 : 0));
    if (*bound == 1 || *bound == 3) range.highest = std::min(range.highest, *limit - (*bound == 3 ? 1 : 0));
    test.text += (test.text.empty() ? "{" : ", ") + key.text + ": " + value.text;
  }
  test.text += '}';
  if (well && range.lowest > range.highest) {
    scalars_.report("E178", node, {condition.key});
    well = false;
  }
  test.holds.push_back(range);
  return well;
}

}  // namespace qanun
