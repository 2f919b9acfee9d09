#include "rules/playout_check.hpp"

#include <algorithm>

#include "qanun/relations.hpp"

namespace program {

namespace {

bool are_equal(const qanun::PlayedHand& a, const qanun::ActionLog& a_log, const qanun::PlayedHand& b,
               const qanun::ActionLog& b_log) {
  return digest_of(a.hand, a.sheet, a.void_deals) == digest_of(b.hand, b.sheet, b.void_deals) &&
         a.hand.played == b.hand.played && a.hand.dealt == b.hand.dealt && a.hand.takers == b.hand.takers &&
         a.sheet.lines.size() == b.sheet.lines.size() && a_log.actions == b_log.actions;
}

// A hand has one course, whether it is played by steps or by the loop for many hands.
std::optional<Fault> compare_ways(const qanun::RuleSet& rules, const qanun::PlayedHand& watched,
                                  const qanun::ActionLog& watched_log, std::uint64_t seed, std::uint64_t index) {
  qanun::PlayedHand played;
  qanun::ActionLog log;
  step_random_hand(rules, seed, index, played, &log);
  bool equal = are_equal(watched, watched_log, played, log);
  play_random_hand(rules, seed, index, played, &log);
  equal = equal && are_equal(watched, watched_log, played, log);
  if (equal) return std::nullopt;
  return Fault{.code = "F108",
               .en = "played step by step the hand comes out differently",
               .ar = "اليد تختلف نتيجتها إذا لُعبت خطوة خطوة",
               .seed = seed,
               .index = index};
}

std::optional<Fault> find_fault_in(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index) {
  qanun::PlayedHand played;
  qanun::ActionLog log;
  auto fault = proof::watch_hand(rules, seed, index, played, log);
  return fault ? fault : compare_ways(rules, played, log, seed, index);
}

bool go_together(const qanun::Registry& registry, const qanun::Resolved& rules) {
  const auto findings = check_relations(registry, rules);
  return std::all_of(findings.begin(), findings.end(), [](const qanun::Finding& finding) {
    return finding.kind == qanun::RelationKind::inert || finding.kind == qanun::RelationKind::ignored;
  });
}

}  // namespace

std::optional<Fault> find_fault(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t hands) {
  for (std::uint64_t index = 0; index < hands; ++index)
    if (auto fault = find_fault_in(rules, seed, index)) return fault;
  return std::nullopt;
}

std::optional<Blame> find_blame(const qanun::Registry& registry, const qanun::RuleSet& rules, const Fault& fault,
                                std::uint64_t hands) {
  for (const qanun::OptionEntry* entry : registry.options()) {
    const qanun::OptionDecl& option = entry->decl;
    const auto setting = rules.resolved().options.find(option.key);
    if (setting == rules.resolved().options.end() || setting->second.value == option.standard) continue;
    qanun::Resolved reversed = rules.resolved();
    reversed.options.find(option.key)->second = qanun::Setting{.value = option.standard, .origin = {}};
    if (!go_together(registry, reversed)) continue;
    qanun::Diagnostics diagnostics;
    const auto compiled = qanun::RuleSet::compile(registry, std::move(reversed), diagnostics);
    if (compiled == nullptr || find_fault_in(*compiled, fault.seed, fault.index)) continue;
    if (find_fault(*compiled, fault.seed, hands)) continue;
    return Blame{.key = std::string{option.key},
                 .value = to_text(option, setting->second.value),
                 .standard = to_text(option, option.standard),
                 .origin = setting->second.origin};
  }
  return std::nullopt;
}

}  // namespace program
