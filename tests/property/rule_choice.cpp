#include "rule_choice.hpp"

#include <algorithm>
#include <map>
#include <ostream>

#include "proof/rule_space.hpp"
#include "proof/watched_hand.hpp"
#include "support/recorded.hpp"
#include "support/rule_folder.hpp"
#include "support/rules.hpp"

namespace property {

using namespace qanun;  // NOLINT(google-build-using-namespace)

namespace {

constexpr int kMostTries = 40;
constexpr int kMostMends = 12;
constexpr std::uint32_t kMostOptions = 4;  // that are edited at once

template <class Member>
const Member& one_of(const std::vector<Member>& all, Random& random) {
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

bool often(Random& random, std::uint32_t one_in) { return random.below(one_in) == 0; }

const Resolved& resolved_parent(std::size_t parent) { return support::rules(parents()[parent]).resolved(); }

// --- Phases and features ---------------------------------------------------------------------------------------------

bool has_key(const std::vector<Edit>& edits, const std::string& key) {
  return std::any_of(edits.begin(), edits.end(), [&](const Edit& edit) { return edit.key == key; });
}

void add_phase(const Resolved& parent, Random& random, std::vector<Edit>& edits) {
  const std::size_t phase = random.below(static_cast<std::uint32_t>(kPhaseNames.size()));
  const std::string id = one_of(support::installation().registry().implementations(phase), random);
  const std::string key{kPhaseNames[phase]};
  if (id != parent.phases[phase] && !has_key(edits, key)) edits.push_back({Edit::Kind::phase, key, id});
}

void add_feature(const Resolved& parent, Random& random, std::vector<Edit>& edits) {
  const std::string id = one_of(support::installation().registry().features(), random);
  const auto kind = parent.uses(id) ? Edit::Kind::without : Edit::Kind::use;
  if (!has_key(edits, id)) edits.push_back({kind, id, {}});
}

bool is_asked_for(const Demand& demand, const Edit& edit) {
  return std::any_of(demand.edits.begin(), demand.edits.end(), [&](const Edit& one) { return one.key == edit.key; });
}

// The edits that this parent needs to meet the demand.
std::vector<Edit> demanded_of(const Resolved& parent, const Demand& demand) {
  std::vector<Edit> edits = demand.edits;
  std::erase_if(edits, [&](const Edit& edit) { return edit.kind == Edit::Kind::use && parent.uses(edit.key); });
  return edits;
}

// Half of all rule sets have the parts of their parent.
std::vector<Edit> draw_parts(const Resolved& parent, Random& random, const Demand& demand) {
  std::vector<Edit> edits;
  if (often(random, 2)) return edits;
  for (std::uint32_t n = 1 + random.below(3); n > 0; --n)
    if (often(random, 3))
      add_phase(parent, random, edits);
    else
      add_feature(parent, random, edits);
  std::erase_if(edits, [&](const Edit& edit) { return is_asked_for(demand, edit); });
  return edits;
}

// The parent with these parts, every option that it then has at the parent's value or its default.
Resolved with_parts(Resolved rules, const std::vector<Edit>& edits) {
  const Registry& registry = support::installation().registry();
  std::vector<std::string> features;
  for (const std::string& id : registry.features()) {
    const bool dropped = std::find(edits.begin(), edits.end(), Edit{Edit::Kind::without, id, {}}) != edits.end();
    const bool added = std::find(edits.begin(), edits.end(), Edit{Edit::Kind::use, id, {}}) != edits.end();
    if ((rules.uses(id) && !dropped) || added) features.push_back(id);
  }
  rules.features = features;
  for (const Edit& edit : edits)
    for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase)
      if (edit.kind == Edit::Kind::phase && edit.key == kPhaseNames[phase]) rules.phases[phase] = edit.value;
  Settings options;
  for (const OptionEntry* option : registry.options()) {
    if (!Registry::in_use(option->owners, rules.phases, rules.features)) continue;
    const auto own = rules.options.find(option->decl.key);
    options[std::string{option->decl.key}] =
        own != rules.options.end() ? own->second : Setting{option->decl.standard, {}};
  }
  rules.options = options;
  for (WhenEntry& entry : rules.when.entries)
    std::erase_if(entry.sets, [&](const auto& set) { return options.find(set.first) == options.end(); });
  std::erase_if(rules.when.entries, [](const WhenEntry& entry) { return entry.sets.empty(); });
  return rules;
}

// --- Options ---------------------------------------------------------------------------------------------------------

const proof::RuleSpace& space_of(std::size_t parent, const std::vector<Edit>& parts) {
  static std::map<std::string, std::unique_ptr<proof::RuleSpace>> known;
  auto& kept = known[RuleChoice{parent, parts}.file()];
  if (kept == nullptr)
    kept = std::make_unique<proof::RuleSpace>(support::installation().registry(),
                                              with_parts(resolved_parent(parent), parts));
  return *kept;
}

void put(proof::Picks& picks, proof::Pick pick) {
  std::erase_if(picks, [&](const proof::Pick& one) { return one.option == pick.option; });
  if (pick.sample != 0) picks.push_back(pick);
}

proof::Pick any_sample(const proof::RuleSpace& space, std::uint16_t option, Random& random) {
  const auto samples = static_cast<std::uint32_t>(space.options()[option].samples.size());
  return {option, static_cast<std::uint16_t>(random.below(samples))};
}

// Other samples of the options that a broken relation names, until no relation is broken. Constraints would find them
// for certain; to write them down for every choice of phases and features costs as much as hundreds of hands.
std::optional<proof::Picks> mended(const proof::RuleSpace& space, proof::Picks picks, Random& random, int tries) {
  for (; tries >= 0; --tries) {
    const auto finding = space.forbidden(picks);
    if (!finding) return picks;
    std::vector<std::string> named = finding->involved;
    named.push_back(finding->subject);
    if (const auto option = space.find(one_of(named, random))) put(picks, any_sample(space, *option, random));
  }
  return std::nullopt;
}

// What is demanded, and some samples more.
std::optional<proof::Picks> draw_picks(const proof::RuleSpace& space, const std::vector<Edit>& demanded,
                                       Random& random) {
  proof::Picks asked;
  for (const Edit& edit : demanded) {
    const auto option = edit.kind == Edit::Kind::option ? space.find(edit.key) : std::nullopt;
    if (!option) continue;
    const proof::SpaceOption& samples = space.options()[*option];
    for (std::uint16_t i = 0; i < samples.samples.size(); ++i)
      if (to_text(*samples.decl, samples.samples[i]) == edit.value) put(asked, {*option, i});
  }
  auto picks = mended(space, asked, random, kMostMends);
  for (std::uint32_t n = random.below(kMostOptions + 1); picks && n > 0; --n) {
    const auto option = static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(space.options().size())));
    proof::Picks more = *picks;
    put(more, any_sample(space, option, random));
    if (const auto allowed = mended(space, more, random, 2)) picks = allowed;
  }
  return picks;
}

