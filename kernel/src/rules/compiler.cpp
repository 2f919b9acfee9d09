#include "rules/compiler.hpp"

#include <algorithm>
#include <stdexcept>

#include "conditions/when_table.hpp"
#include "qanun/alternatives.hpp"
#include "rules/core_facts.hpp"
#include "rules/declared.hpp"
#include "rules/fingerprint.hpp"

namespace qanun {

namespace {

template <class Declarations>
std::size_t declared(const Declarations& declarations, std::string_view key, const char* what) {
  const std::size_t place = place_of(declarations, key);
  if (place == 0) throw std::logic_error(std::string{what} + " '" + std::string{key} + "' is not declared");
  return place;
}

template <class Declaration>
void add_once(std::vector<Declaration>& list, const std::vector<Declaration>& more) {
  for (const Declaration& one : more)
    if (std::none_of(list.begin(), list.end(), [&](const Declaration& known) { return known.key == one.key; }))
      list.push_back(one);
}

constexpr std::size_t kMostWords = 250;
constexpr std::size_t kMostFeatures = 8 * sizeof(Hand::parts);  // one bit each

}  // namespace

RuleId RuleIds::intern(std::string_view id) {
  const auto place = static_cast<RuleId>(std::find(all_.begin(), all_.end(), id) - all_.begin());
  if (place == all_.size()) all_.emplace_back(id);
  return place;
}

Compiler::Compiler(const Registry& registry, Resolved resolved, RuleIds& rule_ids, Diagnostics& diagnostics)
    : registry_{registry}, diagnostics_{diagnostics}, rules_{new RuleSet}, rule_ids_{rule_ids} {
  rules_->resolved_ = std::move(resolved);
}

void Compiler::fault(std::string_view code, std::vector<Argument> arguments) {
  failed_ = true;
  Place place;
  place.file = rules_->resolved_.file.empty() ? rules_->resolved_.name : rules_->resolved_.file;
  diagnostics_.report(code, std::move(place), std::move(arguments));
}

std::shared_ptr<RuleSet> Compiler::run_with_alternatives() {
  auto whole = run();
  if (whole == nullptr || whole->resolved_.when.entries.empty()) return whole;
  for (std::size_t i = 1; i <= whole->resolved_.when.alternatives.size(); ++i) {
    auto one = Compiler{registry_, in_force(whole->resolved_, i), rule_ids_, diagnostics_}.run();
    if (one == nullptr) return nullptr;
    if (!same_words(*one)) {
      fault("E308", {});
      return nullptr;
    }
    one->whole_ = whole.get();
    whole->auction_speakers_ = static_cast<std::uint16_t>(whole->auction_speakers_ | one->auction_speakers_);
    whole->interjectors_ = static_cast<std::uint16_t>(whole->interjectors_ | one->interjectors_);
    whole->alternatives_.push_back(std::move(one));
  }
  for (const auto& one : whole->alternatives_) one->rule_ids_ = rule_ids_.all();
  whole->rule_ids_ = rule_ids_.all();
  whole->when_ = std::make_unique<const WhenTable>(registry_, whole->resolved_.when);
  whole->alike_until_contract_ = whole->when_->alike_until_contract();
  return whole;
}

// Hands, records and sheets speak the words of the whole rule set, whatever is in force.
bool Compiler::same_words(const RuleSet& alternative) const {
  const RuleSet& whole = *rules_;
  const auto same_keys = [](const auto& a, const auto& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return x.key == y.key; });
  };
  const auto same_place = [](const SlotUse& x, const SlotUse& y) {
    return x.user == y.user && x.offset == y.offset && x.bytes == y.bytes;
  };
  return same_keys(whole.words_, alternative.words_) && same_keys(whole.flags_, alternative.flags_) &&
         same_keys(whole.kinds_, alternative.kinds_) && same_keys(whole.labels_, alternative.labels_) &&
         same_keys(whole.meld_names_, alternative.meld_names_) &&
         std::equal(whole.slots_.begin(), whole.slots_.end(), alternative.slots_.begin(), alternative.slots_.end(),
                    same_place);
}

std::shared_ptr<RuleSet> Compiler::run() {
  if (!choose()) return nullptr;
  gather_words();
  check_limits();
  if (failed_) return nullptr;
  build();
  if (failed_) return nullptr;
  order_hooks();
  if (failed_) return nullptr;
  compile_tables();
  compile_match();
  rules_->rule_ids_ = rule_ids_.all();
  rules_->fingerprint_ = fingerprint_of(registry_, rules_->resolved_);
  return rules_;
}

