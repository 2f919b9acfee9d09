#include "conditions/when_reader.hpp"

#include <algorithm>

#include "conditions/test_reader.hpp"
#include "reader/option_names.hpp"
#include "reader/values.hpp"

namespace qanun {

namespace {

using Kind = yaml::Node::Kind;

constexpr Text kKeyLines{"`key: value` lines", "سطور «مفتاح: قيمة»"};
constexpr Text kEntry{"an entry of `when`", "بند في when"};
constexpr std::array<std::string_view, 4> kEntryKeys{"name", "if", "set", "after"};

std::string_view section_of(std::string_view key) { return key.substr(0, key.find('.')); }

std::string name_in(const yaml::Node& node) {
  const yaml::Node* name = node.kind == Kind::map ? node.find("name") : nullptr;
  return name == nullptr ? std::string{} : name->text;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' || c == '\\' ? std::string{'\\', c} : std::string{c};
  return out + '"';
}

// One entry, against the rules that it would change.
class EntryReader {
 public:
  EntryReader(const Registry& registry, const Resolved& rules, const WrittenWhen& written, Diagnostics& diagnostics)
      : registry_{registry}, rules_{rules}, written_{written}, scalars_{*written.document, diagnostics} {}

  // Nothing where it is a parent's and speaks of what is no longer in use.
  std::optional<WhenEntry> read() {
    const yaml::Node& node = *written_.node;
    entry_.place = written_.document->place_of(node);
    keys(node);
    if (const yaml::Node* name = node.find("name")) entry_.name = scalars_.text(*name, "name").value_or("");
    if (const yaml::Node* asked = part(node, "if")) tests(*asked);
    if (const yaml::Node* set = part(node, "set")) sets(*set);
    if (const yaml::Node* after = node.find("after")) names_before(*after);
    if (gone_) return std::nullopt;
    return std::move(entry_);
  }

 private:
  void keys(const yaml::Node& node) {
    for (const auto& [key, value] : node.members) {
      if (key.faulty || std::find(kEntryKeys.begin(), kEntryKeys.end(), key.text) != kEntryKeys.end()) continue;
      scalars_.report("E406", key, {key.text, kEntry, listed(kEntryKeys)},
                      nearest(key.text, {kEntryKeys.begin(), kEntryKeys.end()}));
    }
  }

  const yaml::Node* part(const yaml::Node& node, std::string_view key) {
    const yaml::Node* found = node.find(key);
    if (found == nullptr || (found->kind == Kind::map && found->members.empty())) {
      if (!node.faulty) scalars_.report("E171", node, {key});
      return nullptr;
    }
    return scalars_.wants(*found, Kind::map, key, kKeyLines) ? found : nullptr;
  }

  void tests(const yaml::Node& node) {
    const TestReader reader{registry_, rules_, scalars_};
    for (const auto& [key, value] : node.members) {
      if (key.faulty) continue;
      const ConditionDecl* condition = reader.find(key, written_.own);
      if (condition == nullptr) {
        gone_ = gone_ || !written_.own;
        continue;
      }
      asked_.push_back(condition);
      if (auto test = reader.read(*condition, value)) entry_.tests.push_back(std::move(*test));
    }
  }

  void sets(const yaml::Node& node) {
    for (const auto& [key, value] : node.members) {
      if (key.faulty) continue;
      const Named named = find_option(registry_, key.text);
      if (named.option == nullptr) {
        unknown(key);
        continue;
      }
      const OptionDecl& decl = named.option->decl;
      if (named.older) scalars_.report("W103", key, {key.text, decl.key});
      const auto before = rules_.options.find(decl.key);
      if (before == rules_.options.end()) {
        if (written_.own) not_in_use(key, *named.option);
        continue;
      }
      if (!may_be_set(key, decl)) continue;
      if (auto read = read_value(decl, value, {before->second.value, table_of(decl)}, scalars_))
        entry_.sets.insert_or_assign(
            std::string{decl.key},
            Setting{std::move(*read), Origin{written_.rule_set, written_.document->place_of(value)}});
    }
    gone_ = gone_ || (!written_.own && entry_.sets.empty());
  }

  [[nodiscard]] const Value* table_of(const OptionDecl& decl) const {
    const auto table = rules_.options.find(decl.keys_of);
    return table == rules_.options.end() ? nullptr : &table->second.value;
  }

  void unknown(const yaml::Node& key) const {
    const std::size_t dot = key.text.find('.');
    const std::string_view name = std::string_view{key.text}.substr(dot == std::string::npos ? 0 : dot + 1);
    std::string meant = option_named(registry_, name);
    if (meant.empty() && dot != std::string::npos) meant = nearest_option(registry_, key.text.substr(0, dot), name);
    scalars_.report(registry_.section(key.text) != nullptr ? "E172" : "E104", key, {key.text}, std::move(meant));
  }

