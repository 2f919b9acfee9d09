#include "generators.hpp"

#include <map>
#include <mutex>
#include <ostream>

#include "support/rules.hpp"

namespace property {

using namespace qanun;

namespace {

int below(std::size_t n) { return *rc::gen::inRange<int>(0, static_cast<int>(n)); }

std::string list_text(const std::vector<std::string>& members) {
  std::string out = "[";
  for (const std::string& member : members) out += (out.size() > 1 ? ", " : "") + member;
  return out + "]";
}

std::vector<std::string> shuffled(std::vector<std::string> words) {
  for (std::size_t n = words.size(); n > 1; --n) std::swap(words[n - 1], words[static_cast<std::size_t>(below(n))]);
  return words;
}

std::string random_set(const OptionDecl& option) {
  const auto words = words_of(option.domain, option.elements);
  std::vector<std::string> members;
  for (int tries = 0; tries < 64; ++tries) {
    members.clear();
    Value value;
    for (std::size_t i = 0; i < words.size(); ++i)
      if (below(2) == 1) {
        members.emplace_back(words[i]);
        value.items.push_back(static_cast<std::int64_t>(i));
      }
    if (option.valid == nullptr || option.valid(value)) return list_text(members);
  }
  return to_text(option, option.standard);
}

// Packets that deal eight cards a player together with the standard other half are rare by chance: some that exist.
std::string random_list(const OptionDecl& option) {
  if (option.domain == Domain::numbers) {
    static const std::vector<std::string> first{"[3, 2]", "[2, 3]", "[5]", "[1, 4]"};
    static const std::vector<std::string> last{"[3]", "[2, 1]", "[1, 2]", "[1, 1, 1]"};
    const auto& pool = option.key == "deal.last_packets" ? last : first;
    return pool[static_cast<std::size_t>(below(pool.size()))];
  }
  if (option.domain == Domain::keys) {
    std::vector<std::string> some = shuffled(members_of(option, option.standard));
    some.resize(static_cast<std::size_t>(below(some.size() + 1)));
    return list_text(some);
  }
  const auto words = words_of(option.domain, option.elements);
  return list_text(shuffled({words.begin(), words.end()}));
}

// A field of the row, which keeps the others.
std::string random_field(const OptionDecl& option) {
  const Field& field = option.fields[static_cast<std::size_t>(below(option.fields.size()))];
  const std::string name = std::string{field.name} + ": ";
  if (!field.choices.empty())
    return name + std::string{field.choices[static_cast<std::size_t>(below(field.choices.size()))].word};
  return name + std::to_string(
                    *rc::gen::inRange(static_cast<int>(field.range.lowest), static_cast<int>(field.range.highest) + 1));
}

// Features left out: each in one of three rule sets.
std::string random_without(const std::vector<std::string>& features) {
  std::vector<std::string> dropped;
  for (const std::string& feature : features)
    if (below(3) == 0) dropped.push_back(feature);
  return list_text(dropped);
}

std::string random_table(const OptionDecl& option) {
  const Row& row = option.standard.rows[static_cast<std::size_t>(below(option.standard.rows.size()))];
  if (!option.fields.empty()) return "{" + row.name + ": {" + random_field(option) + "}}";
  const int highest = static_cast<int>(std::min<std::int64_t>(option.range.highest, 400));
  const int lowest = static_cast<int>(option.range.lowest);
  return "{" + row.name + ": " + std::to_string(*rc::gen::inRange(lowest, highest + 1)) + "}";
}

// Such a table deals for ever; `qanun check` finds it.
bool nothing_can_be_bought(const RuleSet& rules) {
  const auto& options = rules.resolved().options;
  return options.at("bid.allow_sun").value.number == 0 && options.at("bid.allow_hokum_suits").value.items.empty();
}

}  // namespace

std::string random_value(const OptionDecl& option) {
  switch (option.type) {
    case OptionType::choice:
      return std::string{option.choices[static_cast<std::size_t>(below(option.choices.size()))].word};
    case OptionType::flag:
      return below(2) == 1 ? "true" : "false";
    case OptionType::integer: {
      const int lowest = static_cast<int>(option.range.lowest);
      const int highest = static_cast<int>(std::min<std::int64_t>(option.range.highest, 500));
      return std::to_string(*rc::gen::inRange(lowest, highest + 1));
    }
    case OptionType::set:
      return random_set(option);
    case OptionType::list:
      return random_list(option);
    case OptionType::table:
      return random_table(option);
  }
  return {};
}

rc::Gen<std::vector<Change>> changes() {
  const auto& used = support::rules().resolved().options;
  std::vector<std::string> keys;
  for (const auto& [key, setting] : used)
    if (support::installation().registry().option(key)->decl.effect == Effect::result) keys.push_back(key);
  const auto one = rc::gen::exec([keys] {
    const std::string key = keys[static_cast<std::size_t>(below(keys.size()))];
    return Change{key, random_value(support::installation().registry().option(key)->decl)};
  });
  const auto without = rc::gen::exec([] {
    return Change{"without", random_without(support::rules().resolved().features)};
  });
  const auto hokum_alone =
      rc::gen::just(Change{"bid.allow_sun", "false"});  // random players rarely leave a hokum alone
  const auto any = rc::gen::weightedOneOf<Change>({{4, one}, {1, without}, {1, hokum_alone}});
  return rc::gen::mapcat(rc::gen::inRange<std::size_t>(0, 5), [any](std::size_t count) {
    return rc::gen::uniqueBy<std::vector<Change>>(count, any, [](const Change& change) { return change.key; });
  });
}

std::shared_ptr<const RuleSet> rules_with(const std::vector<Change>& list) {
  static std::map<std::string, std::shared_ptr<const RuleSet>> known;
  std::string with;
  std::string without;
  for (const Change& change : list)
    if (change.key == "without")
      without = "\nwithout: " + change.value;
    else
      with += (with.empty() ? "" : ", ") + change.key + ": " + change.value;
  const std::string text = list.empty() ? "" : "with: {" + with + "}" + without;
  const auto found = known.find(text);
  if (found != known.end()) return found->second;
  Diagnostics diagnostics;
  auto rules = support::try_rules("saudi", text, diagnostics);
  if (rules != nullptr && nothing_can_be_bought(*rules)) rules = nullptr;
  if (known.size() > 500) known.clear();
  known[text] = rules;
  return rules;
}

std::ostream& operator<<(std::ostream& out, const Change& change) { return out << change.key << ": " << change.value; }

}  // namespace property