bool Compiler::choose() {
  const auto& phases = rules_->resolved_.phases;
  chosen_ = {registry_.deal(phases[0]), registry_.bid(phases[1]),   registry_.declare(phases[2]),
             registry_.play(phases[3]), registry_.score(phases[4]), {}};
  const std::array<bool, 5> there{chosen_.deal != nullptr, chosen_.bid != nullptr, chosen_.declare != nullptr,
                                  chosen_.play != nullptr, chosen_.score != nullptr};
  for (std::size_t i = 0; i < there.size(); ++i)
    if (!there[i]) fault("E301", {std::string{kPhaseNames[i]}, phases[i]});
  for (const std::string& id : rules_->resolved_.features) {
    const FeatureDecl* feature = registry_.feature(id);
    if (feature == nullptr)
      fault("E302", {id});
    else
      chosen_.features.push_back(feature);
  }
  if (failed_) return false;
  attach(*chosen_.deal);
  attach(*chosen_.bid);
  attach(*chosen_.declare);
  attach(*chosen_.play);
  attach(*chosen_.score);
  return true;
}

template <class Interface>
void Compiler::attach(const Implementation<Interface>& implementation) {
  for (const AttachedFeature& one : implementation.attached)
    if (has(one.option) && flag(one.option)) chosen_.features.push_back(&one.feature);
}

template <class Declaration>
void Compiler::gather(const Declaration& declaration, WordOwner owner, std::size_t feature) {
  RuleSet& rules = *rules_;
  for (const WordDecl& word : declaration.words) {
    if (place_of(rules.words_, word.key) != 0) continue;
    rules.words_.push_back(word);
    rules.word_owners_.emplace_back(owner, feature);
  }
  for (const FlagDecl& flag : declaration.flags) {
    rules.flags_.push_back(flag);
    rules.flag_owners_.push_back(feature);
  }
  add_once(rules.labels_, declaration.labels);
  for (const FactDecl& fact : declaration.facts) {
    rules.facts_.push_back(&fact);
    rules.fact_owners_.push_back(feature);
  }
}

void Compiler::gather_words() {
  RuleSet& rules = *rules_;
  rules.words_.push_back({.key = "card", .title = {"card", "ورقة"}, .params = Params::none});
  rules.word_owners_.emplace_back(WordOwner::play, 0);
  rules.kinds_.push_back({.key = "", .title = {"none", "لا شيء"}});
  rules.labels_.push_back({.key = "", .title = {"none", "لا شيء"}});
  rules.meld_names_.push_back({.key = "", .title = {"none", "لا شيء"}});
  constexpr std::size_t no_feature = SIZE_MAX;
  for (const FactDecl& fact : core_facts()) {
    rules.facts_.push_back(&fact);
    rules.fact_owners_.push_back(no_feature);
  }
  gather(*chosen_.deal, WordOwner::play, no_feature);
  gather(*chosen_.bid, WordOwner::bid, no_feature);
  gather(*chosen_.declare, WordOwner::declare, no_feature);
  gather(*chosen_.play, WordOwner::play, no_feature);
  gather(*chosen_.score, WordOwner::play, no_feature);
  add_once(rules.kinds_, chosen_.bid->kinds);
  add_once(rules.meld_names_, chosen_.declare->meld_names);
  for (std::size_t i = 0; i < chosen_.features.size(); ++i) {
    gather(*chosen_.features[i], WordOwner::feature, i);
    for (const RowWords& words : chosen_.features[i]->row_words) gather_rows(words, i);
  }
}

// The names live as long as the rule set: in its resolved options. A row called like another word has been reported
// with its place by the relations; here it brings no word.
void Compiler::gather_rows(const RowWords& words, std::size_t feature) {
  RuleSet& rules = *rules_;
  if (!has(words.option)) {
    fault("E303", {chosen_.features[feature]->id,
                   Text{"its words come from an option that it does not declare", "كلماتها من خيار لا تعلنه"}});
    return;
  }
  for (const Row& row : value(words.option).rows) {
    if (place_of(rules.words_, row.name) != 0) continue;
    WordDecl word{.key = row.name, .title = {row.title_en, row.title_ar}, .params = words.params};
    word.variants = words.variants;
    for (const WordDecl& titled : words.titled)
      if (row.title_en.empty() && titled.key == row.name) word.title = titled.title;
    rules.words_.push_back(std::move(word));
    rules.word_owners_.emplace_back(WordOwner::feature, feature);
  }
}