  void not_in_use(const yaml::Node& key, const OptionEntry& option) const {
    const OwnerText owner = owner_text(option.owners);
    scalars_.report("E148", key, {option.decl.key, Argument{owner.en, owner.ar}, owner.brought_by});
  }

  // Whether the option is still open when the last of the conditions is answered.
  [[nodiscard]] bool may_be_set(const yaml::Node& key, const OptionDecl& decl) const {
    const SectionDecl* section = registry_.section(section_of(decl.key));
    const int latest = section == nullptr ? -1 : latest_moment(section->set_by_when);
    if (latest < 0) {
      scalars_.report("E175", key, {decl.key});
      return false;
    }
    for (const ConditionDecl* condition : asked_) {
      const bool barred = std::find(condition->cannot_set.begin(), condition->cannot_set.end(), section_of(decl.key)) !=
                          condition->cannot_set.end();
      if (!barred && static_cast<int>(condition->known) <= latest) continue;
      scalars_.report("E174", key, {decl.key, condition->key});
      return false;
    }
    return true;
  }

  void names_before(const yaml::Node& node) {
    const auto add = [&](const yaml::Node& name) {
      if (auto text = scalars_.text(name, "after")) entry_.after.push_back(std::move(*text));
    };
    if (node.kind == Kind::list)
      for (const yaml::Node& name : node.items) add(name);
    else
      add(node);
  }

  const Registry& registry_;
  const Resolved& rules_;
  const WrittenWhen& written_;
  Scalars scalars_;
  WhenEntry entry_{};
  std::vector<const ConditionDecl*> asked_{};
  bool gone_ = false;
};

}  // namespace

int latest_moment(std::string_view set_by_when) {
  if (set_by_when == "deal") return static_cast<int>(Moment::deal);
  if (set_by_when == "contract") return static_cast<int>(Moment::contract);
  if (set_by_when == "play") return static_cast<int>(Moment::play);
  return -1;
}

void WhenEntries::add(const std::vector<WrittenWhen>& layer, Diagnostics& diagnostics) {
  for (WrittenWhen& below : entries_) below.own = false;
  std::vector<WrittenWhen> fresh;
  for (const WrittenWhen& one : layer) {
    const std::string name = name_in(*one.node);
    const auto same = [&](const WrittenWhen& other) { return !name.empty() && name_in(*other.node) == name; };
    if (const auto twice = std::find_if(fresh.begin(), fresh.end(), same); twice != fresh.end()) {
      diagnostics.report("E176", one.document->place_of(*one.node), {name, std::to_string(twice->node->line)});
      continue;
    }
    const auto below = std::find_if(entries_.begin(), entries_.end(), same);
    const bool drops = below != entries_.end() && one.node->find("if") == nullptr && one.node->find("set") == nullptr;
    if (below != entries_.end() && !drops)
      *below = one;
    else if (drops)
      entries_.erase(below);
    else
      fresh.push_back(one);
  }
  entries_.insert(entries_.end(), fresh.begin(), fresh.end());
}

void WhenEntries::read(const Registry& registry, Resolved& rules, Diagnostics& diagnostics) const {
  if (entries_.size() > kMostWhenEntries) {
    const WrittenWhen& last = entries_[kMostWhenEntries];
    diagnostics.report("E177", last.document->place_of(*last.node), {std::to_string(kMostWhenEntries)});
    return;
  }
  for (const WrittenWhen& written : entries_) {
    if (auto entry = EntryReader{registry, rules, written, diagnostics}.read())
      rules.when.entries.push_back(std::move(*entry));
    else
      rules.dropped.push_back("when: " + name_in(*written.node));
  }
}

std::string when_text(const Registry& registry, const WhenEntry& entry) {
  std::vector<std::string> tests;
  for (const WhenTest& test : entry.tests) tests.push_back(test.condition + ": " + test.text);
  std::vector<std::string> sets;
  for (const auto& [key, setting] : entry.sets)
    sets.push_back(key + ": " + to_text(registry.option(key)->decl, setting.value));
  std::vector<std::string> parts;
  if (!entry.name.empty()) parts.push_back("name: " + quoted(entry.name));
  parts.push_back("if: {" + listed(tests) + "}");
  parts.push_back("set: {" + listed(sets) + "}");
  std::vector<std::string> names;
  for (const std::string& name : entry.after) names.push_back(quoted(name));
  if (!names.empty()) parts.push_back("after: [" + listed(names) + "]");
  return "{" + listed(parts) + "}";
}

}  // namespace qanun
