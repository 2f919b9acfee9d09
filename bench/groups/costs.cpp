// What the framework's means of change cost a hand: the same rules with and without.
#include <array>
#include <string_view>

#include "groups.hpp"
#include "measured.hpp"
#include "playing.hpp"
#include "qanun/plugin_host.hpp"

namespace bench {

namespace {

constexpr const char* kBare = "hook/none";  // no feature at all
const std::string kWholeRow = std::string{"hands/"} + kWhole;

// Each feature left out in turn. Other hands are played then, so that this is the price of the game, not of a call.
void add_features(Workshop& workshop) {
  for (const std::string& feature : workshop.shipped(kWhole).rules->resolved().features)
    workshop.plan().add({"feature/" + feature, kWholeRow},
                        measure_hands(workshop.load(kWhole, "without: [" + feature + "]")));
}

// Features that have one hook and do nothing in it: the same hands, and the price of being asked.
void add_hooks(Workshop& workshop, const Loaded& bare, const std::string& without) {
  constexpr std::string_view kIdle = "idle_";
  workshop.plan().add({kBare}, measure_hands(bare));
  for (const std::string& feature : workshop.installed().book().registry().features()) {
    if (feature.compare(0, kIdle.size(), kIdle) != 0) continue;
    const Loaded& hooked = workshop.load(kWhole, without + "use: [" + feature + "]");
    check_alike(hooked, bare, Alike::sheets);
    workshop.plan().add({"hook/" + feature.substr(kIdle.size()), kBare}, measure_hands(hooked));
  }
}

struct Entries {
  const char* name;
  const char* text;
};

// Entries of `when:` that leave the play as it is.
constexpr std::array<Entries, 4> kEntries{
    {{"before_deal", "  - {if: {highest_score: {at_least: 100}}, set: {score.hand_multiplier: 2}}\n"},
     {"contract", "  - {if: {contract: hokum}, set: {score.hand_multiplier: 2}}\n"},
     {"auction", "  - {if: {hand_number: {at_least: 100}}, set: {bid.allow_sun: false}}\n"},
     {"four_entries",
      "  - {if: {contract: hokum, trump: H}, set: {score.hand_multiplier: 2}}\n"
      "  - {if: {own_score: {at_least: 140}}, set: {kaboot.hokum: 30}}\n"
      "  - {if: {buyer_position: dealer}, set: {kaboot.sun: 50}}\n"
      "  - {if: {upcard_rank: A}, set: {baloot.value: 3}}\n"}}};

void add_conditions(Workshop& workshop) {
  for (const auto& [name, entries] : kEntries) {
    const auto file = workshop.scratch().write(std::string{name} + ".yaml",
                                               std::string{"qanun: 1\nname: "} + name + "\ntitle: {en: " + name +
                                                   ", ar: شرط}\nextends: " + kWhole + "\nwhen:\n" + entries);
    const Loaded& rules = workshop.load(file.string(), {});
    check_alike(rules, workshop.shipped(kWhole), Alike::cards);
    workshop.plan().add({std::string{"when/"} + name, kWholeRow}, measure_hands(rules));
  }
}

// The plugin that the bare rules need, and no other.
std::shared_ptr<const qanun::RuleSet> with_one_plugin(Workshop& workshop) {
  static std::unique_ptr<measured::InstalledRules> alone;  // its rules point into it
  const auto folder = workshop.scratch().folder() / "plugins";
  std::filesystem::create_directory(folder);
  for (const qanun::LoadedPlugin& plugin : workshop.installed().book().plugins().loaded())
    if (plugin.id == kWhole) std::filesystem::create_symlink(plugin.file, folder / plugin.file.filename());
  alone = measured::InstalledRules::with_only(folder);
  const std::string phases = "{deal: saudi, bid: saudi, declare: saudi, play: saudi, score: saudi}";
  const auto file = workshop.scratch().write(
      "bare.yaml", "qanun: 1\nname: bare\ntitle: {en: bare, ar: مجرّد}\nphases: " + phases + "\n");
  std::string why;
  auto rules = alone->load(file.string(), why);
  if (rules == nullptr) throw Unmeasurable{"rules with one plugin do not load\n" + why};
  return rules;
}

// What is there and not used.
void add_unused(Workshop& workshop, const Loaded& bare, const std::string& without) {
  Plan& plan = workshop.plan();
  const Loaded& alone = workshop.keep(with_one_plugin(workshop));
  check_alike(alone, bare, Alike::sheets);
  plan.add({"unused/no_other_plugin", kBare}, measure_hands(alone));
  const Loaded& sits_out = workshop.load(kWhole, without + "use: [sits_out]");
  check_alike(sits_out, bare, Alike::sheets);
  plan.add({"unused/feature_sits_out", kBare}, measure_hands(sits_out));
  // Nobody errs, so that no fault is ever priced.
  const Loaded& option = workshop.load(kWhole, "with: {qaid.value: kaboot, qaid.offender_melds: transferred}");
  check_alike(option, workshop.shipped(kWhole), Alike::sheets);
  plan.add({"unused/options", kWholeRow}, measure_hands(option));
}

}  // namespace

void add_costs(Workshop& workshop) {
  const std::string without = measured::without_features(*workshop.shipped(kWhole).rules);
  const Loaded& bare = workshop.load(kWhole, without);
  add_features(workshop);
  add_hooks(workshop, bare, without);
  add_conditions(workshop);
  add_unused(workshop, bare, without);
}

}  // namespace bench