void Compiler::check_limits() {
  if (rules_->flags_.size() > kMostFlags)
    fault("E306", {std::to_string(rules_->flags_.size()), std::to_string(kMostFlags)});
  if (chosen_.features.size() > kMostFeatures)
    fault("E309", {std::to_string(chosen_.features.size()), std::to_string(kMostFeatures)});
  if (rules_->words_.size() > kMostWords)
    fault("E307", {std::to_string(rules_->words_.size()), std::to_string(kMostWords)});
}

template <class Interface, class Declaration>
std::unique_ptr<Interface> Compiler::make(const Declaration& declaration) {
  const std::string id{declaration.id};
  try {
    auto made = declaration.make(*this);
    if (made != nullptr) return made;
    fault("E303", {id, Text{"it returned nothing", "لم ترجع شيئًا"}});
  } catch (const std::exception& error) { fault("E303", {id, error.what()}); } catch (...) {
    fault("E303", {id, Text{"something that is not an exception", "شيئًا ليس استثناءً معروفًا"}});
  }
  return nullptr;
}

void Compiler::build() {
  RuleSet& rules = *rules_;
  const auto deal = make<Deal>(*chosen_.deal);
  if (deal != nullptr) rules.deal_ = DealTable{deal->plan()};
  rules.bid_ = make<Bid>(*chosen_.bid);
  rules.declare_ = make<Declare>(*chosen_.declare);
  rules.play_ = make<Play>(*chosen_.play);
  rules.score_ = make<Score>(*chosen_.score);
  for (const FeatureDecl* feature : chosen_.features) rules.features_.push_back(make<Feature>(*feature));
  if (slot_bytes_ <= kSlotBytes) return;
  std::string users;
  for (const SlotUse& use : rules.slots_)
    users += (users.empty() ? "" : ", ") + use.user + " (" + std::to_string(use.bytes) + ")";
  fault("E304", {std::to_string(slot_bytes_), std::to_string(kSlotBytes), users});
}

bool Compiler::has(std::string_view option) const { return rules_->resolved_.options.contains(option); }

const Value& Compiler::value(std::string_view option) const {
  const auto found = rules_->resolved_.options.find(option);
  if (found == rules_->resolved_.options.end())
    throw std::logic_error("option '" + std::string{option} + "' has no value in these rules");
  return found->second.value;
}

bool Compiler::uses(std::string_view feature) const { return rules_->resolved_.uses(feature); }

WordId Compiler::word(std::string_view key) const { return static_cast<WordId>(declared(rules_->words_, key, "word")); }

Flags Compiler::flag_bit(std::string_view key) const {
  for (std::size_t bit = 0; bit < rules_->flags_.size(); ++bit)
    if (rules_->flags_[bit].key == key) return static_cast<Flags>(1U << bit);
  throw std::logic_error("flag '" + std::string{key} + "' is not declared");
}

KindId Compiler::kind(std::string_view key) const {
  return static_cast<KindId>(declared(rules_->kinds_, key, "contract kind"));
}

LabelId Compiler::label(std::string_view key) const {
  return static_cast<LabelId>(declared(rules_->labels_, key, "verdict label"));
}

MeldNameId Compiler::meld_name(std::string_view key) const {
  return static_cast<MeldNameId>(declared(rules_->meld_names_, key, "meld name"));
}

FactId Compiler::fact(std::string_view key) const {
  const FactId fact = rules_->find_fact(key);
  if (fact == RuleSet::kNoFact) throw std::logic_error("fact '" + std::string{key} + "' is not declared");
  return fact;
}

RuleId Compiler::rule(std::string_view id) { return rule_ids_.intern(id); }

std::uint8_t Compiler::reserve(std::string_view user, std::size_t bytes, std::size_t align, Sight sight) {
  const std::size_t offset = (slot_bytes_ + align - 1) / align * align;
  slot_bytes_ = offset + bytes;
  rules_->slots_.push_back(SlotUse{.user = std::string{user},
                                   .offset = static_cast<std::uint8_t>(std::min<std::size_t>(offset, 0xFF)),
                                   .bytes = static_cast<std::uint8_t>(std::min<std::size_t>(bytes, 0xFF)),
                                   .sight = sight});
  return rules_->slots_.back().offset;
}

}  // namespace qanun