// The value of a sample or, of a number, any other in its range.
std::string text_of(const OptionDecl& option, const Value& sample, Random& random) {
  Value value = sample;
  if (option.type == OptionType::integer && often(random, 2)) {
    const auto size = static_cast<std::uint32_t>(option.range.highest - option.range.lowest + 1);
    value.number = option.range.lowest + random.below(size);
    if (option.valid != nullptr && !option.valid(value)) value = sample;
  }
  return to_text(option, value);
}

std::optional<RuleChoice> try_to_draw(Random& random, const Demand& demand) {
  RuleChoice choice;
  choice.parent = random.below(static_cast<std::uint32_t>(parents().size()));
  const Resolved& parent = resolved_parent(choice.parent);
  choice.edits = demanded_of(parent, demand);
  for (Edit& edit : draw_parts(parent, random, demand)) choice.edits.push_back(std::move(edit));
  const proof::RuleSpace& space = space_of(choice.parent, choice.edits);
  const auto picks = draw_picks(space, demand.edits, random);
  if (!picks) return std::nullopt;
  for (const proof::Pick pick : *picks) {
    const OptionDecl& decl = *space.options()[pick.option].decl;
    Edit edit{Edit::Kind::option, std::string{decl.key}, text_of(decl, space.value(pick), random)};
    if (!is_asked_for(demand, edit)) choice.edits.push_back(std::move(edit));
  }
  if (choice.rules() == nullptr) return std::nullopt;
  return choice;
}

