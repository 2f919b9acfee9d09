#include "qanun/registry.hpp"

#include <algorithm>
#include <stdexcept>

#include "conditions/core_conditions.hpp"
#include "options/core_options.hpp"

namespace qanun {

namespace {

std::vector<SectionDecl> core_sections() {
  return {
      {.key = "cards", .title = {"Cards", "الورق"}, .set_by_when = "contract", .inert_unless = {}},
      {.key = "deal", .title = {"Deal", "التوزيع"}, .set_by_when = "deal", .inert_unless = {}},
      {.key = "bid", .title = {"Auction", "الشراء"}, .set_by_when = "deal", .inert_unless = {}},
      {.key = "meld",
       .title = {"Projects", "المشاريع"},
       .set_by_when = "play",
       .inert_unless = {{.conditions = {is("meld.enabled", {"true"})},
                         .reason = {"the game is played without projects", "اللعب بدون مشاريع"},
                         .if_value = {}}}},
      {.key = "baloot", .title = {"Baloot", "البلوت"}, .set_by_when = "play", .inert_unless = {}},
      {.key = "play", .title = {"Play", "اللعب"}, .set_by_when = "play", .inert_unless = {}},
      {.key = "score", .title = {"Scoring", "الحساب"}, .set_by_when = "play", .inert_unless = {}},
      {.key = "match", .title = {"Match", "الصكّة"}, .set_by_when = "never", .inert_unless = {}},
      {.key = "table", .title = {"Table", "الطاولة"}, .set_by_when = "never", .inert_unless = {}},
  };
}

bool same_relations(const std::vector<Relation>& a, const std::vector<Relation>& b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](const Relation& x, const Relation& y) {
           return x.reason == y.reason && x.conditions.size() == y.conditions.size();
         });
}

// Equal declarations of several owners are one.
bool same_declaration(const OptionDecl& a, const OptionDecl& b) {
  const auto same_choice = [](const Choice& x, const Choice& y) { return x.word == y.word && x.says == y.says; };
  return a.type == b.type && a.effect == b.effect && a.title == b.title && a.meaning == b.meaning &&
         a.rules == b.rules && a.range.lowest == b.range.lowest && a.range.highest == b.range.highest &&
         a.domain == b.domain && a.keys_of == b.keys_of && a.standard == b.standard && a.samples == b.samples &&
         a.choices.size() == b.choices.size() &&
         std::equal(a.choices.begin(), a.choices.end(), b.choices.begin(), same_choice) &&
         same_relations(a.requires_, b.requires_) && same_relations(a.conflicts, b.conflicts) &&
         same_relations(a.inert_unless, b.inert_unless);
}

std::string section_of(std::string_view key) { return std::string{key.substr(0, key.find('.'))}; }

template <class Map>
auto lookup(const Map& map, std::string_view id) -> decltype(&map.begin()->second.decl) {
  const auto found = map.find(id);
  return found == map.end() ? nullptr : &found->second.decl;
}

template <class Map>
std::vector<std::string> keys_of(const Map& map) {
  std::vector<std::string> keys;
  for (const auto& entry : map) keys.push_back(entry.first);
  return keys;
}

}  // namespace

Registry::Registry() {
  for (SectionDecl& section : core_sections()) sections_.push_back(std::move(section));
  std::vector<OptionDecl> core;
  declare_cards_options(core);
  declare_deal_options(core);
  declare_bid_options(core);
  declare_meld_options(core);
  declare_baloot_options(core);
  declare_play_options(core);
  declare_score_options(core);
  declare_match_options(core);
  declare_table_options(core);
  for (const OptionDecl& option : core) add_option(option, std::string{core_owner(option.key)});
  for (const ConditionDecl& condition : core_conditions()) add_condition(condition, "core");
  order_options();
}

void Registry::add_condition(const ConditionDecl& decl, const std::string& owner) {
  for (ConditionEntry& entry : conditions_) {
    if (entry.decl.key != decl.key) continue;
    entry.owners.push_back(owner);
    return;
  }
  conditions_.push_back(ConditionEntry{decl, {owner}});
}

void Registry::add_option(const OptionDecl& decl, const std::string& owner) {
  for (OptionEntry& entry : options_) {
    if (entry.decl.key != decl.key) continue;
    entry.owners.push_back(owner);
    return;
  }
  options_.push_back(OptionEntry{decl, {owner}});
}

