#include "combinations.hpp"

#include <algorithm>

#include "support/rules.hpp"

namespace liveness {

using proof::Pick;
using proof::Picks;

namespace {

constexpr std::uint32_t kMostTurned = 6;

bool is_inert(const qanun::Registry& registry, const qanun::Resolved& rules, std::string_view option) {
  const auto findings = check_relations(registry, rules);
  return std::any_of(findings.begin(), findings.end(), [&](const qanun::Finding& one) {
    return one.subject == option &&
           (one.kind == qanun::RelationKind::inert || one.kind == qanun::RelationKind::ignored);
  });
}

Picks joined(Picks picks, Pick one) {
  picks.push_back(one);
  return picks;
}

}  // namespace

Combinations::Combinations(const std::string& rules)
    : space_{std::make_unique<const proof::RuleSpace>(support::installation().registry(),
                                                      support::rules(rules).resolved())},
      constraints_{std::make_unique<const proof::Constraints>(*space_)} {}

std::optional<Pick> Combinations::find(std::string_view option, const std::string& value) const {
  const auto number = space_->find(option);
  if (!number) return std::nullopt;
  const proof::SpaceOption& known = space_->options()[*number];
  for (std::size_t i = 0; i < known.samples.size(); ++i)
    if (to_text(*known.decl, known.samples[i]) == value) return Pick{*number, static_cast<std::uint16_t>(i)};
  return std::nullopt;
}

std::optional<Combined> Combinations::draw(std::string_view option, const std::string& sample,
                                           const std::string& against, qanun::Random& random) const {
  const auto first = find(option, sample);
  const auto second = find(option, against);
  if (!first || !second) return std::nullopt;
  proof::Open open = constraints_->all();
  open[first->option] = proof::Samples{1} << first->sample;
  for (std::uint32_t turned = 1 + random.below(kMostTurned); turned > 0; --turned) {
    const std::uint32_t other = random.below(static_cast<std::uint32_t>(open.size()));
    const auto samples = static_cast<std::uint32_t>(space_->options()[other].samples.size());
    if (other != first->option) open[other] = proof::Samples{1} << random.below(samples);
  }
  const auto combination = constraints_->complete(open);
  if (!combination) return std::nullopt;
  Combined out{.others = {}, .sample = *first, .against = *second};
  for (const Pick pick : proof::picks_of(*combination))
    if (pick.option != first->option) out.others.push_back(pick);
  const Picks picks = joined(out.others, *first);
  if (space_->forbidden(picks) || space_->forbidden(joined(out.others, *second))) return std::nullopt;
  if (is_inert(space_->registry(), space_->resolved(picks), option)) return std::nullopt;
  return out;
}

Sides Combinations::sides(const Combined& combined) const {
  return {{space_->apply(joined(combined.others, combined.sample)).rules,
           space_->apply(joined(combined.others, combined.against)).rules}};
}

std::string Combinations::with(const Picks& others) const {
  std::string out;
  for (const Pick pick : others) out += (out.empty() ? "" : ", ") + space_->text(pick);
  return out;
}

}  // namespace liveness