// --- As a file -------------------------------------------------------------------------------------------------------

std::string listed(const std::vector<Edit>& edits, Edit::Kind kind) {
  std::string out;
  for (const Edit& edit : edits)
    if (edit.kind == kind)
      out += (out.empty() ? "" : ", ") + edit.key + (kind == Edit::Kind::phase ? ": " + edit.value : "");
  return out;
}

std::shared_ptr<const RuleSet> load(const std::string& text) {
  static const test::Folder folder;
  Diagnostics found;
  auto resolved = support::installation().reader().read(folder.write("generated.yaml", text), found);
  if (!resolved) return nullptr;
  auto rules = RuleSet::compile(support::installation().registry(), std::move(*resolved), found);
  if (rules == nullptr) return nullptr;
  PlayedHand played;
  ActionLog log;
  const auto fault = proof::watch_hand(*rules, 1, 0, played, log);
  return fault && fault->code == proof::kNothingCounted ? nullptr : rules;
}

}  // namespace

const std::vector<std::string>& parents() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all = support::rule_set_names();
    std::stable_sort(all.begin(), all.end(), [](const std::string& a, const std::string& b) {
      return support::rules(a).features() > support::rules(b).features();
    });
    std::rotate(all.begin(), std::find(all.begin(), all.end(), "saudi"), all.end());
    return all;
  }();
  return names;
}

std::string RuleChoice::file() const {
  std::string out =
      "qanun: 1\nname: generated\ntitle: {en: generated, ar: generated}\nextends: " + parents()[parent] + "\n";
  if (const std::string phases = listed(edits, Edit::Kind::phase); !phases.empty()) out += "phases: {" + phases + "}\n";
  if (const std::string used = listed(edits, Edit::Kind::use); !used.empty()) out += "use: [" + used + "]\n";
  if (const std::string dropped = listed(edits, Edit::Kind::without); !dropped.empty())
    out += "without: [" + dropped + "]\n";
  std::map<std::string, std::string> sections;
  for (const Edit& edit : edits) {
    if (edit.kind != Edit::Kind::option) continue;
    const std::size_t point = edit.key.find('.');
    sections[edit.key.substr(0, point)] += "  " + edit.key.substr(point + 1) + ": " + edit.value + "\n";
  }
  for (const auto& [section, lines] : sections) out += section + ":\n" + lines;
  return out;
}

std::shared_ptr<const RuleSet> RuleChoice::rules() const {
  static std::map<std::string, std::shared_ptr<const RuleSet>> known;
  const std::string text = file();
  const auto found = known.find(text);
  if (found != known.end()) return found->second;
  return known[text] = load(text);
}

RuleChoice draw_rules(Random& random, const Demand& demand) {
  for (int tries = 0; tries < kMostTries; ++tries)
    if (auto choice = try_to_draw(random, demand)) return *choice;
  return RuleChoice{0, demanded_of(resolved_parent(0), demand)};
}

std::vector<RuleChoice> smaller(const RuleChoice& choice, const Demand& demand) {
  std::vector<RuleChoice> out;
  std::vector<Edit> free = choice.edits;
  std::erase_if(free, [&](const Edit& edit) { return is_asked_for(demand, edit); });
  const std::size_t all = free.size();
  const auto add = [&](std::size_t parent, std::size_t first, std::size_t count) {
    RuleChoice less{parent, demanded_of(resolved_parent(parent), demand)};
    for (std::size_t i = 0; i < all; ++i)
      if (i < first || i >= first + count) less.edits.push_back(free[i]);
    if (less.rules() != nullptr) out.push_back(std::move(less));
  };
  for (std::size_t size = all; size > 0; size /= 2)
    for (std::size_t first = 0; first < all; first += size) add(choice.parent, first, size);
  for (std::size_t i = 0; all > 2 && i + 1 < all; ++i) add(choice.parent, i, 2);
  for (std::size_t parent = 0; parent < choice.parent; ++parent) add(parent, 0, 0);
  return out;
}

std::ostream& operator<<(std::ostream& out, const RuleChoice& choice) { return out << '\n' << choice.file(); }

}  // namespace property