void Registry::order_options() {
  in_order_.clear();
  for (const SectionDecl& section : sections_)
    for (const OptionEntry& entry : options_)
      if (section_of(entry.decl.key) == section.key) in_order_.push_back(&entry);
}

namespace {

// Everything that a staging brings with one owner's name.
struct Brought {
  const OptionDecl* option;
  std::string owner;
};

template <class Interface>
void collect(const std::vector<Implementation<Interface>>& implementations, std::string_view phase,
             std::vector<Brought>& out) {
  for (const auto& one : implementations)
    for (const OptionDecl& option : one.options)
      out.push_back({&option, std::string{one.id} + "." + std::string{phase}});
}

std::vector<Brought> options_brought(const Staging& staging) {
  std::vector<Brought> out;
  collect(staging.deals, "deal", out);
  collect(staging.bids, "bid", out);
  collect(staging.declares, "declare", out);
  collect(staging.plays, "play", out);
  collect(staging.scores, "score", out);
  for (const FeatureDecl& feature : staging.features)
    for (const OptionDecl& option : feature.options) out.push_back({&option, std::string{feature.id}});
  return out;
}

using BroughtCondition = std::pair<const ConditionDecl*, std::string>;

std::vector<BroughtCondition> conditions_brought(const Staging& staging) {
  std::vector<BroughtCondition> out;
  const auto collect_from = [&](const auto& implementations, std::string_view phase) {
    for (const auto& one : implementations)
      for (const ConditionDecl& condition : one.conditions)
        out.emplace_back(&condition, std::string{one.id} + "." + std::string{phase});
  };
  collect_from(staging.deals, "deal");
  collect_from(staging.bids, "bid");
  collect_from(staging.declares, "declare");
  collect_from(staging.plays, "play");
  collect_from(staging.scores, "score");
  for (const FeatureDecl& feature : staging.features)
    for (const ConditionDecl& condition : feature.conditions) out.emplace_back(&condition, std::string{feature.id});
  return out;
}

constexpr Text kTaken{"an id that it registers is taken", "معرّف تسجّله مأخوذ"};
constexpr Text kDiffers{"an option that it declares is declared differently by another owner",
                        "خيار تعلنه أعلنه مالك آخر على وجه مختلف"};
constexpr Text kHomeless{"an option that it declares belongs to no section", "خيار تعلنه لا ينتمي إلى أي قسم"};

}  // namespace

std::optional<Text> Registry::adopt(Staging&& staging, const Provider& provider, std::string& detail) {
  const auto taken = [&](const auto& list, const auto& map, std::string_view what) {
    for (const auto& one : list) {
      const auto found = map.find(one.id);
      if (found == map.end()) continue;
      detail = std::string{what} + " '" + std::string{one.id} + "': " + found->second.provider.plugin + ", " +
               provider.plugin;
      return true;
    }
    return false;
  };
  if (taken(staging.deals, deals_, "deal") || taken(staging.bids, bids_, "bid") ||
      taken(staging.declares, declares_, "declare") || taken(staging.plays, plays_, "play") ||
      taken(staging.scores, scores_, "score") || taken(staging.features, features_, "feature"))
    return kTaken;

  std::vector<std::string> sections;
  for (const SectionDecl& section : sections_) sections.emplace_back(section.key);
  for (const SectionDecl& section : staging.sections) sections.emplace_back(section.key);
  for (const FeatureDecl& feature : staging.features)
    for (const SectionDecl& section : feature.sections) sections.emplace_back(section.key);
  const std::vector<Brought> brought = options_brought(staging);
  for (const Brought& one : brought) {
    if (std::find(sections.begin(), sections.end(), section_of(one.option->key)) == sections.end()) {
      detail = one.option->key;
      return kHomeless;
    }
    if (const OptionEntry* known = option(one.option->key); known && !same_declaration(known->decl, *one.option)) {
      detail = "'" + std::string{one.option->key} + "': " + known->owners.front() + ", " + one.owner;
      return kDiffers;
    }
  }

  for (SectionDecl& section : staging.sections)
    if (!this->section(section.key)) sections_.push_back(std::move(section));
  for (FeatureDecl& feature : staging.features)
    for (const SectionDecl& section : feature.sections)
      if (!this->section(section.key)) sections_.push_back(section);
  for (const Brought& one : brought) add_option(*one.option, one.owner);
  for (const auto& [condition, owner] : conditions_brought(staging)) add_condition(*condition, owner);
  const auto keep = [&](auto& list, auto& map) {
    for (auto& one : list) {
      std::string id{one.id};
      map.emplace(std::move(id), typename std::decay_t<decltype(map)>::mapped_type{std::move(one), provider});
    }
  };
  for (const FeatureDecl& feature : staging.features) feature_order_.emplace_back(feature.id);
  keep(staging.deals, deals_);
  keep(staging.bids, bids_);
  keep(staging.declares, declares_);
  keep(staging.plays, plays_);
  keep(staging.scores, scores_);
  keep(staging.features, features_);
  order_options();
  return std::nullopt;
}

const OptionEntry* Registry::option(std::string_view key) const {
  const auto found =
      std::find_if(options_.begin(), options_.end(), [&](const OptionEntry& e) { return e.decl.key == key; });
  return found == options_.end() ? nullptr : &*found;
}

const SectionDecl* Registry::section(std::string_view key) const {
  const auto found =
      std::find_if(sections_.begin(), sections_.end(), [&](const SectionDecl& s) { return s.key == key; });
  return found == sections_.end() ? nullptr : &*found;
}

const Implementation<Deal>* Registry::deal(std::string_view id) const { return lookup(deals_, id); }
const Implementation<Bid>* Registry::bid(std::string_view id) const { return lookup(bids_, id); }
const Implementation<Declare>* Registry::declare(std::string_view id) const { return lookup(declares_, id); }
const Implementation<Play>* Registry::play(std::string_view id) const { return lookup(plays_, id); }
const Implementation<Score>* Registry::score(std::string_view id) const { return lookup(scores_, id); }
const FeatureDecl* Registry::feature(std::string_view id) const { return lookup(features_, id); }

std::vector<std::string> Registry::implementations(std::size_t phase) const {
  switch (phase) {
    case 0:
      return keys_of(deals_);
    case 1:
      return keys_of(bids_);
    case 2:
      return keys_of(declares_);
    case 3:
      return keys_of(plays_);
    default:
      return keys_of(scores_);
  }
}

std::vector<std::string> Registry::features() const { return feature_order_; }

const std::vector<Ignored>& Registry::ignored(std::size_t phase, std::string_view id) const {
  switch (phase) {
    case 0:
      return deals_.find(id)->second.decl.ignores;
    case 1:
      return bids_.find(id)->second.decl.ignores;
    case 2:
      return declares_.find(id)->second.decl.ignores;
    case 3:
      return plays_.find(id)->second.decl.ignores;
    default:
      return scores_.find(id)->second.decl.ignores;
  }
}

const Provider& Registry::provider(std::size_t phase, std::string_view id) const {
  switch (phase) {
    case 0:
      return deals_.find(id)->second.provider;
    case 1:
      return bids_.find(id)->second.provider;
    case 2:
      return declares_.find(id)->second.provider;
    case 3:
      return plays_.find(id)->second.provider;
    default:
      return scores_.find(id)->second.provider;
  }
}

const Provider& Registry::provider_of_feature(std::string_view id) const { return features_.find(id)->second.provider; }

bool Registry::in_use(const std::vector<std::string>& owners, const std::array<std::string, 5>& phases,
                      const std::vector<std::string>& features) {
  return std::any_of(owners.begin(), owners.end(), [&](const std::string& owner) {
    if (owner == "core" || owner == "match" || owner == "table") return true;
    const std::size_t dot = owner.find('.');
    if (dot == std::string::npos) return std::find(features.begin(), features.end(), owner) != features.end();
    const auto phase = std::find(kPhaseNames.begin(), kPhaseNames.end(), std::string_view{owner}.substr(dot + 1));
    return phase != kPhaseNames.end() &&
           phases[static_cast<std::size_t>(phase - kPhaseNames.begin())] == owner.substr(0, dot);
  });
}

bool Resolved::uses(std::string_view feature) const {
  return std::find(features.begin(), features.end(), feature) != features.end();
}

}  // namespace qanun
